import type { RiskLevel } from '../../contract/risk.ts';
import { listAdvice, unvouchedOpening, weakOpening } from '../verdict/advice.ts';
import type { Finding } from '../verdict/detector.ts';
import { readingOf } from '../wording/reading.ts';
import type { MailCase } from './case.ts';
import { claimedCompany } from './claimed-company.ts';
import { isVouchedMail } from './vouched.ts';

export const mailAdvice = (
  cases: readonly [MailCase, ...MailCase[]],
  findings: readonly Finding[],
  riskLevel: RiskLevel,
): string[] => {
  const [brand] = cases.flatMap((one) => claimedCompany(one) ?? []);
  const hasAttachment = cases.some(({ mail }) => mail.attachments.some(({ isInline }) => !isInline));
  const hasLinks = cases.some(({ links }) => links.length > 0);
  const unread = cases.map(({ prose }) => readingOf(prose)).find(({ isRead }) => !isRead);
  return listAdvice({
    opening:
      riskLevel === 'safe' && unread
        ? unreadOpening(unread.language)
        : openingOf(cases, findings, riskLevel, hasLinks),
    about: unread ? askAReader : null,
    brand: riskLevel === 'safe' ? null : brand,
    findings,
    closing: {
      phishing: [
        hasAttachment ? 'Do not open the attachment.' : null,
        'Report it to your mail provider or IT team as phishing, then delete it.',
        hasLinks
          ? 'If you already entered a password, change it now on the genuine site and turn on two-step sign-in.'
          : 'If you already paid or gave something away, call your bank or the service now, on a number you know.',
      ],
      suspicious: [],
      safe: [
        hasLinks
          ? 'Still open its links only if you expected them: no check replaces your own judgement.'
          : 'Still confirm a request for money or a password through another channel.',
      ],
    }[riskLevel],
  });
};

/** Nothing was found in words that nobody read, so that is not said. */
const unreadOpening = (language: string): string =>
  `We do not read ${language}, so what this message says was not judged. Its sender, links and files show no clear sign of phishing.`;
const askAReader =
  'Before you act on it, have somebody you trust read it, or ask the sender through a channel you already know.';

const openingOf = (
  cases: readonly [MailCase, ...MailCase[]],
  findings: readonly Finding[],
  riskLevel: RiskLevel,
  hasLinks: boolean,
): string => {
  if (riskLevel === 'phishing')
    return hasLinks
      ? 'Do not click any link, do not answer, and do not enter anything.'
      : 'Do not answer, and do not do what this message asks.';
  if (riskLevel === 'suspicious')
    return 'Do not act on this message until the sender has confirmed it through another channel.';
  if (findings.length > 0) return weakOpening('act on this message');
  return isVouchedMail(cases[0])
    ? 'We found no warning sign in this message.'
    : unvouchedOpening('act on this message');
};
