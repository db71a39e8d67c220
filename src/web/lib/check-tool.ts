import type { LucideIcon } from 'lucide-react';
import type { Analysis } from '../../contract/analysis.ts';
import type { SubmittedToDevice } from './device-messages.ts';
import type { LazyPartSource } from './lazy-part.tsx';
import type { OwnResult } from './own-result.tsx';

/** The words of the notice at the end of a check, where a tool has words of its own. */
export type CheckNotice = { title: string; description?: string | null };

/** The same for a refusal, with the words of the card where they are not the server's. */
export type RefusalNotice = CheckNotice & { card?: string };

/** How a tool's form reports to the page: its start, its progress, its verdict or its refusal. */
export type CheckFormProps = {
  /**
   * With the picture that is being checked, so that it can be shown beside the verdict: no server sends one back. Or with what
   * this device can judge by itself meanwhile.
   */
  onStart: (started?: { picture?: File; submitted?: SubmittedToDevice }) => void;
  /** Which of the tool's steps is under way. Without a report the steps advance on a timer. */
  onStep: (step: number) => void;
  onResult: (analysis: Analysis, notice?: CheckNotice) => void;
  /** Shows what is known so far of a result that the tool draws itself; the check goes on. */
  onPartOfResult: (result: OwnResult) => void;
  /** The whole of such a result, with the id under which it was kept for a signed-in user. */
  onOwnResult: (result: OwnResult, notice: CheckNotice, keptAs?: string) => void;
  onRefused: (error: Error, notice?: RefusalNotice) => void;
  /** Opens another tool with this text in its main field, the draft that is named after the tool. */
  onHandOver: (toolId: string, text: string) => void;
  /** A verdict is shown below, so a large form makes room for it. */
  isAnswered: boolean;
};

/** One tab of the analysis panel. */
export type CheckTool = {
  id: string;
  /** Its address. */
  path: string;
  /** The parameter of the address that fills its main field, where it has one. */
  fillName?: string;
  label: string;
  shortLabel: string;
  icon: LucideIcon;
  /** It is checked on the visitor's own device too, while the server looks things up. */
  isOnDevice?: boolean;
  /** Shown while the call runs. */
  steps: readonly string[];
  /** What the help page says about it, and in which part. */
  help: { label: string; part: string };
  /** Said in place of how long a check is kept, where nothing of it is. */
  keptNothing?: string;
  form: LazyPartSource<CheckFormProps>;
  /** Classes with the height of its form, which is kept free while its script is on its way. */
  formHeight: string;
};
