import { useState } from 'react';
import type { AnalysisView } from '../../lib/analysis-view.ts';
import { serverMessageOf } from '../../lib/api.ts';
import type { CheckNotice } from '../../lib/check-tool.ts';
import { isLimitError } from '../../lib/limit.ts';
import { useSignInPrompt } from '../../lib/sign-in-prompt.ts';
import { showToast } from '../../ui/toast-store.ts';

export type CheckState =
  | { stage: 'idle' }
  | { stage: 'busy'; step: number | null; picture: File | null }
  | { stage: 'done'; analysis: AnalysisView; picture: File | null }
  | { stage: 'refused'; error: Error };

/** Idle, busy, then a verdict or a refusal. A start clears what was shown before. */
export const useCheckFlow = () => {
  const [state, setState] = useState<CheckState>({ stage: 'idle' });
  const askToSignIn = useSignInPrompt();
  return {
    state,
    reset: () => setState({ stage: 'idle' }),
    onStart: (picture?: File) => setState({ stage: 'busy', step: null, picture: picture ?? null }),
    onStep: (step: number) => setState((before) => (before.stage === 'busy' ? { ...before, step } : before)),
    onResult: (analysis: AnalysisView, notice?: CheckNotice) => {
      setState((before) => ({
        stage: 'done',
        analysis,
        picture: before.stage === 'busy' ? before.picture : null,
      }));
      showToast({
        title: notice?.title ?? 'Analysis Complete',
        description: notice?.description ?? `Risk level: ${analysis.riskLevel}`,
      });
    },
    onRefused: (error: Error, notice?: CheckNotice) => {
      setState({ stage: 'refused', error });
      if (isLimitError(error)) {
        if (error.body?.requiresAuth) askToSignIn();
        return;
      }
      // A limit is offered a way out instead; a notice on top would say the same thing twice.
      showToast({
        title: notice?.title ?? 'Analysis Failed',
        description: notice?.description ?? serverMessageOf(error) ?? 'Analysis failed',
        tone: 'fault',
      });
    },
  };
};
