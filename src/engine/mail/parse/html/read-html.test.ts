import { describe, expect, it } from 'vitest';
import { shownText } from '../shown-text.ts';
import { readHtml } from './read-html.ts';

const read = (html: string) => {
  const shown = shownText(0);
  const facts = readHtml(html, shown);
  return { ...shown.finish(), facts };
};

describe('the text of a page', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['a &amp; b &lt;c&gt; &eacute; &#233; &#x1F600;', 'a & b <c> é é 😀'],
    ['  many \n\t spaces  ', 'many spaces'],
    ['a<br>b<br/>c', 'a\nb\nc'],
    ['<table><tr><td>a<td>b<tr><td>c</table>', 'a\nb\nc'],
    ['<pre>one\ntwo</pre>', 'one\ntwo'],
    ['<title>not me</title><style>p{}</style><script>no()</script>yes', 'yes'],
    ['<noscript>shown</noscript>', 'shown'],
    ['before<!-- not -->after', 'beforeafter'],
    ['<p>unclosed <b>bold <i>both', 'unclosed bold both'],
    ['a < b > c', 'a < b > c'],
    ['<textarea>typed</textarea>', 'typed'],
  ])('%s', (html, text) => {
    expect(read(html).text).toBe(text);
  });

  it('finds an address written over several tags', () => {
    expect(read('go to https://<b>evil</b>.example/<i>x</i> now').links).toMatchObject([
      { href: 'https://evil.example/x', origin: 'text' },
    ]);
  });
});

describe('a link', () => {
  it('stands where its address is shown, unless its words are the address', () => {
    const { text, links } = read(
      'Press <a href="https://evil.example/x">here</a> or <a href="https://a.example/">https://a.example/</a>!',
    );
    expect(text).toBe('Press here [hxxps://evil[.]example/x] or hxxps://a.example/!');
    expect(links.map(({ span, words }) => [span && text.slice(span.start, span.end), words])).toEqual([
      ['hxxps://evil[.]example/x', 'here'],
      ['hxxps://a.example/', 'https://a.example/'],
    ]);
  });

  it.each([
    [
      '<a href="https://a.example/">one <a href="https://b.example/">two',
      [
        ['https://a.example/', 'one'],
        ['https://b.example/', 'two'],
      ],
    ],
    ['<a href="https://a.example/"><div>block</div><p>more</a>', [['https://a.example/', 'block more']]],
    ['<a href="https://a.example/"><img src=x></a>', [['https://a.example/', null]]],
    ['<a href="https://a.example/">unclosed', [['https://a.example/', 'unclosed']]],
    ["<a href='https://a.example/'>q</a>", [['https://a.example/', 'q']]],
    ['<A HREF=https://a.example/x>q</A>', [['https://a.example/x', 'q']]],
    ['<a href="ht&#116;ps://a.example/?a=1&amp;b=2">q</a>', [['https://a.example/?a=1&b=2', 'q']]],
    ['<a href=" https://a.exa\nmple/ ">q</a>', [['https://a.example/', 'q']]],
    ['<a href="javascript:alert(1)">q</a>', [['javascript:alert(1)', 'q']]],
    ['<a href="data:text/html,x">q</a>', [['data:text/html,x', 'q']]],
    ['<a href="//a.example/x">q</a>', [['//a.example/x', 'q']]],
    ['<svg><a xlink:href="https://a.example/">q</a></svg>', [['https://a.example/', 'q']]],
    ['<a href="mailto:a@b.example">q</a><a href="tel:1">q</a><a href="#top">q</a><a name=x>q</a>', []],
  ])('%s', (html, expected) => {
    expect(read(html).links.map(({ href, words }) => [href, words])).toEqual(expected);
  });

  it('is resolved against the base of the page', () => {
    const html = (href: string) => `<base href="https://evil.example/dir/page"><a href="${href}">q</a>`;
    const href = (relative: string) => read(html(relative)).links[0]?.href;
    expect(href('login')).toBe('https://evil.example/dir/login');
    expect(href('/login')).toBe('https://evil.example/login');
    expect(href('//other.example/x')).toBe('https://other.example/x');
    expect(href('https://a.example/')).toBe('https://a.example/');
    expect(read(html('x')).facts.hasBaseTag).toBe(true);
  });

  it('may be a form, a map, a frame or a page that forwards', () => {
    const { links } = read(
      `<meta http-equiv="Refresh" content="0; URL='https://r.example/'">` +
        '<map><area href="https://m.example/"></map><form action="https://f.example/"><input type=password>' +
        '<button formaction="https://b.example/">go</button></form><iframe src="https://i.example/"></iframe>',
    );
    expect(links.map(({ href, origin }) => [href, origin])).toEqual([
      ['https://r.example/', 'refresh'],
      ['https://m.example/', 'area'],
      ['https://f.example/', 'form'],
      ['https://b.example/', 'form'],
      ['https://i.example/', 'href'],
    ]);
  });

  it('is found in what only Outlook is shown, and in what nobody is', () => {
    expect(
      read('<!--[if gte mso 9]><v:rect href="https://o.example/?a=1&amp;b=2"><![endif]-->x').links,
    ).toMatchObject([{ href: 'https://o.example/?a=1&b=2', words: null, span: null }]);
    expect(read('<!-- <a href="https://c.example/">x</a> -->x').links).toEqual([]);
    expect(read('<div style="display:none"><a href="https://h.example/">x</a></div>y').links).toMatchObject([
      { href: 'https://h.example/', words: null, span: null },
    ]);
  });

  it('is found below more tags than are kept open', () => {
    const { links } = read(`${'<div>'.repeat(1000)}<a href="https://deep.example/">x</a>`);
    expect(links).toMatchObject([{ href: 'https://deep.example/' }]);
  });
});

