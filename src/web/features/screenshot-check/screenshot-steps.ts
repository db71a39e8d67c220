import { type ScreenshotStage, screenshotStages } from '../../../contract/analyze-screenshot.ts';

const words: Record<ScreenshotStage, string> = {
  opening: 'Reading the image',
  reading: 'Extracting text',
  looking: 'Looking for copied brands',
  judging: 'Writing your verdict',
};

/** The stages as the server reports them, and before them what the server knows nothing of: ten megabytes take a while. */
export const screenshotSteps = [
  'Uploading the picture',
  ...screenshotStages.map((stage) => words[stage]),
] as const;

export const uploadingStep = 0;

/** Null for a stage that only a newer server knows. */
export const stepOf = (stage: string): number | null => {
  const index = (screenshotStages as readonly string[]).indexOf(stage);
  return index < 0 ? null : index + 1;
};
