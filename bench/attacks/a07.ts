import { setTimeout } from 'node:timers/promises';
import type { Attack } from '../kit/attack.ts';
import { urlCheck } from '../kit/callers.ts';
import { type Mailbox, startMailbox } from '../kit/mailbox.ts';
import { visitorAt } from '../kit/visitor.ts';

const victim = 'ana@example.com';
/** Five of the newest code, then one more with each that strangers may still ask for, and each of those five times at most. */
const triesAMinute = 25;
let mailbox: Mailbox;
let compared = 0;

export const attack = {
  what: 'a stranger guesses codes of one account, as fast as the server answers, from ever new networks',
  prepare: async () => {
    mailbox = await startMailbox();
    return { env: { SMTP_URL: mailbox.url, TRUST_PROXY: '127.0.0.1' }, end: mailbox.close };
  },
  others: urlCheck,
  othersPerSecond: 2,
  run: async ({ server, isOver, gain }) => {
    for (let round = 0; !isOver(); round += 1) {
      const stranger = visitorAt(server.url, `198.${18 + (round % 2)}.${round % 250}.7`);
      await stranger.askForCode(victim);
      for (let n = 0; n < 8 && !isOver(); n += 1) {
        const { status, message } = await stranger.enterCode(victim, `${round % 10}${n}0000`);
        const isCompared = message === 'Invalid verification code';
        gain(isCompared ? 'wrong code' : status);
        if (isCompared) compared += 1;
        await setTimeout(50);
      }
    }
  },
  look: async () => ({
    seen: `${compared} guesses were compared with a code, ${mailbox.count(victim)} mails went out`,
    isHeld: compared <= triesAMinute && mailbox.count(victim) <= 10,
  }),
} satisfies Attack;
