import { readdirSync, readFileSync } from 'node:fs';
import { type Language, languages } from '../generate/generated-mail.ts';

// The only reader of the texts beside it. README.md says how they are written; a mistake in one stops the program, because
// a text that is half read would teach nonsense.

/** `@ name key=value flag`, and the lines below it. */
export type Entry = { name: string; settings: Map<string, string | undefined>; lines: string[] };

/** A line and what precedes it. */
export type MarkedLine = { mark: string; text: string; isOptional: boolean; side: 'both' | 'legit' | 'lure' };

const here = new URL('./', import.meta.url);

export const readText = (path: string): string => readFileSync(new URL(path, here), 'utf8');

/** The texts below a folder. A language is one file, or a folder of files that are read in the order of their names. */
export const readLanguages = (folder: string): { language: Language; text: string }[] =>
  readdirSync(new URL(folder, here), { encoding: 'utf8', recursive: true })
    .filter((path) => path.endsWith('.txt'))
    .sort()
    .map((path) => {
      const language = languages.find((one) => one === path.slice(0, 2));
      if (!language) throw new Error(`${folder}/${path} is named after no language`);
      return { language, text: readText(`${folder}/${path}`) };
    });

/** Text before the first `@` is a note for people. */
export const entriesOf = (text: string): Entry[] =>
  text
    .split(/^@ /m)
    .slice(1)
    .map((written) => {
      const [head = '', ...lines] = written.split('\n');
      const [name = '', ...settings] = head.trim().split(/\s+/);
      return {
        name,
        settings: new Map(settings.map((one) => one.split('=') as [string, string | undefined])),
        lines: lines.filter((line) => line.trim() !== ''),
      };
    });

/** `marks` are tried in their order. */
export const markedLine = (written: string, marks: readonly string[]): MarkedLine => {
  const [, flags = '', body = ''] = /^([?+!]*)\s*(.*)$/.exec(written.trim()) ?? [];
  const mark = marks.find((start) => body.startsWith(start)) ?? '';
  return {
    mark,
    text: body.slice(mark.length).trim(),
    isOptional: flags.includes('?'),
    side: flags.includes('+') ? 'legit' : flags.includes('!') ? 'lure' : 'both',
  };
};

/** `key: a; b; c`, or the key alone and below it one item to a line, indented. */
export const listsOf = (lines: readonly string[]): Map<string, string[]> => {
  const lists = new Map<string, string[]>();
  let items: string[] = [];
  for (const line of lines) {
    const [, key, inline = ''] = /^([^\s:][^:]*):\s*(.*)$/.exec(line) ?? [];
    if (key === undefined) {
      items.push(line.trim());
    } else {
      items = inline === '' ? [] : inline.split(';').map((one) => one.trim());
      lists.set(key, items);
    }
  }
  return lists;
};

/** A file of lists. One that it lacks stops the program. */
export const readLists = (path: string): ((key: string) => string[]) => {
  const lists = listsOf(readText(path).trim().split('\n'));
  return (key) => {
    const list = lists.get(key);
    if (!list) throw new Error(`${path} has no ${key}`);
    return list;
  };
};
