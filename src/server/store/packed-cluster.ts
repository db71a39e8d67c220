import { chmodSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { unpackTar } from './unpack-tar.ts';

/** A cluster with empty tables, packed by `npm run pack-cluster`: building one takes seconds. */
export const packedCluster = new URL('./empty-cluster.tar.br', import.meta.url);

const clusterArchive = () => brotliDecompressSync(readFileSync(packedCluster));

/** As the engine itself takes it, for one that is kept in memory. */
export const emptyCluster = (): Blob => new Blob([clusterArchive()]);

/** On first use. The folder appears complete or not at all: a start that is killed halfway leaves only a draft, deleted here. */
export const unpackCluster = (folder: string): void => {
  if (existsSync(folder)) return;
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  unpackTar(clusterArchive(), draft);
  // The engine writes its files open to everyone. This folder is ours to close; its parent may belong to another user.
  chmodSync(draft, 0o700);
  renameSync(draft, folder);
};
