import { defangHost } from '../../text/defang.ts';
import { foldProse } from '../../text/prose.ts';
import { wordSet } from '../../text/word-list.ts';
import type { Sender } from '../case.ts';
import { senderDetector } from './define.ts';
import { shownFrom } from './where.ts';

/** Words that name an office or a service of any company, and so of none. */
const general = wordSet(
  'access account accounts admin administration alert alerts audit auth authentication backup benefit benefits billing business calendar center centre central cloud communication communications company compliance connect corp corporate customer dashboard data delivery department departments dept desk digital direct doc docs document documents drive email employee employees enterprise event events exchange fax file files finance financial form forms global group help helpdesk hr human id info information inbox internal international invoice invoices it legal link links live log login mail mailbox mailer management manager meeting meetings member members message messages messaging mfa mobile my net network news notice notices notification notifications notify office online operations order orders organisation organization password payment payments payroll people platform policy portal post postal pro procurement protect quarantine remittance remote report reports request resource resources review safe sales salary scan schedule secure secured security server service services share shared sharing sign signature signin signing site sms software solution solutions staff status storage store support survey system systems task tax team teams tech technology telecom training transfer treasury update updates user users vault vendor vendors verification verify video voice voicemail web webinar webmail work workflow workforce workplace workspace',
);

/** How a part of the reader's own company signs. */
const department =
  /\b(?:hr|human resources|people (?:team|operations)|payroll|benefits?|it (?:support|help ?desk|service ?desk|department|team|security|admin(?:istrator)?)|help ?desk|service ?desk|mail(?:box)? admin(?:istrator)?|system admin(?:istrator)?|administrator|finance (?:team|department)|accounts (?:payable|receivable)|procurement|compliance|security (?:team|operations|desk)|voice ?mail|scanner|document (?:cent(?:er|re)|portal|management)|file ?shar(?:e|ing)|shared (?:a )?(?:files?|documents?|folder)|e-?sign(?:ature)?|workspace|your (?:company|organi[sz]ation|employer|department)|all (?:staff|employees))\b/;

const wordsIn = (text: string) => text.split(/[-_.]+/).filter((word) => word !== '');

/** `company-benefits.team`, `drive-share.storage`: nothing in the name belongs to anybody. */
const isGeneral = ({ host, isEstablished, isFreemail, owner }: Sender): boolean => {
  if (!host || isEstablished || isFreemail || owner) return false;
  const words = wordsIn(host.label);
  const suffix = wordsIn(host.publicSuffix ?? '').filter((word) => general.has(word));
  return words.length + suffix.length >= 2 && words.every((word) => general.has(word));
};

/** A company's own departments write from the company's own domain. */
export const senderGeneralDomain = senderDetector({
  id: 'sender-general-domain',
  title: 'A department that belongs to no company',
  points: 24,
  certainty: 'strong',
  severity: 'high',
  icon: 'UserX',
  find: ({ sender, prose, isConversation }) => {
    if (!sender || isConversation || !isGeneral(sender)) return [];
    const name = foldProse(sender.name, [{ start: 0, end: sender.name.length }], []).text;
    const said = department.exec(name) ?? department.exec(prose.text.slice(0, 2000));
    return said ? [{ said: said[0], domain: sender.domain }] : [];
  },
  where: shownFrom,
  describe: ({ said, domain }) =>
    `It speaks of “${said}” as if it came from inside a company, but ${defangHost(domain)} is made of words that belong to nobody. Anyone can register such a domain.`,
  recommendation: 'Ask the department itself, through your company’s own directory.',
});
