import { createHash } from 'node:crypto';
import type { Analysis } from '../../contract/analysis.ts';
import type { RiskLevel } from '../../contract/risk.ts';
import { typedBeside } from '../../contract/typed-beside.ts';
import { isOpenVerdict, openWord } from '../../contract/verdict-words.ts';
import { loadMail, type ParsedMail, parseUrl } from '../../engine/index.ts';
import { rewriteText } from '../sharing/rewrite-text.ts';
import type { ReportContent } from '../store/report-content.ts';
import type { ReportRow, VerdictReportStore } from '../store/verdict-reports.ts';
import { withoutRecipients } from './without-recipients.ts';

type Needs = { reports: Pick<VerdictReportStore, 'consented'> };

/** As in our labelled data: 1 is phishing, 0 is legitimate. */
const labels: Record<RiskLevel, 0 | 1 | 'suspicious'> = { safe: 0, suspicious: 'suspicious', phishing: 1 };

const maxBodyLength = 12_000;
const maxUrls = 60;

/**
 * What people let us keep with their reports, a line of JSON each, with the fields of our labelled data. The label is what a
 * person of ours decided; it is null where nobody has. Nothing is trained by this: somebody has to look, and to take it.
 */
export const exportFeedback = async function* ({ reports }: Needs): AsyncGenerator<string> {
  for await (const some of reports.consented())
    for (const report of some) {
      const line = report.analysis && (await lineOf(report, report.analysis));
      if (line) yield `${JSON.stringify(line)}\n`;
    }
};

const lineOf = async (report: ReportRow & ReportContent, analysis: Analysis): Promise<object> => {
  const isOpen = isOpenVerdict({
    riskLevel: report.riskLevel,
    isConclusive: analysis.explanation?.isConclusive ?? null,
  });
  const head = {
    id: `feedback_${report.id}`,
    label: labelOf(report, isOpen),
    source: 'user_feedback',
    date: report.createdAt.toISOString().slice(0, 10),
    reported: report.verdict,
    our_verdict: isOpen ? openWord.toLowerCase() : report.riskLevel,
    decision: report.decision,
    comment: report.comment,
  };
  switch (analysis.analysisType) {
    case 'url':
    case 'general':
      return { kind: 'url', ...head, ...linkFields(analysis.inputData) };
    case 'screenshot':
      return { kind: 'screenshot', ...head, body: bodyOf(fanged(analysis.explanation?.message?.text ?? '')) };
    default:
      return { kind: 'email', ...head, ...(await mailFields(analysis)) };
  }
};

/** A verdict that stays and was none says nothing about what it was given for. */
const labelOf = ({ decision, verdict, riskLevel }: ReportRow, isOpen: boolean) => {
  if (decision === 'accepted') return labels[verdict];
  return decision === null || isOpen ? null : labels[riskLevel];
};

/** Without scheme, leading `www.`, fragment and trailing slash, the host in lower case. */
const linkFields = (url: string) => {
  const parsed = parseUrl(url);
  const host = parsed?.host.replace(/^www\./, '') ?? '';
  return {
    url,
    url_norm: parsed ? `${host}${parsed.path}${parsed.query}`.replace(/\/$/, '') : url,
    regdomain: parsed?.registrableDomain ?? host,
  };
};

const mailFields = async (analysis: Analysis) => {
  const content = withoutRecipients(analysis.inputData);
  const { readMail } = await loadMail();
  const mail = await readMail({ content, ...typedBeside(analysis) }, {});
  const body = bodyOf(writtenBody(mail));
  const { name = '', address = '' } = mail.from ?? {};
  return {
    has_raw: mail.form === 'source',
    from: name ? `"${name.replaceAll('"', "'")}" <${address}>` : address,
    reply_to: mail.replyTo.map(({ address }) => address).join(', '),
    return_path: mail.returnPath?.address ?? '',
    subject: mail.subject,
    ...(mail.date && { date: mail.date }),
    body,
    is_html: mail.html !== null,
    urls: [...new Set(mail.links.map(({ href }) => href))].slice(0, maxUrls),
    attachments: mail.attachments.map(({ name }) => name),
    truncated_attachments: false,
    template_rendered: false,
    body_sha1: createHash('sha1').update(body.replace(/\P{L}/gu, '').toLowerCase()).digest('hex'),
    ...(mail.form === 'source' && { raw: content }),
  };
};

const bodyOf = (text: string) => text.slice(0, maxBodyLength);

/** The text of a message with its addresses whole and as they were written: shown, they are cut and cannot be opened. */
const writtenBody = ({ shown: { text, bodyStart }, links }: ParsedMail): string => {
  const edits = links
    .flatMap(({ span, href }) => (span && span.start >= bodyStart ? [{ ...span, text: href }] : []))
    .filter(({ start, end }) => /hxxp|\[[.:@]\]|…$/i.test(text.slice(start, end)))
    .map(({ start, end, text: href }) => ({ start: start - bodyStart, end: end - bodyStart, text: href }))
    .sort((one, other) => one.start - other.start);
  const apart = edits.filter(({ start }, at) => start >= (edits[at - 1]?.end ?? 0));
  return fanged(rewriteText(text.slice(bodyStart), apart).text);
};

const fanged = (text: string) => text.replace(/hxxp(s?):\/\//gi, 'http$1://').replaceAll('[.]', '.');
