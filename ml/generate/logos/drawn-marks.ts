import { readText } from '../../corpus/read.ts';
import type { Mark } from './mark.ts';
import { outlineOf } from './package-marks.ts';

const markOf = (head: string, body: string): Mark => {
  const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(head)?.[1];
  const [left = 0, top = 0, width = 24, height = 24] = (value('viewBox') ?? '').split(' ').map(Number);
  return {
    brand: value('data-brand') ?? '',
    id: value('id') ?? '',
    body: body.replace(/\s*\n\s*/g, '').replace(/\{outline (\w+)\}/g, (_, slug) => outlineOf(slug)),
    view: [left, top, width, height],
    ink: value('data-ink') ?? null,
    isAnyColour: value('data-any-colour') === 'yes',
  };
};

/**
 * Marks that the package does not have, or has in one colour only where people know them in several, some of them twice
 * because they differ from place to place. Of simple shapes: close enough to be recognised at the sizes a screen shows.
 */
export const drawnMarks: readonly Mark[] = [
  ...readText('marks.svg').matchAll(/<symbol([^>]*)>(.*?)<\/symbol>/gs),
].map(([, head = '', body = '']) => markOf(head, body));
