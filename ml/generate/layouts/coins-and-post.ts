// Long because it is a table: drawn layouts of one trade.
import {
  box,
  button,
  column,
  type Drawing,
  drawing,
  field,
  links,
  mark,
  or,
  row,
  sheet,
  text,
} from './drawing.ts';

/** Coins, parcels and the state, arranged as their pages commonly are. */

const coinbase = drawing(
  'coinbase.com',
  'sign-in',
  ({ words, isPhone, isDark }) => {
    const paper = isDark ? '#0a0b0d' : '#fff';
    const tone = isDark ? '#32353d' : '#eef0f3';
    return sheet(
      `background:${paper}`,
      box('padding:28px 36px', mark(34, 34, '#0052ff', 'border-radius:17px')),
      column(
        '',
        box(
          `box-sizing:border-box;${isPhone ? 'width:100%;padding:20px 24px' : `width:448px;border:1px solid ${tone};border-radius:24px;padding:38px 40px`}`,
          text(28, words.title(), 'font-weight:500;margin-bottom:26px'),
          text(15, words.mail(), 'font-weight:600;margin-bottom:8px'),
          field(
            words.mail(),
            `height:56px;border-color:${isDark ? '#8a919e' : '#bfc5cc'};border-radius:8px;background:${paper}`,
          ),
          button(words.next(), '#0052ff', 'height:56px;border-radius:28px;margin-top:8px'),
          or(words, tone),
          ...Array.from({ length: 3 }, () =>
            button(
              words.next(),
              tone,
              `height:56px;border-radius:28px;color:${isDark ? '#fff' : '#0a0b0d'};margin-bottom:10px`,
            ),
          ),
          text(14, words.create(), 'color:#0052ff;text-align:center;margin-top:16px'),
        ),
      ),
    );
  },
  { hasDark: true },
);

const binance = drawing(
  'binance.com',
  'log-in',
  ({ words, isPhone, isDark }) => {
    const paper = isDark ? '#181a20' : '#fff';
    const line = isDark ? '#474d57' : '#d8dce1';
    return sheet(
      `background:${paper}`,
      row('height:64px;padding:0 24px', mark(122, 24, '#f0b90b')),
      column(
        `padding-top:${isPhone ? 20 : 50}px`,
        box(
          `box-sizing:border-box;${isPhone ? 'width:100%;padding:16px 24px' : `width:424px;border:1px solid ${line};border-radius:24px;padding:40px`}`,
          mark(70, 14, '#f0b90b', 'margin-bottom:18px'),
          text(30, words.title(), 'font-weight:600;margin-bottom:24px'),
          text(14, words.mail(), 'margin-bottom:6px'),
          field(words.mail(), `height:48px;border-color:${line};border-radius:10px;background:${paper}`),
          button(words.next(), '#fcd535', 'height:48px;border-radius:10px;color:#202630;margin-top:14px'),
          or(words, line),
          ...Array.from({ length: 3 }, () =>
            button(
              words.next(),
              paper,
              `height:48px;border-radius:10px;border:1px solid ${line};color:${isDark ? '#eaecef' : '#202630'};margin-bottom:12px;font-weight:500`,
            ),
          ),
        ),
        text(14, words.create(), 'color:#d89f00;margin-top:22px'),
      ),
    );
  },
  { hasDark: true },
);

const metamask = drawing(
  'metamask.io',
  'secret phrase',
  ({ words, isPhone, isDark }) => {
    const paper = isDark ? '#24272a' : '#fff';
    const cell = () =>
      row(
        'gap:8px;font-size:13px',
        box('width:18px;text-align:right', `${words.or().length}.`),
        box(
          'flex:1',
          field(
            '',
            `height:42px;border-color:${isDark ? '#848c96' : '#bbc0c5'};border-radius:6px;margin:0;background:${paper}`,
          ),
        ),
        mark(18, 14, '#6a737d'),
      );
    return sheet(
      `background:${paper}`,
      row(
        `padding:22px ${isPhone ? 20 : 80}px;justify-content:space-between`,
        row('gap:10px', mark(40, 38, '#f6851b'), mark(120, 22, isDark ? '#fff' : '#24272a')),
        field('▾', 'width:130px;height:40px;border-radius:20px;margin:0'),
      ),
      column(
        '',
        box(
          `box-sizing:border-box;${isPhone ? 'width:100%;padding:10px 20px' : `width:720px;border:1px solid ${isDark ? '#3b4046' : '#d6d9dc'};border-radius:10px;padding:30px 40px`}`,
          row(
            'gap:6px;margin-bottom:22px',
            ...['#0376c9', '#d6d9dc', '#d6d9dc'].map((colour) =>
              box(`flex:1;height:5px;background:${colour}`),
            ),
          ),
          text(24, words.sentence(5), 'font-weight:700;text-align:center;margin-bottom:10px'),
          text(14, words.sentence(24), 'text-align:center;margin-bottom:20px'),
          box('background:#eaf3fb;border:1px solid #0376c9;border-radius:4px;height:40px;margin-bottom:18px'),
          box(
            `display:grid;grid-template-columns:repeat(${isPhone ? 2 : 3},1fr);gap:14px;margin-bottom:24px`,
            ...Array.from({ length: 12 }, cell),
          ),
          column(
            '',
            button(words.next(), '#0376c9', 'width:320px;max-width:100%;height:48px;border-radius:24px'),
          ),
        ),
      ),
    );
  },
  { what: 'wallet page', hasDark: true },
);

