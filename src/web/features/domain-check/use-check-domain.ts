import { useEffect, useRef } from 'react';
import type { AnalyzeDomainInput } from '../../../contract/analyze-domain.ts';
import { domainAnswer, domainPart } from '../../lib/answers.ts';
import { useCheck } from '../../lib/use-check.ts';
import { addFields, type KnownDomain } from './known-domain.ts';

type Input = AnalyzeDomainInput & { onProgress: (known: KnownDomain) => void };

/** Checks one domain and reports what is known of it so far. */
export const useCheckDomain = () => {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCheck((api, { domain, onProgress }: Input) => {
    let known: KnownDomain = { domain };
    const schemas = { answer: domainAnswer, progress: domainPart };
    return api.postInStages('/api/analyze/domain', { domain }, schemas, ({ fields }) => {
      known = addFields(known, fields);
      // A visitor who has opened another tab meanwhile is not shown the rest of this one.
      if (isHere.current) onProgress(known);
    });
  });
};
