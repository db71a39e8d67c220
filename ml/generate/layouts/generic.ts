import type { Random } from '../random.ts';
import { box, button, column, field, type Look, links, mark, or, row, sheet, text } from './drawing.ts';

/**
 * Pages of nobody in particular, many of them with a sign-in form: what no layout of a brand may be taken for. Their
 * colours are those that brands like, on purpose.
 */
export const genericPage = (look: Look, random: Random): string => random.pick(kinds)(paintOf(look, random));

const accents =
  '#0067b8 #0866ff #1a73e8 #0a66c2 #0070e0 #0052ff #2563eb #0d6efd #4f46e5 #7c3aed #4c00ff #e50914 #d71e28 #dc3545 #ec0000 #ff6200 #ff6c2c #ffc400 #ffd814 #1ed760 #198754 #00703c #03787c #009597 #111 #333 #666 #e91e63 #5865f2'.split(
    ' ',
  );

type Paint = Look & {
  random: Random;
  accent: string;
  ground: string;
  paper: string;
  line: string;
  round: number;
};

const paintOf = (look: Look, random: Random): Paint => ({
  ...look,
  random,
  accent: random.pick(accents),
  ground: look.isDark
    ? random.pick(['#000', '#121212', '#181a20', '#0f172a', '#1e1f22'])
    : random.pick(['#fff', '#fff', '#f5f5f5', '#f0f2f5', '#f8fafc', '#faf7f2', '#eef3f8']),
  paper: look.isDark ? random.pick(['#1e1e1e', '#24272a', '#1e293b']) : '#fff',
  line: look.isDark ? '#444' : random.pick(['#ccc', '#dadde1', '#8c8c8c']),
  round: random.pick([0, 3, 4, 6, 8, 12, 24]),
});

const form = (paint: Paint): string => {
  const { words, random, accent, line, round, paper } = paint;
  const style = `height:${random.pick([34, 38, 42, 46, 52])}px;border-color:${line};border-radius:${Math.min(round, 12)}px;background:${paper}`;
  const isLabelled = random.chance(0.5);
  const label = (word: string) => (isLabelled ? text(13, word, 'margin-bottom:5px') : '');
  const parts = [
    random.chance(0.8)
      ? text(
          random.pick([20, 24, 28, 32]),
          words.title(),
          `margin-bottom:${random.between(10, 26)}px;font-weight:600;text-align:${random.pick(['left', 'center'])}`,
        )
      : '',
    random.chance(0.3) ? text(14, words.sentence(10), 'margin-bottom:18px') : '',
    label(words.mail()),
    field(isLabelled ? '' : words.mail(), style),
    random.chance(0.8) ? label(words.password()) + field(isLabelled ? '' : words.password(), style) : '',
    random.chance(0.5)
      ? row('gap:8px;font-size:13px;margin-bottom:14px', mark(16, 16, line), words.keep())
      : '',
    button(
      words.go(),
      accent,
      `border-radius:${round}px;height:${random.pick([36, 40, 44, 48])}px;${random.chance(0.25) ? 'width:130px' : ''}`,
    ),
    random.chance(0.7)
      ? text(
          13,
          words.forgot(),
          `color:${accent};margin-top:14px;text-align:${random.pick(['left', 'center'])}`,
        )
      : '',
    random.chance(0.4)
      ? or(words, line) +
        Array.from({ length: random.between(1, 3) }, () =>
          button(
            words.next(),
            paint.paper,
            `border:1px solid ${line};border-radius:${round}px;margin-bottom:10px;color:inherit;font-weight:400`,
          ),
        ).join('')
      : '',
    random.chance(0.4) ? text(13, `${words.sentence(3)} ${words.create()}`, 'margin-top:14px') : '',
  ];
  return parts.join('');
};

const head = ({ words, random, accent, paper, isPhone, line }: Paint): string =>
  row(
    `height:${random.pick([48, 56, 64, 72, 84])}px;padding:0 ${random.pick([16, 32, 80, 140])}px;justify-content:space-between;background:${random.chance(0.5) ? accent : paper};border-bottom:1px solid ${line}`,
    mark(random.between(80, 170), 26, random.chance(0.5) ? '#fff' : '#777'),
    isPhone ? '' : links(words, random.between(2, 6)),
  );

const card = (paint: Paint): string => {
  const { random, isPhone, ground, paper, line, round } = paint;
  const width = isPhone ? '88%' : `${random.between(320, 520)}px`;
  const rim = random.pick([`border:1px solid ${line}`, 'box-shadow:0 2px 8px rgba(0,0,0,.2)', '']);
  const middle = random.chance(0.6) ? 'justify-content:center' : `padding-top:${random.between(20, 120)}px`;
  return sheet(
    `background:${ground};display:flex;flex-direction:column`,
    random.chance(0.4) ? head(paint) : '',
    column(
      `flex:1;${middle}`,
      random.chance(0.5)
        ? mark(
            random.between(40, 200),
            random.between(28, 60),
            random.chance(0.5) ? paint.accent : '#888',
            'margin-bottom:24px',
          )
        : '',
      box(
        `width:${width};box-sizing:border-box;background:${paper};border-radius:${round}px;padding:${random.between(20, 52)}px;${rim}`,
        random.chance(0.4) ? column('margin-bottom:20px', mark(120, 34, paint.accent)) : '',
        form(paint),
      ),
      random.chance(0.4) ? links(paint.words, 4, 'margin-top:24px') : '',
    ),
  );
};

