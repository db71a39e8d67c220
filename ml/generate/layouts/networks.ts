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

/** Networks, films and music, arranged as their pages commonly are. */

const facebook = drawing('facebook.com', 'sign-in', ({ words, isPhone }) => {
  const form = box(
    isPhone
      ? 'width:100%'
      : 'width:396px;background:#fff;border-radius:8px;box-shadow:0 2px 4px rgba(0,0,0,.15),0 8px 16px rgba(0,0,0,.12);padding:16px;box-sizing:border-box',
    field(words.mail(), 'height:52px;border-color:#dddfe2;border-radius:6px;font-size:17px'),
    field(words.password(), 'height:52px;border-color:#dddfe2;border-radius:6px;font-size:17px'),
    button(words.go(), '#0866ff', 'height:48px;border-radius:6px;font-size:20px;font-weight:700'),
    text(14, words.forgot(), 'color:#0866ff;text-align:center;margin:16px 0'),
    box('height:1px;background:#dadde1;margin-bottom:22px'),
    column('', button(words.create(), '#42b72a', 'height:48px;border-radius:6px;width:200px')),
  );
  if (isPhone)
    return sheet(
      'background:#fff;padding:24px 16px',
      column('padding:70px 0 80px', mark(60, 60, '#0866ff', 'border-radius:30px')),
      form,
    );
  return sheet(
    'background:#f0f2f5',
    row(
      'justify-content:center;gap:70px;padding-top:14vh',
      box(
        'width:500px;margin-bottom:140px',
        mark(240, 58, '#0866ff', 'margin-bottom:20px'),
        text(27, words.sentence(11)),
      ),
      form,
    ),
    box(
      'position:absolute;left:0;right:0;bottom:0;height:150px;background:#fff;padding:20px 14%;box-sizing:border-box',
      links(words, 10),
      box('height:1px;background:#dddfe2;margin:12px 0'),
      links(words, 16),
    ),
  );
});

const instagram = drawing(
  'instagram.com',
  'sign-in',
  ({ words, isPhone, isDark }) => {
    const paper = isDark ? '#000' : '#fff';
    const line = isDark ? '#363636' : '#dbdbdb';
    const frame = isPhone ? '' : `border:1px solid ${line};`;
    const inner = `height:38px;border-color:${line};background:${isDark ? '#121212' : '#fafafa'};font-size:12px;border-radius:3px;margin-bottom:6px`;
    const form = box(
      'width:350px',
      box(
        `${frame}padding:40px 40px 24px;margin-bottom:10px`,
        column('margin-bottom:34px', mark(176, 50, isDark ? '#eee' : '#262626')),
        field(words.mail(), inner),
        field(words.password(), inner),
        button(words.go(), '#4cb5f9', 'height:32px;border-radius:8px;font-size:14px;margin-top:12px'),
        or(words, line),
        text(14, words.link(), 'color:#385185;text-align:center;font-weight:600;margin:18px 0'),
        text(12, words.forgot(), 'text-align:center'),
      ),
      box(`${frame}padding:22px;text-align:center;font-size:14px`, `${words.sentence(2)} ${words.create()}`),
    );
    if (isPhone)
      return sheet(`background:${paper};display:flex;justify-content:center;padding-top:60px`, form);
    return sheet(
      `background:${paper}`,
      row(
        'justify-content:center;gap:32px;padding-top:9vh',
        box(
          'width:380px;height:580px;position:relative',
          mark(
            250,
            500,
            'linear-gradient(150deg,#feda75,#fa7e1e 30%,#d62976 55%,#962fbf 75%,#4f5bd5)',
            'border-radius:36px;margin:40px 0 0 100px',
          ),
        ),
        form,
      ),
      links(words, 10, 'justify-content:center;position:absolute;bottom:40px;left:10%;right:10%'),
    );
  },
  { hasDark: true },
);

const whatsapp = drawing(
  'web.whatsapp.com',
  'link a device',
  ({ words, isPhone }) => {
    const code = box(
      'width:228px;height:228px;background:repeating-conic-gradient(#111 0 25%,#fff 0 50%) 0 0/24px 24px',
    );
    const steps = box(
      'flex:1',
      text(28, words.sentence(5), 'margin-bottom:34px'),
      ...Array.from({ length: 4 }, () =>
        row(
          'gap:12px;margin-bottom:22px;font-size:17px',
          mark(24, 24, '#25d366', 'border-radius:12px'),
          words.sentence(7),
        ),
      ),
    );
    return sheet(
      'background:#fcf5eb',
      isPhone ? '' : row('height:82px;padding:0 28px', mark(150, 34, '#25d366')),
      isPhone
        ? column('padding:40px 24px;gap:30px', mark(150, 34, '#25d366'), code, steps)
        : column(
            '',
            box(
              'width:860px;max-width:84%;background:#fff;border:1px solid #1c1e21;border-radius:25px;padding:46px 48px;display:flex;gap:40px;box-sizing:border-box',
              steps,
              code,
            ),
          ),
    );
  },
  { what: 'device-linking page' },
);

