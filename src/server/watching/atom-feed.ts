import { productName } from '../../contract/site.ts';
import type { AlertContent } from './alert-words.ts';
import { escapeXml } from './escape-xml.ts';

type FeedEntry = { id: string; seenAt: Date; content: AlertContent };
type Feed = { id: string; updatedAt: Date; selfUrl: string; entries: readonly FeedEntry[] };

/** Alerts as a feed (RFC 4287). It has what alerts say, and no note, address or secret but its own. */
export const atomFeed = ({
  id,
  updatedAt,
  selfUrl,
  entries,
}: Feed): string => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>urn:uuid:${id}</id>
  <title>${productName}: alerts</title>
  <updated>${updatedAt.toISOString()}</updated>
  <author><name>${productName}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(selfUrl)}"/>
${entries.map(entryOf).join('')}</feed>
`;

const entryOf = ({ id, seenAt, content }: FeedEntry): string => {
  const { subject, whatChanged, whyItMatters, whatToDo } = content;
  const text = [whatChanged, whyItMatters, ...whatToDo].join('\n\n');
  return `  <entry>
    <id>urn:uuid:${id}</id>
    <title>${escapeXml(subject)}</title>
    <updated>${seenAt.toISOString()}</updated>
    <published>${seenAt.toISOString()}</published>
    <content type="text">${escapeXml(text)}</content>
  </entry>
`;
};
