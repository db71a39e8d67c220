import { hash } from 'node:crypto';
import { linkItem } from '../../engine/index.ts';

/** What exactly was judged, as a digest: `link:…`, `message:…`, `picture:…`. Only the same item has the same. */
export type JudgedItem = string;

type ItemKind = 'link' | 'message' | 'picture';

export const judgedItem = (kind: ItemKind, content: string | Uint8Array): JudgedItem =>
  `${kind}:${hash('sha256', content)}`;

/** A link or a domain: both are of a host, and one decision counts for both. Null for text that is neither. */
export const judgedLink = (text: string): JudgedItem | null => {
  const item = linkItem(text);
  return item === null ? null : judgedItem('link', item);
};
