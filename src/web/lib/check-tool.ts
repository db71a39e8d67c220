import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { AnalysisView } from './analysis-view.ts';

/** How a tool's form reports to the page: it started, it has a verdict, it was refused. */
export type CheckFormProps = {
  onStart: () => void;
  onResult: (analysis: AnalysisView) => void;
  onRefused: (error: Error) => void;
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
