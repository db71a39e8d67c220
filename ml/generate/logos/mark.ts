/** One way a brand's mark is drawn. A brand may have several. */
export type Mark = {
  /** The brand's own domain, as the table of brands has it. */
  brand: string;
  /** Unlike every other mark's. */
  id: string;
  /** What stands inside the `<svg>` element. Where it has one ink, it is drawn in `currentColor`. */
  body: string;
  /** The space the body is drawn in: left, top, width, height. */
  view: readonly [number, number, number, number];
  /** The brand's colour, for a mark of one ink; null where the colours are part of the drawing. */
  ink: string | null;
  /**
   * Whether it is still the brand's in other colours. Four squares are Microsoft's only in four colours, and a grey
   * cloud is anybody's.
   */
  isAnyColour: boolean;
};

/** The mark as a picture of its own, drawn in a colour where it has one ink. */
export const svgOf = (
  { body, view }: Pick<Mark, 'body' | 'view'>,
  ink = '#000',
  height = view[3],
): string => {
  const width = (height * view[2]) / view[3];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}" width="${width}" height="${height}" color="${ink}" fill="${ink}">${body}</svg>`;
};
