/**
 * Runs the mail judge over the labelled messages and prints, source by source, what it would have said.
 *
 *   node ml/evaluate/mails.ts --data ../shared/data           the unseen half, which the points were not fitted on
 *   … --half fit                                               the half they were fitted on
 *   … --sample 4                                               every fourth message
 *   … --detectors                                              how often each detector fires on each kind
 *   … --misses 20 --alarms 20 --source phishing_pot            messages judged wrongly, with what was found in them
 *   … --dump file.jsonl                                        every judgement, for fitting
 *   … --out models/mail-rules/evaluation.json                  the report
 */
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { judgeMails } from './judge-mails.ts';
import { type LabelledMail, labelledMails } from './mail-data.ts';
import type { JudgedMail } from './mail-worker.ts';
import { DetectorTally, emptyTally, percent, share, type Tally, table } from './tally.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    half: { type: 'string', default: 'unseen' },
    sample: { type: 'string', default: '1' },
    source: { type: 'string', default: '' },
    misses: { type: 'string', default: '5' },
    alarms: { type: 'string', default: '10' },
    detectors: { type: 'boolean', default: false },
    dump: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
  },
});

async function* chosen(): AsyncGenerator<LabelledMail> {
  let count = 0;
  for await (const mail of labelledMails(values.data)) {
    if (values.half !== 'both' && mail.half !== values.half) continue;
    if (values.source !== '' && mail.source !== values.source) continue;
    count += 1;
    if (count % Number(values.sample) === 0) yield mail;
  }
}

const out = (text: string) => process.stdout.write(text);
const judged = await judgeMails(chosen());
const tallyOf = (mails: JudgedMail[]): Tally => {
  const tally = emptyTally();
  for (const { level } of mails) tally[level] += 1;
  return tally;
};
const row = (name: string, mails: JudgedMail[]) => {
  const tally = tallyOf(mails);
  const times = mails.map(({ ms }) => ms).sort((a, b) => a - b);
  return [
    name,
    String(mails.length),
    ...[tally.safe, tally.suspicious, tally.phishing].map((n) => percent(share(n, mails.length))),
    (times[Math.floor(times.length * 0.5)] ?? 0).toFixed(1),
    (times[Math.floor((times.length - 1) * 0.99)] ?? 0).toFixed(1),
  ];
};
const of = (kind: string) => judged.filter((mail) => mail.kind === kind);
const phishing = of('phishing');
const legitimate = of('legitimate');
const names = { phishing: 'phish', legitimate: 'legit', spam: 'spam' };
const grouped = (key: (mail: JudgedMail) => string, mails = judged) =>
  [...new Set(mails.map(key))].sort().map((name) =>
    row(
      name,
      mails.filter((mail) => key(mail) === name),
    ),
  );

out(
  `\nHalf: ${values.half}; rules and the shipped popularity table only, no lists, no lookups, no model.\n\n`,
);
const head = ['source', 'mails', 'safe', 'suspicious', 'phishing', 'p50 ms', 'p99 ms'];
const bySource = grouped(({ kind, source }) => `${names[kind]} ${source}`);
out(table(head, [...bySource, row('all phishing', phishing), row('all legitimate', legitimate)]));
const potMails = phishing.filter(({ source }) => source === 'phishing_pot');
const byYear = grouped(({ year }) => year || 'undated', potMails);
if (byYear.length > 0) out(`\nphishing_pot by year:\n${table(['year', ...head.slice(1)], byYear)}`);

const times = judged.map(({ ms }) => ms).sort((a, b) => a - b);
const timeAt = (quantile: number) =>
  Number((times[Math.floor((times.length - 1) * quantile)] ?? 0).toFixed(1));
const isFlagged = ({ level }: JudgedMail) => level !== 'safe';
const recall = share(phishing.filter(isFlagged).length, phishing.length);
const alarmShare = share(legitimate.filter(isFlagged).length, legitimate.length);
const worstShare = share(legitimate.filter(({ level }) => level === 'phishing').length, legitimate.length);
const flagged = phishing.filter(isFlagged).length;
const precision = share(flagged, flagged + legitimate.filter(isFlagged).length);
out(`\nrecall (out of the safe band)        ${percent(recall)}   reach: 80 %\n`);
out(`false positives (out of safe)        ${percent(alarmShare)}   reach: at most 3 %\n`);
out(`false positives (phishing band)      ${percent(worstShare)}   reach: at most 0.3 %\n`);
out(`precision (out of safe, this mix)    ${percent(precision)}\n`);
out(`time per message                     p50 ${timeAt(0.5)} ms, p99 ${timeAt(0.99)} ms\n`);

if (values.detectors) {
  const tally = new DetectorTally();
  for (const { kind, found } of judged) {
    if (kind !== 'spam') tally.add({ threats: found.map(([type]) => ({ type })) }, kind === 'phishing');
  }
  out(
    `\n${table(['detector', 'phishing', 'legitimate', 'lift', 'alarms'], tally.rows(phishing.length, legitimate.length))}`,
  );
}

/** An even walk over the list, so that the examples do not all come from its first source. */
const some = (list: JudgedMail[], count: number) => {
  const step = Math.max(1, Math.floor(list.length / Math.max(1, count)));
  return list.filter((_, i) => i % step === 0).slice(0, count);
};
const print = (title: string, list: JudgedMail[]) => {
  if (list.length > 0) out(`\n${title}\n`);
  for (const { id, source, score, from, subject, found } of list) {
    const seen = found.map(([type, points]) => `${type}:${points}`).join(' ');
    out(
      `  ${String(score).padStart(3)} ${source} ${id}  ${from} | ${subject}\n        ${seen || 'nothing found'}\n`,
    );
  }
};
const alarms = legitimate.filter(isFlagged);
print(
  'Missed:',
  some(
    phishing.filter((mail) => !isFlagged(mail)),
    Number(values.misses),
  ),
);
print(
  'False alarms, highest score first:',
  alarms.toSorted((a, b) => b.score - a.score).slice(0, Number(values.alarms)),
);
print('False alarms, an even sample:', some(alarms, Number(values.alarms)));

if (values.dump !== '') {
  const file = createWriteStream(values.dump);
  for (const mail of judged) file.write(`${JSON.stringify(mail)}\n`);
  file.end();
}
if (values.out !== '') {
  const counts = (mails: JudgedMail[]) => ({ mails: mails.length, ...tallyOf(mails) });
  const sources = Object.fromEntries(
    [...new Set(judged.map(({ source }) => source))].sort().map((source) => {
      const mails = judged.filter((mail) => mail.source === source);
      return [source, { kind: mails[0]?.kind, ...counts(mails) }];
    }),
  );
  const report = {
    command: 'node ml/evaluate/mails.ts --data <folder> --out models/mail-rules/evaluation.json',
    data: 'labelled messages by source, counts below; rules and the shipped popularity table only',
    takenOn: '2026-11-15',
    byYear: Object.fromEntries(
      [...new Set(potMails.map(({ year }) => year))]
        .sort()
        .map((year) => [year || 'undated', counts(potMails.filter((mail) => mail.year === year))]),
    ),
    msPerMail: { p50: timeAt(0.5), p99: timeAt(0.99) },
    half: values.half,
    sources,
    recall,
    falsePositives: alarmShare,
    falsePositivesInPhishingBand: worstShare,
    precision,
  };
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(values.out, `${JSON.stringify(report, null, 2)}\n`);
}
