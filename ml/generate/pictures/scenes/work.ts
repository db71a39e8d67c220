import { kits } from '../../kits.ts';
import type { Random } from '../../random.ts';
import { escaped, icon } from '../html.ts';
import { monospaced } from '../look.ts';
import type { Drawing } from '../picture-item.ts';
import type { Scene, Setting } from '../setting.ts';

const plainStyle = ({ font, size, theme }: Setting): string =>
  `*{box-sizing:border-box}body{margin:0;font-family:${font};font-size:${size}px;line-height:1.45;color:${theme.text};background:${theme.page};overflow:hidden}.icon{display:inline-flex;flex:none}.small{font-size:11px;color:${theme.muted}}td,th{padding:0 6px;white-space:nowrap;overflow:hidden}`;

const names =
  'order total items price user count invoice status index value config result path entry batch retry limit'.split(
    ' ',
  );
const verbs = 'load save parse read write send merge check build format find update'.split(' ');

/** Lines of a program that could be anybody's. */
const programLines = (random: Random, count: number): string[] => {
  const lines: string[] = [];
  const word = () => random.pick(names);
  while (lines.length < count) {
    const name = `${random.pick(verbs)}${word().replace(/^./, (first) => first.toUpperCase())}`;
    lines.push(
      ...random.pick([
        [`import { ${name} } from './${word()}-${word()}.ts';`],
        [
          `export const ${name} = (${word()}: string) => {`,
          `  const ${word()} = ${random.between(1, 99)};`,
          `  return ${word()}.${random.pick(['map', 'filter', 'slice'])}(${word()});`,
          '};',
          '',
        ],
        [
          `// ${random.pick(['why this is kept', 'see the notes of May', 'the order matters here', 'never longer than a page'])}`,
        ],
        [`if (${word()} > ${random.between(2, 40)}) throw new Error('${word()} is too long');`],
        [`for (const ${word()} of ${word()}s) await ${name}(${word()});`],
        [
          `def ${name.toLowerCase()}(${word()}, ${word()}=None):`,
          `    """Returns the ${word()} of a ${word()}."""`,
          `    return ${word()}["${word()}"] or ${random.between(0, 9)}`,
          '',
        ],
        [`  ${word()}: ${random.pick(['true', 'false', '12', "'none'", 'null'])},`],
      ]),
    );
  }
  return lines.slice(0, count);
};

