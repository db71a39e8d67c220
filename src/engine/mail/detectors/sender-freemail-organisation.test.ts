import { describe, expect, it } from 'vitest';
import { mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { senderFreemailOrganisation } from './sender-freemail-organisation.ts';

describe('sender-freemail-organisation', () => {
  it.each([
    ['an organisation', 'Account Security Department <as.dept@gmail.com>'],
    ['capitals', 'BILLING SUPPORT <x1@outlook.com>'],
    ['Spanish with accents', 'Atención al cliente <x1@hotmail.com>'],
    ['German', 'Kundenservice <x1@gmx.de>'],
    ['fancy letters', '𝗦𝘂𝗽𝗽𝗼𝗿𝘁 <x1@gmail.com>'],
    ['an organisation in the address', 'payroll.update@gmail.com'],
    ['an organisation in the address beside a person’s name', 'Ana Silva <helpdesk-4711@yahoo.com>'],
  ])('fires on %s', async (_, from) => {
    const input = await mailCaseOf({ from });
    const finding = senderFreemailOrganisation.run(input);
    expect(finding).toMatchObject({ type: 'sender-freemail-organisation', score: expect.any(Number) });
    expect(markedIn(input, finding)).toEqual([from]);
    expect(finding?.description).not.toMatch(/@\w+\.|\bgmail\.com/);
  });

  it.each([
    ['a person', 'Ana Silva <ana.silva@gmail.com>'],
    ['a person without a name', 'ana.silva.1987@gmail.com'],
    ['an organisation on its own domain', 'Billing Department <billing@example.org>'],
    ['a name that only contains such a word', 'Peter Offices-Hill <peter@gmail.com>'],
    ['a surname', 'Anna Teamer <anna@web.de>'],
    ['a club', 'Schachfreunde Neustadt <schach.neustadt@web.de>'],
    ['a family', 'Familie Müller <mueller-family@t-online.de>'],
  ])('stays quiet on %s', async (_, from) => {
    expect(senderFreemailOrganisation.run(await mailCaseOf({ from }))).toBeNull();
  });
});
