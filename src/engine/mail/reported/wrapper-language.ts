import { languageOfLabels } from './forward-labels.ts';
import type { OpenedWrapper } from './open-wrapper.ts';

/** How programs begin the subject of what they forward, where only one language does so. */
const prefixes: readonly [RegExp, string][] = [
  [/^\s*wg:/i, 'de'],
  [/^\s*tr ?:/i, 'fr'],
  [/^\s*rv:/i, 'es'],
  [/^\s*i:/i, 'it'],
  [/^\s*enc:/i, 'pt'],
  [/^\s*pd:/i, 'pl'],
];

const phrases: readonly [RegExp, string][] = [
  [/\bgesendet\b|\bist (?:das|die|dies)\b|\bbitte\b|\bgrü(?:ß|ss)en?\b|\bweitergeleitete nachricht\b/i, 'de'],
  [/\benvoyé\b|\best-ce\b|\bbonjour\b|\bcordialement\b|\bmerci\b|\bmessage transféré\b/i, 'fr'],
  [/\benviado desde\b|\bhola\b|\bgracias\b|\bsaludos\b|\bmensaje reenviado\b|¿/i, 'es'],
  [/\binviato da\b|\bmessaggio inoltrato\b|\bgrazie\b/i, 'it'],
  [/\benviado do\b|\bmensagem encaminhada\b|\bobrigad[oa]\b/i, 'pt'],
];

/** The language of a person's mail program: as it says itself, by its labels, then by what stands above the forward. */
export const wrapperLanguage = ({ wrapper, forward, above }: OpenedWrapper): string | null => {
  const said = wrapper.headers.find(
    ({ key }) => key === 'accept-language' || key === 'content-language',
  )?.value;
  const [, code = ''] = /^\s*([a-z]{2})\b/i.exec(said ?? '') ?? [];
  if (code !== '') return code.toLowerCase();
  const words = above.join('\n').slice(0, 4000);
  const byLabels = forward ? languageOfLabels(forward.names) : null;
  if (byLabels !== null && byLabels !== 'en') return byLabels;
  return (
    prefixes.find(([pattern]) => pattern.test(wrapper.subject ?? ''))?.[1] ??
    phrases.find(([pattern]) => pattern.test(words))?.[1] ??
    byLabels
  );
};
