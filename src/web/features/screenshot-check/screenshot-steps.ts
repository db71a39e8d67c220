import { type ScreenshotStage, screenshotStages } from '../../../contract/screenshot-input.ts';

const words: Record<ScreenshotStage, string> = {
  opening: 'Reading the image',
  reading: 'Extracting text',
  looking: 'Looking for copied brands',
  judging: 'Writing your verdict',
};

/** The stages that the server reports, after the upload, of which it knows nothing: ten megabytes take a while. */
export const screenshotSteps = [
  'Uploading the picture',
  ...screenshotStages.map((stage) => words[stage]),
] as const;

export const uploadingStep = 0;

export const stepOf = (stage: ScreenshotStage): number => screenshotStages.indexOf(stage) + 1;
