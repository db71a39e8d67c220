export { judgePicture } from './judge.ts';
export { readPageTextModel } from './page-text-model.ts';
