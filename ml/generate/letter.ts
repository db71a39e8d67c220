import type { Language } from './generated-mail.ts';

/**
 * A letter is the skeleton of a message. It is written as a block of text:
 *
 *     @ name legit=genre lure=genre from=bank ...   begins a letter; it may be sent by either side, or by one only
 *     # ...      a subject; several lines are alternatives
 *     ~ ...      the preview line of the inbox
 *     > ...      the words of the button or link that is asked for
 *     >> ...     a further link to the sender's own pages
 *     = a: b ;; c: d     a small table of facts
 *     * a ;; b ;; c      a list, of which some points are taken
 *     ^ ...      shown large, as codes and totals are
 *     $ order    goods that were bought;  $ offers  goods on offer;  $ stories  pieces of a newsletter
 *     anything else is a paragraph
 *
 * In front of a line, `?` leaves it out half the time, `+` keeps it for honest mail only, `!` for lures only. What is
 * not so marked is said by both, which is the point: ordinary words must not convict.
 */
export type Letter = {
  family: string;
  language: Language;
  /** Its genre when an honest sender writes it; null where nobody honest would. */
  legit: string | null;
  lure: string | null;
  from: SenderKind;
  subjects: string[];
  previews: string[];
  lines: Line[];
  /** Written by hand to one person: no layout, no footer. */
  isPersonal: boolean;
  isFluent: boolean;
  /** Sent to many at once: carries the means to unsubscribe. */
  isBulk: boolean;
  /** Ends without a name. */
  isUnsigned: boolean;
  /** A text of a messenger or a phone: mostly met as pasted words without a header. */
  isChat: boolean;
  greeting: 'formal' | 'informal' | 'none';
  /** Files that come with it, by side; one is drawn. */
  files: { legit: string[]; lure: string[] };
};

export type LineKind =
  | 'paragraph'
  | 'button'
  | 'link'
  | 'facts'
  | 'list'
  | 'large'
  | 'goods'
  | 'subject'
  | 'preview';
export type Line = { kind: LineKind; text: string; isOptional: boolean; side: 'both' | 'legit' | 'lure' };

export const senderKinds = [
  'account',
  'bank',
  'boss',
  'card',
  'charity',
  'city',
  'colleague',
  'crypto',
  'documents',
  'employer',
  'energy',
  'events',
  'friend',
  'health',
  'hosting',
  'insurance',
  'mailbox',
  'parcel',
  'payment',
  'person',
  'saas',
  'school',
  'security',
  'shop',
  'small',
  'social',
  'stranger',
  'streaming',
  'supplier',
  'tax',
  'telecom',
  'toll',
  'travel',
] as const;
export type SenderKind = (typeof senderKinds)[number];

const marks: [string, LineKind][] = [
  ['>>', 'link'],
  ['>', 'button'],
  ['=', 'facts'],
  ['*', 'list'],
  ['^', 'large'],
  ['$', 'goods'],
  ['#', 'subject'],
  ['~', 'preview'],
];

/** Reads a block of letters. A mistake in it stops the program: a letter that is half read would teach nonsense. */
export const letters = (language: Language, block: string): Letter[] =>
  block
    .split(/^@ /m)
    .slice(1)
    .map((one) => letterOf(language, one.split('\n')));

const letterOf = (language: Language, [head = '', ...rest]: string[]): Letter => {
  const [name = '', ...settings] = head.trim().split(/\s+/);
  const set = new Map(settings.map((one) => one.split('=') as [string, string | undefined]));
  const value = (key: string) => set.get(key) ?? null;
  const from = senderKinds.find((kind) => kind === value('from'));
  const lines = rest.filter((line) => line.trim() !== '').map(lineOf);
  const texts = (kind: LineKind) => lines.filter((line) => line.kind === kind).map(({ text }) => text);
  if (!from || texts('subject').length === 0 || (!value('legit') && !value('lure'))) {
    throw new Error(`letter ${language}/${name}: ${head}`);
  }
  const greeting = value('greet');
  return {
    family: `${language}/${name}`,
    language,
    legit: value('legit'),
    lure: value('lure'),
    from,
    subjects: texts('subject'),
    previews: texts('preview'),
    lines: lines.filter(({ kind }) => kind !== 'subject' && kind !== 'preview'),
    isPersonal: set.has('personal'),
    isFluent: set.has('fluent'),
    isBulk: set.has('bulk'),
    isUnsigned: set.has('unsigned'),
    isChat: set.has('chat'),
    greeting: greeting === 'none' || greeting === 'informal' ? greeting : 'formal',
    files: { legit: value('file')?.split(',') ?? [], lure: value('trap')?.split(',') ?? [] },
  };
};

const lineOf = (written: string): Line => {
  const [, flags = '', body = ''] = /^([?+!]*)\s*(.*)$/.exec(written.trim()) ?? [];
  const [mark, kind] = marks.find(([start]) => body.startsWith(start)) ?? ['', 'paragraph' as const];
  return {
    kind,
    text: body.slice(mark.length).trim(),
    isOptional: flags.includes('?'),
    side: flags.includes('+') ? 'legit' : flags.includes('!') ? 'lure' : 'both',
  };
};
