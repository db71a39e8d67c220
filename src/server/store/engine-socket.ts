import { Duplex } from 'node:stream';
import { joined } from './engine-wire.ts';

export type EngineLine = {
  send: (bytes: Uint8Array) => void;
  leave: () => void;
};

/** What the driver writes lies in memory that it shares among all it writes: joined, it is always copied. */
const nothing = new Uint8Array(0);

/** PostgreSQL's message that a client leaves. The engine has no use for it. */
const isFarewell = (bytes: Buffer) => bytes.length === 5 && bytes[0] === 'X'.charCodeAt(0);

/** As the driver expects of a connection to a server, and on the other side the embedded engine. */
export class EngineSocket extends Duplex {
  readonly #line: EngineLine;

  constructor(line: EngineLine) {
    super();
    this.#line = line;
  }

  /** What the engine has answered. */
  hear(bytes: Uint8Array): void {
    if (!this.destroyed) this.push(bytes);
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // What comes is pushed when it comes.
  }

  override _write(bytes: Buffer, _: BufferEncoding, done: () => void): void {
    if (!isFarewell(bytes)) this.#line.send(joined([bytes, nothing]));
    done();
  }

  /** A statement and its values: messages that go together. */
  override _writev(all: { chunk: Buffer }[], done: () => void): void {
    this.#line.send(joined([...all.map(({ chunk }) => chunk), nothing]));
    done();
  }

  override _final(done: () => void): void {
    this.#line.leave();
    this.push(null);
    done();
  }
}
