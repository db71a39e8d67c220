import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fullBudget } from './budget.ts';
import { scanPdf } from './read-pdf.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const scan = (text: string) => scanPdf(bytes(`%PDF-1.7\n${text}`), fullBudget());
const hrefs = (text: string) => scan(text).links.map(({ href }) => href);

describe('a PDF that is only looked at', () => {
  it.each([
    ['/URI (https://evil.example/x)', 'https://evil.example/x'],
    ['/URI(https://evil.example/a\\(b\\)c(d))', 'https://evil.example/a(b)c(d)'],
    ['/URI <68747470733a2f2f6576696c2e6578616d706c652f>', 'https://evil.example/'],
    ['/URI (evil.example/x)', 'http://evil.example/x'],
  ])('shows where its links lead: %s', (object, href) => {
    expect(hrefs(`1 0 obj << /S /URI ${object} >> endobj`)).toEqual([href]);
  });

  it('tells the links in its packed objects too', () => {
    const packed = Buffer.from(zlibSync(bytes('<< /S /URI /URI (https://packed.example/) >>'))).toString(
      'latin1',
    );
    expect(
      hrefs(`5 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\r\n${packed}\r\nendstream endobj`),
    ).toEqual(['https://packed.example/']);
  });

  it('tells whether it runs something or is locked', () => {
    expect(scan('<< /S /JavaScript /JS (app.alert\\(1\\)) >>').hasScript).toBe(true);
    expect(scan('<< /S /J#61vaScript >>').hasScript).toBe(true);
    expect(scan('<< /S /Launch /F (cmd.exe) >>').hasScript).toBe(true);
    expect(scan('<< /Type /Page >>').hasScript).toBe(false);
    expect(scan('trailer << /Encrypt 9 0 R >>').isEncrypted).toBe(true);
    expect(scan('trailer << /Size 9 >>').isEncrypted).toBe(false);
  });

  it('does not take the bytes of a picture for objects', () => {
    const found = scan(
      '1 0 obj << /Subtype /Image >> stream\n/JavaScript /Encrypt 1 /URI (https://no.example/)\nendstream endobj',
    );
    expect(found).toMatchObject({ hasScript: false, isEncrypted: false, links: [] });
  });

  it('leaves out gibberish, mail addresses and what formats write by themselves', () => {
    expect(
      hrefs('/URI (\x01\x02\x93) /URI (mailto:a@b.example) /URI (http://ns.adobe.com/xap/1.0/)'),
    ).toEqual([]);
  });
});
