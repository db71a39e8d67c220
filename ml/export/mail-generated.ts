import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { partOf } from '../split.ts';
import type { ExportedMail } from './mail-row.ts';

type Line = {
  id: string;
  label: number | string;
  source: string;
  genre?: string;
  language?: string;
  family?: string;
  style?: string;
  raw: string;
};

/** Messages made from our own grammars, one JSON object per line. One family falls on one side: its members are alike. */
export async function* generatedMails(path: string): AsyncGenerator<ExportedMail> {
  for await (const text of createInterface({ input: createReadStream(path) })) {
    if (text === '') continue;
    const { id, label, source, raw, genre, language, family, style } = JSON.parse(text) as Line;
    const part = partOf(family ?? id);
    yield {
      id,
      kind: label === 1 ? 'phishing' : label === 0 ? 'legitimate' : 'spam',
      source,
      year: '',
      half: part === 'fit' ? 'fit' : 'unseen',
      part,
      ...(genre && { genre }),
      ...(language && { language }),
      ...(family && { family }),
      ...(style && { style }),
      input: { content: raw },
    };
  }
}
