/** What the messages of a campaign have in common. All of it was written by an attacker. */
export type CampaignTraits = {
  subjects: readonly string[];
  senders: readonly string[];
  /** Where its links lead. */
  hosts: readonly string[];
  fileNames: readonly string[];
  /** When the first of them arrived. */
  firstSeen: Date;
};

/** Something that an administrator copies: we run nothing in anybody's mailboxes. */
export type MailboxQuery = {
  product: 'Microsoft 365' | 'Google Workspace' | 'Exchange Server';
  /** What it is for, and where it is pasted. */
  title: string;
  query: string;
  /** What to do with what it finds. */
  next: string;
};

/** Some programs refuse longer queries, and no campaign is found by its twentieth subject. */
const maxOfEach = 8;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Queries that find the same messages in other mailboxes. Where they are only looked for, a message counts as found by its sender, its
 * subject, the name of its attachment or the host of a link: the reader of the list sees at once what does not belong. Where they can
 * be deleted, the sender has to fit together with the subject or the attachment: a forged sender may be a colleague, and a subject
 * “Invoice” is anybody's.
 */
export const mailboxQueries = (traits: CampaignTraits): MailboxQuery[] => {
  const known = {
    subjects: wordsOf(traits.subjects),
    senders: wordsOf(traits.senders),
    hosts: wordsOf(traits.hosts),
    fileNames: wordsOf(traits.fileNames),
  };
  if (Object.values(known).every(({ length }) => length === 0)) return [];
  // A day earlier: mailboxes keep the time of their own zone.
  const since = new Date(traits.firstSeen.getTime() - dayMs).toISOString().slice(0, 10);
  const deletion = complianceSearch(known, since);
  const look = 'Look through what it finds first.';
  const all: (Omit<MailboxQuery, 'query'> & { query: string | null })[] = [
    {
      product: 'Microsoft 365',
      title: 'Find them: Microsoft Defender, Hunting, Advanced hunting',
      query: huntingQuery(known, since),
      next: `${look} Then choose Take actions to move or delete the messages.`,
    },
    {
      product: 'Microsoft 365',
      title: 'Find and delete them: PowerShell, after Connect-IPPSSession',
      query: deletion,
      next: `${look} Only the last line deletes: people can still restore what it removes, and it takes few messages of a mailbox at a time.`,
    },
    {
      product: 'Google Workspace',
      title: 'Find them: Gmail, Google Vault, or an administrator’s search over all mailboxes',
      query: gmailQuery(known, since),
      next: `${look} The security investigation tool of the Admin console can delete them, where your edition has it.`,
    },
    {
      product: 'Exchange Server',
      title: 'Find and delete them: Exchange Management Shell',
      query: deletion,
      next: `${look} Only the last line deletes.`,
    },
  ];
  return all.flatMap(({ query, ...one }) => (query === null ? [] : [{ ...one, query }]));
};

type Known = Record<'subjects' | 'senders' | 'hosts' | 'fileNames', string[]>;

/**
 * Every sign that ends a text, or means something, in one of the languages below becomes a space: the programs look for words and
 * skip such signs themselves. PowerShell takes typographic quotes for quotes. Signs that cannot be seen are left out.
 */
const wordsOf = (values: readonly string[]): string[] =>
  [
    ...new Set(
      values
        .map((value) =>
          value
            .replace(/[\p{Cc}\p{Zl}\p{Zp}'"`´\u2018-\u201F\\${}()|&;<>*?[\]#]/gu, ' ')
            .replace(/\p{Cf}/gu, '')
            .replace(/\s+/g, ' ')
            .trim()
            .slice(0, 150)
            .trim(),
        )
        .filter((value) => /[\p{L}\p{N}]/u.test(value)),
    ),
  ].slice(0, maxOfEach);

const quoted = (value: string) => `"${value}"`;
const each = (name: string, values: readonly string[]) => values.map((value) => `${name}:${quoted(value)}`);

const anyOf = (terms: readonly string[]) => `(${terms.join(' OR ')})`;

/** Null where nothing tells a campaign's messages from others for sure. */
const sureKeywords = ({ subjects, senders, hosts, fileNames }: Known): string | null => {
  const contents = [...each('subject', subjects), ...each('attachmentnames', fileNames)];
  const sure = [
    ...(senders.length > 0 && contents.length > 0
      ? [`(${anyOf(each('from', senders))} AND ${anyOf(contents)})`]
      : []),
    // Without a name: anywhere in the message.
    ...hosts.map(quoted),
  ];
  return sure.length > 0 ? anyOf(sure) : null;
};

const complianceSearch = (known: Known, since: string): string | null => {
  const keywords = sureKeywords(known);
  if (keywords === null) return null;
  return [
    `New-ComplianceSearch -Name 'Hookwise' -ExchangeLocation All -ContentMatchQuery '${keywords} AND received>=${since}'`,
    `Start-ComplianceSearch -Identity 'Hookwise'`,
    `Get-ComplianceSearch -Identity 'Hookwise' | Format-List Status, Items, SuccessResults`,
    `New-ComplianceSearchAction -SearchName 'Hookwise' -Purge -PurgeType SoftDelete`,
  ].join('\n');
};

const gmailQuery = ({ subjects, senders, hosts, fileNames }: Known, since: string) =>
  `{${[
    ...each('from', senders),
    ...each('subject', subjects),
    ...each('filename', fileNames),
    ...hosts.map(quoted),
  ].join(' ')}} after:${since.replaceAll('-', '/')}`;

/** Kusto: each table knows a part, and all have the id of the message in common. */
const huntingQuery = ({ subjects, senders, hosts, fileNames }: Known, since: string) => {
  const list = (values: readonly string[]) => values.map(quoted).join(', ');
  const messages = [
    senders.length > 0 ? `SenderFromAddress in~ (${list(senders)})` : '',
    subjects.length > 0 ? `Subject has_any (${list(subjects)})` : '',
  ].filter(Boolean);
  const found = [
    messages.length > 0
      ? `(EmailEvents | where Timestamp >= from | where ${messages.join(' or ')} | project NetworkMessageId)`
      : '',
    hosts.length > 0
      ? `(EmailUrlInfo | where Timestamp >= from | where UrlDomain in~ (${list(hosts)}) | project NetworkMessageId)`
      : '',
    fileNames.length > 0
      ? `(EmailAttachmentInfo | where Timestamp >= from | where FileName in~ (${list(fileNames)}) | project NetworkMessageId)`
      : '',
  ].filter(Boolean);
  return [
    `let from = datetime(${since});`,
    `let found = union ${found.join(',\n  ')};`,
    'EmailEvents',
    '| where Timestamp >= from and NetworkMessageId in (found)',
    '| project Timestamp, RecipientEmailAddress, SenderFromAddress, Subject, DeliveryLocation, NetworkMessageId',
  ].join('\n');
};
