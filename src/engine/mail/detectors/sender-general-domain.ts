import { defangHost } from '../../text/defang.ts';
import { foldProse } from '../../text/prose.ts';
import type { Sender } from '../case.ts';
import { senderDetector } from './define.ts';
import { isGeneralWord } from './general-words.ts';
import { shownFrom } from './where.ts';

/** How a part of the reader's own company signs. */
const departments = [
  /hr|human resources|people (?:team|operations)|payroll|benefits?|it (?:support|help ?desk|service ?desk|department|team|security|admin(?:istrator)?)|help ?desk|service ?desk|mail(?:box)? admin(?:istrator)?|system admin(?:istrator)?|administrator|finance (?:team|department)|accounts (?:payable|receivable)|procurement|compliance|security (?:team|operations|desk)|voice ?mail|scanner|document (?:cent(?:er|re)|portal|management)|file ?shar(?:e|ing)|shared (?:a )?(?:files?|documents?|folder)|e-?sign(?:ature)?|workspace|your (?:company|organi[sz]ation|employer|department)|all (?:staff|employees)/,
  /personal(?:abteilung|verwaltung|wesen)|(?:lohn|gehalts)(?:abrechnung|buchhaltung)|it-?(?:abteilung|service)|systemadministrat(?:or|ion)/,
  /ressources humaines|service (?:rh|paie|du personnel|informatique|comptabilite)|direction (?:des ressources humaines|informatique)|support informatique/,
  /recursos humanos|rr ?hh|departamento (?:de (?:nominas|personal|sistemas|informatica|ti)|pessoal)|soporte (?:tecnico|informatico)|folha de pagamento|suporte (?:tecnico|de ti)/,
  /risorse umane|ufficio (?:personale|paghe|contabilita)|amministrazione del personale|supporto (?:it|tecnico|informatico)/,
  /personeelszaken|salarisadministratie|(?:hr|it|ict)-?(?:afdeling|helpdesk)|afdeling (?:personeelszaken|hr|ict)/,
  /dzial (?:kadr|hr|it|plac|kadr i plac)|personalni oddeleni|mzdova uctarna|it oddeleni|(?:personal|lone|it)-?avdelning(?:en)?/,
  /insan kaynaklari|bilgi islem|muhasebe birimi|sumber daya manusia|bagian (?:keuangan|personalia)/,
];
/** Courts and offices of the state write from their own domains, too. */
const authority =
  /clerk'?s? office|(?:county|district|civil|federal) court|court registry|tax (?:office|authority|department)|finanzamt|amtsgericht|inkassobur(?:o|eau)|tribunal|tribunale|tresor public|juzgado|belasting(?:zaken|dienst|kantoor)|gerechtsdeurwaarder|deurwaarder|urzad skarbowy|komornik|financni urad|exekutor|skattekontoret|vergi dairesi|icra dairesi/;
const either = (patterns: readonly RegExp[]) =>
  new RegExp(`\\b(?:${patterns.map(({ source }) => source).join('|')})\\b`);
const insideName = either([...departments, authority]);
const insideText = either(departments);

const wordsIn = (text: string) => text.split(/[-_.]+/).filter((word) => word !== '');

/** `company-benefits.team`, `drive-share.storage`: nothing in the name belongs to anybody. */
const isGeneral = ({ host, isEstablished, isFreemail, owner }: Sender): boolean => {
  if (!host || isEstablished || isFreemail || owner) return false;
  const words = wordsIn(host.label);
  const suffix = wordsIn(host.publicSuffix ?? '').filter(isGeneralWord);
  return words.length + suffix.length >= 2 && words.every(isGeneralWord);
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
    const said = insideName.exec(name) ?? insideText.exec(prose.text.slice(0, 2000));
    return said ? [{ said: said[0], domain: sender.domain }] : [];
  },
  where: shownFrom,
  describe: ({ said, domain }) =>
    `It says “${said}” as if it came from inside a company or an office, but ${defangHost(domain)} is made of words that belong to nobody. Anyone can register such a domain.`,
  recommendation: 'Ask the department itself, through your company’s own directory.',
});
