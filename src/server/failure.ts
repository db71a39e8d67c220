import { type FailureBody, type FailureCode, failureStatus } from '../contract/failure.ts';

type Details = Omit<FailureBody, 'error' | 'message'> & {
  /** When it makes sense to try again; sent as the `Retry-After` header. */
  retryAfterMs?: number;
  /** The field that is wrong, where it took more than its schema to find out. Programs are told; pages show the message. */
  field?: string;
};

/** A failure we expect and can explain. Anything else that is thrown is a bug and answers 500. */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: FailureCode;
  readonly details: Omit<FailureBody, 'error' | 'message'>;
  readonly retryAfterMs: number | undefined;
  readonly field: string | undefined;

  constructor(code: FailureCode, message: string, { retryAfterMs, field, ...details }: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
    this.retryAfterMs = retryAfterMs;
    this.field = field;
  }

  get statusCode() {
    return failureStatus[this.code];
  }

  toBody(): FailureBody {
    return { message: this.message, error: this.code, ...this.details };
  }
}

export const busy = (retryAfterMs: number) =>
  new Failure('unavailable', 'The service is busy. Please try again in a few seconds.', { retryAfterMs });
