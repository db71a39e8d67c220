// Does a server grow? 20,000 analyses in a row, the memory held after every 500 (R10): limits of 50 MB from the first thousand
// to the end, 5 MB a thousand by the slope, and 600 MB with the reader of pictures, a process of its own.
// Run: node bench/memory.ts [--count 20000] [--mix r10] [--engine embedded|PostgreSQL]
// The mix is links with every tenth a message, and a picture every 500; with --mix r10 it is 60 % messages, 20 % links, 10 %
// files, 5 % domains and 5 % pictures, which takes a quarter of an hour for 10,000.
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Call, domainCheck, fileCheck, mailCheck, pictureCheck, urlCheck } from './kit/callers.ts';
import { figure, printMachine, printTable, say, sayLimit } from './kit/figures.ts';
import { drawnPictures, generatedMails } from './kit/inputs.ts';
import {
  type Engine,
  familyOf,
  heldTogether,
  type MeasuredServer,
  onEachEngine,
  peakOf,
  residentOf,
} from './kit/servers.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    mix: { type: 'string', default: 'quick' },
    engine: { type: 'string', default: 'PostgreSQL' },
  },
});
const count = Number(values.count);
const lookEvery = 500;
const warmUps = 1000;
const callers = 12;
const growthLimitMb = 50;
const slopeLimitMb = 5;
const togetherLimitMb = 600;

const mails = generatedMails(400);
const pictures = await drawnPictures(8);

const mixOf = (server: MeasuredServer): Call => {
  const [url, mail, file] = [urlCheck(server), mailCheck(server, mails), fileCheck(server, mails)];
  const [domain, picture] = [domainCheck(server), pictureCheck(server, pictures)];
  if (values.mix !== 'r10') return (n) => (n % 500 === 0 ? picture(n) : n % 10 === 1 ? mail(n) : url(n));
  return (n) => {
    const turn = n % 20;
    if (turn < 12) return mail(n);
    if (turn < 16) return url(n);
    if (turn < 18) return file(n);
    return turn === 18 ? domain(n) : picture(n);
  };
};

/** Of a line through the points, by least squares. */
const slopeOf = (points: readonly { x: number; y: number }[]): number => {
  const mean = (of: 'x' | 'y') => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean('x'), mean('y')];
  const above = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return above / points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
};

const measure = async (server: MeasuredServer, engine: Engine) => {
  const call = mixOf(server);
  let [begun, done, wrong, sentAway] = [0, 0, 0, 0];
  const seen: { x: number; y: number }[] = [];
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (begun < count + warmUps) {
        begun += 1;
        const mine = begun;
        let { status } = await call(mine);
        // Pictures wait in a short queue; a refused caller comes again, as the answer asks.
        while (status === 503) {
          sentAway += 1;
          await setTimeout(1000);
          ({ status } = await call(mine));
        }
        if (status !== 200) wrong += 1;
        done += 1;
        if (done >= warmUps && done % lookEvery === 0)
          seen.push({ x: (done - warmUps) / 1000, y: residentOf(server.pid) / 1e6 });
      }
    }),
  );
  const [first, last] = [seen[0], seen.at(-1)];
  if (!first || !last || seen.length < 3) throw new Error('too few analyses to tell');
  const slope = slopeOf(seen);
  printTable(
    seen
      .filter((_, at) => at % Math.ceil(seen.length / 10) === 0 || at === seen.length - 1)
      .map(({ x, y }) => ({ analyses: figure(x * 1000), 'MB held': figure(y) })),
  );
  const readers = familyOf(server.pid)
    .slice(1)
    .map((pid) => figure(residentOf(pid) / 1e6));
  say(
    `${engine}: ${figure(last.y - first.y)} MB more after ${figure((last.x - first.x) * 1000)} analyses, slope ${figure(slope)} MB a thousand, ${figure(peakOf(server.pid) / 1e6)} MB at most; readers of pictures: ${readers.join(', ') || 'none'} MB; ${sentAway} sent away for a second; ${wrong} not answered with 200`,
  );
  sayLimit(`growth under ${growthLimitMb} MB`, last.y - first.y < growthLimitMb);
  const together = heldTogether(server.pid) / 1e6;
  sayLimit(`under ${togetherLimitMb} MB with its reader: ${figure(together)} MB`, together < togetherLimitMb);
  sayLimit(`slope under ${slopeLimitMb} MB a thousand`, slope < slopeLimitMb);
};

printMachine();
await onEachEngine(measure, {}, [values.engine as Engine]);
process.exit(0);
