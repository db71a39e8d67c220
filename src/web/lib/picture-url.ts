import { useEffect, useState } from 'react';

/**
 * An address under which the page can show a picture it holds; null until it is known. It is revoked when the
 * picture changes or leaves, as the browser would keep every picture in memory otherwise.
 *
 * Of one that moves the first frame is shown: that is the one which was read, and motion would distract.
 */
export const usePictureUrl = (file: File | null): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    let made = '';
    let isGone = false;
    const show = (picture: Blob) => {
      if (isGone) return;
      made = URL.createObjectURL(picture);
      setUrl(made);
    };
    // One that cannot be drawn is passed on as it is: the place that shows it reports that.
    if (mayMove.test(file.type)) firstFrame(file).then(show, () => show(file));
    else show(file);
    return () => {
      isGone = true;
      setUrl(null);
      if (made) URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
};

const mayMove = /^image\/(?:gif|webp|avif|apng)$/;

const firstFrame = async (file: File): Promise<Blob> => {
  const frame = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = frame.width;
  canvas.height = frame.height;
  canvas.getContext('2d')?.drawImage(frame, 0, 0);
  frame.close();
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve);
  return (await promise) ?? file;
};
