import type { KeyObject } from 'node:crypto';
import type { ContentKey } from './content-keys.ts';
import type { contactMessages } from './schema.ts';
import { seal, unseal } from './seal.ts';

type MessageRow = typeof contactMessages.$inferSelect;
type MessageContent = Pick<MessageRow, 'name' | 'company' | 'message'>;

/** The columns of a message to us that only its key opens. The address stays: by it a user's messages are found and deleted. */
export const sealMessage = (
  { id: contentKeyId, key }: ContentKey,
  id: string,
  { name, company, message }: MessageContent,
) => ({
  ...{ name: '', company: null, message: '' },
  contentKeyId,
  content: seal(key, JSON.stringify({ name, company, message } satisfies MessageContent), `message ${id}`),
});

export const unsealMessage = <Row extends MessageRow>(
  keys: ReadonlyMap<string, KeyObject>,
  { content, contentKeyId, ...row }: Row,
) => {
  const key = contentKeyId && keys.get(contentKeyId);
  if (!key || !content) return row;
  return { ...row, ...(JSON.parse(unseal(key, content, `message ${row.id}`)) as MessageContent) };
};
