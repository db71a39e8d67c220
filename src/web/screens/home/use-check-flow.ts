import { startTransition, useRef, useState } from 'react';
import type { Analysis } from '../../../contract/analysis.ts';
import { isOpenVerdict, openWord } from '../../../contract/verdict-words.ts';
import { type ApiError, serverMessageOf } from '../../lib/api.ts';
import { checkOnDevice } from '../../lib/check-on-device.ts';
import type { CheckFormProps, CheckNotice, RefusalNotice } from '../../lib/check-tool.ts';
import type { CheckedOnDevice } from '../../lib/device-messages.ts';
import { isLimitError } from '../../lib/limit.ts';
import type { OwnResult } from '../../lib/own-result.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** A verdict, which all tools show alike, or a result that its tool draws itself. */
export type CheckResult =
  | {
      kind: 'verdict';
      analysis: Analysis;
      picture: File | null;
      /** What this device alone said before. */
      onDevice: CheckedOnDevice | null;
    }
  | { kind: 'own'; draw: OwnResult };

export type CheckState =
  | { stage: 'idle' }
  /** `result`: what is known so far, where the tool shows it. */
  | {
      stage: 'busy';
      step: number | null;
      picture: File | null;
      result: CheckResult | null;
      /** What this device alone says, as soon as it has judged. */
      onDevice: CheckedOnDevice | null;
    }
  /** `keptAs`: the id by which a signed-in user finds it again. */
  | { stage: 'done'; result: CheckResult; keptAs: string | null }
  | { stage: 'refused'; error: Error; words: string | null; onDevice: CheckedOnDevice | null };

const levelOf = ({ riskLevel, explanation }: Analysis): string =>
  isOpenVerdict({ riskLevel, isConclusive: explanation?.isConclusive ?? null })
    ? openWord.toLowerCase()
    : riskLevel;

/** Idle, busy, then a result or a refusal. Starting a check clears what was shown before. */
export const useCheckFlow = (onLimit: (error: ApiError) => void) => {
  const [state, setState] = useState<CheckState>({ stage: 'idle' });
  /** So that a verdict of this device is not shown with a check that came after its own. */
  const checks = useRef(0);
  /** In a transition: a result has hundreds of elements, and the page stays responsive while they render. */
  const show = (resultAfter: (before: CheckState) => CheckResult, keptAs: string | null) =>
    startTransition(() => setState((before) => ({ stage: 'done', result: resultAfter(before), keptAs })));
  return {
    state,
    reset: () => {
      checks.current += 1;
      setState({ stage: 'idle' });
    },
    onStart: ({ picture, submitted }: Parameters<CheckFormProps['onStart']>[0] = {}) => {
      checks.current += 1;
      const own = checks.current;
      setState({ stage: 'busy', step: null, picture: picture ?? null, result: null, onDevice: null });
      if (!submitted) return;
      void checkOnDevice(submitted).then((onDevice) => {
        if (own !== checks.current) return;
        setState((before) =>
          before.stage === 'busy' || before.stage === 'refused' ? { ...before, onDevice } : before,
        );
      });
    },
    onStep: (step: number) => setState((before) => (before.stage === 'busy' ? { ...before, step } : before)),
    onResult: (analysis: Analysis, notice?: CheckNotice) => {
      show((before) => {
        const { picture, onDevice } = before.stage === 'busy' ? before : { picture: null, onDevice: null };
        return { kind: 'verdict', analysis, picture, onDevice };
      }, analysis.userId && analysis.id);
      showToast({
        title: notice?.title ?? 'Analysis Complete',
        description: notice?.description ?? `Risk level: ${levelOf(analysis)}`,
      });
    },
    onPartOfResult: (draw: OwnResult) =>
      setState((before) => (before.stage === 'busy' ? { ...before, result: { kind: 'own', draw } } : before)),
    onOwnResult: (draw: OwnResult, notice: CheckNotice, keptAs?: string) => {
      show(() => ({ kind: 'own', draw }), keptAs ?? null);
      showToast({ title: notice.title, ...(notice.description && { description: notice.description }) });
    },
    onRefused: (error: Error, notice?: RefusalNotice) => {
      const isLimit = isLimitError(error);
      const words = isLimit ? null : (notice?.card ?? null);
      setState((before) => ({
        stage: 'refused',
        error,
        words,
        onDevice: before.stage === 'busy' ? before.onDevice : null,
      }));
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
