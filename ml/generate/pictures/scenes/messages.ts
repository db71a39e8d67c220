import { chrome } from '../../pages/chrome.ts';
import { clock } from '../../pages/frames.ts';
import { digits } from '../../random.ts';
import { drawingWithoutBar } from '../drawing-of.ts';
import { onPhone } from '../frames/phone.ts';
import { escaped, icon } from '../html.ts';
import type { Scene, Setting } from '../setting.ts';
import { type ScreenWords, screenWords, type Wanted } from '../words.ts';

type Bubble = { text: string; isMine: boolean; time: string };

const linked = (text: string, colour: string): string =>
  escaped(text).replace(
    /(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/?[\w\-./?=&;#%]*/gi,
    (address) =>
      `<span style="color:${colour};text-decoration:underline;overflow-wrap:anywhere">${address}</span>`,
  );

/** A text message is one bubble of several sentences; a talk is one bubble for each. */
const bubblesOf = (words: ScreenWords, setting: Setting, isTalk: boolean): Bubble[] => {
  const { random } = setting;
  const sentences = words.groups.flatMap(({ parts }) => parts);
  let minutes = random.between(7 * 60, 21 * 60);
  const time = () => {
    minutes += random.between(0, 4);
    return `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`;
  };
  const talk = chrome[words.language].chat.talk;
  const before = Array.from({ length: random.between(0, isTalk ? 3 : 1) }, (_, at) => ({
    text: isTalk ? words.write(random.pick(talk)) : words.write('{brand}: {date} {time}'),
    isMine: isTalk && at % 2 === 1,
    time: time(),
  }));
  const said = isTalk
    ? sentences.map((text, at) => ({ text, isMine: at % 2 === 1, time: time() }))
    : [{ text: sentences.join(' '), isMine: false, time: time() }];
  return [...before, ...said];
};

const senderOf = (words: ScreenWords, { random }: Setting, isTalk: boolean): string =>
  isTalk || words.isPerson
    ? random.pick([words.write('{me}'), words.write('{myfirst}'), words.write('{phone9}')])
    : random.pick([
        words.house.organisation.name,
        words.house.organisation.name.toUpperCase().slice(0, 11),
        words.write('{phone9}'),
        random.string(5, digits),
      ]);

type Draw = (setting: Setting, words: ScreenWords, bubbles: Bubble[], sender: string) => string;

const avatar = (colour: string, size: number) =>
  `<span style="width:${size}px;height:${size}px;border-radius:50%;background:${colour};display:inline-flex;align-items:center;justify-content:center;flex:none">${icon('user', Math.round(size * 0.6), '#fff')}</span>`;

const fieldText = (words: ScreenWords, { random }: Setting, isTalk: boolean) =>
  random.pick(isTalk ? chrome[words.language].chat.field : chrome[words.language].sms.field);

/** Grey bubbles on white, the sender in the middle of the top. */
const roundBubbles: Draw = (setting, words, bubbles, sender) => {
  const { theme, random, size } = setting;
  const [theirs, mine] = theme.isDark ? ['#26252a', '#0a84ff'] : ['#e9e9eb', '#007aff'];
  const shown = bubbles
    .map(
      ({ text, isMine }) =>
        `<div style="max-width:76%;padding:8px 13px;border-radius:18px;overflow-wrap:anywhere;margin:0 0 8px;align-self:${isMine ? 'flex-end' : 'flex-start'};background:${isMine ? mine : theirs};color:${isMine ? '#fff' : theme.text};font-size:${size}px">${linked(text, isMine ? '#fff' : theme.isDark ? '#4ca0ff' : '#0a66d6')}</div>`,
    )
    .join('');
  const day = `${random.pick(chrome[words.language].sms.days)} ${clock(random)}`;
  return `<div style="display:flex;flex-direction:column;align-items:center;padding:6px 0 8px;border-bottom:1px solid ${theme.line};position:relative"><span style="position:absolute;left:10px;top:18px">${icon('back', 24, '#0a7aff')}</span>${avatar('#a7adb8', 46)}<span style="font-size:12px;padding-top:4px">${escaped(sender)}</span></div><div class="small" style="text-align:center;padding:10px">${escaped(day)}</div><div style="flex:1;display:flex;flex-direction:column;padding:4px 14px;overflow:hidden">${shown}</div><div style="display:flex;align-items:center;gap:10px;padding:8px 12px">${icon('plus', 24, theme.muted)}<div style="flex:1;border:1px solid ${theme.line};border-radius:18px;padding:7px 14px;color:${theme.muted}">${escaped(fieldText(words, setting, false))}</div></div>`;
};

/** A flat bar on top, pastel bubbles, the time below. */
const flatBubbles: Draw = (setting, words, bubbles, sender) => {
  const { theme, size, random } = setting;
  const [theirs, mine] = theme.isDark ? ['#2d3136', '#004a77'] : ['#eef1f6', '#d3e3fd'];
  const shown = bubbles
    .map(
      ({ text, isMine, time }) =>
        `<div style="display:flex;gap:8px;flex-direction:${isMine ? 'row-reverse' : 'row'};margin:0 0 12px">${isMine ? '' : avatar(random.pick(['#c58af9', '#5bb974', '#ee675c']), 30)}<div style="max-width:78%"><div style="padding:10px 14px;border-radius:20px 20px 20px 4px;overflow-wrap:anywhere;background:${isMine ? mine : theirs};font-size:${size}px">${linked(text, theme.isDark ? '#a8c7fa' : '#0b57d0')}</div><div class="small" style="padding:3px 6px">${time}</div></div></div>`,
    )
    .join('');
  const notice = random.chance(0.5)
    ? `<div class="small" style="text-align:center;padding:8px 24px">${escaped(random.pick(chrome[words.language].sms.notices))}</div>`
    : '';
  return `<div style="display:flex;align-items:center;gap:16px;padding:10px 16px">${icon('back', 24, theme.text)}${avatar('#5e97f6', 34)}<span style="font-size:${size + 3}px;flex:1">${escaped(sender)}</span>${icon('phone', 22, theme.text)}${icon('dots', 22, theme.text, 2.6)}</div>${notice}<div style="flex:1;display:flex;flex-direction:column;justify-content:flex-end;padding:10px 14px;overflow:hidden">${shown}</div><div style="margin:8px 12px;border-radius:24px;background:${theme.soft};padding:12px 18px;color:${theme.muted};display:flex;gap:12px">${icon('plus', 20, theme.muted)}<span>${escaped(fieldText(words, setting, false))}</span></div>`;
};

/** Patterned ground, white and green bubbles with the time inside. */
const tailedBubbles: Draw = (setting, words, bubbles, sender) => {
  const { theme, size, random } = setting;
  const [ground, theirs, mine, bar] = theme.isDark
    ? ['#0b141a', '#202c33', '#005c4b', '#202c33']
    : ['#efeae2', '#ffffff', '#d9fdd3', '#f6f5f3'];
  const shown = bubbles
    .map(
      ({ text, isMine, time }) =>
        `<div style="max-width:82%;padding:6px 10px 4px;border-radius:9px;overflow-wrap:anywhere;margin:0 0 5px;align-self:${isMine ? 'flex-end' : 'flex-start'};background:${isMine ? mine : theirs};box-shadow:0 1px 1px #0002;font-size:${size}px">${linked(text, theme.isDark ? '#53bdeb' : '#027eb5')}<span style="float:right;font-size:11px;color:${theme.muted};padding:6px 0 0 12px">${time}</span></div>`,
    )
    .join('');
  return `<div style="display:flex;align-items:center;gap:12px;padding:9px 12px;background:${bar}">${icon('back', 22, theme.text)}${avatar('#9fb3b8', 36)}<span style="flex:1"><b>${escaped(sender)}</b><br><span class="small">${escaped(random.pick(chrome[words.language].chat.presence))}</span></span>${icon('video', 22, theme.text)}${icon('phone', 20, theme.text)}</div><div style="flex:1;background:radial-gradient(#0000000a 1px,transparent 2px) 0 0/22px 22px,${ground};display:flex;flex-direction:column;padding:12px;overflow:hidden"><span style="align-self:center;background:${theirs};border-radius:8px;padding:4px 10px;font-size:12px;margin:0 0 10px;color:${theme.muted}">${escaped(random.pick(chrome[words.language].chat.days))}</span>${shown}</div><div style="background:${ground};padding:6px 8px;display:flex;gap:8px;align-items:center"><div style="flex:1;background:${theirs};border-radius:22px;padding:10px 16px;color:${theme.muted}">${escaped(fieldText(words, setting, true))}</div><span style="width:42px;height:42px;border-radius:50%;background:#1fa855;display:flex;align-items:center;justify-content:center">${icon('send', 20, '#fff')}</span></div>`;
};

/** A gradient ground and wide rounded bubbles, names above them. */
const gradientBubbles: Draw = (setting, words, bubbles, sender) => {
  const { theme, size, random } = setting;
  const ground = theme.isDark
    ? 'linear-gradient(160deg,#1c2733,#0e1621)'
    : random.pick(['linear-gradient(160deg,#b9d7a8,#7fb3a0)', 'linear-gradient(160deg,#c9d9f2,#e6d3ea)']);
  const [theirs, mine] = theme.isDark ? ['#182533', '#2b5278'] : ['#ffffff', '#e3fdd0'];
  const shown = bubbles
    .map(
      ({ text, isMine, time }) =>
        `<div style="max-width:80%;padding:8px 12px;border-radius:15px;overflow-wrap:anywhere;margin:0 0 7px;align-self:${isMine ? 'flex-end' : 'flex-start'};background:${isMine ? mine : theirs};font-size:${size}px">${isMine ? '' : `<div style="color:#c0583a;font-size:${size - 2}px;font-weight:600">${escaped(sender)}</div>`}${linked(text, theme.isDark ? '#6ab3f3' : '#2b7bd1')}<div style="text-align:right;font-size:11px;color:${theme.muted}">${time}</div></div>`,
    )
    .join('');
  return `<div style="display:flex;align-items:center;gap:12px;padding:10px 14px;background:${theme.isDark ? '#17212b' : '#517da2'};color:#fff">${icon('back', 22, '#fff')}<span style="flex:1"><b style="font-size:${size + 1}px">${escaped(sender)}</b><br><span style="font-size:12px;opacity:.85">${escaped(random.pick(chrome[words.language].chat.presence))}</span></span>${icon('dots', 20, '#fff', 2.6)}</div><div style="flex:1;background:${ground};display:flex;flex-direction:column;justify-content:flex-end;padding:12px;overflow:hidden">${shown}</div><div style="background:${theme.surface};padding:13px 16px;display:flex;gap:14px;color:${theme.muted}">${icon('clip', 20, theme.muted)}<span style="flex:1">${escaped(fieldText(words, setting, true))}</span>${icon('send', 20, '#3d8bd3')}</div>`;
};

const message = (
  kind: string,
  name: string,
  part: Scene['part'],
  labels: Scene['labels'],
  weight: number,
  draw: Draw,
  wanted: Wanted,
): Scene => ({
  kind,
  template: `${kind}/${name}`,
  part,
  labels,
  on: 'phone',
  weight,
  draw: (setting) => {
    const isTalk = wanted.frame === 'chat';
    const words = screenWords(setting, wanted);
    const shown = draw(setting, words, bubblesOf(words, setting, isTalk), senderOf(words, setting, isTalk));
    return drawingWithoutBar(setting, words, onPhone(setting, shown));
  },
});

export const messages: readonly Scene[] = [
  message('text message', 'round', 'fit', [0, 1], 5, roundBubbles, { frame: 'sms' }),
  message('text message', 'flat', 'held', [0, 1], 5, flatBubbles, { frame: 'sms' }),
  message('chat', 'tailed', 'fit', [0, 1], 4, tailedBubbles, { frame: 'chat' }),
  message('chat', 'gradient', 'held', [0, 1], 4, gradientBubbles, { frame: 'chat' }),
];
