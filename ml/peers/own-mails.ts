import { readdir, readFile } from 'node:fs/promises';
import type { ComparedMail } from './compare-peers.ts';

export const ownSource = 'own_corpus';
const folder = new URL('../../src/engine/testing/mails/', import.meta.url);

/** The messages our own tests hold the engine to, written by hand with invented people and domains. */
export const ownMails = async (): Promise<ComparedMail[]> => {
  const mails: ComparedMail[] = [];
  for (const kind of ['phishing', 'legitimate'] as const) {
    const files = (await readdir(new URL(kind, folder))).filter((file) => file.endsWith('.eml')).sort();
    for (const file of files) {
      const bytes = await readFile(new URL(`${kind}/${file}`, folder));
      mails.push({ id: `${ownSource}/${kind}/${file}`, kind, source: ownSource, input: { bytes } });
    }
  }
  return mails;
};
