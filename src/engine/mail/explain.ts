import type { Check, Explanation, Mark, ShownMessage, TrailStep } from '../../contract/explanation.ts';
import { cutText } from '../../contract/plain-text.ts';
import { riskBandEnds } from '../../contract/risk.ts';
import { safeWayTo } from '../brands/safe-way.ts';
import { linkSteps } from '../url/explain.ts';
import { listsCheck } from '../url/lists-check.ts';
import { type CombinedScore, explainReducedScore } from '../verdict/calibrate-with-model.ts';
import type { Finding } from '../verdict/detector.ts';
import { emptyExplanation, isConclusive, scoresWithoutEach } from '../verdict/explain.ts';
import { placeMarks } from '../verdict/place-marks.ts';
import { score } from '../verdict/score.ts';
import { scoreWithout } from '../verdict/score-without.ts';
import { type Reading, readingOf } from '../wording/reading.ts';
import type { MailCase } from './case.ts';
import { claimedCompany } from './claimed-company.ts';
import type { ParsedMail } from './parse/parsed-mail.ts';
import { mailReassurances } from './reassurances.ts';
import { shownWord } from './sender-proof.ts';
import { isVouchedMail } from './vouched.ts';
import { whoSentThis } from './who-sent-this.ts';

/** Why a message was judged as it was, beyond its findings. `seen` holds what each of the cases showed on its own. */
export const explainMail = (
  cases: readonly [MailCase, ...MailCase[]],
  seen: readonly Finding[][],
  { findings, uncut, ceiling, isOwners, sureness }: CombinedScore,
): Explanation => {
  const [main] = cases;
  const isLowRisk = score(findings).riskScore <= riskBandEnds.safe;
  const isUnread = cases.some(({ prose }) => !readingOf(prose).isRead);
  const reassurances = [
    ...(findings.length <= 2 && isLowRisk ? mailReassurances(main) : []),
    ...(isOwners ? [ownersSentence(main)] : explainReducedScore('messages', ceiling)),
  ];
  const [brand] = cases.flatMap((one) => claimedCompany(one) ?? []);
  return {
    ...emptyExplanation,
    whoSentThis: whoSentThis(main),
    message: shownMessage(cases, seen, findings),
    trail: trailOf(cases, new Set(findings.map(({ type }) => type))),
    checks: mailChecks(main, [...new Set(cases.flatMap(({ mail }) => mail.unread))]),
    reassurances,
    safeWay: safeWayTo(brand ?? null),
    isConclusive: isConclusive(findings, isVouchedMail(main)) && !(isUnread && isLowRisk),
    scoreWithout: scoresWithoutEach(findings, (type) => scoreWithout(uncut, type, ceiling, sureness)),
  };
};

const ownersSentence = ({ claims }: MailCase): string =>
  `${claims[0]?.brand.name ?? 'The company'} signed it itself and nothing in it leads to a stranger, so its warning signs count for less.`;

/** One text for the whole submission: attached messages follow the outer one, and marks move along with them. */
const shownMessage = (
  cases: readonly MailCase[],
  seen: readonly Finding[][],
  findings: Finding[],
): ShownMessage => {
  const marks: Mark[] = [];
  let text = '';
  let shift = 0;
  cases.forEach(({ mail }, i) => {
    // A forwarded message is part of the text of the one that forwards it.
    if (mail.shown.text !== cases[i - 1]?.mail.shown.text) {
      if (i > 0) text += '\n\n— Attached message —\n';
      shift = text.length;
      text += mail.shown.text;
    }
    for (const { type, spans } of seen[i] ?? []) {
      for (const { start, end } of spans)
        marks.push({ threat: type, start: shift + start, end: shift + end });
    }
  });
  return { text, bodyStart: cases[0]?.mail.shown.bodyStart ?? 0, marks: placeMarks(marks, findings) };
};

const maxTrailLinks = 20;

