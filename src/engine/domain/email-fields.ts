import type { DomainResult } from '../../contract/analyze-domain.ts';
import type { DmarcFacts, SpfEnding } from '../../contract/domain-facts.ts';
import type { LookedUp } from '../../contract/looked-up.ts';
import type { DomainCase } from './case.ts';
import { mailForgery } from './mail-forgery.ts';

const endingWords: Record<SpfEnding, string> = {
  '-all': 'Mail from any other server is to be refused (-all).',
  '~all': 'Mail from any other server is to be treated with suspicion (~all).',
  '?all': 'It says nothing about mail from other servers (?all).',
  '+all': 'It allows every server in the world (+all).',
  redirect: 'It is kept at another domain.',
  none: 'It does not say what to do with mail from other servers.',
};

const policyWords: Record<DmarcFacts['policy'], string> = {
  none: 'Forged mail is delivered and only reported (p=none).',
  quarantine: 'Forged mail goes to the junk folder (p=quarantine).',
  reject: 'Forged mail is refused (p=reject).',
};

const configured = (fact: LookedUp<unknown>) =>
  fact.state === 'known' ? 'configured' : fact.state === 'absent' ? 'missing' : 'unknown';

/** What is known about each protection against mail forged in this domain. */
export const emailFields = (input: DomainCase): DomainResult['emailSecurity'] => {
  const { spf, dmarc, dkim, mtaSts, tlsRpt, bimi } = input.facts.mailSecurity;
  const list = spf.state === 'known' ? spf.value : null;
  const rule = dmarc.state === 'known' ? dmarc.value : null;
  return {
    spf: {
      state: configured(spf),
      detail: list && endingWords[list.ending],
      lookups: list?.lookups ?? null,
      problems: list?.problems ?? [],
    },
    dmarc: {
      state: configured(dmarc),
      detail: rule && policyWords[rule.policy],
      policy: rule?.policy ?? null,
      inheritedFrom: rule?.inheritedFrom ?? null,
      problems: rule?.problems ?? [],
    },
    dkim: {
      state: dkim.state === 'known' ? 'configured' : 'unknown',
      selectors: dkim.state === 'known' ? dkim.value.selectors : [],
    },
    mtaSts: configured(mtaSts),
    tlsRpt: configured(tlsRpt),
    bimi: configured(bimi),
    summary: mailForgery(input),
  };
};