const dhl = drawing(
  'dhl.com',
  'parcel',
  ({ words, isPhone }) =>
    sheet(
      'background:#fff',
      row(
        `background:linear-gradient(90deg,#ffcc00,#ffe57f);height:${isPhone ? 56 : 76}px;padding:0 ${isPhone ? 16 : 60}px;justify-content:space-between`,
        mark(150, 24, '#d40511'),
        isPhone ? '' : row('gap:28px', ...Array.from({ length: 4 }, () => mark(70, 12, '#4a4a4a'))),
      ),
      column(
        `padding:${isPhone ? '24px 16px' : '44px 0'}`,
        box(
          `width:${isPhone ? '100%' : '620px'}`,
          text(30, words.sentence(4), 'font-weight:800;margin-bottom:12px'),
          text(15, words.sentence(18), 'margin-bottom:22px'),
          box(
            'background:#f7f7f7;padding:26px',
            text(14, words.mail(), 'font-weight:700;margin-bottom:6px'),
            field('', 'height:46px;border-color:#b2b2b2;border-radius:4px'),
            text(14, words.password(), 'font-weight:700;margin-bottom:6px'),
            field('', 'height:46px;border-color:#b2b2b2;border-radius:4px'),
            button(words.next(), '#d40511', 'height:48px;border-radius:4px;width:200px;margin-top:10px'),
          ),
        ),
      ),
      box(
        'position:absolute;left:0;right:0;bottom:0;height:90px;background:#ffcc00',
        links(words, isPhone ? 4 : 7, 'padding:34px 60px;color:#333'),
      ),
    ),
  { what: 'parcel page' },
);

const ups = drawing('ups.com', 'sign-in', ({ words, isPhone }) =>
  sheet(
    'background:#fff',
    row(
      `background:#fff;height:84px;padding:0 ${isPhone ? 16 : 80}px;border-bottom:4px solid #ffc400;gap:40px`,
      mark(48, 56, '#351c15'),
      ...(isPhone ? [] : Array.from({ length: 4 }, () => mark(70, 14, '#351c15'))),
    ),
    column(
      `padding:${isPhone ? '24px 20px' : '48px 0'}`,
      box(
        `width:${isPhone ? '100%' : '440px'}`,
        text(32, words.title(), 'color:#121212;margin-bottom:14px'),
        text(15, `${words.sentence(3)} ${words.create()}`, 'margin-bottom:20px'),
        field(words.mail(), 'height:56px;border-color:#5f5753;border-radius:4px'),
        field(words.password(), 'height:56px;border-color:#5f5753;border-radius:4px'),
        text(15, words.forgot(), 'color:#0662bb;margin-bottom:20px'),
        row('gap:8px;font-size:14px;margin-bottom:20px', mark(20, 20, '#5f5753'), words.keep()),
        button(words.go(), '#ffc400', 'height:50px;border-radius:25px;color:#121212'),
      ),
    ),
    box('position:absolute;left:0;right:0;bottom:0;height:110px;background:#351c15'),
  ),
);

const fedex = drawing('fedex.com', 'sign-in', ({ words, isPhone }) =>
  sheet(
    'background:#fff',
    row(
      `background:#4d148c;height:72px;padding:0 ${isPhone ? 16 : 120}px;gap:34px`,
      row('', mark(52, 26, '#fff'), mark(34, 26, '#ff6200')),
      ...(isPhone ? [] : Array.from({ length: 4 }, () => mark(74, 12, '#cbb8de'))),
    ),
    column(
      `padding:${isPhone ? '28px 20px' : '60px 0'}`,
      box(
        `width:${isPhone ? '100%' : '380px'}`,
        text(30, words.title(), 'text-align:center;font-weight:300;margin-bottom:26px'),
        field(words.mail(), 'height:52px;border-color:#8e8e8e'),
        field(words.password(), 'height:52px;border-color:#8e8e8e'),
        row('gap:8px;font-size:14px;margin-bottom:22px', mark(18, 18, '#8e8e8e'), words.keep()),
        button(words.go(), '#ff6200', 'height:48px;margin-bottom:18px'),
        text(14, words.forgot(), 'color:#007ab7;text-align:center;margin-bottom:22px'),
        box('height:1px;background:#ccc;margin-bottom:22px'),
        button(words.create(), '#fff', 'height:48px;border:2px solid #4d148c;color:#4d148c'),
      ),
    ),
    box(
      'position:absolute;left:0;right:0;bottom:0;height:120px;background:#4d148c',
      links(words, 5, 'padding:50px 120px;color:#cbb8de'),
    ),
  ),
);

