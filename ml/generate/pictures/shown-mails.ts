import { createHash } from 'node:crypto';
import PostalMime from 'postal-mime';
import { evenly } from '../../evaluate/calibration.ts';
import { type LabelledMail, labelledMails } from '../../evaluate/mail-data.ts';
import type { EvaluatedMail } from '../../evaluate/own-mails.ts';
import { chrome } from '../pages/chrome.ts';
import { type Random, randomFrom } from '../random.ts';
import { escaped } from './html.ts';
import { deviceFor, fontFor, sizeFor, themeFor } from './look.ts';
import type { PicturePlan } from './pictures.ts';
import { type DrawMail, mailStyle, otherPhoneMail, ribbonMail, type ShownMail } from './scenes/mails.ts';
import type { Setting } from './setting.ts';

/** The fields of the header one below the other, then the message: programs of the desk. */
const fieldsMail: DrawMail = ({ theme, size, random }, mail) => {
  const { from, to, subject } = chrome[mail.language].mail;
  const address = mail.sender.address;
  const shown = mail.sender.name ? `${mail.sender.name} <${address}>` : address;
  const row = (name: string, value: string) =>
    `<div style="display:flex;gap:10px;padding:2px 0"><span class="small" style="width:70px;text-align:right">${escaped(name)}${random.chance(0.5) ? ':' : ''}</span><span>${escaped(value)}</span></div>`;
  const body = `<div style="height:100vh;display:flex;flex-direction:column;background:${theme.surface}"><div style="padding:10px 14px;border-bottom:1px solid ${theme.line};background:${theme.soft};font-size:${size}px">${row(from, shown)}${row(subject, mail.subject)}${row(to, 'recipient@example.com')}</div><div style="flex:1;min-height:0;padding:10px 14px">${mail.letter()}</div></div>`;
  return { body, bar: null, host: null };
};

/** Cut out: nothing but what was written. */
const letterAlone: DrawMail = ({ theme }, mail) => ({
  body: `<div style="height:100vh;background:${theme.surface};padding:14px">${mail.letter()}</div>`,
  bar: null,
  host: null,
});

const programs: readonly (readonly [string, 'desktop' | 'phone' | 'any', DrawMail])[] = [
  ['ribbon', 'desktop', ribbonMail],
  ['fields', 'desktop', fieldsMail],
  ['other-phone', 'phone', otherPhoneMail],
  ['cut-out', 'any', letterAlone],
];

type Letter = { from: ShownMail['sender']; subject: string; html: string };

const opened = async ({ input }: EvaluatedMail): Promise<Letter> => {
  if ('bytes' in input) {
    const { from, subject = '', html, text = '' } = await PostalMime.parse(input.bytes);
    return {
      from: { name: from?.name ?? '', address: from?.address ?? '' },
      subject,
      html: html ?? paragraphs(text),
    };
  }
  const [head = '', ...rest] = input.content.split('\n\n');
  const hasHead = /^(?:From|Reply-To|Subject): /.test(head);
  const field = (name: string) =>
    hasHead
      ? (head.split('\n').find((line) => line.startsWith(`${name}: `)) ?? '').slice(name.length + 2)
      : '';
  const [, name = '', address = ''] = /^(.*?)\s*<?([^\s<>]+@[^\s<>]+)>?\s*$/.exec(field('From')) ?? [];
  return {
    from: { name: name.replaceAll('"', ''), address },
    subject: field('Subject'),
    html: paragraphs(hasHead ? rest.join('\n\n') : input.content),
  };
};

const paragraphs = (text: string) =>
  `<div style="white-space:pre-wrap">${escaped(text.slice(0, 12_000))}</div>`;

/** As a program shows it: in a frame of its own, whose policy lets it neither run nor fetch anything. */
const framed = (html: string, { theme, font, size }: Setting): string => {
  const isPlain = html.startsWith('<div style="white-space');
  const colours = isPlain ? `color:${theme.text};background:${theme.surface}` : 'color:#222;background:#fff';
  const page = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"><style>body{margin:0;font:${size}px/1.45 ${font};${colours}}img{max-width:100%}</style>${html}`;
  return `<iframe style="border:0;width:100%;height:2400px" srcdoc="${escaped(page)}"></iframe>`;
};

const latin = /\p{Script=Latin}/gu;
const otherLetters = /[\p{L}--\p{Script=Latin}]/gv;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const planOf = (mail: EvaluatedMail, letter: Letter): PicturePlan => {
  const random: Random = randomFrom(`hookwise real mail ${mail.id}`);
  const [program, on, draw] = random.pick(programs);
  const device = deviceFor(on, random);
  const theme = themeFor(random);
  const setting: Setting = {
    part: 'held',
    label: mail.kind === 'phishing' ? 1 : 0,
    language: 'en',
    device,
    theme,
    font: fontFor(random),
    size: sizeFor(device, random),
    random,
  };
  const { from, subject, html } = letter;
  const shown = draw(setting, { language: 'en', subject, sender: from, letter: () => framed(html, setting) });
  return {
    id: `mail-${mail.id.replace(/[^\w-]+/g, '_')}`,
    part: setting.part,
    label: setting.label,
    kind: 'real mail',
    template: `real-mail/${program}`,
    language: 'en',
    device,
    theme,
    drawing: {
      ...shown,
      style: mailStyle(setting, { colour: '#1a56db' }),
      background: theme.page,
      wording: mail.source,
      brand: null,
    },
    isPhotographed: false,
    encoding: random.weighted([
      ['png', 3],
      ['jpeg 80', 1],
      ['jpeg 60', 1],
    ]),
    random,
  };
};

/** As a mail program shows them. Letters that are not Latin cannot be read and are left out. */
export const shownMailPlans = async (mails: readonly EvaluatedMail[]): Promise<PicturePlan[]> => {
  const plans: PicturePlan[] = [];
  for (const mail of mails) {
    const letter = await opened(mail);
    const words = letter.html.replace(/<[^>]*>/g, ' ');
    if (count(words, latin) > 40 && count(words, otherLetters) < count(words, latin) / 4)
      plans.push(planOf(mail, letter));
  }
  return plans;
};

const sourceOf = ({ source }: LabelledMail) => source.replace(/^(cx|fx|tx_tpl|newsletter)_.*/, '$1');

/** Half of what nothing learns from was looked at while judging was tuned; the figures are of the other half. */
export type RealHalf = 'looked-at' | 'measured';

const halfOf = ({ id }: LabelledMail): RealHalf =>
  (createHash('sha1').update(`picture ${id}`).digest()[0] ?? 0) % 2 === 0 ? 'looked-at' : 'measured';

/** Messages that people really received and no model has learnt from: as many lures as legitimate ones, evenly from all sources. */
export const realMails = async (data: string, half: RealHalf, each: number): Promise<LabelledMail[]> => {
  const mails: LabelledMail[] = [];
  for await (const mail of labelledMails(data))
    if (mail.part === 'reserve' && mail.kind !== 'spam' && halfOf(mail) === half) mails.push(mail);
  return [...Map.groupBy(mails, ({ kind }) => kind).values()].flatMap((side) => {
    const sources = [...Map.groupBy(side, sourceOf).values()].toSorted((a, b) => a.length - b.length);
    let left = each;
    return sources.flatMap((source, at) => {
      const share = evenly(source, Math.ceil(left / (sources.length - at)));
      left -= share.length;
      return share;
    });
  });
};
