import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { judgeUrl } from '../../engine/index.ts';
import { repeatableRandom } from '../../testing/repeatable-random.ts';
import { migrationsFolder } from '../store/database.ts';
import { makeFolder } from '../testing/start-server.ts';

const writer = fileURLToPath(new URL('../testing/crash-writer.ts', import.meta.url));

/** These processes live for two seconds: optimising PostgreSQL's code takes longer than it gains. */
const quickStart = ['--import', new URL('../quick-imports.ts', import.meta.url).href, '--liftoff-only'];

const verdict = JSON.stringify(judgeUrl('example.com'));

type Line = { started?: true; kept?: string[]; counted?: number; answered?: string };
type Life = { kept: string[]; counted: number; answered: string[] };

/**
 * One life of a writer, which is killed after so many answers, or so long after its start. What it had answered by then must
 * be there in the next life.
 */
const live = async (
  dataDir: string,
  {
    migrations = '',
    afterMs,
    afterAnswers = Number.POSITIVE_INFINITY,
  }: { migrations?: string; afterMs?: number; afterAnswers?: number },
): Promise<Life> => {
  const child = spawn(process.execPath, [...quickStart, writer, dataDir, migrations, verdict], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const life: Life = { kept: [], counted: 0, answered: [] };
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint += text;
  });
  let isKilled = false;
  const kill = () => {
    isKilled = true;
    child.kill('SIGKILL');
  };
  let timer: NodeJS.Timeout | undefined;
  for await (const text of createInterface({ input: child.stdout })) {
    const line = JSON.parse(text) as Line;
    if (line.started && afterMs !== undefined) timer = setTimeout(kill, afterMs);
    if (line.kept) life.kept = line.kept;
    if (line.counted !== undefined) life.counted = line.counted;
    if (line.answered) life.answered.push(line.answered);
    if (life.answered.length >= afterAnswers) kill();
  }
  clearTimeout(timer);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  if (!isKilled) throw new Error(`the writer ended by itself: ${complaint}`);
  return life;
};

describe('a process with the embedded engine that is killed without warning', () => {
  const random = repeatableRandom(20261115);

  it('loses nothing that was answered, thirty times in the middle of writes', async () => {
    const folder = makeFolder();
    const answered: string[] = [];
    for (let round = 0; round < 30; round += 1) {
      const life = await live(folder, { afterAnswers: 1 + Math.floor(random() * 12) });
      expect(life.kept).toEqual(expect.arrayContaining(answered));
      expect(life.counted, 'the count of the day and the kept results agree').toBe(life.kept.length);
      answered.push(...life.answered);
    }
  });

  it('opens after ten kills during the first start', async () => {
    const folder = makeFolder();
    for (let round = 0; round < 10; round += 1) await live(folder, { afterMs: random() * 1500 });
    const life = await live(folder, { afterAnswers: 1 });
    expect(life.answered).toHaveLength(1);
  });

  it('opens with all its rows after ten kills during a migration', async () => {
    const folder = makeFolder();
    const before = await live(folder, { afterAnswers: 20 });
    const migrations = withSlowMigration(folder);
    for (let round = 0; round < 10; round += 1)
      await live(folder, { migrations, afterMs: 300 + random() * 900 });
    const after = await live(folder, { migrations, afterAnswers: 1 });
    expect(after.kept).toEqual(expect.arrayContaining(before.answered));
  });
});

/** The real migrations and one more that rewrites the analyses, long enough to be killed in. */
const withSlowMigration = (folder: string) => {
  const migrations = join(folder, 'migrations');
  cpSync(migrationsFolder, migrations, { recursive: true });
  const journalFile = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as {
    entries: { when: number; idx: number }[];
  };
  const last = journal.entries.at(-1);
  if (!last) throw new Error('there are no migrations');
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, ...{ tag: '9999_slow' } });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(
    join(migrations, '9999_slow.sql'),
    `alter table analysis_results add column note text;--> statement-breakpoint
     update analysis_results set note = (select max(md5(n::text)) from generate_series(1, 20000) n);`,
  );
  return migrations;
};
