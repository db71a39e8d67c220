import { judgeUrl } from '../../src/engine/training.ts';
import type { Judged } from './judged.ts';
import { judgedOf, overhear } from './overhear.ts';
import { factsFor, loadPopularity } from './popularity-table.ts';
import { modelsOf, type Protocol } from './protocols.ts';
import { answerTasks } from './worker-pool.ts';

export type LinkTask = { url: string; protocols: Protocol[] };
/** One judgement for each protocol asked, in their order. */
export type LinkAnswer = Judged[];

const popularity = loadPopularity();
const heard = new Map<Protocol, ReturnType<typeof overhear>>();
const heardOf = (protocol: Protocol) => {
  const known = heard.get(protocol) ?? overhear(modelsOf('url', protocol), 'url');
  heard.set(protocol, known);
  return known;
};

answerTasks(({ url, protocols }: LinkTask): LinkAnswer => {
  const facts = factsFor(url, popularity);
  return protocols.map((protocol) => {
    const { models, take } = heardOf(protocol);
    return judgedOf(judgeUrl(url, facts, models), take());
  });
});
