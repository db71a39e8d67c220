import { ownerOf } from '../brands/brand-index.ts';
import { type Brand, brands } from '../brands/brands.ts';
import { brandClaims, brandInName } from '../brands/claimed-brand.ts';
import type { Prose } from '../text/prose.ts';
import type { Span } from '../text/span.ts';
import { wordSet } from '../text/word-list.ts';
import { bottom, centreX, centreY, sharedHeight } from './parse/boxes.ts';
import type { PictureText, TextLine } from './parse/picture-text.ts';
import type { Box, PictureReading, SeenLogo } from './reading.ts';

/** A brand that a picture shows, and by what. */
export type ShownBrand = {
  brand: Brand;
  by: 'logo' | 'heading' | 'words' | 'layout' | 'tab';
  /** 0 to 1: how sure it is that the page poses as this brand, and does not merely name it. */
  strength: number;
  box: Box | null;
  span: Span | null;
};

/** Payment methods, which a shop shows beside its own name. */
const payment = wordSet(
  'visa.com mastercard.com paypal.com americanexpress.com apple.com google.com klarna.com stripe.com discover.com amazon.com maestrocard.com sofort.com giropay.de ideal.nl bancontact.com blik.com',
);
/** Buttons that sign in with another company's account, and rows of links to social networks. */
const elsewhere =
  /\b(?:(?:sign|log) ?(?:in|on|up) (?:with|using|via)|continue with|connect with|register with|pay (?:with|by|using)|checkout with|follow us|find us on|share (?:on|via)|download on|get it on|available on|mit .{2,20} (?:anmelden|fortfahren|bezahlen)|weiter mit|anmelden mit|se connecter avec|continuer avec|payer avec|iniciar sesion con|continuar con|acceder con|pagar con|entrar com|continuar com|pagar com|accedi con|continua con|paga con|inloggen met|doorgaan met|betalen met|zaloguj (?:sie )?(?:przez|z)|kontynuuj z|kontynuuj przez|zaplac)\b/;
/** A page greets for its owner: `Sign in to your PayPal account`, `PayPal Login`, `Welcome to Netflix`. */
const greeting =
  /\b(?:(?:sign|log) ?(?:in|on) (?:to|into|at)|login|sign ?in|log ?in|welcome (?:back )?to|your account|security|support|verification|online banking|anmelden bei|anmeldung|willkommen bei|einloggen|connexion|connectez-vous|bienvenue (?:sur|chez)|identifiez-vous|iniciar sesion|bienvenido a|acceso|entrar|bem-vindo|acesse|accedi|benvenuto|inloggen|welkom bij|aanmelden|logowanie|zaloguj|witamy w|account|konto|compte|cuenta|conta)\b/;

export const shownBrands = (
  reading: PictureReading,
  text: PictureText,
  prose: Prose,
  { plain, chromeEnd, tabsEnd }: { plain: readonly string[]; chromeEnd: number; tabsEnd: number },
): ShownBrand[] => {
  const lines = text.lines.map((line, i) => ({ line, plain: plain[i] ?? '' }));
  const all = [
    ...byLogo(reading, lines, chromeEnd),
    ...byHeading(reading, lines, chromeEnd),
    ...byWords(prose),
    ...byLayout(reading),
    ...byTab(reading, lines, tabsEnd),
  ];
  const kept: ShownBrand[] = [];
  for (const one of all.toSorted((a, b) => b.strength - a.strength)) {
    const known = kept.find(({ brand }) => brand.genuine === one.brand.genuine);
    if (!known) kept.push({ ...one });
    // Two kinds of evidence for the same brand are surer than one.
    else if (known.by !== one.by) known.strength = Math.min(1, known.strength + one.strength * 0.5);
  }
  return kept.toSorted((a, b) => b.strength - a.strength);
};

/** Programs that show what others wrote; their own name is above it. */
const programs = wordSet(
  'outlook.com hotmail.com gmail.com google.com microsoft.com office.com yahoo.com aol.com icloud.com proton.me gmx.net web.de mail.ru zoho.com roundcube.net zimbra.com whatsapp.com web.whatsapp.com telegram.org signal.org viber.com line.me wechat.com messenger.com facebook.com instagram.com slack.com teams.microsoft.com skype.com discord.com',
);

/** The name or the logo of the mail or chat program itself, above the message. */
export const isProgramItself = ({ brand, by, box }: ShownBrand, messageTop: number): boolean =>
  programs.has(brand.genuine) && (by === 'tab' || by === 'layout' || (box !== null && box.top < messageTop));

type PlainLine = { line: TextLine; plain: string };

const brandAt = (domain: string): Brand | null =>
  brands.find(({ genuine }) => genuine === domain) ?? ownerOf(domain);

