import { defangHost } from '../../text/defang.ts';
import { upkeepDetector } from './define.ts';

/** Only for domains that take mail: a parked one need not say who sends it. Low, because it concerns the owner. */
export const upkeepNoSenderList = upkeepDetector({
  id: 'upkeep-no-sender-list',
  title: 'Does not say who may send its mail',
  points: 4,
  severity: 'low',
  icon: 'UserX',
  recommendation: 'Do not trust a message because it names this domain: anyone could have written it there.',
  find: ({ facts: { mailSecurity }, takesMail, name }) =>
    takesMail === true && mailSecurity.spf.state === 'absent' ? [name] : [],
  describe: (name) =>
    `${defangHost(name)} takes mail but publishes no list of the servers that send it (SPF), so receivers cannot tell its mail from forged mail.`,
});
