import { describe, expect, it } from 'vitest';
import { readMail } from '../../src/engine/training.ts';
import { asRaw } from './as-raw.ts';

const about = { id: 'nazario:17', date: new Date('2026-03-01T12:00:00Z') };
const textOf = (input: Parameters<typeof asRaw>[0]) => Buffer.from(asRaw(input, about)).toString('utf8');

describe('asRaw', () => {
  it('leaves a message with its source as it is', () => {
    const bytes = Buffer.from('From: a@b.example\n\nHello');
    expect(asRaw({ bytes }, about)).toBe(bytes);
  });

  it('makes the pasted header lines a header, in whatever language', async () => {
    const subject = 'Überprüfen Sie Ihr Konto – sofort, sonst wird es für immer geschlossen';
    const content = `From: "Größte Bank" <service@bank.example>\nReply-To: x@evil.example\nSubject: ${subject}\n\nGrüße\n\nBank`;
    const raw = asRaw({ content }, about);
    const header = Buffer.from(raw).toString('latin1').split('\n\n')[0] ?? '';
    expect(header).toMatch(/^[\n\x20-\x7e]*$/);
    expect(Math.max(...header.split('\n').map((line) => line.length))).toBeLessThan(90);
    const mail = await readMail({ bytes: raw });
    expect(mail.subject).toBe(subject);
    expect(mail.from).toMatchObject({ name: 'Größte Bank', address: 'service@bank.example' });
    expect(textOf({ content })).toContain('\n\nGrüße\n\nBank\n');
    expect(header).toContain('Reply-To: x@evil.example');
  });

  it('fills what filters take offence at when it is missing', () => {
    const raw = textOf({ content: 'Just a text.\n\nOf two paragraphs.' });
    expect(raw).toContain('\n\nJust a text.\n\nOf two paragraphs.\n');
    for (const name of ['From', 'To', 'Subject', 'Date', 'Message-ID']) {
      expect(raw.match(new RegExp(`^${name}: .+$`, 'gm'))).toHaveLength(1);
    }
    expect(raw).toContain('Date: Sun, 01 Mar 2026 12:00:00 +0000\n');
  });

  it('does not take the first sentence for a header', () => {
    expect(textOf({ content: 'Dear all,\nSubject: to change\n\nBye' })).toContain(
      '\n\nDear all,\nSubject: to change\n\nBye',
    );
  });

  it('cannot be made to write further header lines', () => {
    const raw = textOf({
      content: 'Hello',
      sender: 'a@b.example\nX-Spam-Flag: NO',
      subject: 'x\r\nBcc: y@z.example',
    });
    expect(raw).not.toMatch(/^(?:X-Spam-Flag|Bcc):/m);
  });
});
