import { readFileSync } from 'node:fs';

/**
 * The format of phone photographs: 360 × 120 pixels, a red stripe of 60 on the left, then `Your account is limited` over
 * `paypa1-login.com`. Nothing here can write HEIC; it was made once from our own drawing with libheif's `heif-enc -q 55`.
 */
export const phoneHeic = (): Buffer<ArrayBuffer> =>
  Buffer.from(readFileSync(new URL('telephone.heic', import.meta.url)));
