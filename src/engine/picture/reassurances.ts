import { carriesWords } from '../mail/carried-words.ts';
import { defangHost } from '../text/defang.ts';
import { isIdentityProvider, isUnknownPlace } from './address.ts';
import type { PictureCase } from './case.ts';

/** Where others' words are read: the address vouches for the program, not for what it shows. */
const showsOthers =
  /^(?:mail|outlook|webmail|inbox|messages|web|chat|sites|docs|drive|forms|groups|translate|calendar|teams|m|l|lm|business)\.|^(?:www\.)?(?:facebook|instagram|x|twitter|reddit|tiktok|youtube|linkedin|pinterest|discord|medium|tumblr|quora|vk)\.com$|^(?:forms\.gle|docs\.google\.com|github\.com)$/;

/** The address bar is where browsers keep it and belongs to the brand the page shows, and the content is its own. */
export const isVouchedFor = ({
  bars,
  bar,
  isOwnPage,
  kind,
  asksForSecret,
  borrowed,
  brands,
}: PictureCase): boolean => {
  if (!bars.bar?.isAtEdge || !bar || kind !== 'browser') return false;
  const { target } = bar;
  const host = target.url.host;
  if (target.hosting || target.openPublishing || target.imitation) return false;
  if (isOwnPage) return asksForSecret || !showsOthers.test(host);
  if (isIdentityProvider(host)) return true;
  // No brand is imitated: a widely used site may ask for what it likes.
  if (target.isGenuineBrand || target.isEstablished)
    return !borrowed && brands.length <= 6 && !showsOthers.test(host);
  return false;
};

/**
 * A mail whose visible sender is the address of the organisation it claims to be from, and in which nothing that can be
 * read leads to unknown sites. A picture cannot prove it, but nobody gains by submitting a forged picture to a checker.
 */
export const hasOwnSender = (input: PictureCase): boolean =>
  input.message.isClaimGenuine && isShownSender(input);

/** The same for a widely used address that claims no other brand: any mailbox there may have been taken over. */
export const hasKnownSender = (input: PictureCase): boolean =>
  input.message.sender?.isEstablished === true && isShownSender(input);

/** Whether anything in a picture speaks for what it shows. It shows less than the page or message itself. */
export const isVouchedPicture = (input: PictureCase): boolean => isVouchedFor(input) || hasOwnSender(input);

const isShownSender = ({ header, message, kind, addresses, asked, reading }: PictureCase): boolean => {
  const { sender } = message;
  // No genuine mail asks for these, so the sender is forged.
  if (asked.some(({ what }) => what === 'seed-phrase')) return false;
  if (kind !== 'mail' || !header.from?.isCertain) return false;
  if (!sender?.host || sender.isFreemail || sender.imitation) return false;
  if (message.borrowed || carriesWords(message)) return false;
  return (
    reading.codes.length === 0 && !addresses.some((one) => one.origin !== 'bar' && isUnknownPlace(one, kind))
  );
};

/** What suggests that the picture shows something genuine, each a fact that was checked. */
export const pictureReassurances = (input: PictureCase): string[] => {
  const { bar, shown, isOwnPage, message, header } = input;
  const said: (string | null)[] = [];
  if (bar && isVouchedFor(input)) {
    const name = defangHost(bar.target.url.registrableDomain ?? bar.target.url.host);
    said.push(
      isOwnPage && shown
        ? `The address bar shows ${name}, which belongs to ${shown.brand.name}.`
        : `The address bar shows ${name}, a widely used site.`,
    );
  }
  if (header.from && message.isClaimGenuine && message.sender?.domain) {
    said.push(
      `The sender shown, ${defangHost(message.sender.domain)}, is the organisation’s own address (a picture cannot prove it).`,
    );
  }
  const [first] = input.addresses.filter(({ origin }) => origin !== 'bar');
  if (first && !bar && input.addresses.every(({ target }) => target.isGenuineBrand || target.isEstablished)) {
    said.push('Every address that can be read in it leads to a widely used site.');
  }
  return said.filter((text) => text !== null);
};
