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
  row,
  sheet,
  text,
} from './drawing.ts';

/** Office programs and shared files, arranged as their pages commonly are. */

const underlined = 'border:0;border-bottom:1px solid #666;padding:0 2px;height:36px;background:transparent;';

const microsoftCard = ({ isPhone }: Look, ...inside: string[]) =>
  sheet(
    isPhone
      ? 'background:#fff;padding:24px'
      : 'background:linear-gradient(120deg,#e8eef2,#f4ece6 45%,#dfe9ee);display:flex;flex-direction:column;align-items:center;justify-content:center',
    box(
      isPhone
        ? ''
        : 'width:440px;min-height:338px;box-sizing:border-box;padding:44px;background:#fff;box-shadow:0 2px 6px rgba(0,0,0,.2)',
      ...inside,
    ),
  );

const microsoftMark = row(
  'gap:6px;margin-bottom:18px',
  box(
    'width:22px;height:22px;display:grid;grid-template-columns:10px 10px;gap:2px',
    ...['#f25022', '#7fba00', '#00a4ef', '#ffb900'].map((colour) => box(`height:10px;background:${colour}`)),
  ),
  mark(78, 17, '#737373'),
);

const microsoftButtons = (label: string) =>
  row(
    'justify-content:flex-end;margin-top:26px',
    button(label, '#0067b8', 'width:108px;height:32px;font-weight:400;font-size:15px'),
  );

const microsoftMail = drawing('microsoft.com', 'mail step', (look) => {
  const { words, isPhone } = look;
  return (
    microsoftCard(
      look,
      microsoftMark,
      text(24, words.title(), 'font-weight:600;margin-bottom:14px;color:#1b1b1b'),
      field(words.mail(), underlined),
      text(
        13,
        `${words.sentence(2)} <span style="color:#0067b8">${words.create()}</span>`,
        'margin:4px 0 14px;color:#1b1b1b',
      ),
      text(13, words.forgot(), 'color:#0067b8'),
      microsoftButtons(words.next()),
    ) +
    (isPhone
      ? ''
      : box(
          'position:absolute;left:50%;margin-left:-220px;top:calc(50% + 186px);width:440px;height:48px;box-sizing:border-box;padding:8px 44px;background:#fff;box-shadow:0 2px 6px rgba(0,0,0,.2)',
          row(
            'gap:12px;font-size:15px;color:#1b1b1b',
            mark(30, 30, '#777', 'border-radius:15px'),
            words.link(),
          ),
        ))
  );
});

const microsoftPassword = drawing('microsoft.com', 'password step', (look) => {
  const { words } = look;
  return microsoftCard(
    look,
    microsoftMark,
    text(
      15,
      `← ${words.mail().toLowerCase().replace(/\W+/g, '.')}@mail.example`,
      'margin-bottom:12px;color:#1b1b1b',
    ),
    text(24, words.password(), 'font-weight:600;margin-bottom:14px;color:#1b1b1b'),
    field(words.password(), underlined),
    text(13, words.forgot(), 'color:#0067b8;margin:6px 0 12px'),
    text(13, words.link(), 'color:#0067b8'),
    microsoftButtons(words.go()),
  );
});

const outlookWeb = drawing('outlook.com', 'mailbox', ({ words, isPhone }) =>
  sheet(
    'background:#fff;display:flex',
    isPhone
      ? ''
      : box(
          'width:36%;background:#0072c6;min-height:100vh',
          mark(120, 120, '#3d94d2', 'margin:36vh 0 0 24%'),
        ),
    box(
      isPhone ? 'padding:90px 24px;flex:1' : 'padding:24vh 0 0 90px;width:380px',
      mark(180, 40, '#0072c6', 'margin-bottom:36px'),
      text(13, words.mail()),
      field('', 'height:32px;border-color:#98a3a6'),
      text(13, words.password()),
      field('', 'height:32px;border-color:#98a3a6'),
      row(
        'gap:8px;color:#0072c6;font-size:20px;margin-top:24px',
        mark(24, 24, '#0072c6', 'border-radius:12px'),
        words.go(),
      ),
    ),
  ),
);

