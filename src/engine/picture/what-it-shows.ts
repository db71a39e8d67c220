import type { PictureKind } from '../../contract/explanation.ts';
import { cutText } from '../../contract/plain-text.ts';
import { defangHost } from '../text/defang.ts';
import type { PictureCase } from './case.ts';

const kindWords: Record<PictureKind, string> = {
  browser: 'A browser window',
  page: 'A web page without its address bar',
  mail: 'An email',
  chat: 'A chat or text message',
  alert: 'A warning or dialog',
  document: 'A document',
  code: 'An editor or a terminal',
  photo: 'A photograph',
  other: 'A picture',
};

/** What the picture shows, in one sentence: what it is, whose it looks like, where it is, and whether the two fit. */
export const whatPictureShows = (input: PictureCase): string => {
  const { kind, shown, bar, header, message, text } = input;
  if (text.text === '' && input.reading.codes.length === 0 && !shown) {
    return `${kindWords[kind]} without any text that could be read.`;
  }
  const page = pageWords(input);
  if (kind === 'browser' && bar) {
    const host = defangHost(bar.target.url.host);
    const belongs = !shown
      ? ''
      : input.isOwnPage
        ? `, which belongs to ${shown.brand.name}`
        : `, which does not belong to ${shown.brand.name}`;
    return `${kindWords.browser} showing ${page} at ${host}${belongs}.`;
  }
  if (kind === 'mail') {
    const from = header.from;
    const name = from?.name ? ` from “${cutText(from.name, 60)}”` : '';
    const address = from?.domain ? `, sent from an address at ${defangHost(from.domain)}` : '';
    const brand = message.borrowed?.brand;
    const belongs = brand && from?.domain ? `, which does not belong to ${brand.name}` : '';
    return `${kindWords.mail}${name}${address}${belongs}.`;
  }
  const speaks = shown?.brand ?? message.claims.find((one) => one.speaks)?.brand;
  if (kind === 'page') return `${kindWords.page}, showing ${page}.`;
  return `${kindWords[kind]}${speaks ? ` that claims to be from ${speaks.name}` : ''}.`;
};

const pageWords = ({ shown, asked }: PictureCase): string => {
  const brand = shown ? `${shown.brand.name} ` : '';
  const has = (...things: string[]) => asked.some(({ what }) => things.includes(what));
  const what = has('seed-phrase')
    ? 'page that asks for recovery words'
    : has('card-number', 'card-code')
      ? 'payment page'
      : has('password')
        ? 'sign-in page'
        : has('one-time-code', 'pin')
          ? 'page that asks for a code'
          : 'page';
  return `${/^[aeio]/i.test(`${brand}${what}`) ? 'an' : 'a'} ${brand}${what}`;
};
