import type { Random } from './random.ts';

/**
 * Writes out a grammar: `[one|other]` takes one of the alternatives (they nest), `{name}` is asked of `slot`. An empty
 * alternative leaves the words out.
 */
export const expand = (grammar: string, random: Random, slot: (name: string) => string): string =>
  tidied(written(grammar, random, slot));

const written = (grammar: string, random: Random, slot: (name: string) => string): string => {
  let out = '';
  for (let at = 0; at < grammar.length; ) {
    const character = grammar.charAt(at);
    if (character === '[') {
      const end = closing(grammar, at);
      out += written(random.pick(alternatives(grammar.slice(at + 1, end))), random, slot);
      at = end + 1;
    } else if (character === '{') {
      const end = grammar.indexOf('}', at);
      if (end < 0) throw new Error(`unclosed slot: ${grammar}`);
      out += slot(grammar.slice(at + 1, end));
      at = end + 1;
    } else {
      out += character;
      at += 1;
    }
  }
  return out;
};

const closing = (grammar: string, open: number): number => {
  let depth = 0;
  for (let at = open; at < grammar.length; at += 1) {
    if (grammar.charAt(at) === '[') depth += 1;
    if (grammar.charAt(at) === ']') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`unclosed choice: ${grammar}`);
};

const alternatives = (inside: string): string[] => {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < inside.length; at += 1) {
    const character = inside.charAt(at);
    if (character === '[') depth += 1;
    else if (character === ']') depth -= 1;
    else if (character === '|' && depth === 0) {
      found.push(inside.slice(from, at));
      from = at + 1;
    }
  }
  return [...found, inside.slice(from)];
};

/** What an empty alternative leaves behind: double spaces, and a space before a comma. */
const tidied = (text: string) =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.;](?:\s|$))/g, '$1')
    .trim();
