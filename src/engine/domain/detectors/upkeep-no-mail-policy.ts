import { defangHost } from '../../text/defang.ts';
import { upkeepDetector } from './define.ts';

/** Only for domains that take mail. Low, because it concerns the owner: many small legitimate sites have none. */
export const upkeepNoMailPolicy = upkeepDetector({
  id: 'upkeep-no-mail-policy',
  title: 'No rule against forged mail',
  points: 4,
  severity: 'low',
  icon: 'AlertCircle',
  recommendation:
    'Do not take the sender’s name in a message as proof; ask the sender through another channel.',
  find: ({ facts: { mailSecurity }, takesMail, name }) =>
    takesMail === true && mailSecurity.dmarc.state === 'absent' ? [name] : [],
  describe: (name) =>
    `${defangHost(name)} takes mail but has no rule that tells receivers what to do with forged mail (DMARC).`,
});
