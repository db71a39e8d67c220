import { createHash } from 'node:crypto';

type Threat = { type: string; severity: string; score: number };
type Answer = {
  riskScore?: number;
  riskLevel?: string;
  threats?: Threat[];
  explanation?: { isConclusive: boolean };
  heuristicChecks?: { riskLevel: string; riskScore: number };
  vulnerabilities?: { cveId: string; affected: { answer: string } | null }[];
  totalCount?: number;
  error?: string;
};

/** What is new in every answer, or with every release. */
const passing = new Set(['id', 'analysisId', 'createdAt', 'checkedAt', 'versions']);

/** Every field of an answer with its value, sentences aside: `threats.0.score=40`, `threats.0.title=…`. */
const fieldsOf = (value: unknown, path = ''): string[] => {
  if (value === null || typeof value !== 'object')
    return [`${path}=${typeof value === 'string' && /\s/.test(value) ? '…' : value}`];
  return Object.entries(value)
    .filter(([name]) => !passing.has(name))
    .flatMap(([name, inner]) => fieldsOf(inner, `${path}.${name}`));
};

/** A domain's findings are named by their title, which is a sentence. */
const idOf = ({ type, severity }: Threat) => (/\s/.test(type) ? severity : type);

/** One line about an answer that no change of wording changes. Its last word stands for all other fields. */
export const summaryOf = (status: number, answer: Answer): string => {
  const { riskScore, riskLevel } = answer.heuristicChecks ?? answer;
  return [
    status,
    answer.error,
    riskScore,
    riskLevel,
    answer.explanation && (answer.explanation.isConclusive ? 'conclusive' : 'inconclusive'),
    ...(answer.threats ?? []).map((threat) => `${idOf(threat)}:${threat.score}`),
    answer.totalCount,
    ...(answer.vulnerabilities ?? []).map(({ cveId, affected }) => `${cveId}:${affected?.answer ?? '-'}`),
    createHash('sha256').update(fieldsOf(answer).sort().join('\n')).digest('hex').slice(0, 8),
  ]
    .filter((part) => part !== undefined)
    .join(' ');
};
