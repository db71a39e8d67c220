/**
 * Writes what the line reader learns to read: prose in ten languages from our own grammars, English of real mailing lists, and
 * addresses. The pictures of these lines are drawn during training.
 *
 *   node ml/export/line-texts.ts --data ../shared/data --out .training/lines
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readMail } from '../../src/engine/training.ts';
import { labelledMails } from '../evaluate/mail-data.ts';
import { labelledUrls, thinned } from '../evaluate/url-data.ts';
import { generateMails } from '../generate/mails.ts';
import { generatePages } from '../generate/pages.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    out: { type: 'string', default: '.training/lines' },
  },
});

const maxLines = 260_000;
/** Longer ones are cut to size while they are drawn. */
const maxLength = 160;

/** Spellings that the reader has no letters for teach it nothing. */
const isLatin = (line: string) => !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(line);

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim().slice(0, maxLength))
    .filter((line) => line.length > 1 && isLatin(line));

const prose = new Set<string>();
for (const { text } of generatePages({ seed: 7, count: 9000 }))
  for (const line of linesOf(text)) prose.add(line);
for (const { raw } of generateMails({ seed: 7, count: 6000 })) {
  const mail = await readMail({ content: raw });
  for (const line of linesOf(mail?.shown.text ?? '')) prose.add(line);
}
for await (const mail of labelledMails(values.data)) {
  if (prose.size >= maxLines) break;
  if (mail.kind !== 'legitimate' || mail.part === 'reserve') continue;
  const read = await readMail(mail.input);
  for (const line of linesOf(read?.shown.text ?? '').slice(0, 20)) prose.add(line);
}

const addresses = new Set<string>();
for await (const { url, part } of thinned(labelledUrls(values.data), 3)) {
  if (part !== 'reserve' && /^[!-~]+$/.test(url)) addresses.add(url.slice(0, maxLength));
}

mkdirSync(values.out, { recursive: true });
writeFileSync(`${values.out}/prose.txt`, [...prose].join('\n'));
writeFileSync(`${values.out}/addresses.txt`, [...addresses].join('\n'));
process.stdout.write(`${prose.size} lines of prose, ${addresses.size} addresses\n`);
