import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Unreadable } from '../attempt.ts';
import type { Egress } from '../egress.ts';
import { readBounded } from '../read-bounded.ts';
import { type Checkpoint, readCheckpoint } from './ct-checkpoint.ts';
import { type CtEntry, readEntries } from './ct-entries.ts';
import type { CtLog } from './ct-log-key.ts';
import { type CtTree, openTree, tileWidth } from './ct-tree.ts';

type Needs = { egress: Pick<Egress, 'open'> };

/** A whole tile of 256 certificates has one or two megabytes. */
const maxDataTile = 16 * 1024 * 1024;
const maxSmall = 16 * 1024;
const withinMs = 15_000;

/** A log did not answer, or with something else than what was asked for. */
export class LogSilent extends Error {
  override name = 'LogSilent';
}

/** Reads a log of certificates by its tiles. Each function throws `LogSilent` where it does not answer, `Unreadable` where not truly. */
export const ctLogReader = ({ egress }: Needs) => {
  const fetch = async (address: string, maxBytes: number, caller: AbortSignal) => {
    const signal = AbortSignal.any([caller, AbortSignal.timeout(withinMs)]);
    const headers = { 'accept-encoding': 'gzip, identity' };
    try {
      const answer = await egress.open(address, { signal, headers });
      if (answer.status !== 200) {
        answer.body.destroy();
        return { status: answer.status, bytes: Buffer.alloc(0) };
      }
      const bytes = await readBounded(answer.body, maxBytes);
      const isPacked = answer.headers.get('content-encoding') === 'gzip';
      return { status: 200, bytes: isPacked ? await unpacked(bytes, maxBytes) : bytes };
    } catch (error) {
      if (error instanceof Unreadable) throw error;
      throw new LogSilent('it does not answer as it should', { cause: error });
    }
  };

  const read = async (address: string, maxBytes: number, signal: AbortSignal): Promise<Buffer> => {
    const { status, bytes } = await fetch(address, maxBytes, signal);
    if (status !== 200) throw new LogSilent(`it answers with the status ${status}`);
    return bytes;
  };

  /** A log may take a part of a tile away once the whole tile is there. */
  const readTile = async (
    { url }: CtLog,
    { kind, index, width }: { kind: string; index: number; width: number },
    signal: AbortSignal,
  ): Promise<Buffer> => {
    const maxBytes = kind === 'data' ? maxDataTile : maxSmall;
    const whole = `${url}/tile/${kind}/${tilePath(index)}`;
    if (width < tileWidth) {
      const part = await fetch(`${whole}.p/${width}`, maxBytes, signal);
      if (part.status === 200) return part.bytes;
    }
    return read(whole, maxBytes, signal);
  };

  return {
    checkpoint: async ({ url, key }: CtLog, signal: AbortSignal): Promise<Checkpoint> =>
      readCheckpoint((await read(`${url}/checkpoint`, maxSmall, signal)).toString('utf8'), key),

    open: (log: CtLog, checkpoint: Checkpoint, signal: AbortSignal): Promise<CtTree> =>
      openTree(checkpoint, (level, index, width) =>
        readTile(log, { kind: String(level), index, width }, signal),
      ),

    /** The entries of one tile, as many as there are in this tree, and proved to be of it. */
    entries: async (log: CtLog, tree: CtTree, index: number, signal: AbortSignal): Promise<CtEntry[]> => {
      const width = Math.min(tileWidth, tree.size - index * tileWidth);
      const entries = readEntries(await readTile(log, { kind: 'data', index, width }, signal), width);
      await tree.proveLeaves(
        index,
        entries.map(({ hash }) => hash),
      );
      return entries;
    },
  };
};
export type CtLogReader = ReturnType<typeof ctLogReader>;

const unpack = promisify(gunzip);

const unpacked = async (bytes: Buffer, maxOutputLength: number): Promise<Buffer> => {
  try {
    return await unpack(bytes, { maxOutputLength });
  } catch {
    throw new Unreadable('its answers cannot be unpacked');
  }
};

/** `1234067` is `x001/x234/067`. */
const tilePath = (index: number): string => {
  const groups: string[] = [];
  for (let left = index; groups.length === 0 || left > 0; left = Math.floor(left / 1000))
    groups.unshift(String(left % 1000).padStart(3, '0'));
  return groups.map((group, n) => (n < groups.length - 1 ? `x${group}` : group)).join('/');
};
