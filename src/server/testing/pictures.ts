import type { PictureReading } from '../../engine/index.ts';
import { formBody } from './form-body.ts';

/** One white pixel, by a program that wastes nothing. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mP4DwABAQEAGwJrJwAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture that orders the obedient reader what to do, or what to have seen. */
export const pictureOrdering = (order: string | Partial<PictureReading>): Buffer =>
  Buffer.concat([dot, Buffer.from(typeof order === 'string' ? order : JSON.stringify(order))]);

/** A picture in the form that the page sends. */
export const pictureForm = (content: string | Uint8Array, name = 'page.png') =>
  formBody({ field: 'screenshot', name, content });
