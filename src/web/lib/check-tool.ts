import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { AnalysisView } from './analysis-view.ts';

/** The words of the notice at the end of a check, where a tool has words of its own. */
export type CheckNotice = { title: string; description?: string | null };

/** How a tool's form reports to the page: it started, it has a verdict, it was refused. */
export type CheckFormProps = {
  onStart: () => void;
  onResult: (analysis: AnalysisView, notice?: CheckNotice) => void;
  onRefused: (error: Error, notice?: CheckNotice) => void;
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
  /** Shown while the call runs; indicative, as the call reports no progress. */
  steps: readonly string[];
  Form: ComponentType<CheckFormProps>;
};
