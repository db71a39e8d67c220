import type { RiskLevel } from '../../src/contract/index.ts';
import { judgeMail, judgeUrl, readMail } from '../../src/engine/training.ts';
import { mailTools, trainedModels } from '../../src/server/training.ts';
import { gateLinks } from '../evaluate/gate-links.ts';
import { corpusSource, gateSource, handWrittenMails } from '../evaluate/own-mails.ts';
import { factsFor, loadPopularity } from '../evaluate/popularity-table.ts';

export type GateItem = { name: string; isPhishing: boolean; level: RiskLevel };

/**
 * What the shipped rules and models say of every message and address that we wrote ourselves, as the server would judge
 * them, only without lookups and lists.
 */
export const judgeGate = async (): Promise<GateItem[]> => {
  const popularity = loadPopularity(new URL('../../models/popularity', import.meta.url).pathname);
  const urlFacts = (url: string) => factsFor(url, popularity);
  const models = trainedModels();
  const tools = mailTools();
  const items: GateItem[] = [];
  for (const { id, kind, input } of [...handWrittenMails(gateSource), ...handWrittenMails(corpusSource)]) {
    const { riskLevel } = judgeMail(await readMail(input, tools), { urlFacts }, models);
    items.push({ name: id, isPhishing: kind === 'phishing', level: riskLevel });
  }
  for (const { url, label } of gateLinks()) {
    const { riskLevel } = judgeUrl(url, urlFacts(url), models);
    items.push({ name: url, isPhishing: label === 'phishing', level: riskLevel });
  }
  return items;
};
