/** What was given cannot be checked: the message says why, in the words of the server. */
export class CannotCheck extends Error {
  override name = 'CannotCheck';
  readonly code: 'invalid_input' | 'too_large' | 'unreadable';

  constructor(code: CannotCheck['code'], message: string) {
    super(message);
    this.code = code;
  }
}
