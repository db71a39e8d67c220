import { rmSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Debian's `nobody`. The tools read hostile mail and refuse to, or should not, do that as root.
const nobody = 65_534;

/** Who a tool runs as: us, or nobody in particular when we are root. */
export const unprivileged = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

export type OwnFolder = { path: string; remove: () => Promise<void> };

/** A temporary folder that belongs to whom the tools run as. Short: a socket's path may have 107 bytes. */
export const makeOwnFolder = async (): Promise<OwnFolder> => {
  const path = await mkdtemp(join(tmpdir(), 'peer-'));
  if (unprivileged.uid !== undefined) await chown(path, unprivileged.uid, unprivileged.gid);
  const removeWithUs = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', removeWithUs);
  const remove = async () => {
    await rm(path, { recursive: true, force: true });
    process.off('exit', removeWithUs);
  };
  return { path, remove };
};
