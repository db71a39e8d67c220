import { readdirSync, readFileSync } from 'node:fs';
import type { RiskLevel } from '../../src/contract/risk.ts';
import { judgeMail } from '../../src/engine/judge-mail.ts';
import { judgeUrl } from '../../src/engine/judge-url.ts';
import { readMail } from '../../src/engine/parse/mail/read-mail.ts';
import { mailTools } from '../../src/server/adapters/mail-tools.ts';
import { trainedModels } from '../../src/server/adapters/trained-models.ts';
import { factsFor, loadPopularity } from '../evaluate/popularity-table.ts';

export type GateItem = { name: string; isPhishing: boolean; level: RiskLevel };

const testing = new URL('../../src/engine/testing/', import.meta.url);
const folders = ['gate/mails/', 'mails/'];

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
  for (const { name, isPhishing, bytes } of gateMails()) {
    const input = name.endsWith('.txt') ? { content: bytes.toString('utf8') } : { bytes };
    const { riskLevel } = judgeMail(await readMail(input, tools), { urlFacts, models });
    items.push({ name, isPhishing, level: riskLevel });
  }
  for (const { url, label } of gateUrls()) {
    const { riskLevel } = judgeUrl(url, urlFacts(url), models);
    items.push({ name: url, isPhishing: label === 'phishing', level: riskLevel });
  }
  return items;
};

function* gateMails() {
  for (const folder of folders) {
    for (const kind of ['legitimate', 'phishing'] as const) {
      const where = new URL(`${folder}${kind}/`, testing);
      for (const file of readdirSync(where)
        .filter((name) => /\.(?:eml|txt)$/.test(name))
        .sort()) {
        yield {
          name: `${folder}${kind}/${file}`,
          isPhishing: kind === 'phishing',
          bytes: readFileSync(new URL(file, where)),
        };
      }
    }
  }
}

const gateUrls = () =>
  JSON.parse(readFileSync(new URL('gate/urls.json', testing), 'utf8')) as { url: string; label: string }[];
