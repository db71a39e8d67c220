import type { Block } from '../../content.ts';
import type { Language } from '../../generated-mail.ts';
import { chrome } from '../../pages/chrome.ts';
import { clock } from '../../pages/frames.ts';
import type { Random } from '../../random.ts';
import { brandCalled } from '../../senders/organisation.ts';
import { inDesktopBrowser } from '../frames/desktop-browser.ts';
import { onPhone } from '../frames/phone.ts';
import { type House, houseOf, onColour } from '../houses.ts';
import { escaped, icon, masthead } from '../html.ts';
import { type MailWords, mailWords } from '../mail-words.ts';
import { accentOf, pageStyle } from '../page-style.ts';
import type { Drawing } from '../picture-item.ts';
import type { Scene, Setting } from '../setting.ts';

/** Letters of newsletters stay white on dark screens more often than not. */
type MailLook = { accent: string; soft: string; isFramed: boolean };

const blockHtml = (block: Block, { accent, soft }: MailLook): string => {
  switch (block.kind) {
    case 'button':
      return `<p><span class="mail-button" style="background:${accent};color:${onColour(accent)}">${escaped(block.text)}</span></p>`;
    case 'link':
      return `<p><a>${escaped(block.text)}</a></p>`;
    case 'facts':
      return `<div style="background:${soft};padding:8px 14px;margin:0 0 14px">${block.rows.map(([name, value]) => `<div class="fact"><span>${escaped(name)}</span><b>${escaped(value)}</b></div>`).join('')}</div>`;
    case 'list':
      return `<ul class="list">${block.points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>`;
    case 'large':
      return `<p style="font-size:2em;font-weight:700;letter-spacing:2px;background:${soft};padding:10px;text-align:center">${escaped(block.text)}</p>`;
    case 'cards':
      return block.cards
        .map(
          ({ title, text, price }) =>
            `<div class="fact"><span style="color:inherit"><b>${escaped(title)}</b> ${escaped(text)}</span><b>${escaped(price)}</b></div>`,
        )
        .join('');
    default:
      return `<p style="overflow-wrap:anywhere">${escaped(block.text)}</p>`;
  }
};

