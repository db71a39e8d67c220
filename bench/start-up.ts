// How long until the server is ready, and how much memory does it hold then? In the same run: a bare process of the framework.
// Run: node bench/start-up.ts [--rounds 5]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../scripts/postgres.ts';
import { healthCall, urlCheck } from './kit/callers.ts';
import { median, printMachine, printTable, sayLimit } from './kit/figures.ts';
import {
  cpuMsOf,
  type MeasuredServer,
  peakOf,
  residentOf,
  startBareServer,
  startHookwise,
} from './kit/servers.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
const readyLimitMs = 5000;
const rows: Record<string, string | number>[] = [];

const measure = async (what: string, start: () => Promise<MeasuredServer>, isOurs = true) => {
  const seen: Record<'ready' | 'cpu' | 'held' | 'peak' | 'first', number>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    const server = await start();
    if (isOurs) await healthCall(server)(0);
    const ready = performance.now() - from;
    const now = { ready, cpu: cpuMsOf(server.pid), held: residentOf(server.pid), peak: peakOf(server.pid) };
    const first = isOurs ? (await urlCheck(server)(round)).ms : Number.NaN;
    seen.push({ ...now, first });
    await server.stop();
  }
  const of = (key: keyof (typeof seen)[number]) => median(seen.map((one) => one[key]));
  rows.push({
    what,
    'ready after ms': of('ready'),
    'CPU ms': of('cpu'),
    'MB held': of('held') / 1e6,
    'MB at most': of('peak') / 1e6,
    'first URL check ms': of('first'),
  });
  return of('ready');
};

printMachine();
await measure('a bare process of the framework', startBareServer, false);
const first = await measure('embedded, first start', () => startHookwise());
const folder = mkdtempSync(join(tmpdir(), 'hookwise-start-'));
await measure('embedded, later starts', () => startHookwise({ DATA_DIR: folder }));
rmSync(folder, { recursive: true, force: true });
const postgres = await startPostgres();
// The folder has the key of what was stored by the start before.
const keys = mkdtempSync(join(tmpdir(), 'hookwise-start-'));
await measure('PostgreSQL', () => startHookwise({ DATABASE_URL: postgres.url, DATA_DIR: keys }));
rmSync(keys, { recursive: true, force: true });
postgres.stop();
printTable(rows);
sayLimit(`ready within ${readyLimitMs} ms`, first < readyLimitMs);
process.exit(0);
