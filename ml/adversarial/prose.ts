import { languageOf, webAddresses } from '../../src/engine/training.ts';
import { mapHtmlText } from './html-text.ts';
import type { MailDraft } from './mail-draft.ts';

type Change = (text: string) => string;

const mailAddress = /[^\s<>()[\]"',;:]{1,64}@[^\s<>()[\]"',;:]{1,255}/g;

/** Changes a text around the addresses in it: a lure whose link is broken catches no victim. */
export const mapProse = (text: string, change: Change): string => {
  const addresses = [
    ...webAddresses(text),
    ...[...text.matchAll(mailAddress)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
    })),
  ].sort((a, b) => a.start - b.start);
  let result = '';
  let read = 0;
  for (const { start, end } of addresses) {
    if (end <= read) continue;
    const from = Math.max(start, read);
    result += `${change(text.slice(read, from))}${text.slice(from, end)}`;
    read = end;
  }
  return `${result}${change(text.slice(read))}`;
};

/** Changes the words of a message in both its forms, and of its subject. */
export const mapBody = (draft: MailDraft, change: Change): MailDraft => {
  const inProse = (text: string) => mapProse(text, change);
  return {
    ...draft,
    subject: inProse(draft.subject),
    text: inProse(draft.text),
    html: mapHtmlText(draft.html, inProse),
  };
};

/** The same, and of the sender's name. */
export const mapEverything = (draft: MailDraft, change: Change): MailDraft => ({
  ...mapBody(draft, change),
  displayName: mapProse(draft.displayName, change),
});

export const languages = ['English', 'German', 'French', 'Spanish', 'Portuguese', 'Italian'] as const;
export type Language = (typeof languages)[number];

/** The language of a message; English if it does not declare one. */
export const languageOfDraft = ({ subject, text, html }: MailDraft): Language => {
  const words: string[] = [subject, text];
  mapHtmlText(html, (run) => {
    words.push(run);
    return run;
  });
  const folded = words.join(' ').slice(0, 20_000).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const found = languageOf(folded, 3);
  return languages.find((one) => one === found) ?? 'English';
};
