import { Unreadable } from '../attempt.ts';
import { leafHash } from './ct-tree.ts';

/** One certificate of a log. */
export type CtEntry = {
  /** Of its leaf in the tree. */
  hash: Buffer;
  /** In DER; of one that is still to be issued, the precertificate. */
  certificate: Buffer;
};

const entryTypes = { certificate: 0, precertificate: 1 };

/** The first entries of a data tile (c2sp.org/static-ct-api, “Log entries”). */
export const readEntries = (tile: Buffer, count: number): CtEntry[] => {
  const { at, take, number } = readerOf(tile);
  return Array.from({ length: count }, (): CtEntry => {
    const start = at();
    // When it was logged.
    take(8);
    const type = number(2);
    const isPrecertificate = type === entryTypes.precertificate;
    if (type !== entryTypes.certificate && !isPrecertificate) throw unreadable();
    // Whose key is to sign it.
    if (isPrecertificate) take(32);
    const signed = take(number(3));
    // Extensions.
    take(number(2));
    const leaf = tile.subarray(start, at());
    const certificate = isPrecertificate ? take(number(3)) : signed;
    // Fingerprints of its chain.
    take(number(2));
    // Version and type of the leaf stand before it (RFC 6962 3.4).
    return { hash: leafHash(Buffer.concat([Buffer.from([0, 0]), leaf])), certificate };
  });
};

const unreadable = () => new Unreadable('its entries cannot be read');

const readerOf = (bytes: Buffer) => {
  let at = 0;
  const take = (length: number): Buffer => {
    if (at + length > bytes.length) throw unreadable();
    at += length;
    return bytes.subarray(at - length, at);
  };
  return { at: () => at, take, number: (length: number) => take(length).readUIntBE(0, length) };
};
