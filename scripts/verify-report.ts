// npm run verify-report -- file.html [--key KEY]: says whether a report is as it was signed, and by whom. Asks nobody: the
// known keys are this copy's own and those given, as GET /api/report-key of the other server answers them.
// Exits with 0 for valid, 1 for altered, 2 for an unknown key, 3 for no report.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ReportOutcome, reportEngine, reportSigner, verifyReport } from '../src/server/tools.ts';

const exitCodes = { valid: 0, altered: 1, 'unknown-key': 2, 'no-report': 3 } as const;
const maxBytes = 32 * 1024 * 1024;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The key of this copy, where it has a secret already. Nothing is made for looking at a file. */
const ownKeys = (): string[] => {
  const file = join(process.env['DATA_DIR'] || '.data', 'session-secret');
  const secret = process.env['SESSION_SECRET'] || (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
  return secret === '' ? [] : [reportSigner(secret).key.publicKey];
};

const inWords = (outcome: ReportOutcome): string[] => {
  if (outcome.state === 'no-report') return [`NO REPORT. ${outcome.why}`];
  if (outcome.state === 'altered') return [`ALTERED. ${outcome.why} Do not rely on this file.`];
  const { report, keyId, publicKey, isRedrawn } = outcome;
  const { score, headline } = report.verdict;
  return [
    outcome.state === 'valid'
      ? `VALID. Signed with the known key ${keyId}, and not changed since.`
      : `UNKNOWN KEY ${keyId}. Not changed since it was signed, but this copy does not know by whom.\nCompare the key with GET /api/report-key of the server it is said to come from:\n  ${publicKey}`,
    `Verdict: ${headline}${score === null ? '' : `, risk score ${score} of 100`}. Made ${report.generatedAt} by Hookwise ${report.engine.version}.`,
    report.origin === 'recorded'
      ? 'The signing server held this result in its own records.'
      : 'The result was submitted by the person who asked for the report: the signature does not vouch for it.',
    isRedrawn
      ? 'The page shows exactly what was signed.'
      : 'The page was drawn by another version: it is as it was signed, but could not be drawn anew here.',
  ];
};

const main = (): number => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string', multiple: true, default: [] } },
  });
  const [path] = positionals;
  if (!path) {
    say('Usage: npm run verify-report -- file.html [--key KEY]');
    return exitCodes['no-report'];
  }
  if (!existsSync(path) || statSync(path).size > maxBytes) {
    say(`NO REPORT. ${path} is not there, or larger than any report.`);
    return exitCodes['no-report'];
  }
  const outcome = verifyReport(readFileSync(path, 'utf8'), {
    knownKeys: [...ownKeys(), ...values.key],
    version: reportEngine()().version,
  });
  for (const line of inWords(outcome)) say(line);
  return exitCodes[outcome.state];
};

process.exitCode = main();
