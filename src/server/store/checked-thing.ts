import type { AnalysisType, CheckedThing } from '../../contract/analysis.ts';
import { cutText, dropInvisible } from '../../contract/plain-text.ts';

type Submission = {
  analysisType: AnalysisType;
  /** At least its beginning. */
  inputData: string;
  technicalAnalysis: unknown;
  /** Rows of earlier versions are listed without it. */
  explanation?: unknown;
};

const maxLength = 160;
/** Where the header lines of a message are looked for. */
const headLength = 4000;

/** What an analysis was about, for a line of a list. Rows of any version, so nothing is taken for granted. */
export const checkedThing = (given: Submission): CheckedThing => {
  const { analysisType, inputData, technicalAnalysis } = given;
  const technical = fieldsIn(technicalAnalysis);
  if (analysisType === 'email' || analysisType === 'email-file') return checkedMessage(given, technical);
  if (analysisType === 'url') return { title: line(knownIn(technical['host']) || inputData), sender: '' };
  return { title: line(inputData), sender: '' };
};

const checkedMessage = (
  { inputData, explanation }: Submission,
  technical: Record<string, unknown>,
): CheckedThing => {
  const { text, bodyStart } = fieldsIn(fieldsIn(explanation)['message']);
  const shown = typeof text === 'string' ? text : '';
  const start = typeof bodyStart === 'number' ? bodyStart : 0;
  const head = shown ? shown.slice(0, Math.min(start, headLength)) : inputData.slice(0, headLength);
  const body = shown ? shown.slice(start, start + headLength) : inputData.slice(0, headLength);
  return {
    title: line(headerIn(head, 'subject') || firstLine(body, shown === '')),
    sender: line(knownIn(technical['senderAddress']) || knownIn(technical['senderName'])),
  };
};

/** The value of a header line. Words that a mail program would have to decode say nothing as they are. */
const headerIn = (head: string, name: string): string => {
  for (const one of head.split('\n')) {
    const colon = one.indexOf(':');
    if (colon <= 0 || one.slice(0, colon).trim().toLowerCase() !== name) continue;
    const value = one.slice(colon + 1).trim();
    return value.includes('=?') ? '' : value;
  }
  return '';
};

/** Of a message as it came, the first line may be one of its headers, which is no title. */
const firstLine = (body: string, isAsItCame: boolean): string => {
  const first = body.split('\n').find((one) => one.trim() !== '') ?? '';
  return isAsItCame && /^[A-Za-z][A-Za-z-]{0,40}:/.test(first) ? '' : first;
};

const line = (text: string): string =>
  cutText(dropInvisible(text.slice(0, 4 * maxLength).replaceAll(/[\t\r\n]/g, ' ')).trim(), maxLength);

/** A dash stands for what is not known. */
const knownIn = (value: unknown): string => (typeof value === 'string' && value !== '-' ? value : '');

const fieldsIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
