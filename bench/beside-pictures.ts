// Do URL checks keep their p99 under 150 ms while the picture reader is saturated? The rival is the same call with no other
// load, in the same run.
// Run: node bench/beside-pictures.ts [--seconds 20] [--engine embedded|PostgreSQL]
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Answered, admitted, openLoop, pictureCheck, timesOf, urlCheck } from './kit/callers.ts';
import { median, printMachine, printTable, quantile, say, sayLimit } from './kit/figures.ts';
import { drawnPictures } from './kit/inputs.ts';
import { type Engine, familyOf, onEachEngine, residentOf } from './kit/servers.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, engine: { type: 'string', default: 'embedded' } },
});
const forMs = Number(values.seconds) * 1000;
const limitMs = 150;
const checksPerSecond = 40;

/** One more than are read and queued, so that there is always one to refuse. */
const senders = 6;

const pictures = await drawnPictures(8);
const rows: Record<string, string | number>[] = [];
const row = (engine: Engine, beside: string, answers: readonly Answered[], read: string) => {
  const times = timesOf(admitted(answers));
  rows.push({
    engine,
    beside,
    checks: times.length,
    'p50 ms': median(times),
    'p99 ms': quantile(times, 0.99),
    'longest ms': quantile(times, 1),
    'not answered': answers.length - times.length,
    'pictures read': read,
  });
  return quantile(times, 0.99);
};

printMachine();
let worst = 0;
await onEachEngine(
  async (server, engine) => {
    const [check, picture] = [urlCheck(server), pictureCheck(server, pictures)];
    // The reader starts with the first picture, and the link model with the first link.
    await picture(0);
    await openLoop(check, checksPerSecond, 2000);
    row(engine, 'nothing', await openLoop(check, checksPerSecond, forMs / 2), '-');
    let read = 0;
    let isOver = false;
    const sending = Array.from({ length: senders }, async (_, n) => {
      for (let turn = 0; !isOver; turn += 1) {
        const { status } = await picture(n + turn * senders);
        if (status === 200) read += 1;
        else await setTimeout(250);
      }
    });
    const answers = await openLoop(check, checksPerSecond, forMs);
    isOver = true;
    worst = Math.max(
      worst,
      row(engine, 'pictures', answers, `${(read / (forMs / 1000)).toFixed(1)} a second`),
    );
    await Promise.all(sending);
    const held = familyOf(server.pid).map((pid) => Math.round(residentOf(pid) / 1e6));
    say(`held by the server and its readers, MB: ${held.join(', ')}`);
  },
  {},
  [values.engine as Engine],
);
printTable(rows);
sayLimit(`p99 beside pictures under ${limitMs} ms`, worst < limitMs);
process.exit(0);
