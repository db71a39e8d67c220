/** Why a file cannot be read. */
export type RefusalReason =
  /** By its content, whatever its name. */
  | 'not-an-image'
  /** A picture, but of a kind that cannot be decoded here: JPEG XL, icons. */
  | 'unknown-kind'
  /** It declares more pixels or frames than any legitimate picture has. */
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
