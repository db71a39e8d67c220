import { readdirSync, readFileSync } from 'node:fs';
const root = process.argv[2]!;
const { judgeMail, readMail } = await import(`${root}/src/engine/training.ts`);
const { mailTools, trainedModels } = await import(`${root}/src/server/training.ts`);
const { factsFor, loadPopularity } = await import(`${root}/ml/evaluate/popularity-table.ts`);
const popularity = loadPopularity(`${root}/models/popularity`);
const urlFacts = (url: string) => factsFor(url, popularity);
const models = trainedModels(); const tools = mailTools();
const verbose = process.argv.includes('-v');
const base = '/work/trees/languages/src/engine/testing';
const tally: Record<string, Record<string, number>> = {};
for (const [set, dir, filter] of [['own', `${base}/languages`, /./], ['gate', `${base}/gate/mails`, /-(pl|tr|cs|sv|ja)\.(eml|txt)$/], ['blind', process.env.BLIND ?? '/tmp/blind', /./]] as const) {
  for (const kind of ['phishing', 'legitimate']) {
    let names: string[] = []; try { names = readdirSync(`${dir}/${kind}`); } catch { continue; }
    for (const name of names) {
      if (!filter.test(name)) continue;
      const content = readFileSync(`${dir}/${kind}/${name}`);
      const body = content.toString().split('\n\n').slice(1).join('\n\n');
      const parsed = await readMail({ content: content.toString() }, tools);
      const shown = parsed.shown.text.slice(parsed.shown.bodyStart);
      const forms: [string, any][] = name.endsWith('.eml') ? [['file', content], ['pasted', Buffer.from(shown)]] : [['pasted', content]];
      for (const [form, bytes] of forms) {
        const v = judgeMail(await readMail({ content: bytes.toString() }, tools), { urlFacts }, models);
        const lang = /-([a-z]+)\.\w+$/.exec(name)![1]!;
        const key = `${set} ${kind} ${form}`;
        tally[key] ??= {}; tally[key]['all'] = (tally[key]['all'] ?? 0) + 1; tally[key][v.riskLevel] = (tally[key][v.riskLevel] ?? 0) + 1;
        if ((kind === 'phishing') === (v.riskLevel === 'safe') || verbose) {
          console.log(set, kind, form, name, v.riskScore, v.riskLevel, v.threats.map((t: any) => `${t.type}:${t.score ?? t.points ?? ''}`).join(' '));
        }
      }
    }
  }
}
console.log(tally);
