import type { DmarcFacts } from '../../contract/domain-facts.ts';
import type { LookedUp } from '../../contract/looked-up.ts';
import type { AskDns } from '../ask-once.ts';
import { cutText } from '../cut-text.ts';

/** How many labels between the host and the registered domain are asked; legitimate hosts have one or two. */
const maxSteps = 5;

/** The DMARC policy of a host: its own, or the nearest one up to the registered domain (RFC 9989). */
export const lookUpDmarc = async (
  ask: AskDns,
  { host, registrable }: { host: string; registrable: string },
): Promise<LookedUp<DmarcFacts>> => {
  const labels = host.split('.');
  const depth = Math.min(labels.length - registrable.split('.').length, maxSteps);
  const above = labels.slice(0, Math.max(depth, 0)).map((_, skipped) => labels.slice(skipped).join('.'));
  const names = [...new Set([host, ...above, registrable])];
  const answers = await Promise.all(names.map((name) => ask(`_dmarc.${name}`, 'TXT')));
  for (const [at, answer] of answers.entries()) {
    // A nearer policy that could not be read may be the one that applies.
    if (answer.state === 'unknown') return answer;
    const records = answer.state === 'known' ? answer.value.filter(isDmarc) : [];
    const [record] = records;
    const name = names[at] ?? registrable;
    if (record !== undefined) {
      return { state: 'known', value: readDmarc(records, name === host ? null : name) };
    }
  }
  return { state: 'absent' };
};

const isDmarc = (text: string) => /^v\s*=\s*DMARC1\s*(?:;|$)/i.test(text);

const readDmarc = (records: readonly string[], inheritedFrom: string | null): DmarcFacts => {
  const [record = ''] = records;
  const tags = tagsOf(record);
  const problems: string[] = [];
  const policy = policyOf(tags.get('p'));
  const subdomainPolicy = policyOf(tags.get('sp'));
  const isAmbiguous = records.length > 1;
  if (isAmbiguous) {
    problems.push(
      `There are ${records.length} DMARC records where only one is allowed: receivers ignore them all.`,
    );
  }
  if (!tags.has('p')) problems.push('It does not say what to do with forged mail.');
  else if (policy === null)
    problems.push(`Its policy “${cutText(tags.get('p') ?? '', 40)}” does not exist: it counts as none.`);
  if (tags.has('sp') && subdomainPolicy === null) problems.push('Its policy for subdomains does not exist.');
  const percent = percentOf(tags.get('pct'));
  if (percent === null) problems.push('Its percentage is not a number from 0 to 100.');
  else if (percent < 100)
    problems.push(`It asks receivers to apply the policy to ${percent} % of the mail only.`);
  return {
    record,
    policy: isAmbiguous ? 'none' : (policy ?? 'none'),
    subdomainPolicy: isAmbiguous ? null : subdomainPolicy,
    percent: percent ?? 100,
    inheritedFrom,
    problems,
  };
};

const policies = ['none', 'quarantine', 'reject'] as const;
const policyOf = (text: string | undefined) =>
  policies.find((policy) => policy === text?.toLowerCase()) ?? null;

const percentOf = (text: string | undefined): number | null => {
  if (text === undefined) return 100;
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null;
};

/** The first of a repeated tag counts. */
const tagsOf = (record: string): Map<string, string> => {
  const tags = new Map<string, string>();
  for (const part of record.split(';').slice(0, 50)) {
    const [name = '', ...value] = part.split('=');
    const key = name.trim().toLowerCase();
    if (value.length > 0 && !tags.has(key)) tags.set(key, value.join('=').trim());
  }
  return tags;
};
