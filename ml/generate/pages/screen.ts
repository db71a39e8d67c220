import { type Entry, entriesOf, type MarkedLine, markedLine } from '../../corpus/read.ts';
import type { Language } from '../generated-mail.ts';
import { type SenderKind, senderKinds } from '../letter.ts';

/** The skeleton of what stands on a screenshot, as it is written in ml/corpus/screens. */
export type Screen = {
  family: string;
  language: Language;
  legit: string | null;
  lure: string | null;
  from: SenderKind;
  frames: FrameKind[];
  lines: ScreenLine[];
};

const frameKinds = ['sms', 'chat', 'web', 'app', 'dialog', 'document', 'bare'] as const;
export type FrameKind = (typeof frameKinds)[number];

export type ScreenLine = Omit<MarkedLine, 'mark'> & { kind: 'text' | 'fields' | 'some' };

export const screens = (language: Language, text: string): Screen[] =>
  entriesOf(text).map((entry) => screenOf(language, entry));

const screenOf = (language: Language, { name, settings, lines: written }: Entry): Screen => {
  const from = senderKinds.find((kind) => kind === settings.get('from'));
  const named = (settings.get('as') ?? '').split(',');
  const frames = frameKinds.filter((kind) => named.includes(kind));
  const lines = written.map(lineOf);
  const [legit, lure] = [settings.get('legit') ?? null, settings.get('lure') ?? null];
  // A reader of text alone has nothing else to go by.
  const isTold = legit === null || lure === null || lines.some(tellsLure);
  if (!from || frames.length !== named.length || lines.length === 0 || (!legit && !lure) || !isTold) {
    throw new Error(`screen ${language}/${name} is written wrongly`);
  }
  return { family: `screen/${language}/${name}`, language, legit, lure, from, frames, lines };
};

const tellsLure = ({ side, isOptional }: ScreenLine) => side === 'lure' && !isOptional;

const lineOf = (written: string): ScreenLine => {
  const { mark, ...line } = markedLine(written, ['&', '*']);
  return { kind: mark === '&' ? 'fields' : mark === '*' ? 'some' : 'text', ...line };
};
