import { startTransition, useState } from 'react';
import type { Analysis } from '../../../contract/analysis.ts';
import { isOpenVerdict, openWord } from '../../../contract/verdict-words.ts';
import { type ApiError, serverMessageOf } from '../../lib/api.ts';
import type { CheckNotice, RefusalNotice } from '../../lib/check-tool.ts';
import { isLimitError } from '../../lib/limit.ts';
import type { OwnResult } from '../../lib/own-result.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** A verdict, which all tools show alike, or a result that its tool draws itself. */
export type CheckResult =
  | { kind: 'verdict'; analysis: Analysis; picture: File | null }
  | { kind: 'own'; draw: OwnResult };

export type CheckState =
  | { stage: 'idle' }
  /** `result`: what is known so far, where the tool shows it. */
  | { stage: 'busy'; step: number | null; picture: File | null; result: CheckResult | null }
  | { stage: 'done'; result: CheckResult }
  | { stage: 'refused'; error: Error; words: string | null };

const levelOf = ({ riskLevel, explanation }: Analysis): string =>
  isOpenVerdict({ riskLevel, isConclusive: explanation?.isConclusive ?? null })
    ? openWord.toLowerCase()
    : riskLevel;

/** Idle, busy, then a result or a refusal. Starting a check clears what was shown before. */
export const useCheckFlow = (onLimit: (error: ApiError) => void) => {
  const [state, setState] = useState<CheckState>({ stage: 'idle' });
  /** In a transition: a result has hundreds of elements, and the page stays responsive while they render. */
  const show = (resultAfter: (before: CheckState) => CheckResult) =>
    startTransition(() => setState((before) => ({ stage: 'done', result: resultAfter(before) })));
  return {
    state,
    reset: () => setState({ stage: 'idle' }),
    onStart: (picture?: File) =>
      setState({ stage: 'busy', step: null, picture: picture ?? null, result: null }),
    onStep: (step: number) => setState((before) => (before.stage === 'busy' ? { ...before, step } : before)),
    onResult: (analysis: Analysis, notice?: CheckNotice) => {
      show((before) => {
        const picture = before.stage === 'busy' ? before.picture : null;
        return { kind: 'verdict', analysis, picture };
      });
      showToast({
        title: notice?.title ?? 'Analysis Complete',
        description: notice?.description ?? `Risk level: ${levelOf(analysis)}`,
      });
    },
    onPartOfResult: (draw: OwnResult) =>
      setState((before) => (before.stage === 'busy' ? { ...before, result: { kind: 'own', draw } } : before)),
    onOwnResult: (draw: OwnResult, notice: CheckNotice) => {
      show(() => ({ kind: 'own', draw }));
      showToast({ title: notice.title, ...(notice.description && { description: notice.description }) });
    },
    onRefused: (error: Error, notice?: RefusalNotice) => {
      const isLimit = isLimitError(error);
      setState({ stage: 'refused', error, words: isLimit ? null : (notice?.card ?? null) });
      if (isLimit) {
        onLimit(error);
        return;
      }
      // A limit gets a popup instead; a toast on top would say the same thing twice.
      showToast({
        title: notice?.title ?? 'Analysis Failed',
        description: notice?.description ?? serverMessageOf(error) ?? 'Analysis failed',
        tone: 'fault',
      });
    },
  };
};
