import { entriesOf, listsOf, readText } from '../../corpus/read.ts';
import { type Language, languages } from '../generated-mail.ts';
import { type SenderKind, senderKinds } from '../letter.ts';

/** Lists below headings; a heading or a key that means nothing stops the program. */
const sectionsOf = (path: string, headings: readonly string[], keys: readonly string[]) =>
  new Map(
    entriesOf(readText(path)).map(({ name, lines }) => {
      const lists = listsOf(lines);
      const unknown = [...lists.keys()].find((key) => !keys.includes(key));
      if (unknown !== undefined || !headings.includes(name)) throw new Error(`${path}: ${unknown ?? name}`);
      return [name, lists];
    }),
  );

const brands = sectionsOf('senders/brand-names.txt', ['everywhere', ...languages], senderKinds);

/** Names of the brand table that write this kind of mail everywhere. */
export const worldNames = (kind: SenderKind): string[] => brands.get('everywhere')?.get(kind) ?? [];

/** Names at home in one language, drawn more often there. */
export const localNames = (kind: SenderKind, language: Language): string[] =>
  brands.get(language)?.get(kind) ?? [];

const invented = sectionsOf('senders/invented-names.txt', senderKinds, ['any', ...languages]);

/** How an invented organisation of this kind is called: public bodies, banks and schools say what they are. */
export const inventedPatterns = (kind: SenderKind, language: Language): string[] | undefined =>
  invented.get(kind)?.get(language) ?? invented.get(kind)?.get('any');

/** Hosts some brands really write from; each belongs to the brand's own domains. */
export const sendingHosts = listsOf(readText('senders/sending-hosts.txt').trim().split('\n'));

/** How often a message comes from an unknown house. What is not listed always does. */
export const inventedShare: Partial<Record<SenderKind, number>> = {
  account: 0.3,
  bank: 0.06,
  card: 0.05,
  crypto: 0.12,
  documents: 0.1,
  events: 0.7,
  health: 0.75,
  hosting: 0.45,
  insurance: 0.6,
  mailbox: 0.15,
  parcel: 0.12,
  payment: 0.1,
  saas: 0.5,
  security: 0.15,
  shop: 0.5,
  social: 0.15,
  streaming: 0.1,
  tax: 0,
  telecom: 0.25,
  toll: 0,
  travel: 0.45,
};
