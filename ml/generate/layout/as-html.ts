import type { Block, Content } from '../content.ts';
import type { Random } from '../random.ts';
import { type Look, newLook } from './look.ts';

/** The message as HTML, in one of the shapes that mail programs, newsletters and shops produce. */
export const asHtml = (content: Content, isPersonal: boolean, random: Random): string => {
  const look = newLook(random);
  if (isPersonal) return random.pick([writtenByHand, outlookLike])(content, look, random);
  return random.weighted([
    [tables, 4],
    [cards, 3],
    [bare, 2],
    [bulletproof, 2],
    [oldStyle, 1],
  ])(content, look, random);
};

export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const paragraphs = (text: string) => escaped(text).replace(/\n/g, '<br>');

const anchor = (href: string, inner: string, style: string) =>
  `<a href="${escaped(href)}"${style === '' ? '' : ` style="${style}"`}${href === '#' ? '' : ' target="_blank"'}>${inner}</a>`;

const preheader = ({ preview }: Content, random: Random): string => {
  if (preview === '') return '';
  const filler = random.chance(0.4) ? '&nbsp;&zwnj;'.repeat(random.between(10, 60)) : '';
  return random.pick([
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preview)}${filler}</div>`,
    `<span style="display:none !important;visibility:hidden;opacity:0;color:transparent;height:0;width:0">${escaped(preview)}</span>`,
    `<div class="preheader" style="display:none;font-size:1px;line-height:1px;max-height:0">${escaped(preview)}</div>`,
  ]);
};

const pixel = ({ images }: Content, random: Random) =>
  random.chance(0.45) ? `<img src="${escaped(images.pixel)}" width="1" height="1" alt="" border="0">` : '';

const masthead = (content: Content, look: Look, random: Random): string =>
  random.weighted([
    [
      `<img src="${escaped(content.images.logo)}" alt="${escaped(content.masthead)}" width="${random.between(90, 220)}" style="display:block">`,
      5,
    ],
    [
      `<span style="font-size:${random.between(18, 28)}px;font-weight:bold;color:${look.onAccent}">${escaped(content.masthead)}</span>`,
      3,
    ],
    ['', 1],
  ]);

const blockHtml = (block: Block, look: Look): string => {
  const { accent, soft, text, padding } = look;
  switch (block.kind) {
    case 'button':
      return `<p style="text-align:${look.align};margin:${padding}px 0">${anchor(block.href, escaped(block.text), `background:${accent};color:#ffffff;padding:${padding / 2}px ${padding}px;text-decoration:none;border-radius:${look.radius}px;display:inline-block;font-weight:bold`)}</p>`;
    case 'link':
      return `<p>${anchor(block.href, escaped(block.text), `color:${accent}`)}</p>`;
    case 'facts':
      return `<table cellpadding="4" cellspacing="0" style="border-collapse:collapse;margin:12px 0;background:${soft}">${block.rows.map(([name, value]) => `<tr><td style="color:${look.muted};padding-right:16px">${escaped(name)}</td><td style="color:${text}"><b>${escaped(value)}</b></td></tr>`).join('')}</table>`;
    case 'list':
      return `<ul>${block.points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>`;
    case 'large':
      return `<p style="font-size:${look.size * 2}px;letter-spacing:3px;text-align:center;font-weight:bold;background:${soft};padding:12px">${escaped(block.text)}</p>`;
    case 'cards':
      return `<table width="100%" cellpadding="6" cellspacing="0">${block.cards.map(({ title, text: words, price, href }) => `<tr><td style="border-bottom:1px solid #ddd">${href === '' ? escaped(title) : anchor(href, `<b>${escaped(title)}</b>`, `color:${accent}`)}${words === '' ? '' : `<br><span style="color:${look.muted}">${escaped(words)}</span>`}</td>${price === '' ? '' : `<td align="right">${escaped(price)}</td>`}</tr>`).join('')}</table>`;
    default:
      return `<p style="margin:0 0 ${padding}px 0">${paragraphs(block.text)}</p>`;
  }
};

const quotation = ({ quoted: [head = '', ...lines] }: Content): string =>
  head === ''
    ? ''
    : `${escaped(head)}<blockquote style="margin:0 0 0 8px;border-left:1px solid #ccc;padding-left:8px">${lines.map((line) => escaped(line.slice(2))).join('<br>')}</blockquote>`;

const bodyOf = (content: Content, look: Look) =>
  [
    content.greeting === '' ? '' : `<p>${escaped(content.greeting)}</p>`,
    ...content.blocks.map((block) => blockHtml(block, look)),
    content.closing.length === 0 ? '' : `<p>${content.closing.map(escaped).join('<br>')}</p>`,
    quotation(content),
  ].join('\n');

const footerOf = (content: Content, look: Look) =>
  [
    ...content.footer.map((line) => `<p style="margin:4px 0">${escaped(line)}</p>`),
    content.footerLinks
      .map(({ text, href }) => anchor(href, escaped(text), `color:${look.muted}`))
      .join(' | '),
  ].join('\n');

type Build = (content: Content, look: Look, random: Random) => string;

const page = (inner: string, look: Look, style = '', title = '') =>
  `<!DOCTYPE html>\n<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8">${title === '' ? '' : `<title>${escaped(title)}</title>`}${style}</head>\n<body style="margin:0;background:${look.page};font-family:${look.font};font-size:${look.size}px;color:${look.text}">\n${inner}\n</body></html>`;

const tables: Build = (content, look, random) =>
  page(
    `${preheader(content, random)}<table width="100%" border="0" cellpadding="0" cellspacing="0" bgcolor="${look.page}"><tr><td align="center">
<table width="${look.width}" border="0" cellpadding="0" cellspacing="0" bgcolor="#ffffff">
<tr><td bgcolor="${look.head}" style="padding:${look.padding}px">${masthead(content, look, random)}</td></tr>
<tr><td style="padding:${look.padding}px;line-height:1.5">${bodyOf(content, look)}</td></tr>
<tr><td style="padding:${look.padding}px;font-size:11px;color:${look.muted}">${footerOf(content, look)}</td></tr>
</table></td></tr></table>${pixel(content, random)}`,
    look,
    '',
    random.chance(0.5) ? content.subject : '',
  );

const cards: Build = (content, look, random) =>
  page(
    `${preheader(content, random)}<div class="wrapper"><div class="card"><div class="head">${masthead(content, look, random)}</div>${bodyOf(content, look)}</div><div class="foot">${footerOf(content, look)}</div></div>${pixel(content, random)}`,
    look,
    `<style>.wrapper{max-width:${look.width}px;margin:0 auto;padding:${look.padding}px}.card{background:#fff;border-radius:${look.radius}px;padding:${look.padding}px;line-height:1.6}.head{margin-bottom:${look.padding}px}.foot{color:${look.muted};font-size:12px;text-align:center;padding:${look.padding}px}@media (max-width:480px){.card{padding:12px}}</style>`,
    content.subject,
  );

const bare: Build = (content, look) =>
  `<html><body>\n${bodyOf(content, look)}\n<hr>\n<small>${footerOf(content, look)}</small>\n</body></html>`;

const oldStyle: Build = (content, look, random) =>
  `<html><head></head><body bgcolor="${look.page}"><center>${masthead(content, { ...look, onAccent: look.accent }, random)}</center><font face="${look.font.split(',')[0] ?? 'Arial'}" size="2" color="${look.text}">${bodyOf(content, look)}</font><hr size="1"><font size="1">${footerOf(content, look)}</font>${pixel(content, random)}</body></html>`;

const bulletproof: Build = (content, look, random) =>
  page(
    `${preheader(content, random)}<!--[if mso]><table role="presentation" width="${look.width}"><tr><td><![endif]--><div style="max-width:${look.width}px;margin:auto;background:#fff"><table role="presentation" width="100%"><tr><td style="background:${look.head};padding:${look.padding}px;text-align:${look.align}">${masthead(content, look, random)}</td></tr><tr><td style="padding:${look.padding}px">${bodyOf(content, look)}</td></tr></table><table role="presentation" width="100%" style="font-size:12px;color:${look.muted}"><tr><td style="padding:${look.padding}px;text-align:center">${footerOf(content, look)}</td></tr></table></div><!--[if mso]></td></tr></table><![endif]-->${pixel(content, random)}`,
    look,
    '<!--[if mso]><style>*{font-family:Arial,sans-serif!important}</style><![endif]-->',
    content.subject,
  );

const plainBlocks = (content: Content, wrap: (inner: string) => string) =>
  [
    content.greeting === '' ? '' : escaped(content.greeting),
    ...content.blocks.map((block) => {
      if (block.kind === 'button' || block.kind === 'link')
        return anchor(block.href, escaped(block.text), '');
      if (block.kind === 'facts')
        return block.rows
          .map(([name, value]) => escaped(name === '' ? value : `${name}: ${value}`))
          .join('<br>');
      if (block.kind === 'list') return block.points.map((point) => `- ${escaped(point)}`).join('<br>');
      if (block.kind === 'cards')
        return block.cards.map(({ title, price }) => escaped(`${title} ${price}`)).join('<br>');
      return paragraphs(block.text);
    }),
    content.closing.map(escaped).join('<br>'),
    quotation(content),
  ]
    .filter((part) => part !== '')
    .map(wrap)
    .join('\n');

const writtenByHand: Build = (content) =>
  `<div dir="ltr">${plainBlocks(content, (inner) => `<div>${inner}</div><div><br></div>`)}</div>`;

const outlookLike: Build = (content, look) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif}</style></head><body lang="EN" link="#0563C1" style="font-family:${look.font}"><div class="WordSection1">${plainBlocks(content, (inner) => `<p class="MsoNormal">${inner}</p><p class="MsoNormal">&nbsp;</p>`)}</div></body></html>`;

/** Everything said by one picture: half of all reward lures and a good share of legitimate advertising. */
export const asPicture = (content: Content, random: Random): string => {
  const button = content.blocks.find((block) => block.kind === 'button');
  const href = button?.kind === 'button' ? button.href : '';
  const picture = `<img src="${escaped(content.images.logo)}" alt="${random.chance(0.5) ? escaped(content.subject) : ''}" width="600" style="display:block;max-width:100%">`;
  const links = content.footerLinks
    .map(({ text, href: to }) => anchor(to, escaped(text), 'font-size:11px'))
    .join(' ');
  return `<html><body><center>${href === '' ? picture : anchor(href, picture, '')}${random.chance(0.6) ? `<br>${links}` : ''}</center>${pixel(content, random)}</body></html>`;
};
