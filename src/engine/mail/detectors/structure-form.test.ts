import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf } from '../../testing/mail-case.ts';
import { structureForm } from './structure-form.ts';

const form = (fields: string) => `<form action="https://collector.example/x">${fields}</form>`;

describe('structure-form', () => {
  it.each<[string, MailDraft]>([
    ['a password', { html: form('<input type="password" name="p">') }],
    ['capitals', { html: form('<INPUT TYPE="PASSWORD">') }],
    ['a name and a password', { html: form('<input name="u"><input type="password" name="p">') }],
  ])('fires in full on a form that asks for %s', async (_, draft) => {
    const finding = structureForm.run(await mailCaseOf(draft));
    expect(finding).toMatchObject({ type: 'structure-form', score: structureForm.points });
    expect(finding?.description).toContain('asks for a password');
  });

  it('counts a form without a password little: polls are made of them', async () => {
    const finding = structureForm.run(await mailCaseOf({ html: form('<input type="radio" name="stars">') }));
    expect(finding?.score).toBeLessThan(structureForm.points / 2);
    expect(finding?.description).not.toContain('password');
  });

  it.each<[string, MailDraft]>([
    ['a button that is a form of its own', { html: form('<input type="submit" value="Open">') }],
    [
      'a button with hidden values',
      { html: form('<input type="hidden" name="id" value="1"><button>Vote</button>') },
    ],
    ['a newsletter', { html: '<table><tr><td><a href="https://example.org/">Read</a></td></tr></table>' }],
    ['a text about passwords', { text: 'Please change your password on the intranet.' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(structureForm.run(await mailCaseOf(draft))).toBeNull();
  });
});
