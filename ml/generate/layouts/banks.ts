// Long because it is a table: drawn layouts of one trade.
import {
  box,
  button,
  column,
  type Drawing,
  drawing,
  field,
  type Look,
  links,
  mark,
  or,
  row,
  sheet,
  text,
} from './drawing.ts';

/** Payment and banks, arranged as their pages commonly are. */

const paypal = drawing('paypal.com', 'sign-in', ({ words, isPhone }) =>
  sheet(
    'background:#fff',
    column(
      `padding-top:${isPhone ? 30 : 100}px`,
      box(
        `box-sizing:border-box;${isPhone ? 'width:100%;padding:20px' : 'width:460px;border:1px solid #eaeced;border-radius:12px;padding:30px 46px 50px'}`,
        column('margin-bottom:30px', mark(124, 32, '#003087')),
        field(words.mail(), 'height:64px;border-color:#929496;border-radius:4px'),
        text(15, words.forgot(), 'color:#0070e0;font-weight:700;margin-bottom:18px'),
        button(words.next(), '#0070e0', 'height:48px;border-radius:24px;font-weight:700'),
        or(words),
        button(
          words.create(),
          '#fff',
          'height:48px;border-radius:24px;border:2px solid #001435;color:#001435',
        ),
      ),
    ),
    row(
      'position:absolute;left:0;right:0;bottom:0;height:60px;background:#f5f7fa;justify-content:center',
      links(words, isPhone ? 3 : 6),
    ),
  ),
);

const chase = drawing('chase.com', 'sign-in', ({ words, isPhone }) =>
  sheet(
    `background:${isPhone ? '#fff' : 'linear-gradient(#0b6efd33,#dbe7f3 40%,#8fb4d9 70%,#5c88b5)'}`,
    row('background:#fff;height:60px;justify-content:center', mark(150, 28, '#0a4386')),
    column(
      `padding-top:${isPhone ? 24 : 60}px`,
      box(
        `background:#fff;box-sizing:border-box;${isPhone ? 'width:100%;padding:10px 20px' : 'width:440px;border-radius:6px;padding:40px 46px;box-shadow:0 1px 6px rgba(0,0,0,.25)'}`,
        field(words.mail(), 'border:0;border-bottom:1px solid #666;padding:0;margin-bottom:26px'),
        field(words.password(), 'border:0;border-bottom:1px solid #666;padding:0;margin-bottom:22px'),
        row(
          'justify-content:space-between;font-size:14px;margin-bottom:26px',
          row('gap:8px', mark(18, 18, '#bbb'), words.keep()),
          `<span style="color:#0060f0">${words.link()}</span>`,
        ),
        button(words.go(), '#0060f0', 'border-radius:4px;height:42px;margin-bottom:24px'),
        text(14, words.forgot(), 'color:#0060f0;margin-bottom:12px'),
        text(14, words.create(), 'color:#0060f0'),
      ),
    ),
    box(
      'position:absolute;left:0;right:0;bottom:0;background:#fff;padding:22px',
      links(words, isPhone ? 4 : 9, 'justify-content:center'),
    ),
  ),
);

const wellsFargo = drawing('wellsfargo.com', 'sign-on', ({ words, isPhone }) =>
  sheet(
    `background:${isPhone ? '#fff' : 'linear-gradient(100deg,#c98a5a,#e3b98c 40%,#8aa0a8)'}`,
    row(
      'background:#d71e28;height:62px;padding:0 30px;justify-content:space-between',
      mark(190, 20, '#fff'),
      mark(70, 14, '#f3b9bc'),
    ),
    box('height:5px;background:#ffcd41'),
    column(
      `padding-top:${isPhone ? 20 : 50}px`,
      box(
        `background:#fff;box-sizing:border-box;${isPhone ? 'width:100%;padding:24px' : 'width:420px;border-radius:8px;padding:36px'}`,
        text(30, words.title(), 'text-align:center;margin-bottom:8px'),
        text(15, words.sentence(7), 'text-align:center;margin-bottom:26px'),
        field(words.mail(), 'border:0;border-bottom:1px solid #787070;padding:0'),
        field(words.password(), 'border:0;border-bottom:1px solid #787070;padding:0'),
        row('gap:8px;font-size:14px;margin:6px 0 22px', mark(20, 20, '#5a469b'), words.keep()),
        button(words.go(), '#d71e28', 'border-radius:22px;margin-bottom:16px'),
        button(
          words.create(),
          '#fff',
          'border-radius:22px;border:1px solid #787070;color:#3b3331;margin-bottom:18px',
        ),
        text(14, words.forgot(), 'color:#5a469b;text-align:center'),
      ),
    ),
  ),
);

