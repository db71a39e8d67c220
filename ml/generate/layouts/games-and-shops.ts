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

/** Games and shops, arranged as their pages commonly are. */

const amazon = drawing('amazon.com', 'sign-in', ({ words, isPhone }) =>
  sheet(
    'background:#fff',
    isPhone ? row('background:#f2f4f8;height:54px;padding:0 16px', mark(90, 26, '#111')) : '',
    column(
      'padding-top:18px',
      isPhone ? '' : mark(104, 31, '#111', 'margin-bottom:20px'),
      box(
        `box-sizing:border-box;${isPhone ? 'width:100%;padding:12px 18px' : 'width:350px;border:1px solid #d5d9d9;border-radius:8px;padding:22px 26px'}`,
        text(28, words.title(), 'margin-bottom:14px'),
        text(13, words.mail(), 'font-weight:700;margin-bottom:4px'),
        field('', 'height:31px;border-color:#888c8c;border-radius:3px'),
        button(
          words.next(),
          '#ffd814',
          'height:31px;border-radius:8px;color:#0f1111;font-size:13px;font-weight:400',
        ),
        text(12, words.sentence(13), 'margin:18px 0'),
        text(13, words.forgot(), 'color:#2162a1'),
        box('height:1px;background:#e7e7e7;margin:18px 0'),
        text(13, words.link(), 'font-weight:700'),
        text(13, words.create(), 'color:#2162a1'),
      ),
      or(words, '#e7e7e7', `width:${isPhone ? '90%' : '350px'}`),
      button(
        words.create(),
        '#fff',
        `width:${isPhone ? '90%' : '350px'};height:31px;border:1px solid #d5d9d9;border-radius:8px;color:#0f1111;font-size:13px;font-weight:400`,
      ),
    ),
    box(
      'position:absolute;left:0;right:0;bottom:0;height:110px;border-top:1px solid #e7e7e7;background:linear-gradient(#f7f7f7,#fff 40px)',
      links(words, 3, 'justify-content:center;padding-top:30px'),
    ),
  ),
);

const ebay = drawing('ebay.com', 'sign-in', ({ words, isPhone }) =>
  sheet(
    'background:#fff',
    row(
      `padding:22px ${isPhone ? 16 : 60}px;justify-content:space-between`,
      row(
        '',
        mark(26, 40, '#e53238'),
        mark(26, 40, '#0064d2'),
        mark(26, 40, '#f5af02'),
        mark(26, 40, '#86b817'),
      ),
      mark(110, 12, '#ccc'),
    ),
    column(
      `padding-top:${isPhone ? 16 : 30}px`,
      text(36, words.title(), 'font-weight:700;margin-bottom:10px;text-align:center'),
      text(16, words.create(), 'color:#3665f3;margin-bottom:26px'),
      box(
        `width:${isPhone ? '90%' : '380px'}`,
        field(words.mail(), 'height:48px;background:#f7f7f7;border-color:#8f8f8f;border-radius:8px'),
        button(words.next(), '#3665f3', 'height:48px;border-radius:24px'),
        or(words),
        button(words.next(), '#1877f2', 'height:48px;border-radius:24px;margin-bottom:12px'),
        button(
          words.next(),
          '#fff',
          'height:48px;border-radius:24px;border:1px solid #3665f3;color:#191919;margin-bottom:12px',
        ),
        button(words.next(), '#000', 'height:48px;border-radius:24px;margin-bottom:18px'),
        row('gap:8px;font-size:14px', mark(18, 18, '#3665f3'), words.keep()),
      ),
    ),
  ),
);

const steam = drawing('steampowered.com', 'sign-in', ({ words, isPhone }) => {
  const inner = 'height:40px;background:#32353c;border:0;border-radius:2px;color:#888';
  const form = box(
    'flex:1',
    text(12, words.mail(), 'color:#1999ff;margin-bottom:4px'),
    field('', inner),
    text(12, words.password(), 'color:#afafaf;margin-bottom:4px'),
    field('', inner),
    row('gap:8px;font-size:12px;color:#afafaf;margin-bottom:22px', mark(18, 18, '#32353c'), words.keep()),
    column(
      '',
      button(
        words.go(),
        'linear-gradient(90deg,#06bfff,#2d73ff)',
        'height:48px;width:70%;border-radius:2px;margin-bottom:18px',
      ),
      text(12, words.forgot(), 'color:#afafaf'),
    ),
  );
  const code = column(
    'width:200px',
    text(12, words.sentence(3), 'color:#1999ff;margin-bottom:10px'),
    box(
      'width:200px;height:200px;background:#fff;border-radius:8px;padding:16px;box-sizing:border-box',
      box(
        'width:168px;height:168px;background:repeating-conic-gradient(#111 0 25%,#fff 0 50%) 0 0/18px 18px',
      ),
    ),
    text(12, words.sentence(7), 'color:#afafaf;margin-top:12px;text-align:center'),
  );
  return sheet(
    'background:radial-gradient(circle at 50% 30%,#212429,#181a21 60%)',
    row(
      `height:${isPhone ? 56 : 104}px;background:#171a21;justify-content:center;gap:40px`,
      mark(150, 40, '#c5c3c0'),
      ...(isPhone ? [] : Array.from({ length: 4 }, () => mark(70, 16, '#b8b6b4'))),
    ),
    column(
      `padding-top:${isPhone ? 30 : 80}px`,
      box(
        `width:${isPhone ? '88%' : '700px'}`,
        text(32, words.title(), 'color:#fff;margin-bottom:22px'),
        box(
          `display:flex;gap:40px;background:#181a21;border-radius:4px;${isPhone ? 'flex-direction:column' : 'padding:26px 32px'}`,
          form,
          isPhone ? '' : code,
        ),
      ),
    ),
    isPhone
      ? ''
      : box(
          'position:absolute;left:0;right:0;bottom:0;height:150px;background:#0a0c10',
          links(words, 6, 'padding:60px 18% 0'),
        ),
  );
});

