import { canonicalJson } from '../../report/canonical-json.ts';
import { stixBundleId, stixObjects } from '../../report/report-stix.ts';
import { resultContent } from '../../report/submitted-result.ts';
import { isAccused } from '../../triage/item-facts.ts';
import type { DoneItem } from '../types.ts';

/**
 * One STIX 2.1 bundle of what was judged suspicious or phishing: who takes it in blocks what it names. An object that several
 * results have in common, such as a host, is in it once.
 */
export async function* resultsStix(
  items: AsyncIterable<DoneItem>,
  { subject, generatedAt }: { subject: string; generatedAt: string },
): AsyncGenerator<string, void> {
  yield `{"type":"bundle","id":"${stixBundleId(subject)}","objects":[`;
  const written = new Set<string>();
  for await (const item of items) {
    const content = 'analysis' in item && isAccused(item.analysis) ? resultContent(item.analysis) : null;
    if (content === null) continue;
    const objects = stixObjects({ ...content.body, origin: 'recorded', generatedAt }, content.indicators);
    for (const object of objects) {
      if (written.has(object.id)) continue;
      yield `${written.size === 0 ? '' : ','}\n${canonicalJson(object)}`;
      written.add(object.id);
    }
  }
  yield '\n]}\n';
}
