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

/** File and mail services, arranged as their pages commonly are. */

const adobe = drawing('adobe.com', 'account', ({ words, isPhone }) =>
  sheet(
    `background:${isPhone ? '#fff' : 'linear-gradient(160deg,#1b2a4a,#5a3d7a 40%,#c2607a 70%,#e9a06a)'};display:flex;align-items:center;justify-content:${isPhone ? 'center' : 'flex-end'}`,
    isPhone
      ? ''
      : box(
          'position:absolute;left:9%;top:42%;color:#fff',
          mark(44, 40, '#fa0f00', 'margin-bottom:14px'),
          mark(220, 34, '#fff'),
        ),
    box(
      isPhone
        ? 'width:100%;padding:24px;box-sizing:border-box'
        : 'width:460px;background:#fff;border-radius:4px;padding:44px 48px;margin-right:11%;box-sizing:border-box',
      text(28, words.title(), 'font-weight:700;margin-bottom:6px'),
      text(
        14,
        `${words.sentence(2)} <span style="color:#1473e6">${words.create()}</span>`,
        'margin-bottom:22px',
      ),
      text(12, words.mail(), 'color:#6e6e6e'),
      field('', 'border:0;border-bottom:1px solid #b3b3b3;height:34px'),
      row(
        'justify-content:flex-end;margin:14px 0 22px',
        button(words.next(), '#1473e6', 'width:104px;height:34px;border-radius:17px;font-size:14px'),
      ),
      or(words),
      ...['#fff', '#1877f2', '#000'].map((colour) =>
        button(
          words.next(),
          colour,
          `border:1px solid #ccc;border-radius:22px;margin-bottom:12px;color:${colour === '#fff' ? '#333' : '#fff'}`,
        ),
      ),
    ),
  ),
);

const dropbox = drawing('dropbox.com', 'sign-in', ({ words, isPhone }) =>
  sheet(
    'background:#fff',
    row(
      'height:64px;border-bottom:1px solid #eee;padding:0 24px;justify-content:space-between',
      mark(130, 30, '#0061ff'),
      mark(90, 16, '#ccc'),
    ),
    row(
      `justify-content:center;gap:80px;padding-top:${isPhone ? 30 : 70}px`,
      isPhone ? '' : mark(380, 380, 'linear-gradient(140deg,#f7d6c4,#b4d0e7 60%,#0061ff)'),
      box(
        `width:${isPhone ? '330px' : '400px'}`,
        row(
          'justify-content:space-between;margin-bottom:20px',
          text(20, words.title(), 'font-weight:600'),
          text(14, words.create(), 'color:#0061ff'),
        ),
        button(words.next(), '#4285f4', 'margin-bottom:10px'),
        button(words.next(), '#000', ''),
        or(words),
        field(words.mail(), 'border-color:#bbb'),
        field(words.password(), 'border-color:#bbb'),
        row(
          'justify-content:space-between;font-size:13px;color:#637282;margin:10px 0 18px',
          words.keep(),
          button(words.go(), '#0061ff', 'width:104px;height:40px'),
        ),
        text(13, words.forgot(), 'color:#0061ff'),
      ),
    ),
  ),
);

const docusign = drawing('docusign.com', 'sign-in', ({ words, isPhone }) =>
  sheet(
    'background:#fff',
    column(
      `padding-top:${isPhone ? 40 : 80}px`,
      mark(180, 40, '#26065d', 'margin-bottom:40px'),
      box(
        `width:${isPhone ? '330px' : '420px'}`,
        text(28, words.title(), 'margin-bottom:10px;color:#130032'),
        text(15, words.sentence(6), 'margin-bottom:22px;color:#130032'),
        text(13, words.mail(), 'margin-bottom:6px'),
        field(words.mail(), 'height:48px;border-color:#716b89;border-radius:4px'),
        button(words.next(), '#4c00ff', 'height:48px;border-radius:4px;margin-bottom:12px'),
        button(
          words.create(),
          '#fff',
          'height:48px;border-radius:4px;border:1px solid #bfb8cf;color:#130032',
        ),
        text(12, words.sentence(16), 'margin-top:40px;color:#716b89'),
      ),
    ),
    row(
      'position:absolute;left:0;right:0;bottom:0;height:52px;background:#f6f4f8;padding:0 24px',
      links(words, isPhone ? 3 : 6),
    ),
  ),
);