const bankOfAmerica = drawing('bankofamerica.com', 'sign-in', ({ words, isPhone }) =>
  sheet(
    'background:#fff',
    row(
      `height:60px;padding:0 ${isPhone ? 16 : 160}px;justify-content:space-between`,
      mark(210, 22, '#012169'),
      isPhone ? '' : links(words, 2),
    ),
    row(
      `background:#e31837;height:52px;padding:0 ${isPhone ? 16 : 160}px;color:#fff;font-size:22px`,
      words.title(),
    ),
    box(
      `display:flex;gap:60px;padding:36px ${isPhone ? 16 : 160}px`,
      box(
        `${isPhone ? 'flex:1' : 'width:340px'}`,
        text(14, words.mail(), 'margin-bottom:6px'),
        field('', 'height:40px;border-color:#666;border-radius:4px'),
        row('gap:8px;font-size:13px;margin-bottom:18px', mark(16, 16, '#ccc'), words.keep()),
        text(14, words.password(), 'margin-bottom:6px'),
        field('', 'height:40px;border-color:#666;border-radius:4px'),
        text(13, words.forgot(), 'color:#0052c2;margin-bottom:20px'),
        row(
          'gap:12px',
          button(words.go(), '#0052c2', 'width:120px;height:42px;border-radius:4px'),
          button(
            words.next(),
            '#fff',
            'width:180px;height:42px;border-radius:4px;border:1px solid #0052c2;color:#0052c2;font-size:13px',
          ),
        ),
      ),
      isPhone
        ? ''
        : box(
            'width:300px;border-left:1px solid #ccc;padding-left:40px',
            text(18, words.link(), 'font-weight:700;margin-bottom:14px'),
            ...Array.from({ length: 4 }, () =>
              text(14, words.sentence(4), 'color:#0052c2;margin-bottom:10px'),
            ),
          ),
    ),
    box(
      `position:absolute;left:0;right:0;bottom:0;height:130px;background:#f5f5f5;padding:30px ${isPhone ? 16 : 160}px;box-sizing:border-box`,
      links(words, 5),
      text(11, words.sentence(20), 'color:#666;margin-top:12px'),
    ),
  ),
);

/** Head in the bank's colour, form at the left, a column of help at the right. */
const twoColumns = (look: Look, tone: string, go: string, head: string) => {
  const { words, isPhone } = look;
  return sheet(
    'background:#f3f3f3',
    head,
    box(
      `display:flex;gap:30px;padding:${isPhone ? '20px' : '40px 12%'}`,
      box(
        `background:#fff;padding:32px;box-sizing:border-box;${isPhone ? 'width:100%' : 'width:56%'}`,
        text(26, words.title(), 'margin-bottom:22px'),
        text(14, words.mail(), 'font-weight:600;margin-bottom:6px'),
        field('', 'height:46px;border-color:#767676'),
        row('gap:8px;font-size:14px;margin-bottom:22px', mark(18, 18, '#767676'), words.keep()),
        button(words.next(), go, 'width:150px;height:46px;margin-bottom:22px'),
        text(14, words.forgot(), `color:${tone};margin-bottom:10px`),
        text(14, words.create(), `color:${tone}`),
      ),
      isPhone
        ? ''
        : box(
            'flex:1;background:#fff;padding:28px',
            text(20, words.link(), 'margin-bottom:14px'),
            text(14, words.sentence(22), 'margin-bottom:24px'),
            text(14, words.sentence(14)),
          ),
    ),
  );
};

const hsbc = drawing('hsbc.com', 'log-on', (look) =>
  twoColumns(
    look,
    '#333',
    '#db0011',
    row(
      `background:#fff;height:80px;border-bottom:1px solid #d7d8d6;padding:0 ${look.isPhone ? 16 : 150}px;gap:14px`,
      mark(64, 34, '#db0011'),
      mark(90, 22, '#333'),
    ),
  ),
);

const santander = drawing('santander.com', 'sign-in', ({ words, isPhone }) =>
  sheet(
    'background:#fff;display:flex',
    isPhone
      ? ''
      : box(
          'width:58%;min-height:100vh;background:linear-gradient(160deg,#cc0000,#ec0000 50%,#9e3667)',
          mark(180, 36, '#fff', 'margin:40px 0 0 48px'),
          text(40, words.sentence(5), 'color:#fff;font-weight:700;width:60%;margin:24vh 0 0 48px'),
        ),
    box(
      `flex:1;padding:${isPhone ? '0 0 24px' : '16vh 7% 0'}`,
      isPhone
        ? row('background:#ec0000;height:64px;padding:0 20px;margin-bottom:40px', mark(140, 28, '#fff'))
        : '',
      box(
        isPhone ? 'padding:0 24px' : '',
        text(26, words.title(), 'font-weight:700;margin-bottom:26px'),
        field(
          words.mail(),
          'height:56px;border:0;border-bottom:2px solid #cc0000;background:#f4f4f4;border-radius:4px 4px 0 0',
        ),
        field(
          words.password(),
          'height:56px;border:0;border-bottom:2px solid #cc0000;background:#f4f4f4;border-radius:4px 4px 0 0',
        ),
        text(14, words.forgot(), 'color:#257fa4;margin-bottom:30px'),
        button(words.go(), '#ec0000', 'height:48px;border-radius:24px'),
        text(14, words.create(), 'color:#cc0000;text-align:center;margin-top:22px'),
      ),
    ),
  ),
);