const letterHtml = ({ content, house, isPersonal }: MailWords, setting: Setting): string => {
  const { theme, random } = setting;
  const look = {
    accent: accentOf(house, theme.isDark),
    soft: theme.soft,
    isFramed: !isPersonal && random.chance(0.6),
  };
  const head =
    isPersonal || random.chance(0.25)
      ? ''
      : `<div style="padding:${random.pick([10, 16, 22])}px;margin:0 0 18px;${random.chance(0.5) ? `background:${look.accent};` : `border-bottom:2px solid ${look.accent};`}">${masthead(house, random.pick([22, 28, 36]), theme.isDark)}</div>`;
  const tinted = head.includes('background:')
    ? head.replace(/(<span class="masthead" style="[^"]*)"/, `$1;color:${onColour(look.accent)}"`)
    : head;
  const body = [
    content.greeting === '' ? '' : `<p>${escaped(content.greeting)}</p>`,
    ...content.blocks.map((block) => blockHtml(block, look)),
    content.closing.length > 0 ? `<p>${content.closing.map(escaped).join('<br>')}</p>` : '',
    content.footer.length > 0 ? `<div class="small">${content.footer.map(escaped).join('<br>')}</div>` : '',
    content.footerLinks.length > 0
      ? `<div class="small">${content.footerLinks.map(({ text }) => `<a>${escaped(text)}</a>`).join(' &nbsp; ')}</div>`
      : '',
  ].join('');
  return look.isFramed
    ? `<div style="max-width:600px;margin:0 auto;border:1px solid ${theme.line};background:${theme.surface}">${tinted}<div style="padding:6px 22px 18px">${body}</div></div>`
    : `<div style="max-width:720px">${tinted}${body}</div>`;
};

export const mailStyle = (setting: Setting, house: Pick<House, 'colour'>): string =>
  `${pageStyle(setting, house)}.mail-button{display:inline-block;padding:11px 22px;border-radius:${setting.random.pick([0, 4, 6, 24])}px;font-weight:600}.cut{white-space:nowrap;overflow:hidden}`;

const initial = (sender: string, colour: string, size = 40) =>
  `<span style="width:${size}px;height:${size}px;border-radius:50%;background:${colour};color:#fff;display:flex;align-items:center;justify-content:center;font-size:${Math.round(size * 0.45)}px;flex:none">${escaped((/\p{L}/u.exec(sender)?.[0] ?? 'M').toUpperCase())}</span>`;

/** A mail as a program shows it, whatever the letter in it. */
export type ShownMail = {
  language: Language;
  subject: string;
  sender: { name: string; address: string };
  letter: () => string;
};

const fromName = ({ sender }: ShownMail) => sender.name || sender.address;

const tones = ['#7b61a8', '#c2603f', '#3f7fbf', '#4d9160', '#a8476b', '#607d8b'];

const folders = (mail: ShownMail, setting: Setting, accent: string): string =>
  setting.random
    .shuffled(chrome[mail.language].mail.top.filter((entry) => !/^<|^\d/.test(entry)))
    .slice(0, 6)
    .map(
      (entry, at) =>
        `<div style="padding:8px 14px;border-radius:0 18px 18px 0;${at === 0 ? `background:${accent}22;font-weight:700` : ''}">${escaped(entry)}</div>`,
    )
    .join('');

const actions = (mail: ShownMail, { theme, random }: Setting) =>
  `<div style="display:flex;gap:12px;padding:18px 0">${random
    .shuffled(chrome[mail.language].mail.actions)
    .slice(0, 3)
    .map(
      (action) =>
        `<span style="border:1px solid ${theme.line};border-radius:18px;padding:7px 18px">${escaped(action)}</span>`,
    )
    .join('')}</div>`;

const when = (mail: ShownMail, random: Random) =>
  `${random.pick(chrome[mail.language].mail.days)} ${clock(random)}`;

export type DrawMail = (setting: Setting, mail: ShownMail) => Pick<Drawing, 'body' | 'bar' | 'host'>;

const webmailHost = (name: string) => ({ name, address: `https://${name}/mail/u/0/`, link: () => '' });

/** Folders on the left, the subject large, a round sender: read in a browser. */
const roundWebmail: DrawMail = (setting, mail) => {
  const { theme, random, size } = setting;
  const google = houseOf(brandCalled('Gmail'), mail.language, random);
  const page = `<div style="display:flex;height:100%;background:${theme.page}"><div style="width:220px;flex:none;padding:16px 0"><div style="padding:0 16px 18px;display:flex;gap:12px;align-items:center">${icon('menu', 20, theme.muted)}${masthead(google, 26, theme.isDark)}</div>${folders(mail, setting, '#4285f4')}</div><div style="flex:1;min-width:0;padding:10px 16px 0 0"><div style="background:${theme.soft};border-radius:24px;padding:11px 18px;max-width:640px;color:${theme.muted};display:flex;gap:12px;margin:0 0 10px">${icon('search', 18, theme.muted)}<span>${escaped(chrome[mail.language].mail.top[3] ?? '')}</span></div><div style="background:${theme.surface};border-radius:16px;padding:16px 24px;height:100%"><div style="display:flex;gap:20px;padding:0 0 14px">${['back', 'archive', 'warn', 'trash', 'mail'].map((name) => icon(name, 18, theme.muted)).join('')}</div><div style="font-size:${size + 8}px;padding:0 0 16px 54px">${escaped(mail.subject)}</div><div style="display:flex;gap:14px"><span>${initial(fromName(mail), random.pick(tones))}</span><div style="flex:1;min-width:0"><div style="display:flex;gap:8px;align-items:baseline"><b>${escaped(fromName(mail))}</b><span class="small">&lt;${escaped(mail.sender.address)}&gt;</span><span class="small" style="margin-left:auto">${escaped(when(mail, random))}</span></div><div class="small" style="padding:0 0 16px">${escaped(chrome[mail.language].mail.to)} ${escaped(chrome[mail.language].mail.me)}</div>${mail.letter()}${actions(mail, setting)}</div></div></div></div></div>`;
  return inDesktopBrowser(
    { ...setting, label: 0 },
    { host: webmailHost('mail.google.com'), house: google },
    `${mail.subject.slice(0, 40)} - Gmail`,
    page,
  );
};

/** List, then the message: the phone's own program. */
const phoneMail: DrawMail = (setting, mail) => {
  const { theme, random, size } = setting;
  const inner = `<div style="display:flex;align-items:center;padding:8px 14px;color:#0a7aff">${icon('back', 24, '#0a7aff')}<span>${escaped((chrome[mail.language].mail.top[1] ?? '').replace(/ \(.*/, ''))}</span><span style="margin-left:auto;display:flex;gap:18px">${icon('down', 22, '#0a7aff')}</span></div><div style="padding:6px 16px;border-bottom:1px solid ${theme.line};display:flex;gap:12px">${initial(fromName(mail), '#9aa3b2', 42)}<div style="flex:1;min-width:0"><div style="display:flex;gap:8px"><b>${escaped(fromName(mail))}</b><span class="small" style="margin-left:auto">${clock(random)}</span></div>${random.chance(0.6) ? `<div class="small" style="overflow-wrap:anywhere">${escaped(mail.sender.address)}</div>` : ''}<div class="small">${escaped(chrome[mail.language].mail.to)}: ${escaped(chrome[mail.language].mail.me)}</div></div></div><div style="padding:12px 16px 4px;font-size:${size + 5}px;font-weight:700;line-height:1.25">${escaped(mail.subject)}</div><div class="small" style="padding:0 16px 10px">${escaped(when(mail, random))}</div><div style="flex:1;min-height:0;overflow:hidden;padding:0 16px">${mail.letter()}</div><div style="flex:none;display:flex;justify-content:space-between;padding:12px 22px;border-top:1px solid ${theme.line}">${['trash', 'archive', 'back', 'send'].map((name) => icon(name, 22, '#0a7aff')).join('')}</div>`;
  return { body: onPhone(setting, inner, theme.surface), bar: null, host: null };
};

/** A ribbon, a list of messages in the middle, the message on the right. */
export const ribbonMail: DrawMail = (setting, mail) => {
  const { theme, random, size, device } = setting;
  const blue = theme.isDark ? '#1f3a5f' : '#0f6cbd';
  const others = Array.from(
    { length: 7 },
    (_, at) =>
      mailWords({ ...setting, label: 0, random: setting.random }).content.subject + (at < 0 ? '' : ''),
  );
  const list = [mail.subject, ...others]
    .map(
      (subject, at) =>
        `<div style="padding:9px 12px;border-bottom:1px solid ${theme.line};${at === 0 ? `background:${theme.isDark ? '#2b3a4e' : '#cfe4fa'}` : ''}"><div class="cut" style="font-weight:600;display:flex"><span class="cut" style="flex:1">${escaped(at === 0 ? fromName(mail).slice(0, 24) : random.pick(['Anna', 'HR', 'Team', 'Info', 'Marek', 'Julia', 'Newsletter', 'IT']))}</span><span class="small">${clock(random)}</span></div><div class="cut small">${escaped(subject.length > 34 ? `${subject.slice(0, 33)}…` : subject)}</div></div>`,
    )
    .join('');
  const page = `<div style="height:44px;background:${blue};color:#fff;display:flex;align-items:center;gap:18px;padding:0 16px">${icon('menu', 18, '#fff')}<b>Outlook</b><span style="background:#fff3;border-radius:4px;padding:5px 90px 5px 12px;font-size:13px">${escaped(chrome[mail.language].mail.top[3] ?? '')}</span></div><div style="height:42px;display:flex;gap:22px;align-items:center;padding:0 18px;background:${theme.soft};border-bottom:1px solid ${theme.line};font-size:13px">${chrome[
    mail.language
  ].mail.actions
    .slice(0, 6)
    .map((action) => `<span>${escaped(action)}</span>`)
    .join(
      '',
    )}</div><div style="display:flex;height:calc(100% - 86px)">${device.width > 1100 ? `<div style="width:180px;flex:none;padding:12px 0;background:${theme.soft}">${folders(mail, setting, blue)}</div>` : ''}<div style="width:270px;flex:none;border-right:1px solid ${theme.line};background:${theme.surface};overflow:hidden">${list}</div><div style="flex:1;min-width:0;padding:18px 24px;background:${theme.surface};overflow:hidden"><div style="font-size:${size + 6}px;font-weight:600;padding:0 0 14px">${escaped(mail.subject)}</div><div style="display:flex;gap:12px;padding:0 0 16px">${initial(fromName(mail), random.pick(tones))}<div><div><b>${escaped(fromName(mail))}</b> &lt;${escaped(mail.sender.address)}&gt;</div><div class="small">${escaped(chrome[mail.language].mail.to)}: recipient@example.com</div></div><span class="small" style="margin-left:auto">${escaped(when(mail, random))}</span></div>${mail.letter()}</div></div>`;
  if (random.chance(0.5))
    return { body: `<div class="page" style="height:100vh">${page}</div>`, bar: null, host: null };
  const house = houseOf(brandCalled('Outlook'), mail.language, random);
  return inDesktopBrowser(
    { ...setting, label: 0 },
    { host: webmailHost('outlook.live.com'), house },
    `Mail - Outlook`,
    page,
  );
};

/** Subject first, then a round sender with a small arrow: the other phone. */
export const otherPhoneMail: DrawMail = (setting, mail) => {
  const { theme, random, size } = setting;
  const inner = `<div style="display:flex;align-items:center;gap:26px;padding:12px 16px">${icon('back', 24, theme.text)}<span style="margin-left:auto"></span>${icon('archive', 22, theme.text)}${icon('trash', 22, theme.text)}${icon('mail', 22, theme.text)}${icon('dots', 22, theme.text, 2.6)}</div><div style="padding:4px 18px 16px;font-size:${size + 6}px;line-height:1.25">${escaped(mail.subject)}</div><div style="display:flex;gap:14px;padding:0 16px 16px">${initial(fromName(mail), random.pick(tones))}<div style="flex:1;min-width:0"><div><b>${escaped(fromName(mail))}</b> &nbsp;<span class="small">${clock(random)}</span></div><div class="small" style="overflow-wrap:anywhere">${escaped(random.chance(0.5) ? mail.sender.address : `${chrome[mail.language].mail.to} ${chrome[mail.language].mail.me}`)}</div></div>${icon('dots', 20, theme.muted, 2.6)}</div><div style="flex:1;min-height:0;overflow:hidden;padding:0 16px">${mail.letter()}</div><div style="flex:none;padding:8px 14px">${actions(mail, setting)}</div>`;
  return { body: onPhone(setting, inner, theme.surface), bar: null, host: null };
};

const shownMail = (setting: Setting, words: MailWords): ShownMail => ({
  language: words.language,
  subject: words.content.subject,
  sender: words.sender,
  letter: () => letterHtml(words, setting),
});

const mail = (name: string, part: Scene['part'], on: Scene['on'], weight: number, draw: DrawMail): Scene => ({
  kind: 'mail',
  template: `mail/${name}`,
  part,
  labels: [0, 1],
  on,
  weight,
  draw: (setting) => {
    const words = mailWords(setting);
    return {
      ...draw(setting, shownMail(setting, words)),
      style: mailStyle(setting, words.house),
      background: setting.theme.page,
      wording: words.wording,
      brand: words.house.brand?.genuine ?? null,
    };
  },
});

export const mails: readonly Scene[] = [
  mail('round-webmail', 'fit', 'desktop', 6, roundWebmail),
  mail('phone', 'fit', 'phone', 6, phoneMail),
  mail('ribbon', 'held', 'desktop', 6, ribbonMail),
  mail('other-phone', 'held', 'phone', 6, otherPhoneMail),
];
