import type { Analysis } from './analysis.ts';

type Message = Pick<Analysis, 'inputData' | 'technicalAnalysis' | 'explanation'>;

/** Where the header lines of a message are looked for. */
const headLength = 4000;
const subjectLabel = 'Subject: ';

/**
 * The sender and the subject that a person typed beside a message; empty where its own lines say them. What was typed is in none of its
 * lines, so it is taken from the message as it was shown.
 */
export const typedBeside = ({ inputData, technicalAnalysis, explanation }: Message) => {
  const { text = '', bodyStart = 0 } = explanation?.message ?? {};
  const head = inputData.slice(0, headLength);
  const lines = text.slice(0, bodyStart).split('\n');
  const subject = lines.find((line) => line.startsWith(subjectLabel))?.slice(subjectLabel.length) ?? '';
  const sender = technicalAnalysis['senderAddress'];
  return {
    sender: /^from:/im.test(head) || typeof sender !== 'string' || !sender.includes('@') ? '' : sender,
    subject: /^subject:/im.test(head) ? '' : subject,
  };
};
