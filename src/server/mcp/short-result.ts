import type { z } from 'zod';
import { previewOf } from '../../contract/input-preview.ts';
import { apiResultSchema } from '../../contract/v1/result.ts';

type Whole = z.infer<typeof apiResultSchema>;

/**
 * A result as a model needs it: the verdict and everything that explains it, without the whole message and the places in it, which
 * have megabytes and are the attacker's words.
 */
export const shortResult = (text: string) => {
  const { inputData, explanation, ...rest }: Whole = apiResultSchema.parse(JSON.parse(text));
  return {
    ...rest,
    input: previewOf(inputData),
    explanation: explanation && {
      whoSentThis: explanation.whoSentThis,
      reassurances: explanation.reassurances,
      safeWay: explanation.safeWay,
      checks: explanation.checks,
    },
  };
};
