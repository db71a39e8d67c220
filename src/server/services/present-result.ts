import type { Analysis } from '../../contract/analysis.ts';
import { vulnerabilityResultSchema } from '../../contract/analyze-vulnerability.ts';
import { type ApiResult, apiResultSchema } from '../../contract/v1/result.ts';
import type { Versions } from '../../contract/versions.ts';

type Needs = { versions: () => Versions; clock: () => Date };

/** A result as programs get it: validated, and written once, so that the same answer is always the same bytes. */
export const presentResult = ({ versions, clock }: Needs) => {
  const write = (result: ApiResult): Buffer => Buffer.from(JSON.stringify(apiResultSchema.parse(result)));
  return {
    /** One that is kept, with what it was made with where that was kept too. */
    analysis: ({ userId: _, ...analysis }: Analysis): Buffer =>
      write({
        ...analysis,
        conclusive: analysis.explanation?.isConclusive ?? null,
        versions: analysis.versions ?? null,
      }),
    /** A search has no verdict, and is not kept. */
    search: (page: Buffer): Buffer => {
      const vulnerability = vulnerabilityResultSchema.parse(JSON.parse(page.toString()));
      const { vendor, product } = vulnerability.searchCriteria;
      return write({
        id: null,
        analysisType: 'vulnerability',
        inputData: `${vendor} ${product}`.trim(),
        createdAt: clock().toISOString(),
        riskScore: null,
        riskLevel: null,
        conclusive: null,
        threats: [],
        technicalAnalysis: {},
        recommendations: [],
        explanation: null,
        vulnerability,
        versions: versions(),
      });
    },
  };
};
export type PresentResult = ReturnType<typeof presentResult>;
