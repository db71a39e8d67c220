import { decodeBase64 } from '../../text/base64.ts';
import type { LinkCase } from '../case.ts';
import { destinationDetector } from './define.ts';

const address = /[a-z0-9._+-]{2,64}(?:@|%40)[a-z0-9-]{1,63}\.[a-z.]{2,20}/i;

const hexText = (text: string) =>
  text.replace(/[0-9a-f]{2}/gi, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));

/** The reader's address inside the link, plain or encoded: the page greets them by it and knows who clicked. */
const findAddress = ({ target: { url } }: LinkCase): string | null => {
  const tail = `${url.path}${url.query}${url.fragment}`.slice(0, 2000);
  const plain = address.exec(tail)?.[0];
  if (plain) return plain;
  for (const piece of tail.split(/[/?&=#:]+/).slice(0, 30)) {
    if (piece.length < 12 || piece.length > 200) continue;
    const text = /^(?:[0-9a-f]{2}){8,}$/i.test(piece) ? hexText(piece) : decodeBase64(piece);
    const found = address.exec(text)?.[0];
    if (found) return found;
  }
  return null;
};

export const linkCarriesRecipient = destinationDetector({
  id: 'link-carries-recipient',
  title: 'Link carries an email address',
  points: 4,
  severity: 'low',
  icon: 'Link2',
  find: ({ links, sender }) =>
    links
      .filter(({ isSenders, target }) => !isSenders && !target.isEstablished && !sender?.owner)
      .flatMap((one) => {
        const found = findAddress(one);
        return found ? [{ one, found }] : [];
      }),
  where: ({ one }) => (one.link.span ? [one.link.span] : []),
  describe: () =>
    'The link contains an email address, so that the page can greet its visitor and record who clicked.',
  recommendation: 'Do not trust a page because it knows your address: the address was in the link.',
});
