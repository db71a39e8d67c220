import { cleanText } from '../../../text/clean-text.ts';

const maxSource = 200_000;
const maxText = 8000;
const maxLines = 60;

/** What an invitation shows, in the order a calendar shows it. */
const shownAs: Record<string, string> = {
  SUMMARY: '',
  ORGANIZER: 'Organiser: ',
  LOCATION: 'Where: ',
  DESCRIPTION: '',
  COMMENT: '',
  URL: '',
  CONFERENCE: '',
  ATTACH: '',
  'X-ALT-DESC': '',
};
const order = Object.keys(shownAs);

const property = /^([A-Z-]{1,40})((?:;[^":]{0,300}(?:"[^"]{0,500}"[^":]{0,300}){0,10})?):(.*)$/is;

/** The words of an invitation (RFC 5545): summary, who invites, where, description and addresses, one line each. */
export const readCalendar = (source: string): string => {
  const found: { name: string; line: string }[] = [];
  let isAlarm = false;
  // Long lines go on in the next one behind a space.
  for (const raw of source
    .slice(0, maxSource)
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)) {
    if (/^(?:BEGIN|END):VALARM/i.test(raw)) isAlarm = /^BEGIN/i.test(raw);
    const match = property.exec(raw.slice(0, 20_000));
    const name = (match?.[1] ?? '').toUpperCase();
    const label = Object.hasOwn(shownAs, name) ? shownAs[name] : undefined;
    if (!match || label === undefined || isAlarm) continue;
    const value = shownValue(name, match[2] ?? '', match[3] ?? '');
    if (value !== '' && found.length < maxLines && !found.some(({ line }) => line === label + value))
      found.push({ name, line: label + value });
  }
  const lines = found.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return cleanText(lines.map(({ line }) => line).join('\n'), maxText);
};

const shownValue = (name: string, parameters: string, value: string): string => {
  const plain = value
    .replace(/\\n/gi, '\n')
    .replace(/\\([,;\\])/g, '$1')
    .trim();
  if (name === 'ORGANIZER') {
    const shown = /;CN=(?:"([^"]*)"|([^;:"]*))/i.exec(parameters);
    const address = plain.replace(/^mailto:/i, '');
    return `${shown?.[1] ?? shown?.[2] ?? ''} <${address}>`.trim();
  }
  // The formatted description is shown instead of the plain one: only where it leads is new.
  if (name === 'X-ALT-DESC')
    return [...plain.matchAll(/\bhref\s?=\s?["']([^"'<>]{1,2000})/gi)]
      .map(([, href = '']) => href.replace(/&amp;/g, '&'))
      .slice(0, 20)
      .join('\n');
  return name === 'ATTACH' && !/^https?:/i.test(plain) ? '' : plain;
};