const linkedin = drawing('linkedin.com', 'sign-in', ({ words, isPhone }) =>
  sheet(
    'background:#fff',
    box('padding:28px 56px', mark(110, 28, '#0a66c2')),
    column(
      '',
      box(
        `width:352px;box-sizing:border-box;padding:24px;${isPhone ? '' : 'border-radius:8px;box-shadow:0 4px 12px rgba(0,0,0,.18)'}`,
        text(32, words.title(), 'font-weight:600;margin-bottom:24px'),
        ...['#fff', '#fff', '#fff'].map((colour) =>
          button(
            words.next(),
            colour,
            'border:1px solid #747775;border-radius:22px;color:#333;font-weight:400;margin-bottom:10px',
          ),
        ),
        or(words),
        field(words.mail(), 'height:52px;border-color:#666;border-radius:4px'),
        field(words.password(), 'height:52px;border-color:#666;border-radius:4px'),
        text(16, words.forgot(), 'color:#0a66c2;font-weight:600;margin:6px 0 16px'),
        row('gap:8px;font-size:14px;margin-bottom:18px', mark(20, 20, '#01754f'), words.keep()),
        button(words.go(), '#0a66c2', 'height:52px;border-radius:26px'),
      ),
      text(16, words.create(), 'margin-top:30px;color:#0a66c2'),
    ),
  ),
);

const netflix = drawing('netflix.com', 'sign-in', ({ words, isPhone }) => {
  const dark = 'height:56px;background:rgba(22,22,22,.9);border-color:#808080;border-radius:4px;color:#bbb';
  const tiles = Array.from({ length: 48 }, (_, n) =>
    mark(
      196,
      118,
      ['#3a1618', '#1b2733', '#332a1a', '#22182c', '#16291f', '#2b2b2b'][(n * 7) % 6] ?? '#222',
      'flex:none',
    ),
  );
  return sheet(
    'background:#000;color:#fff;overflow:hidden',
    isPhone
      ? ''
      : box(
          'position:absolute;left:-40px;top:-20px;right:-60px;display:flex;flex-wrap:wrap;gap:10px;opacity:.75',
          ...tiles,
        ),
    box('position:absolute;left:4%;top:24px', mark(isPhone ? 90 : 148, isPhone ? 26 : 40, '#e50914')),
    column(
      `position:relative;padding-top:${isPhone ? 80 : 90}px`,
      box(
        `box-sizing:border-box;${isPhone ? 'width:100%;padding:10px 20px' : 'width:450px;background:rgba(0,0,0,.78);padding:48px 68px;min-height:620px'}`,
        text(32, words.title(), 'font-weight:700;margin-bottom:28px'),
        field(words.mail(), dark),
        field(words.password(), dark),
        button(words.go(), '#e50914', 'height:40px;border-radius:4px;margin-bottom:14px'),
        text(16, words.or(), 'text-align:center;color:#aaa;margin-bottom:14px'),
        button(words.next(), 'rgba(128,128,128,.4)', 'height:40px;border-radius:4px;margin-bottom:14px'),
        text(16, words.forgot(), 'text-align:center;margin-bottom:20px'),
        row('gap:10px;margin-bottom:16px', mark(18, 18, '#fff'), words.keep()),
        text(16, words.create(), 'font-weight:600;margin-bottom:10px'),
        text(13, words.sentence(14), 'color:#8c8c8c'),
      ),
    ),
  );
});

const spotify = drawing('spotify.com', 'sign-in', ({ words, isPhone }) =>
  sheet(
    `background:${isPhone ? '#121212' : 'linear-gradient(#2a2a2a,#000)'};color:#fff`,
    column(
      `${isPhone ? 'padding:30px 24px' : 'width:734px;max-width:80%;margin:32px auto 0;background:#121212;border-radius:8px;padding:32px 0'}`,
      mark(40, 40, '#fff', 'border-radius:20px;margin-bottom:14px'),
      text(32, words.title(), 'font-weight:700;margin-bottom:30px;text-align:center'),
      ...Array.from({ length: 3 }, () =>
        button(
          words.next(),
          '#121212',
          'width:324px;height:48px;border:1px solid #7c7c7c;border-radius:24px;margin-bottom:8px',
        ),
      ),
      box('height:1px;background:#292929;width:72%;margin:26px 0'),
      box(
        'width:324px',
        text(14, words.mail(), 'font-weight:700;margin-bottom:8px'),
        field(words.mail(), 'height:48px;background:#121212;border-color:#7c7c7c;border-radius:4px'),
        text(14, words.password(), 'font-weight:700;margin-bottom:8px'),
        field(words.password(), 'height:48px;background:#121212;border-color:#7c7c7c;border-radius:4px'),
        button(words.go(), '#1ed760', 'height:48px;border-radius:24px;color:#000;margin:16px 0 26px'),
        text(15, words.forgot(), 'text-align:center'),
      ),
    ),
  ),
);

export const networkDrawings: Drawing[] = [facebook, instagram, whatsapp, linkedin, netflix, spotify];
