import type { Finding } from '../verdict/detector.ts';
import type { MailCase } from './case.ts';
import { standingOf } from './standing.ts';

/**
 * In the languages that the model learnt, it adds what the words of a lure lack to a warning. In the others they speak
 * alone and count more, by hand: several requests more than one, and those of a domain nobody knows more still, because
 * links that stay with their sender are no excuse for it.
 */
export const withWordsAlone = (findings: readonly Finding[], mail: MailCase): Finding[] => {
  const { sender } = mail;
  const isNobody = sender !== null && !sender.owner && !sender.isEstablished && standingOf(mail) === 'own';
  return findings.map((finding) => {
    if (finding.family !== 'wording') return finding;
    const weight = (finding.spans.length > 1 ? several : one) * (isNobody ? ofNobody : 1);
    return { ...finding, score: Math.round(finding.score * weight) };
  });
};
const one = 1.15;
const several = 1.55;
const ofNobody = 1.7;
