import { countryOf } from './country-code.ts';
import { firstReadable } from './first-readable.ts';
import { type JsonRecord, listOf, recordOf, recordsOf, textsOf } from './rdap-json.ts';
import { isRedaction, mailAddressIn, readPlainText } from './registry-text.ts';

/** Registrar, registrant, abuse desk: the parties to a registration (RFC 9083 5.1). */
export type RdapEntity = {
  roles: string[];
  /** The full name on the card: of a company or of a person. */
  name: string | null;
  organisation: string | null;
  isCompany: boolean;
  country: string | null;
  email: string | null;
  isRedacted: boolean;
  entities: RdapEntity[];
};

/** The abuse desk is nested inside the registrar; deeper levels add nothing. */
const maxDepth = 3;
/** Per level; a registration has five or six. */
const maxEntities = 20;

export const entitiesIn = (value: unknown, depth = 1): RdapEntity[] =>
  depth > maxDepth
    ? []
    : recordsOf(value)
        .slice(0, maxEntities)
        .map((entity) => entityOf(entity, depth));

const entityOf = (entity: JsonRecord, depth: number): RdapEntity => {
  const card = cardOf(entity);
  return {
    roles: textsOf(entity['roles']).map((role) => role.toLowerCase()),
    name: firstReadable(card('fn'), ({ value }) => readPlainText(value)),
    // An organisation's units come as a list, the whole first.
    organisation: firstReadable(card('org'), ({ value }) =>
      readPlainText(Array.isArray(value) ? value[0] : value),
    ),
    isCompany: card('kind').some(({ value }) => value === 'org'),
    country: firstReadable(card('adr'), countryOfAddress),
    email: firstReadable(card('email'), ({ value }) => mailAddressIn(value)),
    isRedacted:
      [...card('fn'), ...card('org')].some(({ value }) =>
        isRedaction(Array.isArray(value) ? value[0] : value),
      ) || recordsOf(entity['remarks']).some(isRedactionRemark),
    entities: entitiesIn(entity['entities'], depth + 1),
  };
};

type CardProperty = { parameters: JsonRecord; value: unknown };

/** jCard (RFC 7095): `["vcard", [["fn", {}, "text", "Example Inc."], ...]]`. */
const cardOf = (entity: JsonRecord) => {
  const properties = listOf(listOf(entity['vcardArray'])[1]).map(listOf);
  return (name: string): CardProperty[] =>
    properties
      .filter(([key]) => typeof key === 'string' && key.toLowerCase() === name)
      .map(([, parameters, , value]) => ({ parameters: recordOf(parameters), value }));
};

/** The seventh part is the country (RFC 6350 6.3.1), and `cc` its letters (RFC 8605). */
const countryOfAddress = ({ parameters, value }: CardProperty): string | null => {
  const labelled = countryOf(parameters['cc']) ?? countryOf(listOf(value)[6]);
  if (labelled !== null) return labelled;
  const label = parameters['label'];
  const lastLine = typeof label === 'string' ? label.trim().split('\n').at(-1) : '';
  // An address in free text ends with its country, used only if it is recognised.
  const country = countryOf(lastLine);
  return country !== null && /^[A-Z]{2}$/.test(country) ? country : null;
};

const isRedactionRemark = (remark: JsonRecord) =>
  isRedaction(remark['title']) ||
  /^object (?:redacted|truncated) due to authorization$/i.test(String(remark['type']));