const wetransfer = drawing(
  'wetransfer.com',
  'transfer',
  ({ words, isPhone }) =>
    sheet(
      'background:linear-gradient(130deg,#5268ff,#9b7bff 50%,#ff9a8a)',
      row(
        'height:70px;padding:0 24px;justify-content:space-between',
        mark(50, 26, '#17181a'),
        row(
          'gap:14px',
          mark(70, 16, '#17181a'),
          button(
            words.create(),
            '#fff',
            'width:96px;height:36px;color:#17181a;border-radius:8px;font-size:13px',
          ),
        ),
      ),
      box(
        `position:absolute;${isPhone ? 'left:16px;right:16px' : 'left:24px;width:280px'};top:50%;transform:translateY(-50%);background:#fff;border-radius:18px;overflow:hidden`,
        column(
          'padding:34px 26px 20px',
          mark(96, 96, '#e8ebff', 'border-radius:48px;margin-bottom:18px'),
          text(22, words.sentence(3), 'margin-bottom:10px;text-align:center'),
          text(14, words.sentence(10), 'color:#6a6d70;text-align:center'),
        ),
        box(
          'padding:0 26px 24px',
          field(words.mail(), 'border:0;border-bottom:1px solid #e5e5e5'),
          field(words.password(), 'border:0;border-bottom:1px solid #e5e5e5'),
          button(words.go(), '#5268ff', 'border-radius:22px'),
        ),
      ),
    ),
  { what: 'shared-file page' },
);

const yahoo = drawing('yahoo.com', 'mail step', ({ words, isPhone }) =>
  sheet(
    'background:#fff',
    isPhone
      ? ''
      : row(
          'height:64px;padding:0 40px;justify-content:space-between',
          mark(110, 30, '#5f01d1'),
          links(words, 3),
        ),
    isPhone
      ? ''
      : box(
          'position:absolute;left:0;top:110px;width:52%;height:70%;background:linear-gradient(110deg,#f3eaff,#c9a6ff 60%,#fff)',
        ),
    box(
      isPhone
        ? 'padding:60px 28px'
        : 'position:absolute;right:10%;top:96px;width:360px;height:550px;background:#fff;box-shadow:0 2px 8px rgba(0,0,0,.28);padding:28px 32px;box-sizing:border-box',
      column(
        'margin-bottom:34px',
        mark(100, 28, '#5f01d1', 'margin-bottom:20px'),
        text(20, words.title(), 'font-weight:700'),
        text(14, words.sentence(4)),
      ),
      field(words.mail(), 'border:0;border-bottom:1px solid #b9bdc5;padding:0'),
      button(words.next(), '#7e1fff', 'border-radius:24px;height:46px;margin:14px 0 18px'),
      row(
        'justify-content:space-between;font-size:13px;color:#7e1fff;margin-bottom:70px',
        words.keep(),
        words.forgot(),
      ),
      button(words.create(), '#fff', 'border:1px solid #7e1fff;color:#7e1fff;border-radius:24px;height:46px'),
    ),
  ),
);

const aol = drawing('aol.com', 'mail step', ({ words, isPhone }) =>
  sheet(
    'background:#fff',
    isPhone
      ? ''
      : row(
          'height:56px;padding:0 40px;justify-content:space-between;border-bottom:1px solid #e0e4e9',
          mark(86, 30, '#000'),
          links(words, 3),
        ),
    isPhone
      ? ''
      : box(
          'position:absolute;left:0;top:57px;width:100%;height:calc(100% - 57px);background:linear-gradient(100deg,#39f,#004f9f)',
        ),
    box(
      isPhone
        ? 'padding:60px 28px'
        : 'position:absolute;right:10%;top:96px;width:360px;height:550px;background:#fff;padding:28px 32px;box-sizing:border-box',
      column(
        'margin-bottom:34px',
        mark(92, 32, '#000', 'margin-bottom:20px'),
        text(20, words.title(), 'font-weight:700'),
      ),
      field(words.mail(), 'border:0;border-bottom:1px solid #b9bdc5;padding:0'),
      button(words.next(), '#39f', 'height:46px;margin:14px 0 18px'),
      row(
        'justify-content:space-between;font-size:13px;color:#188fff;margin-bottom:70px',
        words.keep(),
        words.forgot(),
      ),
      button(words.create(), '#fff', 'border:1px solid #39f;color:#39f;height:46px'),
    ),
  ),
);

