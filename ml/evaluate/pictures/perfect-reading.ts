import type { PictureReading } from '../../../src/engine/training.ts';
import type { PictureItem } from '../../generate/pictures/picture-item.ts';

/** What a reader without errors would return: any mistake left is the judge's. */
export const perfectReading = (item: PictureItem): PictureReading => ({
  width: item.width,
  height: item.height,
  lines: item.lines
    .map(({ text, box }) => ({ text, box, confidence: 1 }))
    .toSorted((a, b) => a.box.top - b.box.top || a.box.left - b.box.left),
  codes: item.codes,
  logos: item.logos.map((logo) => ({ ...logo, confidence: 1 })),
  shapes: item.fields.map(({ box }) => ({ kind: 'field', box })),
  layouts: [],
  hash: { look: '0'.repeat(16), layout: '' },
  photographic: item.kind === 'photograph' ? 1 : 0,
  unread: [],
});
