import { createHash } from 'node:crypto';
import { readLines } from '../read-lines.ts';
import type { Part } from '../split.ts';

export type LabelledMail = {
  id: string;
  kind: 'phishing' | 'legitimate' | 'spam';
  source: string;
  /** Four digits, or empty when the message is undated. */
  year: string;
  half: 'fit' | 'unseen';
  /** The same division, with a part of the unseen half that no model learns from either. */
  part: Part;
  /** A crude guess at what a lure is about; only lures have it. */
  weakKind?: string;
  /** What sort of mail it is (`bank_alert`, `newsletter`), if a person classified it. */
  genre?: string;
  /** `en`, `ja`, where it is known. */
  language?: string;
  input: { bytes: Uint8Array } | { content: string; sender?: string; subject?: string };
};

type Row = {
  id: string;
  label: number | string;
  source: string;
  has_raw: boolean;
  raw?: string;
  from?: string;
  reply_to?: string;
  return_path?: string;
  subject?: string;
  date?: string;
  body: string;
  body_sha1?: string;
  weak_kind?: string;
  kind?: string;
  lang?: string;
};

export const mailFiles = [
  'train_phish',
  'train_phish_verified',
  'train_legit',
  'train_legit_commercial',
  'train_legit_commercial_2026',
  'aux_spam_not_phish',
] as const;

/**
 * The labelled messages, each sorted into the half the points are fitted on or the half they are reported on, by the hash
 * of its letters: copies of one campaign fall on one side.
 */
export async function* labelledMails(data: string): AsyncGenerator<LabelledMail> {
  for (const file of mailFiles) {
    for await (const line of readLines(`${data}/emails/${file}.jsonl.gz`)) {
      const row = JSON.parse(line) as Row;
      const part = partOfMail(row.body_sha1 ?? createHash('sha1').update(row.body).digest('hex'));
      yield {
        id: row.id,
        kind: row.label === 1 ? 'phishing' : row.label === 0 ? 'legitimate' : 'spam',
        // Commercial mail comes from dozens of places, which count as one: cx_.
        source: file === 'train_legit_commercial_2026' ? `cx_${row.source}` : row.source,
        year: /^(?:19|20)\d\d/.exec(row.date ?? '')?.[0] ?? '',
        half: part === 'fit' ? 'fit' : 'unseen',
        part,
        ...(row.weak_kind && { weakKind: row.weak_kind }),
        ...(row.kind && { genre: row.kind }),
        ...(row.lang && { language: row.lang }),
        input: inputOf(row),
      };
    }
  }
}

/** As `partOf` divides, by a hash that the data already carry. */
const partOfMail = (sha1: string): Part => {
  if (Number.parseInt(sha1.charAt(0), 16) % 2 === 0) return 'fit';
  return Number.parseInt(sha1.slice(2, 4), 16) % 5 < 2 ? 'reserve' : 'train';
};

/** The source where there is one. Otherwise what a person would paste: the header lines they see, and the text. */
const inputOf = (row: Row): LabelledMail['input'] => {
  if (row.has_raw && row.raw) return { bytes: Buffer.from(row.raw, 'utf8') };
  const head = [
    row.from && `From: ${row.from}`,
    row.reply_to && `Reply-To: ${row.reply_to}`,
    row.subject && `Subject: ${row.subject}`,
  ].filter((one): one is string => Boolean(one));
  const lines = head.map((one) => one.replace(/\s+/g, ' '));
  return { content: lines.length > 0 ? `${lines.join('\n')}\n\n${row.body}` : row.body };
};
