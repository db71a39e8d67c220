import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf } from '../testing/mail-case.ts';
import { describeMail } from './describe.ts';

const described = async (draft: MailDraft) => describeMail([await mailCaseOf(draft)]);

describe('describeMail', () => {
  it('has the same keys in the same order for every message', async () => {
    const full = await described({
      from: 'PayPal <a@evil.example>',
      replyTo: 'b@evil.example',
      returnPath: 'c@evil.example',
      text: 'https://evil.example/x',
      files: [{ name: 'a.pdf' }],
    });
    expect(Object.keys(await described({ from: '' }))).toEqual(Object.keys(full));
  });

  it('leaves a dash where nothing is known', async () => {
    expect(await described({ from: '' })).toMatchObject({
      senderDomain: '-',
      senderAddress: '-',
      senderName: '-',
      replyTo: '-',
      returnPath: '-',
      checkedBy: '-',
      provenSigner: '-',
      headerChecks: { spf: '-', dkim: '-', dmarc: '-', arc: '-' },
      speaksFor: 'no known brand',
      isSpeakerGenuine: '-',
      linkCount: 0,
      attachments: [],
    });
  });

  it('names the brand the message claims to be from and whether it is genuine', async () => {
    expect(await described({ from: 'PayPal <a@evil.example>' })).toMatchObject({
      speaksFor: 'PayPal',
      isSpeakerGenuine: false,
      senderDomain: 'evil[.]example',
    });
    expect(await described({ from: 'PayPal <a@paypal.com>' })).toMatchObject({ isSpeakerGenuine: true });
  });

  it('writes hosts and unwrapped links so that they cannot be clicked', async () => {
    const panel = await described({
      html: '<a href="https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fevil.example%2Fx&data=05">a</a> <a href="https://evil.example/y">b</a>',
    });
    expect(panel).toMatchObject({
      linkCount: 2,
      linkHosts: ['evil[.]example'],
      unwrappedLinks: ['Microsoft Safe Links: hxxps://evil[.]example/x'],
    });
  });

  it('A12 shows who checked and who signed, and that a header can say anything', async () => {
    const claimed = 'pass, says a header of the message; not verified here';
    const headers = [
      'Authentication-Results: mx.example.net; spf=pass; dkim=pass header.d=example.org; dmarc=pass',
    ];
    expect(await described({ headers })).toMatchObject({
      headerChecks: { spf: claimed, dkim: claimed, dmarc: claimed, arc: '-' },
      checkedBy: 'a header of the message',
      provenSigner: 'example[.]org',
    });
  });

  it('shows the route of a message, oldest hop first, with how long each took', async () => {
    const { hops } = await described({
      headers: [
        'Received: from relay.example ([192.0.2.2]) by mx.example.net; Sun, 15 Nov 2026 10:00:05 +0000',
        'Received: from home.example ([192.0.2.1]) by relay.example; Sun, 15 Nov 2026 10:00:00 +0000',
      ],
    });
    expect(hops).toEqual([
      {
        from: 'home[.]example',
        by: 'relay[.]example',
        address: '192.0.2.1',
        at: '2026-11-15T10:00:00.000Z',
        delay: '-',
      },
      {
        from: 'relay[.]example',
        by: 'mx[.]example[.]net',
        address: '192.0.2.2',
        at: '2026-11-15T10:00:05.000Z',
        delay: '+5 s',
      },
    ]);
  });

  it('lists the attachments', async () => {
    const { attachments } = await described({
      files: [{ name: 'a.pdf', type: 'application/pdf', content: 'abc' }],
    });
    expect(attachments).toEqual([expect.stringMatching(/^a\.pdf \(application\/pdf, \d+ bytes\)$/)]);
  });
});
