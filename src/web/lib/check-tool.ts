import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Analysis } from '../../contract/analysis.ts';
import type { OwnResult } from './own-result.tsx';

/** The words of the notice at the end of a check, where a tool has words of its own. */
export type CheckNotice = { title: string; description?: string | null };

/** The same for a refusal, with the words of the card where they are not the server's. */
export type RefusalNotice = CheckNotice & { card?: string };

/** How a tool's form reports to the page: its start, its progress, its verdict or its refusal. */
export type CheckFormProps = {
  /** With the picture that is being checked, so that it can be shown beside the verdict: no server sends one back. */
  onStart: (picture?: File) => void;
  /** Which of the tool's steps is under way. Without a report the steps advance on a timer. */
  onStep: (step: number) => void;
  onResult: (analysis: Analysis, notice?: CheckNotice) => void;
  /** Shows what is known so far of a result that the tool draws itself; the check goes on. */
  onPartOfResult: (result: OwnResult) => void;
  /** The whole of such a result. */
  onOwnResult: (result: OwnResult, notice: CheckNotice) => void;
  onRefused: (error: Error, notice?: RefusalNotice) => void;
  /** Opens another tool with this text in its main field, the draft that is named after the tool. */
  onHandOver: (toolId: string, text: string) => void;
  /** A verdict is shown below, so a large form makes room for it. */
  isAnswered: boolean;
};

/** One tab of the analysis panel. */
export type CheckTool = {
  id: string;
  label: string;
  shortLabel: string;
  icon: LucideIcon;
  /** Shown while the call runs. */
  steps: readonly string[];
  Form: ComponentType<CheckFormProps>;
};
