import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, mailOf } from '../../testing/mail-case.ts';
import { mailCase } from '../case.ts';
import { structureHiddenRecipients } from './structure-hidden-recipients.ts';

describe('structure-hidden-recipients', () => {
  it.each<[string, MailDraft]>([
    ['undisclosed recipients', { to: 'undisclosed-recipients:;' }],
    ['capitals', { to: 'Undisclosed Recipients:;' }],
    ['an empty line', { to: '' }],
    ['the sender’s own address', { to: 'Ana Silva <ana@example.org>' }],
  ])('fires on %s', async (_, draft) => {
    expect(structureHiddenRecipients.run(await mailCaseOf(draft))).toMatchObject({
      type: 'structure-hidden-recipients',
      score: expect.any(Number),
    });
  });

  it('counts a copy to oneself less: schools put everybody else in Bcc', async () => {
    const own = structureHiddenRecipients.run(await mailCaseOf({ to: 'ana@example.org' }));
    expect(own?.score).toBeLessThan(structureHiddenRecipients.points);
  });

  it('needs the whole source: a pasted text often leaves the line out', async () => {
    const mail = await mailOf({ to: '' });
    expect(structureHiddenRecipients.run(mailCase({ ...mail, form: 'headers-and-body' }, {}))).toBeNull();
  });

  it.each<[string, MailDraft]>([
    ['a letter to the reader', { to: 'Me <me@example.net>' }],
    ['a letter to several', { to: 'me@example.net, you@example.net' }],
    ['a note to oneself and others', { to: 'ana@example.org, me@example.net' }],
    [
      'a newsletter, which says how to unsubscribe',
      { to: 'undisclosed-recipients:;', headers: ['List-Unsubscribe: <mailto:leave@example.org>'] },
    ],
    [
      'a mailing list',
      {
        to: '',
        headers: ['List-Id: <talk.lists.example>', 'List-Post: <mailto:talk@lists.example>'],
      },
    ],
    ['a newsletter of the old kind', { to: '', headers: ['Precedence: bulk'] }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(structureHiddenRecipients.run(await mailCaseOf(draft))).toBeNull();
  });
});
