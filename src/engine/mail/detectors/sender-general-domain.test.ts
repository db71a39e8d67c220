import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, visited } from '../../testing/mail-case.ts';
import { senderGeneralDomain } from './sender-general-domain.ts';

describe('sender-general-domain', () => {
  it.each<[string, MailDraft]>([
    [
      'benefits',
      { from: 'Benefits Team <enrol@company-benefits.team>', text: 'Open enrolment closes on Friday.' },
    ],
    [
      'a shared file',
      { from: 'Dana <share@drive-share.storage>', text: 'Dana shared a file with you. Sign in to open it.' },
    ],
    [
      'the help desk',
      { from: 'IT Helpdesk <no-reply@it-support.online>', text: 'Your password expires today.' },
    ],
    [
      'human resources in Portuguese',
      { from: 'Recursos Humanos <rh@portal-colaborador.net>', text: 'Seu demonstrativo foi atualizado.' },
    ],
    [
      'a court, in words joined together',
      { from: 'Clerk’s Office <registry@countycourt-filings.com>', text: 'A claim has been filed.' },
    ],
    [
      'a tax office in Dutch',
      { from: 'Belastingzaken <bericht@teruggaaf-particulieren.nl>', text: 'U ontvangt een bedrag terug.' },
    ],
  ])('fires on %s', async (_, draft) => {
    expect(senderGeneralDomain.run(await mailCaseOf(draft))).toMatchObject({
      type: 'sender-general-domain',
      certainty: 'strong',
    });
  });

  it.each<[string, MailDraft]>([
    [
      'a company’s own domain',
      { from: 'Benefits Team <hr@muller-tools.com>', text: 'Open enrolment closes on Friday.' },
    ],
    [
      'a widely used service',
      {
        from: 'Benefits Team <hr@employee-benefits.com>',
        text: 'Open enrolment closes on Friday.',
        facts: visited('employee-benefits.com'),
      },
    ],
    [
      'one that claims no department',
      { from: 'Cloud Data <news@cloud-data.com>', text: 'Our new prices for spring.' },
    ],
    [
      'a firm whose name only begins with such words',
      { from: 'Personalabteilung <personal@datenwerk-kunz.de>', text: 'Ihre Lohnabrechnung liegt bereit.' },
    ],
    ['a free mailbox', { from: 'IT Helpdesk <help@mail.com>', text: 'Your password expires today.' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(senderGeneralDomain.run(await mailCaseOf(draft))).toBeNull();
  });
});