const cpanel = drawing('cpanel.net', 'webmail', ({ words, isPhone }) =>
  sheet(
    'background:#fff',
    column(
      `padding-top:${isPhone ? 50 : 90}px`,
      mark(200, 60, '#ff6c2c', 'margin-bottom:30px'),
      box(
        `width:${isPhone ? '300px' : '340px'}`,
        text(14, words.mail(), 'margin-bottom:6px;color:#293a4a'),
        field(words.mail(), 'height:38px;border-color:#95a0ab;border-radius:3px'),
        text(14, words.password(), 'margin-bottom:6px;color:#293a4a'),
        field(words.password(), 'height:38px;border-color:#95a0ab;border-radius:3px'),
        button(words.go(), '#179bd7', 'height:38px;border-radius:3px;font-size:14px'),
        text(13, words.forgot(), 'color:#179bd7;text-align:center;margin-top:16px'),
      ),
      links(words, isPhone ? 4 : 9, 'margin-top:60px;justify-content:center;width:80%'),
      mark(36, 20, '#ff6c2c', 'margin-top:40px'),
    ),
  ),
);

const zimbra = drawing('zimbra.com', 'webmail', ({ words, isPhone }) =>
  sheet(
    'background:#0087c3;display:flex;flex-direction:column;align-items:center;justify-content:center',
    box(
      `width:${isPhone ? '330px' : '500px'};background:#007cb8;border:1px solid #0a6e9f;padding:30px 40px;box-sizing:border-box`,
      mark(220, 44, '#fff', 'margin-bottom:30px'),
      ...[words.mail(), words.password()].map((label) =>
        row(
          'gap:14px;margin-bottom:12px;color:#fff;font-size:14px',
          box('width:96px;text-align:right', label),
          box('flex:1', field('', 'height:28px;border-color:#066;margin:0')),
        ),
      ),
      row(
        'gap:14px;margin-top:16px;color:#fff;font-size:13px;padding-left:110px',
        row('flex:1;gap:6px', mark(13, 13, '#fff'), words.keep()),
        button(words.go(), '#fff', 'width:90px;height:30px;color:#333;font-size:13px'),
      ),
      row(
        'gap:14px;border-top:1px solid #0a6e9f;margin-top:24px;padding-top:16px;color:#fff;font-size:13px',
        words.link(),
        field('▾', 'height:26px;width:120px;margin:0'),
      ),
    ),
    text(11, words.sentence(14), 'color:#cde;margin-top:30px;text-align:center;width:70%'),
  ),
);

const godaddy = drawing('godaddy.com', 'webmail', ({ words, isPhone }) =>
  sheet(
    'background:#fff;display:flex',
    box(
      `box-sizing:border-box;${isPhone ? 'width:100%;padding:36px 24px' : 'width:46%;padding:12vh 8% 0'}`,
      mark(160, 32, '#111', 'margin-bottom:34px'),
      text(30, words.title(), 'font-weight:800;margin-bottom:20px'),
      text(13, words.mail(), 'font-weight:700'),
      field('', 'height:46px;border:2px solid #767676;border-radius:2px'),
      text(13, words.password(), 'font-weight:700'),
      field('', 'height:46px;border:2px solid #767676;border-radius:2px'),
      row('gap:8px;font-size:14px;margin-bottom:18px', mark(18, 18, '#00838c'), words.keep()),
      button(words.go(), '#111', 'height:50px;border-radius:2px;margin-bottom:20px'),
      text(13, words.sentence(7), 'color:#00838c'),
    ),
    isPhone ? '' : box('flex:1;background:linear-gradient(150deg,#1bdbdb,#a6fff8 60%,#d3c1f7)'),
  ),
);

export const fileAndMailDrawings: Drawing[] = [
  adobe,
  dropbox,
  docusign,
  wetransfer,
  yahoo,
  aol,
  cpanel,
  zimbra,
  godaddy,
];
