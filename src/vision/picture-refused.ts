/** Why a file cannot be looked at. */
export type RefusalReason =
  /** By its content; whatever it is called. */
  | 'not-an-image'
  /** A picture, of a kind nobody here can decode: JPEG XL, icons. */
  | 'unknown-kind'
  /** It declares more pixels or frames than any honest picture has. */
  | 'too-large'
  /** Damaged, or cut off too early. */
  | 'unreadable';

/** The one error that `openPicture` throws on purpose. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(`the picture was refused: ${reason}`, options);
    this.reason = reason;
  }
}