const coloured = (line: string, dark: boolean): string =>
  escaped(line)
    .replace(
      /\b(const|import|from|export|return|if|for|of|await|throw|new|def|or|None)\b/g,
      `<span style="color:${dark ? '#c586c0' : '#af00db'}">$1</span>`,
    )
    .replace(/(&#39;[^&]*&#39;|'[^']*')/g, `<span style="color:${dark ? '#ce9178' : '#a31515'}">$1</span>`)
    .replace(/(\/\/.*)$/, `<span style="color:${dark ? '#6a9955' : '#008000'}">$1</span>`);

const editor = (setting: Setting, isLeft: boolean): string => {
  const { random, theme, device } = setting;
  const mono = random.pick(monospaced);
  const size = random.between(12, 16);
  const lines = programLines(random, Math.floor((device.height - 70) / (size * 1.5)));
  const files = Array.from(
    { length: 12 },
    () => `${random.pick(names)}-${random.pick(names)}.${random.pick(['ts', 'py', 'json', 'md'])}`,
  );
  const [ground, panel] = theme.isDark ? ['#1e1e1e', '#252526'] : ['#ffffff', '#f3f3f3'];
  const tree = `<div style="width:220px;flex:none;background:${panel};padding:10px 14px;font-size:13px">${files.map((file) => `<div style="padding:2px 0">${file}</div>`).join('')}</div>`;
  const code = lines
    .map(
      (line, at) =>
        `<div style="display:flex;white-space:pre"><span style="width:46px;color:${theme.muted};text-align:right;padding-right:16px;flex:none">${at + 1}</span><span>${coloured(line, theme.isDark)}</span></div>`,
    )
    .join('');
  return `<div style="height:100vh;display:flex;flex-direction:column;background:${ground}"><div style="height:36px;background:${panel};display:flex;align-items:center;gap:18px;padding:0 14px;font-size:13px">${files
    .slice(0, 3)
    .map(
      (file, at) =>
        `<span style="${at === 0 ? `border-bottom:2px solid #0a84ff;padding:7px 0` : ''}">${file}</span>`,
    )
    .join(
      '',
    )}</div><div style="flex:1;display:flex;min-height:0;${isLeft ? '' : 'flex-direction:row-reverse'}">${device.isPhone ? '' : tree}<div style="flex:1;min-width:0;overflow:hidden;font-family:${mono};font-size:${size}px;line-height:1.5;padding:6px 0">${code}</div></div><div style="height:24px;background:#0a6abf;color:#fff;font-size:12px;display:flex;gap:20px;padding:2px 12px"><span>main</span><span>Ln ${random.between(1, 80)}, Col ${random.between(1, 60)}</span><span>UTF-8</span></div></div>`;
};

const terminal = (setting: Setting, isBright: boolean): string => {
  const { random, device } = setting;
  const [ground, ink] = isBright
    ? ['#fdf6e3', '#586e75']
    : random.pick([
        ['#0c0c0c', '#cccccc'],
        ['#300a24', '#eeeeec'],
        ['#002b36', '#93a1a1'],
      ]);
  const size = random.between(12, 16);
  const host = `${random.pick(['anna', 'dev', 'marek', 'root'])}@${random.pick(['desk', 'build', 'pi', 'web1'])}`;
  const blocks = Array.from({ length: 9 }, () =>
    random.pick([
      [
        `${host}:~$ ls -la`,
        `total ${random.between(8, 90)}`,
        ...Array.from(
          { length: 4 },
          () =>
            `-rw-r--r-- 1 anna anna ${random.between(100, 99999)} ${random.pick(['Jan', 'Mar', 'Oct'])} ${random.between(1, 28)} ${random.between(10, 23)}:${random.between(10, 59)} ${random.pick(names)}.${random.pick(['log', 'txt', 'ts'])}`,
        ),
      ],
      [`${host}:~$ git status`, `On branch main`, `nothing to commit, working tree clean`],
      [
        `${host}:~/src$ npm test`,
        ` ✓ ${random.pick(names)} reads ${random.pick(names)}s (${random.between(1, 90)} ms)`,
        ` Tests ${random.between(10, 400)} passed`,
      ],
      [
        `${host}:~$ df -h`,
        `Filesystem      Size  Used Avail Use% Mounted on`,
        `/dev/sda1        ${random.between(20, 90)}G   ${random.between(5, 20)}G   ${random.between(5, 60)}G  ${random.between(10, 90)}% /`,
      ],
      [
        `${host}:~$ ping -c 2 example.org`,
        `64 bytes from 93.184.215.14: icmp_seq=1 ttl=56 time=${random.between(8, 40)}.${random.between(1, 9)} ms`,
      ],
    ]),
  )
    .flat()
    .slice(0, Math.floor(device.height / (size * 1.45)) - 1);
  return `<div style="height:100vh;background:${ground};color:${ink};padding:10px 14px;font-family:${random.pick(monospaced)};font-size:${size}px;line-height:1.45;white-space:pre">${blocks.map(escaped).join('\n')}</div>`;
};

const spreadsheet = (setting: Setting, isGreen: boolean): string => {
  const { random, theme, language, device } = setting;
  const kit = kits[language];
  const columns = Math.max(4, Math.floor(device.width / 120));
  const rowHeight = 24;
  const heads = Array.from({ length: columns }, (_, at) => String.fromCharCode(65 + at));
  const cell = (column: number, row: number) => {
    if (row === 0) return ['#', 'Name', 'City', 'Item', 'Qty', 'Price', 'Date', 'Total'][column] ?? '';
    if (random.chance(0.06) || row > 24) return '';
    return (
      [
        String(row),
        `${random.pick(kit.first)} ${random.pick(kit.last)}`,
        random.pick(kit.cities),
        random.pick(kit.goods).slice(0, 16),
        String(random.between(1, 40)),
        `${random.between(3, 900)}.${random.between(10, 99)}`,
        `${random.between(1, 28)}/${random.between(1, 12)}/2025`,
        String(random.between(100, 9000)),
      ][column] ?? ''
    );
  };
  const accent = isGreen ? '#107c41' : '#188038';
  const rows = Array.from(
    { length: Math.floor((device.height - 150) / rowHeight) },
    (_, row) =>
      `<tr style="height:${rowHeight}px"><td style="background:${theme.soft};color:${theme.muted};text-align:center;border:1px solid ${theme.line}">${row + 1}</td>${heads.map((_, column) => `<td style="border:1px solid ${theme.line};${row === 0 ? 'font-weight:700' : ''}">${escaped(cell(column, row))}</td>`).join('')}</tr>`,
  ).join('');
  const bar = isGreen
    ? `<div style="background:${accent};color:#fff;padding:9px 16px">Budget 2025.xlsx</div><div style="display:flex;gap:22px;padding:9px 16px;background:${theme.soft}"><span>File</span><span>Home</span><span>Insert</span><span>Data</span><span>View</span></div>`
    : `<div style="padding:9px 16px;font-size:18px;display:flex;gap:10px"><i style="width:24px;height:24px;background:${accent};border-radius:3px"></i><span>Sales by city</span></div><div style="display:flex;gap:22px;padding:5px 16px"><span>File</span><span>Edit</span><span>View</span><span>Format</span></div>`;
  return `<div style="height:100vh;background:${theme.surface};overflow:hidden">${bar}<div style="padding:6px 16px;border-bottom:1px solid ${theme.line}">fx =SUM(H2:H25)</div><table style="border-collapse:collapse;font-size:13px;width:100%;table-layout:fixed"><tr style="background:${theme.soft};height:22px"><td style="width:42px"></td>${heads.map((head) => `<td style="text-align:center;color:${theme.muted}">${head}</td>`).join('')}</tr>${rows}</table></div>`;
};

const weekdays: Partial<Record<Setting['language'], string>> = {
  en: 'Mon Tue Wed Thu Fri Sat Sun',
  de: 'Mo Di Mi Do Fr Sa So',
  fr: 'lun. mar. mer. jeu. ven. sam. dim.',
  es: 'lun mar mié jue vie sáb dom',
  it: 'lun mar mer gio ven sab dom',
  pt: 'seg ter qua qui sex sáb dom',
  nl: 'ma di wo do vr za zo',
  pl: 'pn wt śr cz pt sb nd',
};

const calendar = (setting: Setting, isMonth: boolean): string => {
  const { random, theme, language, device } = setting;
  const kit = kits[language];
  const days = (weekdays[language] ?? weekdays.en ?? '').split(' ');
  const tones = ['#4285f4', '#0b8043', '#e67c73', '#8e24aa', '#f6bf26'];
  const event = () =>
    `<div style="background:${random.pick(tones)};color:#fff;border-radius:4px;font-size:11px;padding:1px 5px;margin:0 0 2px;white-space:nowrap;overflow:hidden">${escaped(random.pick([`${random.between(8, 18)}:00 ${random.pick(kit.first)}`, random.pick(kit.goods).slice(0, 12), `${random.between(8, 18)}:30 ${random.pick(kit.roles).slice(0, 10)}`]))}</div>`;
  const cells = Array.from(
    { length: isMonth ? 35 : 7 },
    (_, at) =>
      `<div style="border-right:1px solid ${theme.line};border-bottom:1px solid ${theme.line};padding:4px;overflow:hidden;min-width:0"><div style="font-size:12px;color:${theme.muted}">${(at % 31) + 1}</div>${Array.from({ length: isMonth ? random.between(0, 2) : random.between(1, 5) }, event).join(isMonth ? '' : '<div style="height:34px"></div>')}</div>`,
  ).join('');
  return `<div style="height:100vh;background:${theme.surface};display:flex;flex-direction:column"><div style="padding:14px 20px;display:flex;gap:20px;align-items:center;font-size:${device.isPhone ? 18 : 22}px">${icon('menu', 20, theme.muted)}<span>${escaped(random.pick(kit.months))} 2025</span>${icon('back', 18, theme.muted)}${icon('forward', 18, theme.muted)}</div><div style="display:grid;grid-template-columns:repeat(7,1fr);text-align:center;font-size:12px;color:${theme.muted}">${days.map((day) => `<span>${day}</span>`).join('')}</div><div style="flex:1;display:grid;grid-template-columns:repeat(7,1fr)">${cells}</div></div>`;
};

const drawn = (setting: Setting, body: string): Drawing => ({
  body,
  style: plainStyle(setting),
  background: setting.theme.page,
  wording: `work/${setting.language}`,
  brand: null,
  bar: null,
  host: null,
});

const work = (
  kind: string,
  name: string,
  part: Scene['part'],
  weight: number,
  on: Scene['on'],
  draw: (setting: Setting) => string,
): Scene => ({
  kind,
  template: `${kind}/${name}`,
  part,
  labels: [0],
  on,
  weight,
  draw: (setting) => drawn(setting, draw(setting)),
});

export const workScenes: readonly Scene[] = [
  work('code editor', 'tree-left', 'fit', 1, 'desktop', (setting) => editor(setting, true)),
  work('code editor', 'tree-right', 'held', 1, 'desktop', (setting) => editor(setting, false)),
  work('terminal', 'dark', 'fit', 0.7, 'desktop', (setting) => terminal(setting, false)),
  work('terminal', 'bright', 'held', 0.7, 'desktop', (setting) => terminal(setting, true)),
  work('spreadsheet', 'ribbon', 'fit', 0.8, 'desktop', (setting) => spreadsheet(setting, true)),
  work('spreadsheet', 'plain', 'held', 0.8, 'desktop', (setting) => spreadsheet(setting, false)),
  work('calendar', 'week', 'fit', 0.8, 'any', (setting) => calendar(setting, false)),
  work('calendar', 'month', 'held', 0.8, 'any', (setting) => calendar(setting, true)),
];
