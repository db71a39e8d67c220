// Reads every regular expression from our sources and checks each for catastrophic backtracking once: results are recorded
// in checked-patterns.json, so that a run checks only new ones.
//   node scripts/check-patterns.ts           fails on an exponential pattern, or on a new one that is not recorded
//   node scripts/check-patterns.ts --write   checks what is new and records it
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

type Pattern = { file: string; source: string; flags: string };

type Record_ = {
  tool: string;
  /** Patterns that take linear time, by a hash of the pattern. */
  linear: string[];
  /** Patterns that take longer, written out. Their texts are short: a line, a name, a field of bounded length. */
  polynomial: Record<string, string>;
  /** Patterns that the tool could not decide in time: a person has to review them. */
  undecided: string[];
};

const root = fileURLToPath(new URL('..', import.meta.url));
const recordFile = join(root, 'scripts/checked-patterns.json');
const withinMs = 20_000;

const written = ({ source, flags }: Pattern) => `/${source}/${flags}`;
const hashOf = (pattern: Pattern) =>
  createHash('sha256').update(written(pattern)).digest('base64url').slice(0, 12);

const patternsIn = (file: string): Pattern[] => {
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const item of node) visit(item);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const regex = 'regex' in node ? (node.regex as { pattern: string; flags: string } | null) : null;
    if (regex) found.push({ file, source: regex.pattern, flags: regex.flags });
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  return found;
};

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:tsx?|js)$/.test(name) && !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(name))
  .map((name) => join('src', name));
const patterns = [...new Map(sources.flatMap(patternsIn).map((found) => [written(found), found])).values()];

const record = JSON.parse(readFileSync(recordFile, 'utf8')) as Record_;
const linear = new Set(record.linear);
const undecided = new Set(record.undecided);
const isRecorded = (pattern: Pattern) =>
  linear.has(hashOf(pattern)) || undecided.has(written(pattern)) || written(pattern) in record.polynomial;
const fresh = patterns.filter((pattern) => !isRecorded(pattern));

process.env['RECHECK_BACKEND'] = 'pure';
const { checkSync } = fresh.length > 0 ? await import('recheck') : { checkSync: null };
const exponential: string[] = [];
const news: string[] = [];
for (const pattern of fresh) {
  const found = checkSync?.(pattern.source, pattern.flags, { timeout: withinMs, checker: 'auto' });
  const grows = found?.status === 'vulnerable' ? found.complexity.summary : found?.status;
  if (grows === 'safe') linear.add(hashOf(pattern));
  else if (found?.status === 'vulnerable' && found.complexity.type === 'exponential')
    exponential.push(`${pattern.file}: ${written(pattern)}`);
  else if (found?.status === 'vulnerable') {
    record.polynomial[written(pattern)] = String(grows);
    news.push(`${pattern.file}: ${written(pattern)} grows as a ${grows}`);
  } else {
    undecided.add(written(pattern));
    news.push(`${pattern.file}: ${written(pattern)} could not be decided`);
  }
}

if (process.argv.includes('--write')) {
  const all = new Set(patterns.map(written));
  const hashes = new Set(patterns.map(hashOf));
  const kept: Record_ = {
    tool: record.tool,
    linear: [...linear].filter((hash) => hashes.has(hash)).sort(),
    polynomial: Object.fromEntries(
      Object.entries(record.polynomial)
        .filter(([text]) => all.has(text))
        .sort(),
    ),
    undecided: [...undecided].filter((text) => all.has(text)).sort(),
  };
  writeFileSync(recordFile, `${JSON.stringify(kept, null, 2)}\n`);
  news.length = 0;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
for (const line of exponential) say(`Exponential, rewrite it: ${line}`);
for (const line of news) say(`Look at it, then record it with --write: ${line}`);
say(
  `${patterns.length} regular expressions, ${fresh.length} of them new, ${exponential.length} exponential.`,
);
process.exitCode = exponential.length + news.length > 0 ? 1 : 0;
