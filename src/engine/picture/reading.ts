/** A place in a picture, in pixels of the picture as a person sees it: turned upright, not scaled. */
export type Box = { left: number; top: number; width: number; height: number };

/** One line of writing. Words far apart on the same height are lines of their own. */
export type ReadLine = {
  text: string;
  box: Box;
  /** How sure the reader is of the whole line, 0 to 1. */
  confidence: number;
};

/** A QR code, decoded. */
export type SeenCode = { text: string; box: Box };

/** A company's logo. */
export type SeenLogo = {
  /** The brand's own domain, as the table of brands has it. */
  brand: string;
  box: Box;
  /** 0 to 1; the logo finder reports only what it is confident of. */
  confidence: number;
};

/** A drawn part of an interface, found by its shape alone. */
export type SeenShape = {
  /** An empty frame one would type into, a filled one that could be pressed, a frame with a title bar inside the picture. */
  kind: 'field' | 'button' | 'window';
  box: Box;
};

/** How alike two pictures look, without keeping either. */
export type PictureHash = {
  /** 64 bits of the coarse picture, as 16 hexadecimal digits: for the same picture scaled, compressed or slightly cropped. */
  look: string;
  /** Where things are, whatever their text and colour, as hexadecimal digits: for the same kind of page. */
  layout: string;
};

/** A known layout that the picture resembles. */
export type SeenLayout = {
  /** The brand's own domain, as the table of brands has it. */
  brand: string;
  /** What the layout is of: 'sign-in page'. */
  what: string;
  /** 0 to 1, 1 for the same picture. */
  likeness: number;
};

/** Everything that was seen in a picture. The judge knows nothing else about it. */
export type PictureReading = {
  width: number;
  height: number;
  /** From top to bottom, from left to right. */
  lines: ReadLine[];
  codes: SeenCode[];
  logos: SeenLogo[];
  shapes: SeenShape[];
  layouts: SeenLayout[];
  hash: PictureHash;
  /** Made by a camera or full of small colour changes, as opposed to drawn by a program: 0 to 1. */
  photographic: number;
  /** What could not be looked at, and why, in words: 'the text, because it took too long'. */
  unread: string[];
};
