import type { DomainRiskLevel } from '../../contract/analyze-domain.ts';
import { domainRiskLevels } from '../../contract/analyze-domain.ts';
import type { RiskLevel } from '../../contract/risk.ts';
import { levelOf } from '../../contract/risk.ts';
import { Failure } from '../failure.ts';
import type { LooseRecord } from './loose-value.ts';
import { recordOf, textOf } from './loose-value.ts';
import { idOf, readChecks, readSentences, readThreats, scoreOf } from './read-analysis.ts';
import { readTechnical } from './read-technical.ts';
import type { ReadResult } from './report-body.ts';
import { inputOf, leftOutNote, momentOf } from './report-body.ts';
import { shownText } from './shown-text.ts';
import { defaultAction, domainWords } from './verdict-words.ts';

const factFields = [
  'domainAge',
  'whoisInfo',
  'hostingInfo',
  'dnsRecords',
  'emailSecurity',
  'sslInfo',
  'blacklistCheck',
  'threatIntelligence',
] as const;

const levelNames: Record<RiskLevel, DomainRiskLevel> = {
  safe: 'safe',
  suspicious: 'suspicious',
  phishing: 'dangerous',
};

/** A domain check as its call answers it. Throws where it contradicts itself. */
export const readDomain = (given: LooseRecord): ReadResult => {
  const domain = textOf(given['domain']);
  const heuristics = recordOf(given['heuristicChecks']);
  const score = scoreOf(heuristics['riskScore']);
  const banded = levelNames[levelOf(score)];
  const told = domainRiskLevels.find((level) => level === textOf(heuristics['riskLevel'])) ?? banded;
  // Where too little is known, that is what is said, wherever the score lies.
  if (told !== banded && told !== 'unknown')
    throw new Failure('invalid_input', `A risk score of ${score} is ${banded}, not ${told}.`);

  const unicodeDomain = textOf(given['unicodeDomain']);
  const threats = readThreats(given['threats']);
  const recommendations = readSentences(given['recommendations'], 'recommendations');
  const technical = readTechnical({
    domain,
    ...(unicodeDomain !== '' && { readAs: unicodeDomain }),
    ...Object.fromEntries(factFields.map((field) => [field, given[field]])),
  });
  return {
    body: {
      kind: 'domain',
      analysisId: idOf(given),
      analysisType: 'domain',
      analysedAt: momentOf(given['checkedAt']),
      verdict: { score, ...domainWords[told] },
      whoSentThis: shownText(textOf(recordOf(given['emailSecurity'])['summary'])),
      recommendations: recommendations.items.length > 0 ? recommendations.items : [defaultAction],
      safeWay: '',
      threats: threats.items,
      vulnerabilities: [],
      reassurances: readSentences(given['reassurances'], '').items,
      trail: [],
      checks: readChecks(given['checks']),
      technicalAnalysis: technical.fields,
      input: inputOf(domain),
      notes: [
        ...threats.notes,
        ...recommendations.notes,
        ...leftOutNote(technical.leftOut, 'technical values'),
      ],
    },
    indicators: [
      { kind: 'host', value: domain, isAccused: domainWords[told].level !== 'safe' && told !== 'unknown' },
    ],
  };
};
