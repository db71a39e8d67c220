import { parseDocument } from 'htmlparser2';
import { readText } from '../../corpus/read.ts';
import { box, button, column, field, type Look, links, mark, or, row, sheet, text } from './drawing.ts';
import { wordKinds } from './words.ts';

/** One page that phishing imitates, drawn by us from boxes, fields and its usual colours. */
export type Drawing = {
  /** The brand's own domain, as the table of brands has it. */
  brand: string;
  /** Tells two pages of one brand apart. */
  name: string;
  what: string;
  /** The page follows a dark theme. */
  hasDark: boolean;
  draw: (look: Look) => string;
};

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: object }>;
/** A page while it is drawn: `parts` are what was drawn beforehand, by name. */
type Canvas = { look: Look; parts: ReadonlyMap<string, string> };
type DrawElement = (value: (attribute: string) => string, inside: string, canvas: Canvas) => string;

const isElement = (node: Node): node is Element => 'attribs' in node;
const isPart = (node: Node) => isElement(node) && node.name === 'part';

const elements: Record<string, DrawElement> = {
  box: (value, inside) => box(value('style'), inside),
  sheet: (value, inside) => sheet(value('style'), inside),
  column: (value, inside) => column(value('style'), inside),
  row: (value, inside) => row(value('style'), inside),
  text: (value, inside) => text(Number(value('size')), inside, value('style')),
  span: (value, inside) => `<span style="${value('style')}">${inside}</span>`,
  field: (value, inside) => field(inside, value('style')),
  button: (value, inside) => button(inside, value('colour'), value('style')),
  mark: (value) => {
    const [width = 0, height = 0] = value('size').split('x').map(Number);
    return mark(width, height, value('colour'), value('style'));
  },
  links: (value, _, { look }) => links(look.words, Number(value('count')), value('style')),
  or: (value, _, { look }) => or(look.words, value('colour') || undefined, value('style')),
  repeat: (_, inside) => inside,
  use: (value, _, { parts }) => {
    const part = parts.get(value('part'));
    if (part === undefined) throw new Error(`no part of the page is called ${value('part')}`);
    return part;
  },
};

/** Takes one side of `[phone:a|b]` and `[dark:a|b]`, the inner ones first. */
const takeSides = (written: string, look: Look): string => {
  const next = written.replace(/\[(phone|dark):([^[\]|]*)\|([^[\]|]*)\]/g, (_, when, then, otherwise) =>
    (when === 'phone' ? look.isPhone : look.isDark) ? then : otherwise,
  );
  return next === written ? next : takeSides(next, look);
};

const fillSlots = (written: string, { words }: Look): string =>
  written.replace(/\{(\w+)(?: (\d+))?\}/g, (_, name: string, length = '0') => {
    if (name === 'sentence') return words.sentence(Number(length));
    if (name === 'address') return `${words.mail().toLowerCase().replace(/\W+/g, '.')}@mail.example`;
    if (name === 'number') return String(words.or().length);
    const kind = wordKinds.find((one) => one === name);
    if (!kind) throw new Error(`no word of a sign-in page is called ${name}`);
    return words[kind]();
  });

const drawNode = (node: Node, canvas: Canvas): string => {
  const { look } = canvas;
  // Line breaks and what indents the next line belong to the file, not to the page.
  if (!isElement(node)) return 'data' in node ? fillSlots(node.data.replace(/\s*\n\s*/g, ''), look) : '';
  const { name, attribs, children } = node;
  const draw = elements[name];
  if (!draw) throw new Error(`nothing is drawn as ${name}`);
  if (attribs['on'] && (attribs['on'] === 'phone') !== look.isPhone) return '';
  const value = (attribute: string) => takeSides(attribs[attribute] ?? '', look);
  return Array.from({ length: Number(attribs['times'] ?? 1) }, () =>
    draw(value, drawNodes(children, canvas), canvas),
  ).join('');
};

const drawNodes = (nodes: readonly Node[], canvas: Canvas): string =>
  nodes.map((node) => drawNode(node, canvas)).join('');

const drawingOf = ({ attribs, children }: Element): Drawing => ({
  brand: attribs['brand'] ?? '',
  name: attribs['name'] ?? '',
  what: attribs['what'] ?? 'sign-in page',
  hasDark: attribs['dark'] === 'yes',
  draw: (look) => {
    const parts = new Map<string, string>();
    for (const part of children.filter(isElement).filter(isPart))
      parts.set(part.attribs['name'] ?? '', drawNodes(part.children, { look, parts }));
    return drawNodes(
      children.filter((node) => !isPart(node)),
      { look, parts },
    );
  },
});

const trades = ['office', 'files-and-mail', 'networks', 'games-and-shops', 'banks', 'coins-and-post'];

/** Every drawing of the library. */
export const drawings: readonly Drawing[] = trades.flatMap((trade) =>
  parseDocument(readText(`sign-in-pages/${trade}.xml`), { xmlMode: true })
    .children.filter(isElement)
    .map(drawingOf),
);
