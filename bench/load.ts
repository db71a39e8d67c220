// Under four times the sustainable load, does the server keep its p99 for admitted calls, refuse the others early with a time
// to come back, and hold its memory? The rival is the same server under 70 % of what it can do, in the same run.
// Run: node bench/load.ts [--seconds 12] [--times 4] [--engine embedded|PostgreSQL]
import { parseArgs } from 'node:util';
import {
  type Answered,
  admitted,
  broken,
  closedLoop,
  healthCall,
  openLoop,
  shed,
  timesOf,
  urlCheck,
} from './kit/callers.ts';
import { figure, median, printMachine, printTable, quantile, say, sayLimit } from './kit/figures.ts';
import { type Engine, type MeasuredServer, onEachEngine, peakOf, residentOf } from './kit/servers.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '12' },
    times: { type: 'string', default: '4' },
    engine: { type: 'string' },
  },
});
const forMs = Number(values.seconds) * 1000;
const times = Number(values.times);

/** Calls in the first moments are held rather than refused: it might be a crowd. */
const settledMs = 2000;
const p99LimitMs = 500;

/** Fewer than are ever refused. */
const callers = 12;

const row = (load: string, answers: readonly Answered[], server: MeasuredServer) => {
  const [served, refused] = [admitted(answers), shed(answers)];
  const begin = Math.min(...answers.map(({ at }) => at));
  const settled = timesOf(served.filter(({ at }) => at - begin > settledMs));
  return {
    load,
    'asked a second': answers.length / (forMs / 1000),
    'served a second': served.length / (forMs / 1000),
    'p50 ms': median(timesOf(served)),
    'p99 ms': quantile(timesOf(served), 0.99),
    'p99 ms, settled': quantile(settled, 0.99),
    'refused %': (100 * refused.length) / answers.length,
    'refused, p99 ms': quantile(timesOf(refused), 0.99),
    neither: answers.length - served.length - refused.length,
    broken: answers.filter(({ status }) => status === broken).length,
    'MB held': residentOf(server.pid) / 1e6,
  };
};

const measure = async (server: MeasuredServer, engine: Engine) => {
  const call = urlCheck(server);
  await closedLoop(call, callers, 2000);
  const most = await closedLoop(call, callers, 4000);
  const capacity = admitted(most).length / 4;
  say(`\n${engine}: ${figure(capacity)} URL checks a second by ${callers} callers without a pause`);
  const calm = row('70 %', await openLoop(call, capacity * 0.7, forMs), server);
  const [stormy, alive] = await Promise.all([
    openLoop(call, capacity * times, forMs),
    openLoop(healthCall(server), 20, forMs),
  ]);
  const storm = row(`${times} times`, stormy, server);
  const after = row('70 % again', await openLoop(call, capacity * 0.7, forMs / 2), server);
  printTable([
    calm,
    storm,
    {
      ...after,
      'asked a second': after['asked a second'] * 2,
      'served a second': after['served a second'] * 2,
    },
  ]);
  say(
    `/healthz meanwhile: ${admitted(alive).length} of ${alive.length} answered, p99 ${figure(quantile(timesOf(alive), 0.99))} ms; most memory ever held ${figure(peakOf(server.pid) / 1e6)} MB`,
  );
  sayLimit(`p99 of the admitted under ${p99LimitMs} ms`, storm['p99 ms'] < p99LimitMs);
  sayLimit('p99 once settled at most twice that of 70 %', storm['p99 ms, settled'] <= 2 * calm['p99 ms']);
  sayLimit('every refusal says when to come back', storm.neither === 0);
};

printMachine();
await onEachEngine(measure, {}, values.engine ? [values.engine as Engine] : undefined);
process.exit(0);
