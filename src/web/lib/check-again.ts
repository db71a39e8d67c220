import type { Analysis } from '../../contract/analysis.ts';
import { typedBeside } from '../../contract/typed-beside.ts';

/** A tool, and what its fields should hold. */
export type CheckAgain = {
  toolId: string;
  /** By the name of the draft. */
  drafts: Record<string, string>;
};

/** What it takes to check the same thing once more. A picture was not kept: its tool opens empty. */
export const checkAgainOf = (analysis: Analysis): CheckAgain => {
  const { analysisType, inputData } = analysis;
  if (analysisType === 'url') return { toolId: 'url', drafts: { url: inputData } };
  if (analysisType === 'general') return { toolId: 'domain', drafts: { domain: inputData } };
  if (analysisType === 'screenshot') return { toolId: 'screenshot', drafts: {} };
  const { sender, subject } = typedBeside(analysis);
  return { toolId: 'email', drafts: { email: inputData, 'email.sender': sender, 'email.subject': subject } };
};

let waiting: CheckAgain | null = null;

/** For the home page, which the visitor is about to open. */
export const leaveForHome = (wish: CheckAgain): void => {
  waiting = wish;
};

export const takeFromElsewhere = (): CheckAgain | null => {
  const taken = waiting;
  waiting = null;
  return taken;
};
