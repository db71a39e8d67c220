import { isMailService } from '../../addresses/mail-services.ts';
import { type ParsedUrl, parseUrl } from '../../addresses/parse-url.ts';
import { brandOwning } from '../../brands/genuine.ts';
import { belongsTo, isSameOrganisation } from '../../brands/organisation.ts';
import { defangHost } from '../../text/defang.ts';
import { removeInvisible } from '../../text/invisible-characters.ts';
import { type Certainty, certaintyRank } from '../../verdict/certainty.ts';
import { isStrange, type LinkCase, type MailCase } from '../case.ts';
import { destinationDetector } from './define.ts';

const writtenHost =
  /^(?:(?:https?|hxxps?):\/\/)?((?:[a-z0-9-]{1,63}(?:\.|\[\.\])){1,6}[a-z]{2,18})(?:[/:?#]\S*)?$/i;

/** Names of files look like hosts: `invoice.pdf`, `report.xlsx`, `Node.js`. */
const fileName =
  /^[^/:]+\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|csv|html?|php|aspx?|jpe?g|png|gif|webp|svg|heic|tiff?|mp[34]|mov|avi|wav|zip|rar|7z|gz|tar|exe|dmg|js|ts|json|xml|ya?ml|py|md|eml|ics|vcf|psd|dwg)$/i;

/** The host that the words of a link name, when they are nothing but an address. Invisible letters do not change it. */
const hostInWords = (text: string): ParsedUrl | null => {
  const words = removeInvisible(text.normalize('NFKC')).trim();
  const host = fileName.test(words) ? undefined : writtenHost.exec(words)?.[1]?.replaceAll('[.]', '.');
  const url = host ? parseUrl(`https://${host}`) : null;
  return url?.registrableDomain ? url : null;
};

const findMismatch = (one: LinkCase, { borrowed }: MailCase) => {
  const shown = one.link.words === null ? null : hostInWords(one.link.words);
  if (!shown) return null;
  const { url } = one.target;
  if (isSameOrganisation(shown, url) || isSameOrganisation(shown, one.first)) return null;
  // Senders count clicks on their own host, so that counts only where they show the address of a brand they imitate.
  if (one.isSenders && !(borrowed?.speaks && belongsTo(shown, borrowed.brand))) return null;
  // Half of all newsletters link through a mail service that counts clicks.
  return isMailService(url.registrableDomain) || one.target.shortener
    ? null
    : { shown, real: url, link: one };
};

type Mismatch = NonNullable<ReturnType<typeof findMismatch>>;

/**
 * The address of a company we know, over a link to a site that nothing connects with it and that few people visit. Small
 * services that count clicks do that too, so it proves deception only where the site asks for an account.
 */
const certaintyOf = ({ shown, link }: Mismatch): Certainty => {
  if (brandOwning(shown) === null || link.link.origin !== 'href' || !isStrange(link)) return 'weak';
  const { hostLures, pathLures } = link.target;
  return hostLures.credential.length + pathLures.credential.length > 0 ? 'proof' : 'strong';
};
const byCertainty = (a: Mismatch, b: Mismatch) =>
  certaintyRank[certaintyOf(b)] - certaintyRank[certaintyOf(a)];

/** The words say one address, the link opens another. */
export const linkOtherWords = destinationDetector({
  id: 'link-other-words',
  title: 'Link leads to a different site than it shows',
  points: 21,
  severity: 'high',
  icon: 'Link2',
  find: (input) => input.links.flatMap((one) => findMismatch(one, input) ?? []).sort(byCertainty),
  certainty: certaintyOf,
  where: ({ link }) => (link.link.span ? [link.link.span] : []),
  describe: ({ shown, real }) =>
    `The link shows ${defangHost(shown.host)} but opens ${defangHost(real.host)}.`,
  recommendation: 'Type the address you know instead of using the link.',
});
