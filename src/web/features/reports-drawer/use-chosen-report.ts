import { useState } from 'react';
import type { ListedAnalysis } from '../../../contract/analysis.ts';

type Chosen = { analysis: ListedAnalysis; isMarked: boolean; isOpen: boolean };

/** Which report of a list is chosen, and whether it is open: it stays marked after it was closed. */
export const useChosenReport = () => {
  const [state, setState] = useState<Chosen | null>(null);
  const show = (analysis: ListedAnalysis) => setState({ analysis, isMarked: true, isOpen: true });
  return {
    /** What the dialog shows, also while it closes. */
    shown: state?.analysis ?? null,
    isOpen: state?.isOpen ?? false,
    marked: state?.isMarked ? state.analysis : null,
    show,
    /** Opens it; the one that is already marked is unmarked. */
    toggle: (analysis: ListedAnalysis) => {
      if (state?.isMarked && state.analysis.id === analysis.id) setState({ ...state, isMarked: false });
      else show(analysis);
    },
    onOpenChange: (isOpen: boolean) => setState((before) => before && { ...before, isOpen }),
  };
};
