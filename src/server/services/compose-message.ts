import { previewOf } from '../../contract/input-preview.ts';
import { isOpenVerdict } from '../../contract/verdict-words.ts';
import type { ReportDocument, ReportEngine } from '../report/report-document.ts';
import { shownText } from '../report/shown-text.ts';
import { resultContent } from '../report/submitted-result.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { AnalysisRow } from '../store/upgrade-row.ts';
import type { AlertRow, WatchAlertStore } from '../store/watch-alerts.ts';
import type { TakenDelivery } from '../store/webhook-deliveries.ts';
import type { WebhookMessage } from '../webhooks/webhook-message.ts';
import { presentAlert } from './manage-alerts.ts';
import { presentAnalysis } from './present-analysis.ts';

const maxSigns = 20;
const maxFact = 300;

type Needs = {
  analyses: Pick<AnalysisStore, 'find'>;
  alerts: Pick<WatchAlertStore, 'find'>;
  engine: () => ReportEngine;
  clock: () => Date;
};

/** What a message says, as it is now; null where what it was about has been deleted. */
export const composeMessage =
  ({ analyses, alerts, engine, clock }: Needs) =>
  async (delivery: TakenDelivery): Promise<WebhookMessage | null> => {
    const { event, about, webhook } = delivery;
    if (event === 'watch.alert') {
      const alert = await alerts.find(webhook.userId, about ?? '', clock());
      return alert && messageOfAlert(delivery, alert);
    }
    if (event !== 'result.created') return messageOf(delivery);
    const row = await analyses.find(delivery.about ?? '');
    return row && row.userId === delivery.webhook.userId ? messageOfResult(delivery, row, engine()) : null;
  };
export type ComposeMessage = ReturnType<typeof composeMessage>;

const messageOfResult = ({ id }: TakenDelivery, row: AnalysisRow, engine: ReportEngine): WebhookMessage => {
  const analysis = presentAnalysis(row);
  const { body, indicators } = resultContent(analysis);
  const at = analysis.createdAt;
  const conclusive = analysis.explanation?.isConclusive ?? null;
  const document: ReportDocument = {
    format: 'hookwise-security-report',
    version: 1,
    origin: 'recorded',
    generatedAt: at,
    engine,
    ...body,
  };
  const { id: about, analysisType, inputData, riskLevel, riskScore, threats } = analysis;
  return {
    id,
    event: 'result.created',
    at,
    headline: body.verdict.headline,
    sentence: body.verdict.sentence,
    level: isOpenVerdict({ riskLevel, isConclusive: conclusive }) ? 'inconclusive' : riskLevel,
    facts: [
      ['Checked', shownText(previewOf(inputData), maxFact)],
      ['Score', `${riskScore} of 100`],
      ['Result', about],
    ],
    signs: body.threats.slice(0, maxSigns).map(({ title }) => title),
    data: {
      ...{ id: about, analysisType, input: previewOf(inputData), riskLevel, riskScore, conclusive },
      threats: threats.slice(0, maxSigns).map(({ type, title, severity }) => ({ type, title, severity })),
      createdAt: at,
    },
    report: { document, indicators },
  };
};

const messageOfAlert = ({ id }: TakenDelivery, row: AlertRow): WebhookMessage => {
  const alert = presentAlert(row);
  const { subject, whatChanged, whyItMatters, whatToDo, thing, cveId, seenAt } = alert;
  // A snooze or a mute that came in the meantime is the owner's own affair.
  const { state: _, until: __, reason: ___, ...data } = alert;
  return {
    ...{ id, event: 'watch.alert', at: seenAt, headline: subject, sentence: whatChanged, level: null },
    facts: [
      ['Watched', shownText(thing.name, maxFact)],
      ...(cveId === null ? [] : [['Vulnerability', cveId] as const]),
      ['Why it matters', shownText(whyItMatters, maxFact)],
    ],
    signs: whatToDo.slice(0, maxSigns).map((line) => shownText(line, maxFact)),
    data,
    report: null,
  };
};

const headlines = {
  'job.finished': 'A job has ended',
  'feedback.decided': 'A report of a wrong verdict was decided',
} as const;

const messageOf = ({ id, event, about, data, createdAt }: TakenDelivery): WebhookMessage | null => {
  if (event === 'result.created' || event === 'watch.alert') return null;
  return {
    ...{ id, event, at: createdAt.toISOString(), level: null, signs: [], report: null },
    headline: headlines[event],
    sentence: event === 'job.finished' ? 'Its results are kept with your account.' : 'This is the answer.',
    facts: [['Id', about ?? ''] as const, ...Object.entries(data ?? {}).flatMap(factOf)],
    data: { id: about, ...data },
  };
};

/** A word, a number, or a few of them. What has another shape is for programs. */
const factOf = ([name, value]: [string, unknown]): (readonly [string, string])[] => {
  if (value === null || value === undefined || Array.isArray(value)) return [];
  const text =
    typeof value === 'object'
      ? Object.entries(value)
          .map(([key, one]) => `${key} ${String(one)}`)
          .join(', ')
      : String(value);
  return [[sentenceCase(name), shownText(text, maxFact)]];
};

/** `correctedUntil`: "Corrected until". */
const sentenceCase = (name: string): string => {
  const words = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};
