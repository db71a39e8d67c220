import { readFile } from 'node:fs/promises';

const repository = new URL('../../../.git/', import.meta.url);

/** Which commit the product runs from, so that a figure can be traced to the source it was measured with. */
export const sourceCommit = (folder: URL = repository): (() => Promise<string | null>) => {
  let kept: Promise<string | null> | undefined;
  return () => {
    kept ??= readCommit(folder);
    return kept;
  };
};

/** Null for a copy without its history. */
const readCommit = async (folder: URL): Promise<string | null> => {
  const read = (name: string) => readFile(new URL(name, folder), 'utf8').catch(() => '');
  const head = (await read('HEAD')).trim();
  const [, branch] = /^ref: (refs\/[\w./-]+)$/.exec(head) ?? [];
  if (branch === undefined || branch.includes('..')) return toCommit(head);
  const packed = (await read('packed-refs')).split('\n').find((line) => line.endsWith(` ${branch}`)) ?? '';
  return toCommit((await read(branch)).trim()) ?? toCommit(packed.slice(0, 40));
};

const toCommit = (text: string) => (/^[0-9a-f]{40}$/.test(text) ? text : null);
