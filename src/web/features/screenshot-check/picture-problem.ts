import {
  maxScreenshotBytes,
  screenshotMissingMessage,
  screenshotSizeMessage,
  screenshotTypeMessage,
} from '../../../contract/screenshot-input.ts';

export type PictureProblem = { title: string; description: string };

/** Why what was chosen cannot be checked, as a notice; null for one good picture. Nothing is sent to find out. */
export const pictureProblem = (files: readonly File[]): PictureProblem | null => {
  const [file] = files;
  if (!file) return { title: 'No File Selected', description: screenshotMissingMessage };
  if (files.length > 1) return { title: 'One File at a Time', description: 'Please choose a single image' };
  if (!isPicture(file)) return { title: 'Invalid File Type', description: screenshotTypeMessage };
  if (file.size > maxScreenshotBytes) return { title: 'File Too Large', description: screenshotSizeMessage };
  return null;
};

/** Some systems have no type for newer formats; the name decides there. The server checks the bytes. */
export const isPicture = ({ type, name }: File): boolean =>
  type === ''
    ? /\.(?:png|jpe?g|jfif|gif|webp|avif|bmp|tiff?|hei[cf]|jxl)$/i.test(name)
    : type.startsWith('image/');
