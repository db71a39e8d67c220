/** Decoded pixels. */
export type Picture = {
  width: number;
  height: number;
  /** Red, green and blue, one byte each, row by row from the top left, turned upright, on white where it was transparent. */
  data: Uint8Array;
  /** Pixels of the picture as it is shown for each pixel here: 1, unless a huge picture was reduced. */
  scale: number;
};

/** Pixels as a decoder returns them: upright, with one byte per channel. */
export type Pixels = { width: number; height: number; channels: 1 | 3 | 4; data: Uint8Array };