const sharedFile = drawing(
  'sharepoint.com',
  'shared file',
  ({ words, isPhone }) =>
    sheet(
      'background:#faf9f8',
      row(
        'background:#03787c;height:48px;padding:0 16px;gap:14px',
        mark(24, 24, '#fff'),
        mark(90, 14, '#cfe6e6'),
      ),
      column(
        `padding:${isPhone ? 40 : 72}px 20px`,
        box(
          `width:${isPhone ? '100%' : '480px'};box-sizing:border-box;background:#fff;box-shadow:0 3px 10px rgba(0,0,0,.15)`,
          box('height:6px;background:#03787c'),
          column(
            'padding:36px 40px',
            mark(64, 78, '#185abd', 'margin-bottom:22px'),
            text(20, words.sentence(4), 'font-weight:600;margin-bottom:10px;text-align:center'),
            text(14, words.sentence(12), 'color:#605e5c;text-align:center;margin-bottom:24px'),
            box('width:100%', field(words.mail(), 'height:34px;border-color:#8a8886')),
            button(words.next(), '#03787c', 'width:100%;height:34px;font-size:14px'),
          ),
        ),
      ),
    ),
  { what: 'shared-file page' },
);

const google = drawing(
  'google.com',
  'mail step',
  ({ words, isPhone, isDark }) => {
    const paper = isDark ? '#0e0e0e' : '#fff';
    const blue = isDark ? '#a8c7fa' : '#0b57d0';
    const left = box(
      isPhone ? '' : 'flex:1',
      mark(
        44,
        44,
        'conic-gradient(#4285f4 0 25%,#34a853 0 50%,#fbbc05 0 75%,#ea4335 0)',
        'border-radius:22px;margin-bottom:22px',
      ),
      text(isPhone ? 30 : 36, words.title(), 'margin-bottom:14px'),
      text(16, words.sentence(5), 'margin-bottom:26px'),
    );
    const right = box(
      isPhone ? '' : 'flex:1;padding-top:66px',
      field(
        words.mail(),
        `height:54px;border-radius:4px;border-color:${isDark ? '#8e918f' : '#747775'};background:${paper}`,
      ),
      text(14, words.forgot(), `color:${blue};font-weight:600;margin-bottom:38px`),
      text(14, words.sentence(16), `color:${isDark ? '#c4c7c5' : '#444746'};margin-bottom:44px`),
      row(
        `justify-content:${isPhone ? 'space-between' : 'flex-end'};gap:30px;color:${blue};font-weight:600;font-size:14px`,
        words.create(),
        button(
          words.next(),
          blue,
          `height:40px;width:84px;border-radius:20px;font-size:14px;color:${isDark ? '#062e6f' : '#fff'}`,
        ),
      ),
    );
    if (isPhone) return sheet(`background:${paper};padding:36px 24px`, left, right);
    return sheet(
      `background:${isDark ? '#1e1f20' : '#f0f4f9'};display:flex;flex-direction:column;align-items:center;justify-content:center`,
      box(
        `width:1040px;max-width:86%;box-sizing:border-box;background:${paper};border-radius:28px;padding:36px;display:flex;min-height:384px;gap:40px`,
        left,
        right,
      ),
      row(
        'width:1040px;max-width:86%;justify-content:space-between;margin-top:14px;font-size:12px;color:#777',
        words.link(),
        links(words, 3),
      ),
    );
  },
  { hasDark: true },
);

const apple = drawing(
  'apple.com',
  'account',
  ({ words, isPhone, isDark }) =>
    sheet(
      `background:${isDark ? '#000' : '#fff'}`,
      row(
        `height:44px;background:${isDark ? '#161617' : '#fafafc'};justify-content:center;gap:${isPhone ? 60 : 44}px`,
        ...Array.from({ length: isPhone ? 3 : 9 }, () => mark(isPhone ? 18 : 40, 11, '#8a8a8f')),
      ),
      row(
        `height:52px;border-bottom:1px solid ${isDark ? '#333' : '#d6d6d6'};justify-content:space-between;padding:0 ${isPhone ? 16 : 150}px;font-size:20px;font-weight:600`,
        words.title(),
        `<span style="font-size:12px">${words.create()}</span>`,
      ),
      column(
        `padding-top:${isPhone ? 40 : 70}px`,
        mark(
          150,
          150,
          `radial-gradient(circle,transparent 30%,#b58cf0 34%,#f58fb0 48%,#7cc0f5 62%,transparent 66%)`,
          'margin-bottom:16px',
        ),
        text(isPhone ? 28 : 34, words.title(), 'font-weight:600;margin-bottom:26px'),
        field(
          words.mail(),
          `width:${isPhone ? 320 : 360}px;height:56px;border-radius:12px;border-color:#86868b;background:${isDark ? '#1d1d1f' : '#fff'}`,
        ),
        row('gap:8px;font-size:14px;margin:8px 0 22px', mark(16, 16, '#86868b'), words.keep()),
        text(14, words.forgot(), 'color:#06c;margin-bottom:8px'),
        text(14, words.create(), 'color:#06c'),
      ),
    ),
  { hasDark: true },
);

export const officeDrawings: Drawing[] = [
  microsoftMail,
  microsoftPassword,
  outlookWeb,
  sharedFile,
  google,
  apple,
];
