import { structureDetector } from './define.ts';

/** Fewer letters than a sentence: nothing was written that a filter could read. */
const maxLetters = 90;

export const structurePictureOnly = structureDetector({
  id: 'structure-picture-only',
  title: 'Only a picture with a link',
  points: 18,
  severity: 'medium',
  icon: 'Eye',
  find: ({ mail, prose, subjectEnd, links, sender }) => {
    const pictures = mail.html?.images.filter(({ isTiny }) => !isTiny) ?? [];
    const letters = prose.text.slice(subjectEnd).replace(/[^\p{L}]/gu, '').length;
    const isLinked =
      pictures.some((picture) => picture.isLinked) ||
      links.some(({ link }) => link.origin === 'area' || link.origin === 'qr');
    if (pictures.length === 0 || !isLinked || letters > maxLetters) return [];
    return links.some(({ isSenders }) => isSenders) && sender?.isEstablished
      ? []
      : [{ letters, pictures: pictures.length }];
  },
  describe: ({ letters }) =>
    `The message is a picture with a link; only ${letters} letters of text are in it. Pictures are used to show words that filters would catch.`,
  recommendation: 'Do not click a picture from a sender you do not know.',
});
