import type { PictureReading } from '../engine/parse/picture/picture-reading.ts';

export type { PictureReading };
