import type { AnalysisType } from '../../contract/analysis.ts';
import type { Decision } from '../../contract/feedback.ts';
import type { RiskLevel } from '../../contract/risk.ts';
import { productName } from '../../contract/site.ts';
import { verdictWord } from '../../contract/verdict-words.ts';
import { dayInWords } from './day-in-words.ts';
import type { MailWords } from './mail-words.ts';

type Answer = {
  analysisType: AnalysisType;
  /** Our verdict, and theirs. */
  riskLevel: RiskLevel;
  isConclusive: boolean | null;
  verdict: RiskLevel;
  createdAt: Date;
  decision: Decision | null;
  reason: string | null;
  correctedUntil: Date | null;
};

const subjectsOfChecks: Record<AnalysisType, string> = {
  email: 'a message',
  'email-file': 'a message',
  url: 'a link',
  screenshot: 'a screenshot',
  general: 'a domain',
};

/** The answer to a report of a wrong verdict. It names nothing of what was checked, and has no links. */
export const verdictAnswerMail = (answer: Answer): MailWords => {
  const { analysisType, verdict, createdAt, decision, reason, correctedUntil } = answer;
  const isAccepted = decision === 'accepted';
  const change = correctedUntil
    ? ` Until ${dayInWords(correctedUntil)} we call exactly this one ${verdict}, for everybody who checks it.`
    : '';
  return {
    subject: isAccepted
      ? `We agree with you: your report to ${productName}`
      : `Our verdict stays: your report to ${productName}`,
    parts: [
      `On ${dayInWords(createdAt)} you told us that our verdict on ${subjectsOfChecks[analysisType]} was wrong: we had called it ${verdictWord(answer).toLowerCase()}, you ${verdict}. Thank you: that helps us and others.`,
      isAccepted
        ? `A person has looked at it, and agrees with you.${change}`
        : 'A person has looked at it. Our verdict stays.',
      `The reason: ${reason ?? ''}`,
      'You will find this answer with the result, in your own history. This mail has no links on purpose.',
    ],
  };
};