const usps = drawing(
  'usps.com',
  'parcel',
  ({ words, isPhone }) =>
    sheet(
      'background:#fff',
      isPhone
        ? ''
        : row('height:30px;background:#ededed;justify-content:flex-end;padding:0 90px', links(words, 4)),
      row(
        `height:80px;padding:0 ${isPhone ? 16 : 90}px;gap:40px`,
        mark(180, 34, '#333366'),
        ...(isPhone ? [] : Array.from({ length: 4 }, () => mark(70, 12, '#333366'))),
      ),
      row(
        `background:#333366;height:${isPhone ? 46 : 54}px;padding:0 ${isPhone ? 16 : 90}px;color:#fff;font-size:20px`,
        words.sentence(2),
      ),
      box(
        `padding:${isPhone ? '20px 16px' : '34px 90px'}`,
        text(15, words.link(), 'font-weight:700'),
        text(22, '9400 1000 0000 0000 0000 00', 'color:#333366;margin-bottom:18px'),
        box(
          'border:1px solid #d9d9d9;padding:24px',
          text(20, words.sentence(3), 'color:#e71921;font-weight:700;margin-bottom:10px'),
          text(15, words.sentence(20), 'margin-bottom:18px'),
          row(
            'gap:0;margin-bottom:26px',
            ...['#333366', '#333366', '#ccc', '#ccc'].map((colour) =>
              box(`flex:1;height:8px;background:${colour};margin-right:4px`),
            ),
          ),
          box(
            `width:${isPhone ? '100%' : '420px'}`,
            field(words.mail(), 'height:42px;border-color:#333366'),
            button(words.next(), '#333366', 'width:180px;height:44px'),
          ),
        ),
      ),
    ),
  { what: 'parcel page' },
);

const irs = drawing(
  'irs.gov',
  'refund',
  ({ words, isPhone }) =>
    sheet(
      'background:#fff',
      row(
        `height:28px;background:#f1f1f1;padding:0 ${isPhone ? 12 : 80}px;font-size:11px;gap:8px`,
        mark(18, 12, '#b31942'),
        words.sentence(5),
      ),
      row(
        `background:#00599c;height:${isPhone ? 60 : 84}px;padding:0 ${isPhone ? 16 : 80}px;justify-content:space-between`,
        mark(110, 44, '#fff'),
        isPhone ? '' : row('gap:22px', ...Array.from({ length: 4 }, () => mark(54, 10, '#a8c8e0'))),
      ),
      isPhone
        ? ''
        : row(
            'background:#002d62;height:48px;padding:0 80px;gap:60px',
            ...Array.from({ length: 5 }, () => mark(84, 14, '#fff')),
          ),
      box(
        `padding:${isPhone ? '20px 16px' : '34px 80px'};display:flex;gap:40px`,
        isPhone
          ? ''
          : box(
              'width:220px;border-right:1px solid #d6d7d9',
              ...Array.from({ length: 6 }, () => text(14, words.link(), 'color:#00599c;margin-bottom:14px')),
            ),
        box(
          'flex:1',
          text(32, words.sentence(3), 'color:#1b1b1b;font-weight:700;margin-bottom:14px'),
          text(15, words.sentence(20), 'margin-bottom:22px'),
          text(14, words.mail()),
          field('', 'width:320px;max-width:100%;border-color:#565c65;border-radius:0'),
          text(14, words.password()),
          field('', 'width:320px;max-width:100%;border-color:#565c65;border-radius:0'),
          button(words.next(), '#00599c', 'width:170px;border-radius:4px'),
        ),
      ),
    ),
  { what: 'tax page' },
);

const govUk = drawing(
  'gov.uk',
  'refund',
  ({ words, isPhone }) =>
    sheet(
      'background:#fff',
      row(`background:#0b0c0c;height:56px;padding:0 ${isPhone ? 16 : 150}px`, mark(130, 28, '#fff')),
      row(
        `border-top:10px solid #1d70b8;margin:0 ${isPhone ? 16 : 150}px;height:40px;font-size:16px`,
        words.link(),
      ),
      box(
        `padding:${isPhone ? '14px 16px' : '30px 150px'}`,
        text(isPhone ? 32 : 44, words.sentence(4), 'font-weight:700;margin-bottom:22px;width:70%'),
        text(19, words.sentence(18), 'margin-bottom:26px;width:66%'),
        text(19, words.mail(), 'margin-bottom:6px'),
        field('', 'width:320px;border:2px solid #0b0c0c;height:40px'),
        text(19, words.password(), 'margin-bottom:6px'),
        field('', 'width:220px;border:2px solid #0b0c0c;height:40px'),
        button(words.next(), '#00703c', 'width:130px;height:40px;box-shadow:0 2px 0 #002d18;margin-top:22px'),
      ),
    ),
  { what: 'tax page' },
);

export const coinAndPostDrawings: Drawing[] = [
  coinbase,
  binance,
  metamask,
  dhl,
  ups,
  fedex,
  usps,
  irs,
  govUk,
];
