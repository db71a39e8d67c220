import type { AbuseReport } from '../../../contract/abuse-report.ts';

/** A `mailto:` address (RFC 6068) that opens the mail in the person's own program, with line ends as it wants them. */
export const mailAddressOf = ({ to, subject, text }: AbuseReport['mail']): string => {
  const body = text.replaceAll('\n', '\r\n');
  return `mailto:${to.map(encodeURIComponent).join(',')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
};
