import type { Block, Content } from '../content.ts';
import type { Random } from '../random.ts';

/** The message as plain text, the way the many programs that write mail do it. */
export const asText = (content: Content, random: Random): string => {
  const rule = random.pick(['', '-'.repeat(random.between(20, 60)), '='.repeat(40), '--', '* * *']);
  const linkStyle = random.pick(['below', 'brackets', 'colon', 'angle'] as const);
  const width = random.pick([0, 0, 72, 76]);
  const footer = [
    ...content.footer,
    ...content.footerLinks.map(({ text, href }) => (href === '#' ? text : linked(text, href, linkStyle))),
  ];
  return [
    content.greeting,
    ...content.blocks.map((block) => blockText(block, linkStyle)),
    content.closing.join('\n'),
    content.quoted.join('\n'),
    ...(footer.length > 0 ? [rule, footer.join('\n')] : []),
  ]
    .filter((part) => part !== '')
    .map((part) => (width > 0 ? wrapped(part, width) : part))
    .join('\n\n');
};

type LinkStyle = 'below' | 'brackets' | 'colon' | 'angle';

const linked = (text: string, href: string, style: LinkStyle): string => {
  if (href === '') return text;
  if (style === 'below') return `${text}\n${href}`;
  if (style === 'brackets') return `${text} ( ${href} )`;
  if (style === 'angle') return `${text} <${href}>`;
  return `${text}: ${href}`;
};

const blockText = (block: Block, style: LinkStyle): string => {
  switch (block.kind) {
    case 'button':
    case 'link':
      return block.href === '#' ? block.text : linked(block.text, block.href, style);
    case 'facts':
      return block.rows.map(([name, value]) => (name === '' ? value : `${name}: ${value}`)).join('\n');
    case 'list':
      return block.points.map((point) => `- ${point}`).join('\n');
    case 'large':
      return block.text;
    case 'cards':
      return block.cards
        .map(({ title, text, price, href }) =>
          [[title, price].filter((one) => one !== '').join('   '), text, href]
            .filter((one) => one !== '')
            .join('\n'),
        )
        .join('\n\n');
    default:
      return block.text;
  }
};

const wrapped = (text: string, width: number): string =>
  text
    .split('\n')
    .map((line) => {
      if (line.length <= width || line.includes('://')) return line;
      const lines = [''];
      for (const word of line.split(' ')) {
        const last = lines.at(-1) ?? '';
        if (last !== '' && last.length + word.length >= width) lines.push(word);
        else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
      }
      return lines.join('\n');
    })
    .join('\n');
