// What the home screen shows after its first use: each is a script of its own.
import { fetchSchemas } from '../../lib/answers.ts';
import { createLazyPart } from '../../lib/lazy-part.tsx';
import { tools } from './tools.ts';

const fetchCheckParts = () => import('./check-parts.tsx');
export const progressCard = createLazyPart(async () => (await fetchCheckParts()).ProgressCard);
export const analysisError = createLazyPart(async () => (await fetchCheckParts()).AnalysisError);
const fetchResultParts = () => import('./result-parts.tsx');
export const verdict = createLazyPart(async () => (await fetchResultParts()).Verdict);
export const deviceVerdict = createLazyPart(async () => (await fetchResultParts()).DeviceVerdict);
export const drawnResult = createLazyPart(async () => (await fetchResultParts()).DrawnResult);
/** Fetched when a limit is first reached. */
export const limitPopups = createLazyPart(async () => (await import('./limit-popups.tsx')).LimitPopups);

/** Fetched while the first message is still being pasted; it is not needed before. */
export const fetchForResult = () => {
  progressCard.load();
  analysisError.load();
  verdict.load();
  drawnResult.load();
  // A failure shows once an answer has to be read.
  fetchSchemas().catch(() => undefined);
};

/** With the first sign of use; the next step may be another tab, too. */
export const fetchForUse = () => {
  for (const { form } of tools) form.load();
  fetchForResult();
};
