import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import type { AnalyzeDomainInput } from '../../../contract/analyze-domain.ts';
import { useApi } from '../../lib/api.ts';
import { type GrowingDomain, newGrowingDomain, shownWhole, withPart } from './growing-domain.ts';

type Input = AnalyzeDomainInput & { onGrown: (known: GrowingDomain) => void };

/** Checks one domain and tells what is known of it as it comes in. A successful check changes history and usage. */
export const useCheckDomain = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useMutation({
    mutationFn: async ({ domain, onGrown }: Input) => {
      let known = newGrowingDomain(domain);
      const answer = await api.postInParts('/api/analyze/domain', { domain }, z.unknown(), (part, fields) => {
        known = withPart(known, part, fields);
        // Whoever has opened another tab meanwhile is not to be shown the rest of this one.
        if (isHere.current) onGrown(known);
      });
      return shownWhole(answer);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api/dashboard'] }),
  });
};
