import { skeleton } from '../../text/skeleton.ts';

/**
 * Reduces a name to what a glance sees: coarser than a skeleton, since letters that merely resemble each other become one
 * too. Only whole registered names under the same suffix are compared this way, never words inside them.
 */
export const blurName = (text: string): string =>
  skeleton(text)
    // Two letters that stand for one. The skeleton has already turned i, j and 1 into l, and rn into m.
    .replace(/lk|lc/g, 'k')
    .replace(/lh/g, 'h')
    .replace(/lb/g, 'b')
    .replace(/cl|dl/g, 'd')
    .replace(/nn|rr/g, 'm')
    .replace(/d/g, 'b')
    .replace(/e/g, 'c')
    .replace(/[mr]/g, 'n')
    .replace(/v/g, 'u')
    .replace(/6/g, 'g')
    .replace(/2/g, 'z');
