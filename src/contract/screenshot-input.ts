// What the page needs to know of a check of a picture before it has loaded a schema.

/** `POST /api/analyze/screenshot`, multipart, one image in the field `screenshot`. */
export const screenshotField = 'screenshot';
export const maxScreenshotBytes = 10 * 1024 * 1024;

/** The words of the specification for what is not an image, is too large, or is missing. */
export const screenshotTypeMessage = 'Please select an image file (PNG, JPG, GIF)';
export const screenshotSizeMessage = 'Please select an image smaller than 10MB';
export const screenshotMissingMessage = 'Please select an image to analyze';

/** What happens to a picture, in order. */
export const screenshotStages = ['opening', 'reading', 'looking', 'judging'] as const;
export type ScreenshotStage = (typeof screenshotStages)[number];