const byLogo = (reading: PictureReading, lines: readonly PlainLine[], chromeEnd: number): ShownBrand[] => {
  const logos = reading.logos.slice(0, 40);
  return logos.flatMap((logo) => {
    const brand = brandAt(logo.brand);
    if (!brand || isElsewhere(logo, logos, lines, reading, chromeEnd)) return [];
    const share = (logo.box.top - chromeEnd) / Math.max(1, reading.height - chromeEnd);
    const place = share < 0.45 ? 1 : share < 0.7 ? 0.7 : 0.3;
    return [
      { brand, by: 'logo' as const, strength: 0.9 * logo.confidence * place, box: logo.box, span: null },
    ];
  });
};

/** A logo that belongs to a button, to a row of payment or social icons, or to the browser itself. */
const isElsewhere = (
  logo: SeenLogo,
  logos: readonly SeenLogo[],
  lines: readonly PlainLine[],
  { height }: PictureReading,
  chromeEnd: number,
): boolean => {
  const { box } = logo;
  if (bottom(box) <= chromeEnd) return true;
  const inRow = logos.filter((other) => other !== logo && sharedHeight(other.box, box) > 0.5);
  if (inRow.length >= 2) return true;
  if (payment.has(logo.brand) && inRow.some((other) => payment.has(other.brand))) return true;
  if (box.top > height * 0.8 && box.height < height * 0.05) return true;
  return lines.some(
    ({ line, plain }) =>
      elsewhere.test(plain) &&
      sharedHeight(line.box, box) > 0.4 &&
      Math.abs(centreX(line.box) - centreX(box)) < line.box.width * 0.5 + box.width * 4 + 80,
  );
};

/** Further down, a page mentions other brands. */
const headingShare = 0.45;
const maxHeading = 60;

const byHeading = (
  { height, width }: PictureReading,
  lines: readonly PlainLine[],
  chromeEnd: number,
): ShownBrand[] => {
  const content = lines.filter(({ line }) => line.box.top >= chromeEnd);
  const typical =
    content.map(({ line }) => line.box.height).toSorted((a, b) => a - b)[content.length >> 1] ?? 0;
  const limit = chromeEnd + (height - chromeEnd) * headingShare;
  return content.flatMap(({ line, plain }, i) => {
    if (line.text.length > maxHeading || elsewhere.test(plain)) return [];
    const brand = brandInName(line.text);
    if (!brand) return [];
    const rest = plain.replace(/[^a-z0-9]/g, '').length;
    const isName = brand.words.some((word) => word.length >= rest * 0.8) || rest <= brand.name.length + 2;
    const isGreeting = greeting.test(plain);
    const isLarge = line.box.height > typical * 1.35;
    const isCentred = Math.abs(centreX(line.box) - width / 2) < width * 0.12;
    if (centreY(line.box) > limit && !isGreeting) return [];
    const strength =
      (isGreeting ? 0.6 : isName ? 0.45 : 0.1) +
      (isLarge ? 0.15 : 0) +
      (isCentred ? 0.05 : 0) +
      (i < 3 ? 0.1 : 0) -
      (brand.isOrdinaryWord && !isLarge ? 0.2 : 0);
    return strength < 0.35
      ? []
      : [
          {
            brand,
            by: 'heading' as const,
            strength: Math.min(0.9, strength),
            box: line.box,
            span: line.span,
          },
        ];
  });
};

const byWords = (prose: Prose): ShownBrand[] =>
  brandClaims(null, prose, 0)
    .filter(({ speaks }) => speaks)
    .map(({ brand, span }) => ({ brand, by: 'words' as const, strength: 0.5, box: null, span }));

/** The title and the icon of a tab: other tabs have them too, so they only add to what the page itself shows. */
const inTab = 0.3;

const byTab = ({ logos }: PictureReading, lines: readonly PlainLine[], tabsEnd: number): ShownBrand[] => {
  const titles = lines
    .filter(({ line }) => bottom(line.box) <= tabsEnd)
    .map(({ line }) => brandInTitle(line.text));
  const signs = logos.filter(({ box }) => bottom(box) <= tabsEnd).map(({ brand }) => brandAt(brand));
  return [...titles, ...signs].flatMap((brand) =>
    brand ? [{ brand, by: 'tab' as const, strength: inTab, box: null, span: null }] : [],
  );
};

/** `Se connecter - Zoom`: pages write their owner behind a dash, where even an ordinary word is a name. */
const brandInTitle = (title: string): Brand | null =>
  brandInName(title) ?? brandInName(title.split(/ [-–—|·] /u).at(-1) ?? '');

/** Below this many pages look alike. */
const minLikeness = 0.85;

const byLayout = ({ layouts }: PictureReading): ShownBrand[] =>
  layouts.slice(0, 5).flatMap(({ brand: domain, likeness }) => {
    const brand = brandAt(domain);
    if (!brand || likeness < minLikeness) return [];
    return [{ brand, by: 'layout' as const, strength: 0.35 * likeness, box: null, span: null }];
  });
