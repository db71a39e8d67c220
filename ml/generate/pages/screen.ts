import type { Language } from '../generated-mail.ts';
import { type SenderKind, senderKinds } from '../letter.ts';

/**
 * A screen is the skeleton of what stands on a screenshot. It is written as a block of text:
 *
 *     @ name legit=genre lure=genre from=bank as=sms,chat   begins a screen
 *     & a ;; b ;; c      fields and menus: all of them, side by side or below each other
 *     * a ;; b ;; c      lines of which some are taken
 *     anything else is a line of text; in a chat, a bubble
 *
 * In front of a line, `?` leaves it out half the time, `+` keeps it for honest screens only, `!` for lures only. A screen
 * that either side shows needs a `!` line without `?`: a reader of text alone has nothing else to go by.
 */
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

export type ScreenLine = {
  kind: 'text' | 'fields' | 'some';
  text: string;
  isOptional: boolean;
  side: 'both' | 'legit' | 'lure';
};

/** Reads a block of screens. A mistake in it stops the program, as with letters. */
export const screens = (language: Language, block: string): Screen[] =>
  block
    .split(/^@ /m)
    .slice(1)
    .map((one) => screenOf(language, one.split('\n')));

const screenOf = (language: Language, [head = '', ...rest]: string[]): Screen => {
  const [name = '', ...settings] = head.trim().split(/\s+/);
  const set = new Map(settings.map((one) => one.split('=') as [string, string | undefined]));
  const from = senderKinds.find((kind) => kind === set.get('from'));
  const named = (set.get('as') ?? '').split(',');
  const frames = frameKinds.filter((kind) => named.includes(kind));
  const lines = rest.filter((line) => line.trim() !== '').map(lineOf);
  const [legit, lure] = [set.get('legit') ?? null, set.get('lure') ?? null];
  const isTold = legit === null || lure === null || lines.some(tellsLure);
  if (!from || frames.length !== named.length || lines.length === 0 || (!legit && !lure) || !isTold) {
    throw new Error(`screen ${language}/${name}: ${head}`);
  }
  return { family: `screen/${language}/${name}`, language, legit, lure, from, frames, lines };
};

const tellsLure = ({ side, isOptional }: ScreenLine) => side === 'lure' && !isOptional;

const lineOf = (written: string): ScreenLine => {
  const [, flags = '', mark = '', text = ''] = /^([?+!]*)\s*([&*]?)\s*(.*)$/.exec(written.trim()) ?? [];
  return {
    kind: mark === '&' ? 'fields' : mark === '*' ? 'some' : 'text',
    text,
    isOptional: flags.includes('?'),
    side: flags.includes('+') ? 'legit' : flags.includes('!') ? 'lure' : 'both',
  };
};