const roblox = drawing(
  'roblox.com',
  'sign-in',
  ({ words, isPhone, isDark }) => {
    const paper = isDark ? '#232527' : '#f2f4f5';
    const card = isDark ? '#393b3d' : '#fff';
    const tone = isDark ? '#fff' : '#393b3d';
    const inner = `height:38px;background:${isDark ? '#191b1d' : '#fff'};border-color:${isDark ? '#65676a' : '#bdbebe'};border-radius:8px`;
    return sheet(
      `background:${paper}`,
      row(
        `height:40px;background:${isDark ? '#111216' : '#fff'};padding:0 16px;gap:40px`,
        mark(100, 22, tone),
        ...(isPhone ? [] : Array.from({ length: 4 }, () => mark(60, 12, tone))),
        isPhone
          ? ''
          : box(`flex:1;height:28px;border-radius:8px;border:1px solid ${isDark ? '#65676a' : '#bdbebe'}`),
        button(words.create(), '#335fff', 'height:28px;width:90px;border-radius:8px;font-size:13px'),
      ),
      column(
        `padding-top:${isPhone ? 30 : 60}px`,
        box(
          `width:${isPhone ? '92%' : '400px'};background:${card};border-radius:8px;padding:26px 24px;box-sizing:border-box`,
          text(22, words.title(), 'font-weight:800;text-align:center;margin-bottom:20px'),
          field(words.mail(), inner),
          field(words.password(), inner),
          button(words.go(), card, `height:38px;border:1px solid ${tone};border-radius:8px;color:${tone}`),
          text(13, words.forgot(), 'text-align:center;margin:16px 0 24px'),
          button(
            words.next(),
            card,
            `height:38px;border:1px solid ${tone};border-radius:8px;color:${tone};margin-bottom:10px`,
          ),
          button(words.next(), card, `height:38px;border:1px solid ${tone};border-radius:8px;color:${tone}`),
          text(13, words.create(), 'text-align:center;margin-top:20px'),
        ),
      ),
    );
  },
  { hasDark: true },
);

const discord = drawing('discord.com', 'sign-in', ({ words, isPhone }) => {
  const inner = 'height:40px;background:#1e1f22;border:0;border-radius:3px;margin-bottom:20px';
  return sheet(
    `background:${isPhone ? '#313338' : 'linear-gradient(135deg,#404eed,#5865f2 50%,#3442d9)'};display:flex;align-items:center;justify-content:center;color:#b5bac1`,
    box(
      `background:#313338;border-radius:5px;padding:32px;box-sizing:border-box;display:flex;gap:60px;${isPhone ? 'width:100%' : 'width:784px;max-width:92%'}`,
      box(
        'flex:1',
        column(
          '',
          text(24, words.title(), 'color:#f2f3f5;font-weight:600'),
          text(16, words.sentence(5), 'margin-bottom:22px'),
        ),
        text(12, words.mail(), 'font-weight:700;margin-bottom:8px'),
        field('', inner),
        text(12, words.password(), 'font-weight:700;margin-bottom:8px'),
        field('', inner),
        text(14, words.forgot(), 'color:#00a8fc;margin:-12px 0 20px'),
        button(words.go(), '#5865f2', 'border-radius:3px'),
        text(14, words.create(), 'color:#00a8fc;margin-top:8px'),
      ),
      isPhone
        ? ''
        : column(
            'width:240px;padding-top:24px',
            box(
              'width:176px;height:176px;background:#fff;border-radius:4px;padding:8px;box-sizing:border-box;margin-bottom:30px',
              box(
                'width:160px;height:160px;background:repeating-conic-gradient(#111 0 25%,#fff 0 50%) 0 0/16px 16px',
              ),
            ),
            text(24, words.sentence(3), 'color:#f2f3f5;font-weight:600;text-align:center'),
            text(16, words.sentence(8), 'text-align:center'),
          ),
    ),
  );
});

export const gameAndShopDrawings: Drawing[] = [amazon, ebay, steam, roblox, discord];
