import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeOwnFolder, type OwnFolder } from './own-folder.ts';
import type { Peer, PeerMail, PeerVerdict } from './peer.ts';
import { runTool, toolVersion } from './run-tool.ts';

const timeoutMs = 300_000;

/**
 * bogofilter with its default settings: a Bayesian filter that knows nothing but what it is trained on, so it is trained on
 * the same messages as our model. Nothing of it needs a network. "Unsure" counts as not flagged.
 */
export const bogofilter = (): Peer => {
  let made: Promise<OwnFolder> | undefined;
  const folder = async () => {
    made ??= makeOwnFolder();
    return (await made).path;
  };
  return {
    name: 'bogofilter',
    version: () => toolVersion('bogofilter'),
    train: async (spam, ham) => {
      await bulk(await folder(), ['-s'], spam);
      await bulk(await folder(), ['-n'], ham);
    },
    judge: async (mails) => verdictsIn(await bulk(await folder(), ['-T'], mails)),
    close: async () => {
      await (await made)?.remove();
    },
  };
};

/** One run over many messages, each in a file of its own that is named after it. */
const bulk = async (folder: string, options: string[], mails: PeerMail[]): Promise<string> => {
  const inbox = join(folder, 'inbox');
  await mkdir(inbox);
  try {
    for (const { id, raw } of mails) await writeFile(join(inbox, id), raw);
    // Without -C a configuration of this machine's user would take part.
    const args = ['-C', '-d', folder, '--db-transaction=no', '-b', ...options];
    const input = mails.map(({ id }) => `${join(inbox, id)}\n`).join('');
    const output = await runTool('bogofilter', args, { input, timeoutMs });
    if (output === null || output.code === 3)
      throw new Error(`bogofilter failed: ${output?.stderr ?? 'not found'}`);
    return output.stdout;
  } finally {
    await rm(inbox, { recursive: true, force: true });
  }
};

/** Lines like `/folder/inbox/17 S 0.999961`, with S for spam, H for ham and U for unsure. */
export const verdictsIn = (output: string): Map<string, PeerVerdict> =>
  new Map(
    [...output.matchAll(/^.*\/(\S+) ([SHU]) ([\d.e-]+)$/gm)].map(([, id = '', letter, score]) => [
      id,
      { isFlagged: letter === 'S', score: Number(score) },
    ]),
  );
