import { parse } from 'tldts';

// A report is mailed around, and mail programs turn everything that looks like an address into a link.

/** What can be part of an address; the brackets of one that is defanged already end it, so nothing is done twice. */
const words = /[^\s"'`<>()[\]{}|,;]+/g;
/** Anywhere in a word: some programs find an address in the middle of one too. */
const webScheme = /(ht|f)tp(s?)(?=:|%3a)/gi;
const authority = /((?:hxxp|fxp)s?:(?:[/\\]{2}|%2f%2f))([^/?#\\]*)/gi;
/** Schemes that run, open or call something without naming a host. */
const otherScheme = /\b(javascript|vbscript|data|file|mailto|tel|sms|blob|intent):/gi;

/** Text with every address in it made unusable: `hxxps://evil[.]top/login`, `ana[@]evil[.]top`. */
export const defangText = (text: string): string => text.replace(words, defangWord);

/** The same as the words that change, for a text in which places are marked. */
export const defangedWords = (text: string): { start: number; end: number; text: string }[] =>
  [...text.matchAll(words)].flatMap(({ 0: word, index }) => {
    const defanged = defangWord(word);
    return defanged === word ? [] : [{ start: index, end: index + word.length, text: defanged }];
  });

const defangWord = (word: string): string => {
  if (!/[.:@]|%3a/i.test(word)) return word;
  return word
    .replace(
      webScheme,
      (_, start: string, end: string) => `${start.toLowerCase() === 'ht' ? 'hxx' : 'fx'}p${end}`,
    )
    .replace(authority, (_, before: string, host: string) => before + brokenHost(host))
    .replace(otherScheme, '$1[:]')
    .split(/(\[[.@:]\])/)
    .map(defangBareHost)
    .join('');
};

const brokenHost = (host: string) => host.replaceAll('.', '[.]').replaceAll('@', '[@]');

/** `evil.top/login`, `ana@evil.top`, `192.0.2.1:8080`: an address without its scheme. */
const defangBareHost = (word: string): string => {
  const [, before = '', named = '', after = ''] = /^([^\p{L}\p{N}]*)([^/?#\\]*)(.*)$/su.exec(word) ?? [];
  const [, host = '', stop = ''] = /^(.*?)((?::\d+)?[.!?:…]*)$/su.exec(named) ?? [];
  return isAddress(host) ? `${before}${brokenHost(host)}${stop}${after}` : word;
};

const maxHostLength = 320;

/** Names that no registry hands out and that lead somewhere all the same, or stand for such in an example. */
const reservedNames = /^[\p{L}\p{N}.-]+\.(?:example|test|invalid|localhost|local|internal|onion)$/iu;

const isAddress = (text: string): boolean => {
  const host = text.slice(text.lastIndexOf('@') + 1);
  if (!host.includes('.') || text.length > maxHostLength) return false;
  if (text.includes('@') || /^www\./i.test(host)) return true;
  if (reservedNames.test(host)) return true;
  const { isIp, isIcann, isPrivate, domain } = parse(host, { allowPrivateDomains: true });
  return isIp === true || (domain !== null && (isIcann === true || isPrivate === true));
};
