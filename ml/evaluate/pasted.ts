import { type ParsedMail, readMail } from '../../src/engine/training.ts';
import type { EvaluatedMail } from './own-mails.ts';

/** How much of a message people paste: what they see of its text, with or without the two lines above it. */
export const pastedForms = [
  'words alone',
  'with sender and subject',
  'with sender, subject and addresses',
] as const;
export type PastedForm = (typeof pastedForms)[number];

/** A message as people copy it from the screen: without headers, attachments and, mostly, the addresses behind its words. */
export const pastedInputs = async (
  input: EvaluatedMail['input'],
): Promise<{ pasted: PastedForm; input: EvaluatedMail['input'] }[]> => {
  const read = await readMail(input);
  const content = wordsOf(read);
  if (content.trim() === '') return [];
  const { from, subject, shown } = read;
  const lines = { sender: from?.address ?? '', subject };
  return [
    { pasted: 'words alone', input: { content } },
    { pasted: 'with sender and subject', input: { content, ...lines } },
    {
      pasted: 'with sender, subject and addresses',
      input: { content: shown.text.slice(shown.bodyStart, shown.bodyEnd), ...lines },
    },
  ];
};

export const pastedCopies = async (mail: EvaluatedMail): Promise<EvaluatedMail[]> =>
  (await pastedInputs(mail.input)).map(({ pasted, input }) => ({
    ...mail,
    id: `${mail.id}, ${pasted}`,
    // Neither a source nor a part of its own: it belongs to the slices of pasted copies alone.
    source: `pasted ${mail.source}`,
    part: 'ours',
    pasted,
    input,
  }));

/** The shown text with written addresses as they were written, and without those that stand behind words. */
const wordsOf = ({ shown, links }: ParsedMail): string => {
  const places = links
    .flatMap(({ span, words, origin }) =>
      span && span.start >= shown.bodyStart ? [{ span, words, origin }] : [],
    )
    .toSorted((a, b) => a.span.start - b.span.start);
  let text = '';
  let at = shown.bodyStart;
  for (const { span, words, origin } of places) {
    if (span.start < at) continue;
    const isBehind = shown.text[span.start - 1] === '[' && shown.text[span.end] === ']' && origin !== 'text';
    text += shown.text.slice(at, isBehind ? span.start - 1 : span.start);
    if (!isBehind) text += words ?? '';
    at = isBehind ? span.end + 1 : span.end;
  }
  return text + shown.text.slice(at);
};
