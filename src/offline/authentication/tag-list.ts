/** The tags of a signature (RFC 6376 3.2) as lenient verifiers read them: names in any case, the last of several counts. */
export type TagList = ReadonlyMap<string, string>;

const withoutSpaces = new Set(['bh', 'b', 'h']);

export const readTags = (value: string): TagList => {
  const tags = new Map<string, string>();
  for (const part of value.split(';')) {
    const equals = part.indexOf('=');
    if (equals < 0) continue;
    const name = oneLine(part.slice(0, equals)).toLowerCase();
    const written = oneLine(part.slice(equals + 1));
    if (name !== '') tags.set(name, withoutSpaces.has(name) ? written.replace(/\s+/g, '') : written);
  }
  return tags;
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** `rsa-sha256`, in its two parts. */
export const algorithmOf = (tags: TagList): { signs: string; hashes: string } => {
  const parts = (tags.get('a') ?? '').toLowerCase().split('-');
  return { signs: parts[0]?.trim() ?? '', hashes: parts.at(-1)?.trim() ?? '' };
};
