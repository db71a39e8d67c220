import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { linkDeviceCode } from './link-device-code.ts';

describe('link-device-code', () => {
  it.each<[string, MailDraft]>([
    ['Microsoft', { text: 'Join: https://microsoft.com/devicelogin and enter the code FJ39KQ2X' }],
    ['Microsoft’s newer page', { text: 'Use the code FJ39KQ2X at https://login.microsoft.com/device' }],
    ['its short address', { text: 'Code FJ39KQ2X: https://aka.ms/devicelogin' }],
    ['GitHub', { text: 'Enter the CODE 1234-5678 at https://github.com/login/device' }],
    ['Google, in Spanish', { text: 'Introduzca el código ABCD-EFGH en https://www.google.com/device' }],
    [
      'a rewritten link',
      {
        html: 'Code FJ39KQ2X: <a href="https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fmicrosoft.com%2Fdevicelogin&data=05">open</a>',
      },
    ],
  ])('fires on the page of %s', async (_, draft) => {
    expect(linkDeviceCode.run(await mailCaseOf(draft))).toMatchObject({
      type: 'link-device-code',
      score: expect.any(Number),
    });
  });

  it('marks the link', async () => {
    const input = await mailCaseOf({ text: 'The code FJ39KQ2X for https://microsoft.com/devicelogin now.' });
    expect(markedIn(input, linkDeviceCode.run(input))).toEqual(['hxxps://microsoft[.]com/devicelogin']);
  });

  it.each<[string, MailDraft]>([
    [
      'the company’s own mail about a television',
      {
        from: 'Amazon <no-reply@amazon.com>',
        text: 'Enter the code on https://www.amazon.com/code to register your TV.',
      },
    ],
    ['a link without any code', { text: 'How it works: https://microsoft.com/devicelogin' }],
    ['a code for another page', { text: 'Your code is 123456. https://shop.example/login' }],
    ['source code', { text: 'The code is at https://github.com/ana/device' }],
    ['a page about devices', { text: 'The code of conduct: https://www.microsoft.com/surface/devices' }],
    ['a discount code', { text: 'Use the code SPRING at https://www.amazon.com/gp/product/1' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(linkDeviceCode.run(await mailCaseOf(draft))).toBeNull();
  });
});
