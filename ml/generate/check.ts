import { Buffer } from 'node:buffer';
import { parseArgs } from 'node:util';
import { judgeMail, readMail } from '../../src/engine/training.ts';
import { factsFor, loadPopularity } from '../evaluate/popularity-table.ts';
import type { GeneratedMail } from './generated-mail.ts';
import { generateMails } from './mails.ts';
import { nearCopies } from './near-copies.ts';

// What the generator makes, and what the rules say to it: node ml/generate/check.ts --count 3000
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '3000' },
    show: { type: 'string', default: '' },
  },
});

type Judged = { mail: GeneratedMail; text: string; level: string; found: string[]; score: number };

const say = (line = '') => process.stdout.write(`${line}\n`);
const share = (part: number, whole: number) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`.padStart(7);

const popularity = loadPopularity();
const judged: Judged[] = [];
for (const mail of generateMails({ seed: Number(values.seed), count: Number(values.count) })) {
  const read = await readMail({ bytes: Buffer.from(mail.raw, 'utf8') });
  const verdict = judgeMail(read, { urlFacts: (url) => factsFor(url, popularity) });
  judged.push({
    mail,
    text: read.shown.text.slice(read.shown.bodyStart),
    level: verdict.riskLevel,
    score: verdict.riskScore,
    found: verdict.threats.map(({ type, score }) => `${type} ${score}`),
  });
}

const tally = (title: string, keyOf: (one: Judged) => string) => {
  const groups = Map.groupBy(judged, keyOf);
  say(`\n${title}`);
  for (const [key, group] of [...groups].sort(([a], [b]) => a.localeCompare(b))) {
    const flagged = group.filter(({ level }) => level !== 'safe').length;
    say(`${key.padEnd(42)} ${String(group.length).padStart(5)}  not safe ${share(flagged, group.length)}`);
  }
};

/** The surface that must not tell the sides apart. */
const surface: [string, RegExp][] = [
  ['Authentication-Results', /^Authentication-Results:/m],
  ['Received', /^Received:/m],
  ['DKIM-Signature', /^DKIM-Signature:/m],
  ['Return-Path', /^Return-Path:/m],
  ['Reply-To', /^Reply-To:/m],
  ['List-Unsubscribe', /^List-Unsubscribe:/m],
  ['an HTML part', /^Content-Type: text\/html; charset/m],
  ['a text part', /^Content-Type: text\/plain/m],
  ['base64', /^Content-Transfer-Encoding: base64/m],
  ['an attachment', /^Content-Disposition: attachment/m],
  ['no header at all', /^(?![\s\S]*\nMIME-Version:)/],
];

tally('By source', ({ mail }) => mail.source);
tally('By label and language', ({ mail }) => `${mail.label} ${mail.language}`);
tally('By label and style', ({ mail }) => `${mail.label} ${mail.style}`);
say('\nSurface, honest and lure');
for (const [name, pattern] of surface) {
  const sides = [0, 1].map((label) => judged.filter(({ mail }) => mail.label === label));
  say(
    `${name.padEnd(26)} ${sides.map((side) => share(side.filter(({ mail }) => pattern.test(mail.raw)).length, side.length)).join(' ')}`,
  );
}
const families = new Set(judged.map(({ mail }) => mail.family));
const copies = nearCopies(judged.map(({ text }) => text));
say(`\n${families.size} families; bodies with a near copy before them: ${share(copies, judged.length)}`);

const causes = new Map<string, number>();
for (const { mail, found, level } of judged) {
  if (mail.label === 0 && level !== 'safe')
    for (const one of found)
      causes.set(one.replace(/ \d+$/, ''), (causes.get(one.replace(/ \d+$/, '')) ?? 0) + 1);
}
say('\nWhat the rules see in honest mail they do not call safe');
for (const [cause, count] of [...causes].sort(([, a], [, b]) => b - a).slice(0, 20))
  say(`${cause.padEnd(40)} ${count}`);

for (const { mail, found, score } of judged
  .filter(({ mail, level }) => mail.source === values.show && level !== 'safe')
  .slice(0, 12)) {
  say(`\n${mail.id} ${mail.family} ${score}: ${found.join(', ')}`);
}
