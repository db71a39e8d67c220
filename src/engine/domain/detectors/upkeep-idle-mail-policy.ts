import { defangHost } from '../../text/defang.ts';
import { upkeepDetector } from './define.ts';

/** `p=none` is the usual first step of a rollout, so it counts least. */
export const upkeepIdleMailPolicy = upkeepDetector({
  id: 'upkeep-idle-mail-policy',
  title: 'Rule against forged mail stops nothing',
  points: 2,
  severity: 'low',
  icon: 'AlertCircle',
  recommendation: 'Do not take the sender’s name in a message as proof: forged mail is delivered too.',
  find: ({ facts: { mailSecurity }, takesMail, name }) =>
    takesMail === true && mailSecurity.dmarc.state === 'known' && mailSecurity.dmarc.value.policy === 'none'
      ? [name]
      : [],
  describe: (name) =>
    `${defangHost(name)} asks receivers to report forged mail but deliver it all the same (DMARC p=none).`,
});
