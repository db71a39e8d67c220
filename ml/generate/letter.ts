import { type Entry, entriesOf, type MarkedLine, markedLine } from '../corpus/read.ts';
import type { Language } from './generated-mail.ts';

/** The skeleton of a message, as it is written in ml/corpus/letters. */
export type Letter = {
  family: string;
  language: Language;
  /** Its genre when a legitimate sender writes it; null where nobody legitimate would. */
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
export type Line = Omit<MarkedLine, 'mark'> & { kind: LineKind };

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

const kinds: Readonly<Record<string, LineKind>> = {
  '>>': 'link',
  '>': 'button',
  '=': 'facts',
  '*': 'list',
  '^': 'large',
  $: 'goods',
  '#': 'subject',
  '~': 'preview',
};

export const letters = (language: Language, text: string): Letter[] =>
  entriesOf(text).map((entry) => letterOf(language, entry));

const letterOf = (language: Language, { name, settings, lines: written }: Entry): Letter => {
  const value = (key: string) => settings.get(key) ?? null;
  const from = senderKinds.find((kind) => kind === value('from'));
  const lines = written.map(lineOf);
  const texts = (kind: LineKind) => lines.filter((line) => line.kind === kind).map(({ text }) => text);
  if (!from || texts('subject').length === 0 || (!value('legit') && !value('lure'))) {
    throw new Error(`letter ${language}/${name} is written wrongly`);
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
    isPersonal: settings.has('personal'),
    isFluent: settings.has('fluent'),
    isBulk: settings.has('bulk'),
    isUnsigned: settings.has('unsigned'),
    isChat: settings.has('chat'),
    greeting: greeting === 'none' || greeting === 'informal' ? greeting : 'formal',
    files: { legit: value('file')?.split(',') ?? [], lure: value('trap')?.split(',') ?? [] },
  };
};

const lineOf = (written: string): Line => {
  const { mark, ...line } = markedLine(written, Object.keys(kinds));
  return { kind: kinds[mark] ?? 'paragraph', ...line };
};