/** From the submission through attachments and wrappers to the hosts, the most dangerous routes first. */
const trailOf = (cases: readonly MailCase[], counted: ReadonlySet<string>): TrailStep[] => {
  const steps: TrailStep[] = [];
  /** Where an attached message already is in the trail, as a part of the one it is attached to. */
  const places = new Map<ParsedMail['parts'], number>();
  let root = 0;
  cases.forEach(({ mail, links }, i) => {
    const place = places.get(mail.parts);
    // A forwarded message is part of the text of the one before it.
    const isForwarded = i > 0 && mail.shown.text === cases[i - 1]?.mail.shown.text;
    const idOf: number[] = place === undefined ? [] : [place];
    for (const { parent, kind, label } of mail.parts.slice(idOf.length)) {
      const isInner = parent === null && i > 0;
      idOf.push(steps.length);
      steps.push({
        id: steps.length,
        parent: parent === null ? (i === 0 ? null : isForwarded ? root : 0) : (idOf[parent] ?? root),
        kind: isInner ? 'attached-message' : kind,
        label: cutText(label, 120),
        why:
          parent === null
            ? isForwarded
              ? 'forwarded in it'
              : i > 0
                ? 'attached to it'
                : 'as it was submitted'
            : 'packed inside',
        finding: '',
      });
    }
    root = idOf[0] ?? root;
    const holders = mail.parts.flatMap(({ kind }, n) =>
      n > 0 && kind === 'attached-message' ? [idOf[n] ?? root] : [],
    );
    if (holders.length === mail.attached.length) {
      for (const [n, one] of mail.attached.entries()) places.set(one.parts, holders[n] ?? root);
    }
    const ways = new Map<string, { points: number; one: (typeof links)[number] }>();
    for (const one of links) {
      const key = `${one.link.part} ${one.target.url.host} ${one.target.hops.length}`;
      const points = score(one.findings).riskScore;
      const known = ways.get(key);
      if (!known || points > known.points) ways.set(key, { points, one });
    }
    const worstFirst = [...ways.values()].toSorted((a, b) => b.points - a.points).slice(0, maxTrailLinks);
    for (const { one } of worstFirst) {
      const start = {
        href: one.first.href,
        why: originWords[one.link.origin],
        parent: idOf[one.link.part] ?? root,
        finding: one.findings.find(({ type }) => counted.has(type))?.title ?? '',
      };
      steps.push(...linkSteps(start, one.target.hops, one.target.url, steps.length));
    }
  });
  return steps;
};

const originWords = {
  text: 'written in the text',
  href: 'behind a link',
  form: 'where a form sends what you type',
  refresh: 'opened by the message itself',
  area: 'behind a part of a picture',
  qr: 'read from the QR code',
  pdf: 'found in the PDF',
  attachment: 'found in the attachment',
  calendar: 'written in the invitation',
} as const;

const wordingCheck = ({ isRead, language }: Reading): Check => ({
  name: 'Wording',
  state: isRead ? 'done' : 'not-possible',
  detail: isRead ? 'read for requests, threats and promises' : `we do not read ${language}`,
});

/** The fixed list of checks for a message. */
const mailChecks = ({ mail, proof, links, prose }: MailCase, unread: readonly string[]): Check[] => {
  const hasSource = mail.form === 'source';
  /** Copied words lose the addresses behind them, and whatever was attached. */
  const isCopied = !hasSource && mail.html === null;
  const proven = (name: string, word: string): Check => ({
    name,
    state: word === '-' ? 'not-possible' : 'done',
    detail:
      word !== '-' ? word : hasSource ? 'could not be looked up' : 'needs the full source of the message',
  });
  return [
    {
      name: 'Sender’s name and address',
      state: mail.from ? 'done' : 'not-possible',
      detail: mail.from
        ? 'compared with the brands we know'
        : 'no sender was given; add the address to have it checked',
    },
    proven('Signature of the sender (DKIM)', shownWord(proof, 'dkim')),
    proven('Permission to send (SPF)', shownWord(proof, 'spf')),
    proven('Policy of the domain (DMARC)', shownWord(proof, 'dmarc')),
    wordingCheck(readingOf(prose)),
    {
      name: 'Links',
      state: isCopied && links.length === 0 ? 'not-possible' : 'done',
      detail: isCopied
        ? `${links.length === 0 ? '' : `${links.length} read, none opened; `}pasted words do not show where their links lead`
        : links.length === 0
          ? 'there are none'
          : `${links.length} read, none opened`,
    },
    listsCheck(links.map(({ target }) => target.facts)),
    {
      name: 'Attachments',
      state: isCopied ? 'not-possible' : 'done',
      detail: isCopied
        ? 'pasted words come without them'
        : mail.attachments.length === 0
          ? 'there are none'
          : `${mail.attachments.length} read, none run`,
    },
    { name: 'The pages behind the links', state: 'not-possible', detail: 'links are never opened' },
    ...(unread.length > 0
      ? [
          {
            name: 'The whole message',
            state: 'not-possible' as const,
            detail: `not read: ${unread.join('; ')}`,
          },
        ]
      : []),
  ];
};
