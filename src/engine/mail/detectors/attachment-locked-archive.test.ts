import { describe, expect, it } from 'vitest';
import { mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { attachmentLockedArchive } from './attachment-locked-archive.ts';

const locked = { name: 'documents.zip', read: { actualType: 'zip', isEncrypted: true } } as const;
const caseWith = (text: string) => mailCaseOf({ text, files: [locked] });

describe('attachment-locked-archive', () => {
  it.each([
    ['Your invoice is attached. Password: 4711', 'Password: 4711'],
    ['The PASSWORD is infected', 'PASSWORD is infected'],
    ['Use password 7788 to open it', 'password 7788'],
    ['Das Passwort lautet Sommer2026', 'Passwort lautet Sommer2026'],
    ['La contraseña es: abcd', 'contraseña es: abcd'],
    ['P\u00adass\u00adword: 4711', 'P\u00adass\u00adword: 4711'],
  ])('fires in full where the password is beside it: %s', async (text, marked) => {
    const input = await caseWith(text);
    const finding = attachmentLockedArchive.run(input);
    expect(finding).toMatchObject({
      type: 'attachment-locked-archive',
      score: attachmentLockedArchive.points,
    });
    expect(markedIn(input, finding)).toEqual([marked]);
    expect(finding?.description).toContain('its password is in the message');
  });

  it.each([
    ['a payslip whose password people know', 'Your payslip. The password is your date of birth (DDMMYYYY).'],
    ['a password that comes separately', 'You will receive the password in a separate text message.'],
    ['the same in German', 'Das Passwort erhalten Sie mit getrennter Post.'],
    ['a password that was agreed on', 'Password: the one we agreed on.'],
    ['no word about it', 'The files you asked for.'],
  ])('counts little on %s', async (_, text) => {
    const input = await caseWith(text);
    const finding = attachmentLockedArchive.run(input);
    expect(finding?.score).toBeLessThan(attachmentLockedArchive.points / 2);
    expect(markedIn(input, finding)).toEqual([]);
    expect(finding?.description).not.toContain('is in the message');
  });

  it.each([
    ['an open archive', 'Password: 4711', [{ name: 'documents.zip' }]],
    ['an open archive beside a wireless key', 'Wi-Fi password: guest2026', [{ name: 'map.pdf' }]],
    ['a password without any file', 'Your new door code and password: 4711', []],
    ['a harmless file', 'See you tomorrow.', [{ name: 'menu.pdf' }]],
  ])('stays quiet on %s', async (_, text, files) => {
    expect(attachmentLockedArchive.run(await mailCaseOf({ text, files }))).toBeNull();
  });
});
