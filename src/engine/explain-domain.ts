import type { Verdict } from '../contract/analysis.ts';
import type { DomainResult } from '../contract/analyze-domain.ts';
import { domainParts } from '../contract/domain-facts.ts';
import type { Explanation } from '../contract/explanation.ts';
import { shownProbability } from './inference/opinion.ts';
import { type DomainVerdict, domainScoreWithout, levelInHistory } from './judge-domain.ts';
import { brandOfDomain } from './lookalike/brand-index.ts';
import { defangHost } from './parse/defang.ts';
import { safeWayTo } from './safe-way.ts';
import { asThreat } from './tell.ts';

/** A domain check as the history keeps it, beside links and messages. */
export const verdictOf = (result: DomainResult, verdict: DomainVerdict): Verdict => ({
  riskScore: result.heuristicChecks.riskScore,
  riskLevel: levelInHistory(result.heuristicChecks),
  threats: verdict.findings.map(asThreat),
  technicalAnalysis: technical(result, verdict),
  recommendations: result.recommendations,
  explanation: explain(result, verdict),
});

const explain = (result: DomainResult, verdict: DomainVerdict): Explanation => ({
  whoSentThis: '',
  message: null,
  picture: null,
  trail: [
    {
      id: 0,
      parent: null,
      kind: 'host',
      label: defangHost(result.domain),
      why: 'as it was submitted',
      finding: verdict.findings[0]?.title ?? '',
    },
  ],
  checks: result.checks,
  reassurances: result.reassurances,
  safeWay: safeWayTo(verdict.imitation && brandOfDomain(verdict.imitation.genuine)),
  isConclusive: result.heuristicChecks.riskLevel !== 'unknown',
  ...(result.outside && { outside: result.outside }),
  scoreWithout: Object.fromEntries(
    verdict.findings.map(({ type }) => [type, domainScoreWithout(verdict, type)]),
  ),
});

/** Shown where nothing is known. Never a guess. */
const unknown = '-';
const shown = (value: string | number | null) => value ?? unknown;
const yesOrNo = (value: boolean | null) => (value === null ? unknown : value);

/** The technical panel: flat, in reading order, the same keys for every name. */
const technical = (result: DomainResult, { opinion }: DomainVerdict): Verdict['technicalAnalysis'] => {
  const { whoisInfo, dnsRecords, emailSecurity, hostingInfo, sslInfo, threatIntelligence } = result;
  const { imitation } = threatIntelligence;
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
    isListedForAbuse: yesOrNo(result.blacklistCheck.isBlacklisted),
    popularity: shown(threatIntelligence.popularity),
    imitates: imitation ? `${imitation.brand} (${imitation.genuine})` : 'no known brand',
    imitationSeen: shown(imitation?.seen ?? null),
    similarDomains: threatIntelligence.similarDomains,
    modelProbability: opinion ? shownProbability(opinion) : unknown,
    notChecked: domainParts
      .map((part) => result.lookups[part])
      .filter(({ state }) => state === 'unknown')
      .map(({ detail }) => detail),
  };
};
