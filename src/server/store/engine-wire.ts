import type { PGlite } from '@electric-sql/pglite';

/** What one connection sends at once: whole messages of PostgreSQL's protocol. */
export type Sent = {
  connection: number;
  bytes: Uint8Array;
  /** No room on the disk: what begins now may only read. */
  isReadOnly: boolean;
};

export type ToEngine = Sent | { leaves: number } | { closes: true };
export type FromEngine =
  | { isReady: true }
  | { connection: number; bytes: Uint8Array /** The engine has stopped for good. */; isLast?: true };

type Ears = {
  answer: (connection: number, bytes: Uint8Array) => void;
  /** Called from within the engine, which must not be asked anything more. */
  onPanic: (connection: number, bytes: Uint8Array) => void;
};

type Engine = Pick<PGlite, 'execProtocolRawStream'>;

/**
 * Several connections to an engine that has one session: what they send is done in the order in which it comes, and once one has
 * begun a transaction the others wait for its end.
 */
export const wireOf = (engine: Engine, { answer, onPanic }: Ears) => {
  const waiting: Sent[] = [];
  let holder: number | null = null;
  let isReadOnly = false;
  let isBusy = false;

  const ask = async (connection: number, bytes: Uint8Array): Promise<Uint8Array> => {
    const pieces: Uint8Array[] = [];
    await engine.execProtocolRawStream(bytes, {
      syncToFs: false,
      onRawData: (seen) => {
        // A view of the engine's own memory.
        const piece = seen.slice();
        pieces.push(piece);
        if (Buffer.from(piece.buffer).includes(panic)) onPanic(connection, joined(pieces));
      },
    });
    return joined(pieces);
  };

  const serve = async ({ connection, bytes, isReadOnly: mustOnlyRead }: Sent) => {
    if (holder === null && mustOnlyRead !== isReadOnly) {
      isReadOnly = mustOnlyRead;
      await ask(connection, query(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`));
    }
    const answered = await ask(connection, bytes);
    holder = isInTransaction(answered) ? connection : null;
    answer(connection, answered);
  };

  const next = () => {
    const at = waiting.findIndex(({ connection }) => holder === null || holder === connection);
    return at < 0 ? undefined : waiting.splice(at, 1)[0];
  };

  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let sent = next(); sent; sent = next()) await serve(sent);
    isBusy = false;
  };

  return {
    take: (sent: Sent): void => {
      waiting.push(sent);
      void work();
    },
    /** A connection that is gone leaves no transaction behind. */
    leave: (connection: number): void => {
      if (holder === connection) waiting.unshift({ connection, bytes: query('rollback'), isReadOnly });
      void work();
    },
  };
};

/** How an error begins that ends the engine. No value of a row can hold it: their texts have no zero byte. */
const panic = Buffer.from('SPANIC\0VPANIC\0');

/** The last message says whether the session is idle (I), in a transaction (T) or in a failed one (E). */
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5]);
const isInTransaction = (answered: Uint8Array) =>
  answered.length >= 6 &&
  readyForQuery.equals(answered.subarray(-6, -1)) &&
  answered[answered.length - 1] !== 'I'.charCodeAt(0);

/** With memory of its own, which can move to another thread. */
export const joined = (pieces: readonly Uint8Array[]): Uint8Array => {
  const [first] = pieces;
  if (pieces.length === 1 && first) return first;
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
};

const query = (text: string): Uint8Array => {
  const words = Buffer.from(`${text}\0`);
  const head = Buffer.from([...Buffer.from('Q'), 0, 0, 0, 0]);
  head.writeInt32BE(4 + words.length, 1);
  return Buffer.concat([head, words]);
};
