import type { RiskLevel } from '../../contract/risk.ts';
import type { ReceiptContent } from '../receipts/receipt-content.ts';
import { answerLanguages, type ReportedKind } from '../reports/types.ts';
import { accountMail, signInMail } from './code-mails.ts';
import { confirmationMail, contactAnswerMail, forwardedMail } from './contact-mails.ts';
import type { MailWords } from './mail-words.ts';
import { type Notice, noticeMail } from './notice-mail.ts';
import { invitationMail, type OrganisationNews, organisationMail } from './organisation-mails.ts';
import { planBeganMail, planEndedMail, planEndsMail } from './plan-end-mails.ts';
import { receiptMail } from './receipt-mail.ts';
import { type AnsweredItem, reportAnswerMail } from './report-answer-mail.ts';
import { teamDecisionMail } from './team-decision-mail.ts';
import { verdictAnswerMail } from './verdict-answer-mail.ts';
import { type SeenAlert, watchMail } from './watch-mail.ts';
import { webhookPausedMail } from './webhook-paused-mail.ts';
import { welcomeMail } from './welcome-mail.ts';

const day = new Date('2027-03-03T10:00:00Z');
const oneMonthAfter = new Date('2027-04-03T10:00:00Z');

const notices: Notice[] = [
  { kind: 'new browser', browser: 'Firefox on Windows' },
  { kind: 'passkey added', name: 'My phone' },
  { kind: 'passkey removed', name: 'My phone' },
  { kind: 'api key created', name: 'Mail gateway' },
  { kind: 'api key renewed', name: 'Mail gateway' },
  { kind: 'api key revoked', name: 'Mail gateway' },
  { kind: 'api key exposed', name: 'Mail gateway' },
  { kind: 'webhook created', host: 'hooks.company.example' },
  { kind: 'webhook secret renewed', host: 'hooks.company.example' },
  { kind: 'recovery codes made' },
  { kind: 'recovery code used', left: 9 },
  { kind: 'export' },
  { kind: 'plan change', plan: 'standard' },
  { kind: 'codes guessed', wrongTries: 20 },
];

const news: OrganisationNews[] = [
  { kind: 'joined', email: 'maya@company.example' },
  { kind: 'left', email: 'maya@company.example' },
  { kind: 'removed' },
  { kind: 'deleted' },
  { kind: 'owner now', email: 'jonas@company.example' },
  { kind: 'owner no more', email: 'maya@company.example' },
];

const report = {
  analysisType: 'url',
  riskLevel: 'phishing',
  isConclusive: true,
  verdict: 'safe',
  createdAt: day,
  reason: 'It is the page of a school, and its form goes to the school itself.',
} as const;

const receipt: ReceiptContent = {
  seller: { name: 'Example Ltd', address: '1 Harbour Street\nLondon E1 1AA', taxId: 'GB 123 4567 89' },
  buyer: { name: 'Maya Lindqvist', address: '5 Sea Road\nPorto', taxId: null },
  plan: 'Standard',
  planType: 'standard',
  period: { from: day.toISOString(), until: oneMonthAfter.toISOString() },
  amount: 1999,
  currency: 'USD',
  tax: { name: 'VAT', percent: 20, amount: 333 },
  paidAt: day.toISOString(),
  paymentId: 'pay_Qx1k7Wb2Zr8vTn',
  corrects: null,
};

const exploited: SeenAlert = {
  thing: 'FortiOS 7.2.4',
  cveId: 'CVE-2027-1234',
  priority: 'now',
  subject: 'Act now: FortiOS 7.2.4, CVE-2027-1234, exploited',
  whatChanged:
    'CVE-2027-1234 is known to be exploited: CISA has listed it since 2027-03-02. It affects FortiOS 7.2.4.',
  whyItMatters: 'Out-of-bounds write in Fortinet FortiOS. Rated 9.8 of 10, critical. It is being exploited.',
  whatToDo: ['Update to 7.2.5 or later: the first fixed release on your train.'],
  seenAt: day,
};
const newOne: SeenAlert = {
  ...exploited,
  cveId: 'CVE-2027-1235',
  priority: 'scheduled',
  subject: 'Next maintenance: FortiOS 7.2.4, CVE-2027-1235, new, high',
  whatChanged:
    'CVE-2027-1235 is new, and affects FortiOS 7.2.4 (affected: 7.2.0 up to, but not including, 7.2.6).',
  whyItMatters: 'Cross-site scripting in Fortinet FortiOS. Rated 7.2 of 10, high.',
  whatToDo: ['Look up the fixed release for your train in Fortinet’s advisory: https://advisory.example/1'],
};

