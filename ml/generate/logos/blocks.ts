import type { Random } from '../random.ts';
import type { Mark } from './mark.ts';
import type { LogoPart, OtherIcon } from './other-icons.ts';
import { anyColour, other, shown, type Theme } from './showing.ts';

/** What a block of a page is drawn from. */
export type Stock = {
  random: Random;
  theme: Theme;
  mark: () => Mark;
  icon: () => OtherIcon;
  company: () => OtherIcon;
};
type Block = (stock: Stock) => string;

const words =
  'account verify your password secure sign in email continue to the billing update notice payment order delivery team meeting report new message please review settings help privacy terms language free trial today document shared invoice card wallet balance transfer Konto Anmeldung Passwort bitte Lieferung prüfen votre compte sécurité mot de passe factura cuenta aviso'.split(
    ' ',
  );
export const prose = (random: Random, from: number, to: number): string => {
  const text = Array.from({ length: random.between(from, to) }, () => random.pick(words)).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
const field = (random: Random, { isDark }: Theme) =>
  `<div style="border:1px solid ${isDark ? '#555' : '#bbb'};border-radius:${random.between(0, 8)}px;padding:10px;margin:10px 0;color:#888;font-size:14px">${prose(random, 1, 3)}</div>`;
const button = (random: Random, { accent }: Theme) =>
  `<div style="background:${accent};color:#fff;text-align:center;border-radius:${random.pick([0, 4, 8, 24])}px;padding:11px;font-size:15px">${prose(random, 1, 2)}</div>`;
/** Clouds of colour, as a photograph out of focus has them, with grain. */
const photo = (random: Random) => {
  const id = `photo${random.between(1, 1e6)}`;
  return `<svg style="position:absolute;inset:0;width:100%;height:100%"><filter id="${id}"><feTurbulence type="${random.pick(['fractalNoise', 'turbulence'])}" baseFrequency="${(0.004 + random.next() * 0.03).toFixed(4)}" numOctaves="${random.between(2, 5)}" seed="${random.between(1, 9999)}"/><feColorMatrix values="${Array.from({ length: 3 }, () => `${(random.next() * 1.4).toFixed(2)} ${(random.next() * 0.8).toFixed(2)} 0 0 ${(random.next() * 0.3 - 0.15).toFixed(2)}`).join(' ')} 0 0 0 0 1"/></filter><rect width="100%" height="100%" filter="url(#${id})"/></svg>`;
};
const blend = (random: Random) =>
  `linear-gradient(${random.between(0, 359)}deg, ${anyColour(random)}, ${anyColour(random)})`;
const word = (random: Random, size: number) =>
  `<b style="font-size:${Math.round(size * (0.45 + random.next() * 0.4))}px;margin-left:${Math.max(5, Math.round(size * 0.3))}px;vertical-align:middle">${prose(random, 1, 2)}</b>`;
const row = (gap: number, items: string[], more = '') =>
  `<div style="display:flex;align-items:center;gap:${gap}px;${more}">${items.join('')}</div>`;
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

const centredCard: Block = ({ random, theme, mark }) => {
  const size = random.pick([28, 40, 56, 72, 100, 140]);
  const head = `${shown(random, { mark: mark(), size, theme })}${random.chance(0.4) ? word(random, size) : ''}`;
  return `<div style="width:360px;margin:24px auto;padding:28px;border:1px solid #8884;border-radius:10px;text-align:center">${head}<h2>${prose(random, 2, 4)}</h2>${field(random, theme)}${field(random, theme)}${button(random, theme)}</div>`;
};
const mailHeader: Block = ({ random, theme, mark, icon }) =>
  `<div style="padding:14px 30px;border-bottom:1px solid #8884">${row(10, [shown(random, { mark: mark(), size: random.pick([20, 28, 36, 48]), theme }), `<div><b>${prose(random, 2, 5)}</b><div style="font-size:13px">${prose(random, 4, 9)}</div></div>`, ...times(3, () => other(random, icon(), { size: 18, theme }))])}<p style="font-size:${random.between(12, 16)}px">${prose(random, 40, 90)}</p></div>`;
const socialFooter: Block = ({ random, theme, mark, icon }) => {
  const size = random.pick([16, 18, 20, 24, 28, 32]);
  return `<footer style="padding:18px 30px;font-size:12px">${row(
    random.between(10, 26),
    times(random.between(3, 7), () =>
      random.chance(0.75)
        ? shown(random, { mark: mark(), size, theme })
        : other(random, icon(), { size, theme }),
    ),
  )}<p>${prose(random, 8, 20)}</p></footer>`;
};
const appGrid: Block = ({ random, theme, mark, icon, company }) => {
  const size = random.pick([32, 40, 48, 60]);
  const cell = () =>
    `<div style="text-align:center;font-size:11px;width:96px">${random.weighted<() => string>([
      [() => shown(random, { mark: mark(), size, theme }), 4],
      [() => other(random, icon(), { size, theme }), 3],
      [() => other(random, company(), { size, theme }), 4],
    ])()}<div>${prose(random, 1, 2)}</div></div>`;
  return `<div style="display:flex;flex-wrap:wrap;gap:18px;padding:20px">${times(random.between(6, 14), cell).join('')}</div>`;
};
const heroPhoto: Block = ({ random, theme, mark }) =>
  `<div style="position:relative;height:220px;overflow:hidden">${photo(random)}<div style="position:relative;color:#fff;padding:40px">${shown(random, { mark: mark(), size: random.pick([48, 72, 110, 150]), theme, on: 'photo' })}<h1>${prose(random, 2, 5)}</h1></div></div>`;
const sidebar: Block = ({ random, theme, icon, company, mark }) =>
  `<div style="padding:10px 24px">${times(random.between(4, 9), () =>
    row(
      10,
      [
        random.weighted<() => string>([
          [() => other(random, icon(), { size: 18, theme }), 6],
          [() => other(random, company(), { size: 20, theme }), 3],
          [() => shown(random, { mark: mark(), size: random.pick([16, 20]), theme }), 2],
        ])(),
        `<span style="font-size:14px">${prose(random, 1, 3)}</span>`,
      ],
      'margin:9px 0',
    ),
  ).join('')}</div>`;

const splitLogin: Block = ({ random, theme, mark }) =>
  `<div style="display:flex;min-height:300px"><div style="flex:1;background:${blend(random)};display:flex;align-items:center;justify-content:center">${shown(random, { mark: mark(), size: random.pick([64, 96, 140, 200, 280]), theme, on: 'gradient' })}</div><div style="flex:1;padding:30px"><h2>${prose(random, 2, 4)}</h2>${field(random, theme)}${field(random, theme)}${button(random, theme)}</div></div>`;
const providerButtons: Block = ({ random, theme, mark }) =>
  `<div style="width:320px;margin:16px 40px">${times(random.between(2, 4), () => `<div style="border:1px solid #8886;border-radius:${random.pick([4, 8, 22])}px;padding:9px 14px;margin:8px 0;font-size:14px;display:flex;gap:12px;align-items:center;justify-content:${random.pick(['center', 'flex-start'])}">${shown(random, { mark: mark(), size: random.pick([16, 18, 20, 24]), theme })}<span>Continue with ${prose(random, 1, 1)}</span></div>`).join('')}</div>`;
const paymentRow: Block = ({ random, theme, mark, company, icon }) => {
  const frame = (inner: string) =>
    `<span style="display:inline-flex;align-items:center;justify-content:center;border:1px solid #ccc;background:${theme.isDark ? '#222' : '#fff'};border-radius:4px;padding:5px 9px">${inner}</span>`;
  const size = random.pick([24, 32, 40]);
  return `<div style="padding:16px 30px">${prose(random, 2, 5)}${row(
    8,
    times(random.between(4, 7), () =>
      frame(
        random.weighted<() => string>([
          [() => shown(random, { mark: mark(), size, theme }), 4],
          [() => other(random, company(), { size, theme }), 2],
          [() => other(random, icon(), { size, theme }), 1],
        ])(),
      ),
    ),
    'margin-top:8px',
  )}</div>`;
};
const browserTabs: Block = ({ random, theme, mark, icon, company }) =>
  `<div style="background:${theme.isDark ? '#202124' : '#dee1e6'};padding:8px 8px 0">${row(
    2,
    times(
      random.between(2, 5),
      () =>
        `<div style="background:${theme.ground};border-radius:8px 8px 0 0;padding:8px 12px;width:190px;display:flex;gap:8px;align-items:center;font-size:12px;white-space:nowrap;overflow:hidden">${random.weighted<
          () => string
        >([
          [() => shown(random, { mark: mark(), size: 16, theme }), 4],
          [() => other(random, company(), { size: 16, theme }), 3],
          [() => other(random, icon(), { size: 16, theme }), 1],
        ])()}<span>${prose(random, 2, 4)}</span></div>`,
    ),
  )}</div>`;
const chatHeader: Block = ({ random, theme, mark, icon }) =>
  `<div style="padding:12px 20px;border-bottom:1px solid #8884">${row(12, [shown(random, { mark: mark(), size: random.pick([36, 44, 52]), theme }), `<b>${prose(random, 1, 3)}</b>`, other(random, icon(), { size: 22, theme })])}</div>${times(3, () => `<div style="background:#8882;border-radius:14px;padding:10px 14px;margin:10px 20px;max-width:70%;font-size:15px">${prose(random, 6, 20)}</div>`).join('')}`;
const banner: Block = ({ random, theme, mark }) =>
  `<div style="background:${random.chance(0.5) ? blend(random) : theme.accent};color:#fff;padding:16px 34px">${row(14, [shown(random, { mark: mark(), size: random.pick([30, 44, 64, 90]), theme, on: 'gradient' }), `<span style="font-size:20px">${prose(random, 2, 5)}</span>`])}</div>`;
const companyTable: Block = ({ random, theme, icon, company, mark }) =>
  `<div style="padding:8px 40px">${times(random.between(4, 7), () => row(16, [random.chance(0.2) ? shown(random, { mark: mark(), size: random.pick([24, 32, 48]), theme }) : other(random, company(), { size: random.pick([24, 32, 48, 64]), theme }), `<span style="flex:1;font-size:14px">${prose(random, 3, 8)}</span>`, other(random, icon(), { size: 20, theme }), other(random, icon(), { size: 20, theme })], 'margin:8px 0;border-bottom:1px solid #8883')).join('')}</div>`;
const photoGrid: Block = ({ random, company, theme }) =>
  `<div style="display:flex;gap:12px;padding:14px">${times(3, () => `<div style="position:relative;flex:1;height:150px;overflow:hidden">${photo(random)}<div style="position:relative;padding:14px">${other(random, company(), { size: random.pick([30, 60, 90]), theme: { ...theme, text: '#fff' } })}</div></div>`).join('')}</div>`;
const letters: Block = ({ random, theme }) =>
  `<div style="padding:10px 30px">${row(
    14,
    times(random.between(4, 9), () => {
      const size = random.between(20, 60);
      return `<span style="width:${size}px;height:${size}px;border-radius:${random.pick([0, 6, 99])}px;background:${random.chance(0.6) ? anyColour(random) : 'transparent'};color:${random.chance(0.6) ? '#fff' : theme.text};display:inline-flex;align-items:center;justify-content:center;font-weight:${random.pick([400, 700, 900])};font-size:${Math.round(size * (0.4 + random.next() * 0.5))}px">${random.pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabdefgikmnopqrstuvwxyz0123456789&@#?!$€✓×', 'AB', 'JS', 'MK', 'in', 'hp', 'be', '99+'])}</span>`;
    }),
  )}</div>`;

/** The kinds of blocks a page is composed of. What is measured on shares none with what is trained on. */
export const blocksOf: Record<LogoPart, readonly Block[]> = {
  fit: [centredCard, mailHeader, socialFooter, appGrid, heroPhoto, sidebar, letters],
  reserve: [
    splitLogin,
    providerButtons,
    paymentRow,
    browserTabs,
    chatHeader,
    banner,
    companyTable,
    photoGrid,
    letters,
  ],
};
