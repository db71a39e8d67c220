import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Analysis, AnalysisType } from '../../../contract/analysis.ts';
import { resultPath } from '../../../contract/page-paths.ts';
import { drawDomain } from '../../features/domain-check/draw-domain.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { placeOf } from './place.ts';
import { tools } from './tools.ts';
import type { CheckResult, CheckState } from './use-check-flow.ts';
import { useStoredResult } from './use-stored-result.ts';

const toolIds: Record<AnalysisType, string> = {
  email: 'email',
  'email-file': 'email',
  url: 'url',
  screenshot: 'screenshot',
  general: 'domain',
};

type Fresh = { id: string; toolId: string; result: CheckResult };

/**
 * Which tool is open and which kept result is shown, by the address. A result that was kept moves to an address of its own;
 * going back, or anywhere else, clears what was shown before.
 */
export const usePlace = (state: CheckState, reset: () => void) => {
  const [path, navigate] = useLocation();
  const user = useCurrentUser();
  const [fresh, setFresh] = useState<Fresh | null>(null);
  const followed = useRef(path);
  const place = placeOf(path);
  const id = place?.kind === 'result' ? place.id : null;
  // What this page has just checked is whole, with its picture. It is not shown to a guest: its owner has signed out.
  const known = fresh !== null && fresh.id === id && user.data !== null ? fresh : null;
  const stored = useStoredResult(known ? null : id);
  const toolId =
    (place?.kind === 'result'
      ? (known?.toolId ?? (stored.analysis && toolIds[stored.analysis.analysisType]))
      : place?.tool.id) ??
    tools[0]?.id ??
    '';

  const go = (to: string, options?: { replace: boolean }) => {
    // A tab is chosen by the press and again by the focus that follows it: one step of the history, not two.
    if (to === followed.current && !options) return;
    followed.current = to;
    navigate(to, options);
  };

  useLayoutEffect(() => {
    if (followed.current === path) return;
    followed.current = path;
    reset();
  });

  const keptAs = state.stage === 'done' ? state.keptAs : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result, wherever the page goes afterwards.
  useLayoutEffect(() => {
    if (state.stage !== 'done' || keptAs === null) return;
    setFresh({ id: keptAs, toolId, result: state.result });
    go(resultPath(keptAs));
  }, [keptAs]);

  const reopened: CheckResult | null = known?.result ?? (stored.analysis && resultOf(stored.analysis));
  return {
    path,
    toolId,
    go,
    isResult: id !== null,
    isNotFound: stored.isNotFound,
    /** The kept result that the address leads to, once it is here. */
    reopened,
    stored,
  };
};

const resultOf = (analysis: Analysis): CheckResult =>
  analysis.domain
    ? { kind: 'own', draw: drawDomain(analysis.domain) }
    : { kind: 'verdict', analysis, picture: null, onDevice: null };