describe('hidden text', () => {
  it.each([
    '<div hidden>secret</div>',
    '<div style="display:none">secret</div>',
    '<div style="DISPLAY : NONE !important">secret</div>',
    '<span style="visibility:hidden">secret</span>',
    '<span style="opacity:0">secret</span>',
    '<span style="font-size:0">secret</span>',
    '<span style="font-size:1px">secret</span>',
    '<span style="font:0/0 a">secret</span>',
    '<span style="color:transparent">secret</span>',
    '<span style="color:rgba(0,0,0,0)">secret</span>',
    '<div style="max-height:0;overflow:hidden">secret</div>',
    '<div style="text-indent:-9999px">secret</div>',
    '<div style="position:absolute;left:-5000px">secret</div>',
    '<td bgcolor="#ffffff"><font color="white">secret</font></td>',
    '<td style="background:#fff"><span style="color:#fefefe">secret</span></td>',
    '<style>.x{display:none}</style><p class="y x">secret</p>',
    '<style>/* c */ @import url(x); #z, p.w { font-size: 0 }</style><p id="z">secret</p>',
  ])('is kept apart: %s', (html) => {
    const { text, facts } = read(`seen ${html} seen`);
    expect(text).not.toContain('secret');
    expect(facts.hiddenText).toContain('secret');
  });

  it.each([
    '<td style="font-size:0"><span style="font-size:13px">shown</span></td>',
    '<p style="font-size:1em">shown</p>',
    '<p style="font-size:0.8em">shown</p>',
    '<p style="font-size:100%">shown</p>',
    '<p style="opacity:0.9">shown</p>',
    '<p style="color:rgb(0, 0, 0)">shown</p>',
    '<td bgcolor="#ffffff" style="color:#fff"><a style="background:#06c">shown</a></td>',
    '<td style="background:#fff"><div style="background:linear-gradient(red,blue)"><b style="color:#fff">shown</b></div></td>',
    '<td bgcolor="white" background="pic.png"><b style="color:#fff">shown</b></td>',
    '<p style="margin-left:-20px">shown</p>',
    '<style>@media (max-width:600px){.x{display:none}}</style><p class="x">shown</p>',
    '<style>.m{display:none}@media (max-width:600px){.m{display:block}}</style><p class="m">shown</p>',
    '<p class="constructor" id="__proto__" style="constructor:x">shown</p>',
  ])('is not imagined: %s', (html) => {
    const { text, facts } = read(html);
    expect(text).toContain('shown');
    expect(facts.hiddenText).toBe('');
  });

  it('at the beginning is what an inbox previews, later it is not', () => {
    const words = 'many words that nobody will see '.repeat(20);
    const hidden = `<div style="display:none">${words}</div>`;
    expect(read(`${hidden}<p>Hello</p>`).facts.hiddenTextIsPreview).toBe(true);
    expect(read(`<p>Hello</p>${hidden}`).facts.hiddenTextIsPreview).toBe(false);
    expect(read('<p>Hello</p>').facts.hiddenTextIsPreview).toBe(false);
  });
});

describe('what else is counted', () => {
  it('sees letters written as numbers, words split by tags and empty tags', () => {
    expect(read('&#80;&#x61;yPal caf&#233;').facts.obfuscation.entityLetters).toBe(2);
    expect(read('Pay<b>pal</b> ver<!-- x -->ify').facts.obfuscation.splitWords).toBe(2);
    expect(read('a caf&eacute;s &#112;al <b>Bold</b>').facts.obfuscation.splitWords).toBe(0);
    expect(read('<span></span><b>x</b><i></i>').facts.obfuscation.emptyTags).toBe(2);
  });

  it('sees forms, scripts and pictures', () => {
    const { facts } = read(
      '<form action="/x"><input name=a><input type=PASSWORD><input type=hidden><select></select></form><script>x</script>' +
        '<a href="https://a.example/"><img src="cid:1" width=1 height=1></a><img src="b.png">',
    );
    expect(facts.forms).toEqual([{ action: '/x', hasPassword: true, fields: 3 }]);
    expect(facts.scripts).toBe(1);
    expect(facts.images).toEqual([
      { src: 'cid:1', isTiny: true, isLinked: true },
      { src: 'b.png', isTiny: false, isLinked: false },
    ]);
  });
});
