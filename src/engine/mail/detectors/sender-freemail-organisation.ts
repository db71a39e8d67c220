import { defang, defangHost } from '../../text/defang.ts';
import { foldProse } from '../../text/prose.ts';
import { senderDetector } from './define.ts';
import { shownFrom } from './where.ts';

/** What organisations call themselves, in six languages. People use their own name. */
const office =
  /\b(?:support|security|service|services|customer|billing|payments?|accounts?|accounting|department|dept|admin(?:istrator)?|helpdesk|help desk|team|office|bank|banking|notification|notice|alert|verification|delivery|shipping|courier|refund|tax|revenue|invoice|hr|human resources|payroll|it desk|webmail|mail ?box|server|system|subscription|renewal|order|purchase|rewards?|lottery|foundation|fund|agency|ministry|embassy|soporte|servicio|seguridad|banco|atencion|facturacion|suporte|servico|seguranca|atendimento|faturamento|cobranca|service client|assistance|securite|banque|kundenservice|kundendienst|sicherheit|rechnung|buchhaltung|verwaltung|assistenza|servizio|sicurezza|banca|fatturazione)\b/;

export const senderFreemailOrganisation = senderDetector({
  id: 'sender-freemail-organisation',
  title: 'An organisation writing from a free mailbox',
  points: 12,
  severity: 'medium',
  icon: 'UserX',
  find: ({ sender }) => {
    if (!sender?.isFreemail || /^(?:postmaster|mailer-daemon)@/.test(sender.address)) return [];
    const name = foldProse(sender.name, [{ start: 0, end: sender.name.length }], []).text;
    const local = sender.address.split('@')[0]?.replace(/[._\d-]+/g, ' ') ?? '';
    const word = office.exec(name)?.[0] ?? office.exec(local)?.[0];
    return word ? [{ word, domain: sender.domain, name: sender.name || defang(sender.address) }] : [];
  },
  where: shownFrom,
  describe: ({ name, domain }) =>
    `“${name}” sounds like an organisation, but anyone can open a mailbox at ${defangHost(domain)}. Organisations write from their own domain.`,
  recommendation: 'Look up the organisation’s own contact page and ask there.',
});
