import type { DomainResult, DomainRiskLevel } from '../../contract/analyze-domain.ts';
import { blacklistWords } from '../../contract/blacklist-status.ts';
import { levelOf, type RiskLevel } from '../../contract/risk.ts';
import { defaultAction } from '../../contract/verdict-words.ts';
import { Failure } from '../failure.ts';
import { checkContent, sentences, threatContent } from './analysis-content.ts';
import { inputOf, leftOutNote, momentOf, type ReportContent } from './report-content.ts';
import { shownText } from './shown-text.ts';
import { technicalFields } from './technical-fields.ts';
import { domainWords } from './verdict-words.ts';

const levelNames: Record<RiskLevel, DomainRiskLevel> = {
  safe: 'safe',
  suspicious: 'suspicious',
  phishing: 'dangerous',
};

/** A domain check as its call answers it. Throws where it contradicts itself. */
export const domainContent = (result: DomainResult): ReportContent => {
  const { domain, unicodeDomain, blacklistCheck: blacklist } = result;
  const { riskScore, riskLevel } = result.heuristicChecks;
  const banded = levelNames[levelOf(riskScore)];
  // Where too little is known, the report says so, whatever the score.
  if (riskLevel !== banded && riskLevel !== 'unknown')
    throw new Failure('invalid_input', `A risk score of ${riskScore} is ${banded}, not ${riskLevel}.`);

  const threats = threatContent(result.threats);
  const recommendations = sentences(result.recommendations, 'recommendations');
  const technical = technicalFields({
    domain,
    ...(unicodeDomain !== null && { readAs: unicodeDomain }),
    domainAge: result.domainAge,
    whoisInfo: result.whoisInfo,
    hostingInfo: result.hostingInfo,
    dnsRecords: result.dnsRecords,
    emailSecurity: result.emailSecurity,
    sslInfo: result.sslInfo,
    ...(blacklist.status && {
      blacklistStatus: blacklistWords({ status: blacklist.status, asOf: blacklist.asOf ?? null }),
    }),
    blacklistCheck: blacklist,
    threatIntelligence: result.threatIntelligence,
  });
  return {
    body: {
      kind: 'domain',
      analysisId: null,
      analysisType: 'domain',
      analysedAt: momentOf(result.checkedAt),
      verdict: { score: riskScore, ...domainWords[riskLevel] },
      whoSentThis: shownText(result.emailSecurity.summary),
      recommendations: recommendations.items.length > 0 ? recommendations.items : [defaultAction],
      safeWay: '',
      threats: threats.items,
      vulnerabilities: [],
      reassurances: sentences(result.reassurances).items,
      trail: [],
      checks: checkContent(result.checks),
      technicalAnalysis: technical.fields,
      input: inputOf(domain),
      notes: [
        ...threats.notes,
        ...recommendations.notes,
        ...leftOutNote(technical.leftOut, 'technical values'),
      ],
    },
    indicators: [{ kind: 'host', value: domain, isAccused: riskLevel !== 'safe' && riskLevel !== 'unknown' }],
  };
};
