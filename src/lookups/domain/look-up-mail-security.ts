import type { MailSecurityFacts } from '../../contract/domain-facts.ts';
import type { LookedUp } from '../../contract/looked-up.ts';
import type { AskDns } from '../ask-once.ts';
import { lookUpDkim } from './look-up-dkim.ts';
import { lookUpDmarc } from './look-up-dmarc.ts';
import type { PublicDomain } from './look-up-dns.ts';
import { lookUpSpf } from './look-up-spf.ts';
import { isSpf } from './read-spf.ts';

type Needs = { ask: AskDns; random: () => number };

/** How hard a domain makes it to forge its mail. A question without an answer stays unknown. */
export const lookUpMailSecurity =
  ({ ask, random }: Needs) =>
  async ({ ascii, registrable }: PublicDomain): Promise<MailSecurityFacts> => {
    const domain = await mailDomainOf(ask, ascii, registrable);
    const [spf, dmarc, dkim, mtaSts, tlsRpt, bimi] = await Promise.all([
      lookUpSpf(ask, domain),
      lookUpDmarc(ask, { host: domain, registrable }),
      lookUpDkim(ask, domain, random),
      findRecord(ask, `_mta-sts.${domain}`, /^v=STSv1\s*;/),
      findRecord(ask, `_smtp._tls.${domain}`, /^v=TLSRPTv1\s*;/),
      findRecord(ask, `default._bimi.${domain}`, /^v=BIMI1\s*(?:;|$)/i),
    ]);
    return { spf, dmarc, dkim, mtaSts, tlsRpt, bimi };
  };

/** A host that neither accepts mail nor publishes SPF sends its mail as its domain. */
const mailDomainOf = async (ask: AskDns, host: string, registrable: string): Promise<string> => {
  if (host === registrable) return host;
  const [alias, mx, txt] = await Promise.all([ask(host, 'CNAME'), ask(host, 'MX'), ask(host, 'TXT')]);
  if (alias.state === 'known') return registrable;
  return mx.state === 'known' || (txt.state === 'known' && txt.value.some(isSpf)) ? host : registrable;
};

/** Two records count as none (RFC 8461 3.1, 8460 3). */
const findRecord = async (
  ask: AskDns,
  name: string,
  shape: RegExp,
): Promise<LookedUp<{ record: string }>> => {
  const answer = await ask(name, 'TXT');
  if (answer.state === 'unknown') return answer;
  const [record, ...others] = answer.state === 'known' ? answer.value.filter((text) => shape.test(text)) : [];
  return record === undefined || others.length > 0
    ? { state: 'absent' }
    : { state: 'known', value: { record } };
};
