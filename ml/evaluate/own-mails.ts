import { readdirSync, readFileSync } from 'node:fs';
import { generateMails } from '../generate/mails.ts';
import { partOf } from '../split.ts';
import type { LabelledMail } from './mail-data.ts';
import type { PastedForm } from './pasted.ts';

/** A labelled message, or one of ours, which no division concerns. */
export type EvaluatedMail = Omit<LabelledMail, 'part' | 'half'> & {
  part: LabelledMail['part'] | 'ours';
  /** Set for messages of our own grammars: the letter was kept from training. */
  isUnseenLetter?: boolean;
  /** Set for a copy as people paste it: how much of the message they took. */
  pasted?: PastedForm;
};

export const corpusSource = 'own corpus';
export const gateSource = 'own gate';
export const fluentSource = 'own gate, fluent';

const testing = new URL('../../src/engine/testing/', import.meta.url);
const pathOf = { [corpusSource]: 'mails/', [gateSource]: 'gate/mails/' } as const;

/** Written by hand with invented people and domains: what our tests hold the engine to, never used for tuning. */
export const handWrittenMails = (source: keyof typeof pathOf): EvaluatedMail[] =>
  (['phishing', 'legitimate'] as const).flatMap((kind) => {
    const folder = new URL(`${pathOf[source]}${kind}/`, testing);
    const files = readdirSync(folder).filter((file) => /\.(?:eml|txt)$/.test(file));
    return files.sort().map((file): EvaluatedMail => {
      const bytes = readFileSync(new URL(file, folder));
      const isFluent = source === gateSource && kind === 'phishing' && file.startsWith('fluent-');
      return {
        id: `${source}/${kind}/${file}`,
        kind,
        source: isFluent ? fluentSource : source,
        year: '',
        part: 'ours',
        input: file.endsWith('.txt') ? { content: bytes.toString('utf8') } : { bytes },
      };
    });
  });

/** The training was given the messages of the first seed. */
const otherSeed = 2;

/** Messages of our own grammars that no model has read, half of them of letters it has read others of. */
export const grammarMails = (count: number): EvaluatedMail[] =>
  [...generateMails({ seed: otherSeed, count })].map(
    ({ id, label, source, genre, language, family, raw }) => ({
      id,
      kind: label === 1 ? 'phishing' : 'legitimate',
      source,
      year: '',
      part: 'ours',
      genre,
      language,
      isUnseenLetter: partOf(family) === 'reserve',
      input: { content: raw },
    }),
  );
