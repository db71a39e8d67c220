import type { KeyObject } from 'node:crypto';
import type { ContentKey } from './content-keys.ts';
import type { contactMessages } from './schema.ts';
import { seal, unseal } from './seal.ts';
import { storableJson } from './storable.ts';

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

/** What we answered, with the same key. */
export const sealAnswer = ({ key }: ContentKey, id: string, text: string): Uint8Array =>
  seal(key, storableJson({ text }).text, `answer to message ${id}`);

type Opened = Omit<MessageRow, 'content' | 'contentKeyId' | 'answer'> & { answer: string | null };

export const unsealMessage = (
  keys: ReadonlyMap<string, KeyObject>,
  { content, contentKeyId, answer, ...row }: MessageRow,
): Opened => {
  const key = contentKeyId && keys.get(contentKeyId);
  if (!key || !content) return { ...row, answer: null };
  return {
    ...row,
    ...(JSON.parse(unseal(key, content, `message ${row.id}`)) as MessageContent),
    answer: answer && unseal(key, answer, `answer to message ${row.id}`),
  };
};
