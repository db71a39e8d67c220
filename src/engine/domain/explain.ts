import type { Verdict } from '../../contract/analysis.ts';
import type { DomainResult } from '../../contract/analyze-domain.ts';
import { blacklistWords } from '../../contract/blacklist-status.ts';
import { domainParts } from '../../contract/domain-facts.ts';
import type { Explanation } from '../../contract/explanation.ts';
import { brandOfDomain } from '../brands/brand-index.ts';
import { safeWayTo } from '../brands/safe-way.ts';
import { shownProbability } from '../inference/prediction.ts';
import { defangHost } from '../text/defang.ts';
import { emptyExplanation, scoresWithoutEach } from '../verdict/explain.ts';
import { toThreat } from '../verdict/present-finding.ts';
import { type DomainConclusion, domainScoreWithout, levelInHistory } from './conclude.ts';

/** A domain check as the history keeps it, beside links and messages. */
export const verdictOf = (result: DomainResult, conclusion: DomainConclusion): Verdict => ({
  riskScore: result.heuristicChecks.riskScore,
  riskLevel: levelInHistory(result.heuristicChecks),
  threats: conclusion.findings.map(toThreat),
  technicalAnalysis: technical(result, conclusion),
  recommendations: result.recommendations,
  explanation: explain(result, conclusion),
});

const explain = (result: DomainResult, conclusion: DomainConclusion): Explanation => ({
  ...emptyExplanation,
  trail: [
    {
      id: 0,
      parent: null,
      kind: 'host',
      label: defangHost(result.domain),
      why: 'as it was submitted',
      finding: conclusion.findings[0]?.title ?? '',
    },
  ],
  checks: result.checks,
  reassurances: result.reassurances,
  safeWay: safeWayTo(conclusion.imitation && brandOfDomain(conclusion.imitation.genuine)),
  isConclusive: result.heuristicChecks.riskLevel !== 'unknown',
  ...(result.outside && { outside: result.outside }),
  scoreWithout: scoresWithoutEach(conclusion.findings, (type) => domainScoreWithout(conclusion, type)),
});

/** Shown where nothing is known, instead of a guess. */
const unknown = '-';
const shown = (value: string | number | null) => value ?? unknown;
const yesOrNo = (value: boolean | null) => (value === null ? unknown : value);

/** The technical panel: flat, in reading order, the same keys for every domain. */
const technical = (result: DomainResult, { prediction }: DomainConclusion): Verdict['technicalAnalysis'] => {
  const { whoisInfo, dnsRecords, emailSecurity, hostingInfo, sslInfo, threatIntelligence } = result;
  const { imitation } = threatIntelligence;
  const { status = 'not-checked', asOf = null } = result.blacklistCheck;
  return {
    domain: result.domain,
    domainAsShown: result.unicodeDomain ?? result.domain,
    domainAgeInDays: shown(result.domainAge.ageInDays),
    registered: shown(whoisInfo.creationDate),
    expires: shown(whoisInfo.expiryDate),
    registrar: shown(whoisInfo.registrar),
    organization: shown(whoisInfo.registrantOrg),
    status: whoisInfo.status,
    ipAddress: shown(hostingInfo.ipAddress),
    country: shown(hostingInfo.country),
    network: shown(hostingInfo.asn),
    hostedBy: shown(hostingInfo.organization),
    nameServers: dnsRecords.NS,
    mailServers: dnsRecords.MX,
    spf: emailSecurity.spf.state,
    dmarc: emailSecurity.dmarc.policy ?? emailSecurity.dmarc.state,
    dkim: emailSecurity.dkim.state,
    dnssec: shown(dnsRecords.dnssec),
    hasHttps: yesOrNo(sslInfo.hasHTTPS),
    certificateIsValid: yesOrNo(sslInfo.isValid),
    certificateIssuer: shown(sslInfo.issuer),
    blacklistStatus: blacklistWords({ status, asOf }),
    popularity: shown(threatIntelligence.popularity),
    imitates: imitation ? `${imitation.brand} (${imitation.genuine})` : 'no known brand',
    imitationSeen: shown(imitation?.seen ?? null),
    similarDomains: threatIntelligence.similarDomains,
    modelProbability: prediction ? shownProbability(prediction) : unknown,
    // One reason may keep us from all of them.
    notChecked: [
      ...new Set(
        domainParts
          .map((part) => result.lookups[part])
          .filter(({ state }) => state === 'unknown')
          .map(({ detail }) => detail),
      ),
    ],
  };
};
