import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';

/** `p=none` is where everybody begins: a first step, and worth the fewest points there are. */
export const upkeepIdleMailPolicy = detector({
  id: 'upkeep-idle-mail-policy',
  family: 'upkeep',
  title: 'Rule against forged mail only watches',
  points: 2,
  severity: 'low',
  icon: 'AlertCircle',
  recommendation: 'Take the sender’s name in a message as a claim only: forged ones are delivered as well.',
  find: ({ facts: { mailSecurity }, takesMail, name }: DomainCase) =>
    takesMail === true && mailSecurity.dmarc.state === 'known' && mailSecurity.dmarc.value.policy === 'none'
      ? [name]
      : [],
  describe: (name) =>
    `${defangHost(name)} asks receivers to deliver forged mail all the same (DMARC p=none).`,
});