const ing = drawing('ing.com', 'sign-in', ({ words, isPhone }) =>
  sheet(
    'background:#f0f0f0',
    row(
      `background:#fff;height:72px;padding:0 ${isPhone ? 16 : 100}px;justify-content:space-between`,
      mark(100, 30, '#000066'),
      mark(44, 34, '#ff6200'),
    ),
    box('height:6px;background:#ff6200'),
    box(
      `padding:${isPhone ? '20px' : '44px 100px'}`,
      box(
        `background:#fff;border-radius:8px;padding:34px;box-sizing:border-box;width:${isPhone ? '100%' : '560px'}`,
        text(28, words.title(), 'color:#ff6200;font-weight:700;margin-bottom:24px'),
        text(14, words.mail()),
        field('', 'border-color:#a8a8a8;border-radius:4px'),
        text(14, words.password()),
        field('', 'border-color:#a8a8a8;border-radius:4px'),
        button(words.go(), '#ff6200', 'width:170px;border-radius:22px;margin-top:12px'),
        text(14, words.forgot(), 'color:#525199;margin-top:22px'),
      ),
    ),
  ),
);

const sparkasse = drawing('sparkasse.de', 'online banking', ({ words, isPhone }) =>
  sheet(
    'background:#fff',
    row(
      `background:#ff0000;height:72px;padding:0 ${isPhone ? 16 : 110}px;justify-content:space-between`,
      mark(170, 32, '#fff'),
      isPhone ? '' : row('gap:26px', ...Array.from({ length: 4 }, () => mark(70, 12, '#ffc9c9'))),
    ),
    isPhone
      ? ''
      : row(
          'height:44px;background:#f2f2f2;padding:0 110px;font-size:13px;gap:30px;color:#444',
          words.link(),
          words.link(),
          words.link(),
        ),
    box(
      `display:flex;gap:40px;padding:${isPhone ? '24px 16px' : '44px 110px'}`,
      box(
        `${isPhone ? 'width:100%' : 'flex:1'};background:#f2f2f2;padding:30px;box-sizing:border-box`,
        text(26, words.title(), 'margin-bottom:22px'),
        field(words.mail(), 'height:50px;border-color:#999'),
        field(words.password(), 'height:50px;border-color:#999'),
        button(words.go(), '#ff0000', 'height:48px;border-radius:24px;margin:10px 0 20px'),
        text(14, words.forgot(), 'color:#c00'),
      ),
      isPhone
        ? ''
        : box(
            'width:340px',
            mark(340, 190, 'linear-gradient(130deg,#ff0000,#b30000)', 'margin-bottom:16px'),
            text(18, words.sentence(5), 'font-weight:700;margin-bottom:8px'),
            text(14, words.sentence(18)),
          ),
    ),
  ),
);

const creditAgricole = drawing('credit-agricole.fr', 'personal space', ({ words, isPhone }) => {
  const keys = box(
    'display:grid;grid-template-columns:repeat(5,1fr);gap:8px;margin-bottom:24px',
    ...Array.from({ length: 10 }, (_, n) =>
      box(
        'height:52px;border:1px solid #c5ccd0;border-radius:6px;display:flex;align-items:center;justify-content:center;font-size:20px;color:#006f75',
        String((n * 7) % 10),
      ),
    ),
  );
  return sheet(
    'background:#f3f6f6',
    row(
      `background:#fff;height:74px;padding:0 ${isPhone ? 16 : 90}px;justify-content:space-between`,
      mark(170, 40, '#009597'),
      mark(110, 34, '#007d8f'),
    ),
    column(
      `padding-top:${isPhone ? 20 : 46}px`,
      box(
        `background:#fff;border-radius:10px;padding:34px;box-sizing:border-box;width:${isPhone ? '94%' : '520px'};border-top:6px solid #009597`,
        text(24, words.title(), 'color:#006f75;font-weight:700;text-align:center;margin-bottom:22px'),
        text(14, words.mail(), 'margin-bottom:6px'),
        field('', 'height:48px;border-color:#8fa3a6;border-radius:6px'),
        text(14, words.password(), 'margin-bottom:10px'),
        keys,
        button(words.go(), '#006f75', 'height:48px;border-radius:24px'),
        text(14, words.forgot(), 'color:#006f75;text-align:center;margin-top:18px'),
      ),
    ),
  );
});

export const bankDrawings: Drawing[] = [
  paypal,
  chase,
  wellsFargo,
  bankOfAmerica,
  hsbc,
  santander,
  ing,
  sparkasse,
  creditAgricole,
];