const judged = (kind: ReportedKind, riskLevel: RiskLevel, riskScore: number): AnsweredItem => ({
  kind,
  analysis: {
    ...{
      id: '00000000-0000-4000-8000-000000000000',
      riskScore,
      riskLevel,
      isConclusive: riskLevel !== 'safe',
    },
    threats: [
      threat('sender-lookalike-domain', 'The sender’s domain imitates a known one', 40),
      threat('link-other-words', 'A link that leads elsewhere than its words say', 30),
      threat('attachment-macros', 'An attachment with macros', 20),
    ],
  },
});
const threat = (type: string, title: string, score: number) => ({
  ...{ type, title, score, description: '', recommendation: '' },
  ...{ severity: 'high' as const, icon: 'UserX' as const },
});
const reportAnswer = {
  items: [judged('attached', 'phishing', 96), judged('link', 'safe', 12)],
  left: 1,
  nothing: null,
  resultAddress: () => null,
  thread: { inReplyTo: '<1@company.example>', references: '<1@company.example>' },
};

/** Every mail there is, with invented people in it: what `/mails` shows while developing. */
export const sampleMails: Readonly<Record<string, MailWords>> = {
  'sign-in': signInMail('042917', { minutes: 10, wrongTries: 0 }),
  'sign-in-after-guesses': signInMail('042917553810', { minutes: 10, wrongTries: 20 }),
  'export-code': accountMail('export', '042917', 10),
  'deletion-code': accountMail('delete', '042917', 10),
  welcome: welcomeMail('free'),
  ...Object.fromEntries(
    notices.map((notice) => [`notice-${notice.kind.replaceAll(' ', '-')}`, noticeMail(notice, day)]),
  ),
  receipt: receiptMail({ series: 'receipt', number: 42, issuedAt: day, content: receipt }),
  'credit-note': receiptMail({
    series: 'credit note',
    number: 3,
    issuedAt: day,
    content: { ...receipt, corrects: { number: 'R-000042', issuedAt: day.toISOString() } },
  }),
  'cancelled-credit': receiptMail({
    series: 'credit note',
    number: 4,
    issuedAt: day,
    content: {
      ...receipt,
      amount: -receipt.amount,
      corrects: { number: 'R-000042', issuedAt: day.toISOString() },
    },
  }),
  'webhook-paused': webhookPausedMail('hooks.company.example'),
  'watch-alert': watchMail([exploited]),
  'watch-digest': watchMail([
    newOne,
    { ...newOne, cveId: 'CVE-2027-1236', subject: newOne.subject.replace('1235', '1236') },
  ]),
  invitation: invitationMail({
    code: 'mz4ka-7qwtd-x2b5n-yhc3e',
    organisation: 'Northwind Trading',
    owner: 'jonas@company.example',
    role: 'analyst',
    expiresAt: day,
  }),
  ...Object.fromEntries(
    news.map((one) => [
      `organisation-${one.kind.replaceAll(' ', '-')}`,
      organisationMail('Northwind Trading', one),
    ]),
  ),
  ...Object.fromEntries(
    answerLanguages.map((language) => [
      `report-${language}`,
      reportAnswerMail({ ...reportAnswer, language }),
    ]),
  ),
  'report-without-verdict': reportAnswerMail({
    ...reportAnswer,
    language: 'en',
    items: [],
    nothing: 'empty',
  }),
  'team-decision': teamDecisionMail({
    language: 'en',
    decision: 'phishing',
    note: 'The real invoice is in the portal. Ask me if you have opened the file.',
    thread: { inReplyTo: null, references: null },
  }),
  'plan-ends': planEndsMail('standard', day),
  'plan-changes': planEndsMail('professional', day, { planType: 'standard', until: oneMonthAfter }),
  'plan-ended': planEndedMail(day),
  'plan-began': planBeganMail('standard', oneMonthAfter),
  'contact-forwarded': forwardedMail({
    kind: 'support',
    name: 'Maya Lindqvist',
    email: 'maya@company.example',
    company: 'Northwind',
    message: 'The report does not open.\nWhat can I do?',
  }),
  'contact-confirmation': confirmationMail('support', 'support@hookwise.example'),
  'contact-answer': contactAnswerMail({
    text: 'Dear Maya,\n\nplease allow pop-ups for our page, then open the report again.\n\nKind regards\nJonas',
    inbox: 'support@hookwise.example',
    askedAt: day,
  }),
  'verdict-accepted': verdictAnswerMail({ ...report, decision: 'accepted', correctedUntil: day }),
  'verdict-rejected': verdictAnswerMail({ ...report, decision: 'rejected', correctedUntil: null }),
};
