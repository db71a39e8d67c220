import { setTimeout } from 'node:timers/promises';
import type { Attack } from '../kit/attack.ts';
import { urlCheck } from '../kit/callers.ts';
import { type Mailbox, startMailbox } from '../kit/mailbox.ts';
import { visitorAt } from '../kit/visitor.ts';

const owner = 'owner@example.com';
const mailsAnHour = 10;
let mailbox: Mailbox;
let home: ReturnType<typeof visitorAt>;
const wrong = () => (mailbox.newestCode(owner) === '000000' ? '111111' : '000000');

export const attack = {
  what: 'a stranger asks for the owner’s codes from ever new networks and enters wrong ones',
  prepare: async () => {
    mailbox = await startMailbox();
    return {
      env: { SMTP_URL: mailbox.url, OWNER_EMAIL: owner, TRUST_PROXY: '127.0.0.1' },
      end: mailbox.close,
    };
  },
  warmUp: async ({ url }) => {
    home = visitorAt(url, '203.0.113.1');
    await home.askForCode(owner);
    await home.enterCode(owner, mailbox.newestCode(owner));
  },
  others: urlCheck,
  othersPerSecond: 2,
  run: async ({ server, isOver, gain }) => {
    for (let round = 0; !isOver(); round += 1) {
      const stranger = visitorAt(server.url, `198.${18 + (round % 2)}.${round % 250}.7`);
      gain(`${(await stranger.askForCode(owner)).status} asking`);
      for (let n = 0; n < 6; n += 1) gain(`${(await stranger.enterCode(owner, wrong())).status} guessing`);
      await setTimeout(500);
    }
  },
  look: async () => {
    const asked = await home.askForCode(owner);
    const entered = await home.enterCode(owner, mailbox.newestCode(owner));
    const mails = mailbox.count(owner);
    return {
      seen: `the owner then asks for a code (${asked.status}) and signs in (${entered.status}); the mailbox got ${mails} mails`,
      // One was the owner's own, before the attack; notices of a new browser come besides.
      isHeld: asked.status === 200 && entered.status === 200 && mails <= mailsAnHour + 2,
    };
  },
} satisfies Attack;
