import { describe, expect, it } from 'vitest';
import { mailCaseOf, markedIn, visited } from '../../testing/mail-case.ts';
import { linkFakeAttachment } from './link-fake-attachment.ts';

const linked = (words: string, href: string) => `<p>Please see the file.</p><a href="${href}">${words}</a>`;

describe('link-fake-attachment', () => {
  it('fires on a file name that leads to a page', async () => {
    const input = await mailCaseOf({
      html: linked('Invoice_2291.pdf', 'https://files.evil.example/view?id=7'),
    });
    const finding = linkFakeAttachment.run(input);
    expect(finding?.description).toContain('files[.]evil[.]example');
    expect(markedIn(input, finding)?.join('')).toContain('evil[.]example');
  });

  it('fires where the size follows the name, as mail programs show it', async () => {
    const input = await mailCaseOf({ html: linked('Remittance.xlsx (84 KB)', 'https://evil.example/login') });
    expect(linkFakeAttachment.run(input)).not.toBeNull();
  });

  it.each([
    [
      'a download that is the file it names',
      linked('Programme.pdf', 'https://choir.example/files/programme.pdf'),
    ],
    ['the sender’s own site', linked('Invoice_2291.pdf', 'https://example.org/invoices/2291')],
    ['ordinary words', linked('View the programme', 'https://choir.example/programme')],
    [
      'a sentence that ends in a file name it talks about',
      linked('how we made every page of the report\nreport.pdf', 'https://choir.example/'),
    ],
  ])('stays quiet on %s', async (_, html) => {
    expect(linkFakeAttachment.run(await mailCaseOf({ html }))).toBeNull();
  });

  it('stays quiet on a widely used file host', async () => {
    const html = linked('Minutes.docx', 'https://files.example/s/abc');
    expect(linkFakeAttachment.run(await mailCaseOf({ html, facts: visited('files.example') }))).toBeNull();
  });
});
