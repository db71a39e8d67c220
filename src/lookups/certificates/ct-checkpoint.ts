import { createHash, type KeyObject, verify } from 'node:crypto';
import { Unreadable } from '../attempt.ts';
import type { CtLogKey } from './ct-log-key.ts';

/** What a log says of itself, signed: so many entries, with this root (c2sp.org/static-ct-api, “Checkpoints”). */
export type Checkpoint = { size: number; root: Buffer };

/** The kind of signature in a note that RFC 6962 logs make. */
const treeHeadSignature = 0x05;
const maxSize = 2 ** 40;
const maxLength = 16 * 1024;
const maxSignatures = 20;

/** Reads a checkpoint, and throws where the log has not signed it. */
export const readCheckpoint = (text: string, { key, id }: CtLogKey): Checkpoint => {
  const end = text.indexOf('\n\n');
  const [origin = '', sizeLine = '', rootLine = '', ...extensions] = text
    .slice(0, Math.max(end, 0))
    .split('\n');
  const size = Number(sizeLine);
  const root = Buffer.from(rootLine, 'base64');
  const isWhole = text.length <= maxLength && origin !== '' && root.length === 32;
  // What stands in further lines would not be signed: the specification forbids them.
  if (!isWhole || extensions.length > 0 || !/^(?:0|[1-9]\d{0,12})$/.test(sizeLine) || size > maxSize)
    throw new Unreadable('its checkpoint cannot be read');
  const keyId = createHash('sha256')
    .update(`${origin}\n`)
    .update(Buffer.from([treeHeadSignature]))
    .update(id)
    .digest()
    .subarray(0, 4);
  const isSigned = text
    .slice(end + 2)
    .split('\n')
    .slice(0, maxSignatures)
    .some((line) => {
      const signature = signatureOn(line, origin);
      return (
        signature?.subarray(0, 4).equals(keyId) && isSignedBy(key, signature.subarray(4), { size, root })
      );
    });
  if (!isSigned) throw new Unreadable('its checkpoint is not signed with its key');
  return { size, root };
};

const signatureOn = (line: string, origin: string): Buffer | null => {
  const head = `\u2014 ${origin} `;
  return line.startsWith(head) ? Buffer.from(line.slice(head.length), 'base64') : null;
};

/** The time, and a DigitallySigned (RFC 5246 4.7): two algorithms, a length, the signature. */
const isSignedBy = (key: KeyObject, note: Buffer, { size, root }: Checkpoint): boolean => {
  if (note.length < 12 || note.readUInt16BE(10) !== note.length - 12) return false;
  // A TreeHeadSignature (RFC 6962 3.5): version, type, time, size, root.
  const head = Buffer.alloc(18);
  head.writeUInt8(1, 1);
  note.copy(head, 2, 0, 8);
  head.writeBigUInt64BE(BigInt(size), 10);
  return verify('sha256', Buffer.concat([head, root]), key, note.subarray(12));
};
