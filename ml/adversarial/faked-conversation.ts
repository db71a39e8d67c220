import { lettersOf, oneOf, type Random, shuffled, wholeNumber } from './chance.ts';
import { atPageEnd, escapedHtml } from './html-text.ts';
import type { MailDraft } from './mail-draft.ts';
import { type Language, languageOfDraft } from './prose.ts';
import { ordinaryProse } from './wording.ts';

/** How mail programs introduce what they quote. */
const introductions: Record<Language, readonly [string, ...string[]]> = {
  English: ['On Tue, 3 Mar 2026 at 10:12, {who} wrote:', '{who} wrote on 03/03/2026 10:12:'],
  German: ['Am 03.03.2026 um 10:12 schrieb {who}:', 'Am Di., 3. März 2026 um 10:12 Uhr schrieb {who}:'],
  French: ['Le mar. 3 mars 2026 à 10:12, {who} a écrit :', 'Le 03/03/2026 à 10:12, {who} a écrit :'],
  Spanish: ['El mar, 3 mar 2026 a las 10:12, {who} escribió:', 'El 03/03/2026 a las 10:12, {who} escribió:'],
  Portuguese: [
    'Em ter., 3 de mar. de 2026 às 10:12, {who} escreveu:',
    'Em 03/03/2026 10:12, {who} escreveu:',
  ],
  Italian: [
    'Il giorno mar 3 mar 2026 alle ore 10:12 {who} ha scritto:',
    'Il 03/03/2026 10:12, {who} ha scritto:',
  ],
};
const prefixes = ['Re: ', 'RE: ', 'AW: ', 'Re: Re: '] as const;
const readers = [
  'Maria Lenz <m.lenz@office.example>',
  'Tom Price <tom@price.example>',
  'accounts@firm.example',
] as const;

/** The lure as an answer to a message that nobody wrote: every line of it is the attacker's. */
export const asAnswer = (draft: MailDraft, random: Random): MailDraft => {
  const language = languageOfDraft(draft);
  const lines = shuffled(random, ordinaryProse[language])
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?]) /))
    .slice(0, oneOf(random, [1, 3, 12, 40]));
  const who = oneOf(random, readers);
  const introduction = oneOf(random, introductions[language]).replace('{who}', who);
  const quoted = [introduction, '', ...lines.map((line) => `> ${line}`)].join('\n');
  const isBelow = random() < 0.8;
  const html = `<div class="gmail_quote"><div>${escapedHtml(introduction)}</div><blockquote>${lines
    .map((line) => `<p>${escapedHtml(line)}</p>`)
    .join('\n')}</blockquote></div>`;
  return {
    ...draft,
    answers: `<${lettersOf(random, wholeNumber(random, 12, 24), 'abcdefghijklmnopqrstuvwxyz0123456789')}@mail.example>`,
    subject: `${oneOf(random, prefixes)}${draft.subject}`,
    text: draft.text === '' ? '' : isBelow ? `${draft.text}\n\n${quoted}\n` : `${quoted}\n\n${draft.text}`,
    html: draft.html === '' ? '' : atPageEnd(draft.html, html),
  };
};