const split = (paint: Paint): string => {
  const { random, isPhone, ground, accent, words } = paint;
  const panel = box(
    `flex:${random.pick([1, 1.2, 1.5])};min-height:100vh;background:${random.chance(0.5) ? accent : `linear-gradient(${random.between(90, 180)}deg,${accent},${random.pick(accents)})`};padding:60px;box-sizing:border-box;color:#fff`,
    text(34, words.sentence(6), `margin-top:${random.between(10, 40)}vh;font-weight:700`),
  );
  const side = box(
    `flex:1;padding:${random.between(8, 24)}vh ${random.between(4, 10)}% 0;box-sizing:border-box`,
    mark(120, 34, accent, 'margin-bottom:30px'),
    form(paint),
  );
  if (isPhone) return sheet(`background:${ground}`, side);
  return sheet(`background:${ground};display:flex`, ...(random.chance(0.5) ? [panel, side] : [side, panel]));
};

const article = (paint: Paint): string => {
  const { random, words, isPhone, ground } = paint;
  return sheet(
    `background:${ground}`,
    head(paint),
    box(
      `padding:30px ${isPhone ? '18px' : `${random.between(8, 26)}%`}`,
      text(36, words.sentence(6), 'font-weight:700;margin-bottom:18px'),
      random.chance(0.6)
        ? mark(
            random.between(200, 600),
            random.between(120, 300),
            `linear-gradient(120deg,${random.pick(accents)},${random.pick(accents)})`,
            'max-width:100%;margin-bottom:18px',
          )
        : '',
      ...Array.from({ length: 6 }, () => text(16, words.sentence(46), 'margin-bottom:14px')),
    ),
  );
};

const shop = (paint: Paint): string => {
  const { random, words, isPhone, ground, paper } = paint;
  return sheet(
    `background:${ground}`,
    head(paint),
    box(
      `display:grid;grid-template-columns:repeat(${isPhone ? 2 : random.between(3, 5)},1fr);gap:18px;padding:24px`,
      ...Array.from({ length: 10 }, () =>
        box(
          `background:${paper};padding:10px`,
          mark(10, random.between(110, 180), random.pick(accents), 'width:100%;margin-bottom:8px'),
          text(14, words.sentence(5)),
          text(18, `€ ${random.between(3, 90)},99`, 'font-weight:700'),
        ),
      ),
    ),
  );
};

const table = (paint: Paint): string => {
  const { random, words, isPhone, ground, line, paper } = paint;
  const side = isPhone
    ? ''
    : box(
        `width:${random.between(180, 260)}px;min-height:100vh;background:${random.chance(0.5) ? '#1f2937' : paper};padding:20px;box-sizing:border-box`,
        ...Array.from({ length: 9 }, () => text(14, words.link(), 'margin-bottom:16px;color:#8aa')),
      );
  return sheet(
    `background:${ground};display:flex`,
    side,
    box(
      'flex:1;padding:24px',
      text(26, words.link(), 'margin-bottom:18px'),
      ...Array.from({ length: random.between(8, 18) }, () =>
        row(
          `border-bottom:1px solid ${line};height:42px;gap:30px;font-size:14px`,
          mark(16, 16, line),
          box('width:30%', words.sentence(3)),
          words.sentence(6),
        ),
      ),
    ),
  );
};

const settings = (paint: Paint): string => {
  const { random, words, isPhone, ground, accent, line, paper } = paint;
  return sheet(
    `background:${ground}`,
    head(paint),
    box(
      `padding:30px ${isPhone ? 18 : random.between(60, 240)}px`,
      text(28, words.sentence(2), 'margin-bottom:20px'),
      box(
        `display:grid;grid-template-columns:repeat(${isPhone ? 1 : 2},1fr);gap:8px 24px`,
        ...Array.from({ length: random.between(3, 8) }, () =>
          box('', text(13, words.link()), field('', `border-color:${line};background:${paper}`)),
        ),
      ),
      row(
        'gap:14px;margin-top:14px',
        button(words.next(), accent, 'width:140px'),
        button(words.link(), paper, `width:120px;border:1px solid ${line};color:inherit`),
      ),
    ),
  );
};

const landing = (paint: Paint): string => {
  const { random, words, isPhone, accent } = paint;
  return sheet(
    `background:linear-gradient(${random.between(0, 180)}deg,${accent},${random.pick(accents)});color:#fff`,
    row(
      'height:70px;padding:0 40px;justify-content:space-between',
      mark(130, 28, '#fff'),
      isPhone ? '' : links(words, 4, 'color:#fff'),
    ),
    column(
      'padding-top:16vh',
      text(
        isPhone ? 34 : 54,
        words.sentence(5),
        'font-weight:800;text-align:center;width:70%;margin-bottom:18px',
      ),
      text(18, words.sentence(14), 'text-align:center;width:60%;margin-bottom:28px'),
      row('gap:14px', button(words.create(), '#fff', 'width:180px;color:#111;border-radius:8px')),
    ),
  );
};

/** Sign-in pages are most of them, as these are what is mixed up. */
const kinds = [card, card, card, split, split, article, shop, table, settings, landing];
