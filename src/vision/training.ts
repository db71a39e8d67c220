/** What training and evaluation need of the picture reader. The server never imports it. */
export { layoutDigits } from './layout/layout-digits.ts';
export { softenLayout } from './layout/layout-likeness.ts';
export { type LayoutTable, layoutsOf } from './layout/layout-table.ts';
export { likeAmong } from './layout/like-layouts.ts';
export { type PageSignature, pageLikeness, signatureParts, signaturesOf } from './layout/page-signature.ts';
export { hueShare } from './layout/palette.ts';
export { lookDistance, pictureHash } from './layout/picture-hash.ts';
export { areaOf, overlap, sharedArea } from './logos/boxes.ts';
export { cropsOf } from './logos/crop.ts';
export { findLogos } from './logos/find-logos.ts';
export { proposePlaces } from './logos/propose.ts';
export type { Picture } from './picture.ts';
export { PictureRefused } from './picture-refused.ts';
