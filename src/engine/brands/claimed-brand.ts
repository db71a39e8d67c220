import { foldProse, type Prose } from '../text/prose.ts';
import type { Span } from '../text/span.ts';
import { wordSet } from '../text/word-list.ts';
import { brandOfWord, mayBeginBrand, wordLookingLike } from './brand-index.ts';
import type { Brand } from './brands.ts';
import { brandOwning } from './genuine.ts';
import { nativeBrandIn } from './native-names.ts';
import { hostOfDomain } from './organisation.ts';

/** Where a message claims to come from a brand: in the sender's name, in the subject, or in its wording. */
export type ClaimPlace = 'name' | 'subject' | 'text';
export type BrandClaim = {
  brand: Brand;
  place: ClaimPlace;
  span: Span | null;
  /** The words speak in the brand's name (`your PayPal account`); false when they may merely mention it. */
  speaks: boolean;
};

/** How much of a text is read: a message says who wrote it at the beginning or in the footer. */
const maxRead = 8000;
const footerRead = 2000;

/** `【中国银行】`: the name stands first. */
const maxSignature = 14;

/** The brands a message claims to come from, the clearest claim first. A mere mention is no claim. */
export const brandClaims = (
  from: { name: string } | null,
  prose: Prose,
  subjectEnd: number,
): BrandClaim[] => {
  const claims: BrandClaim[] = [];
  const note = (claim: BrandClaim) => {
    const known = claims.find(({ brand }) => brand.genuine === claim.brand.genuine);
    if (!known) claims.push(claim);
    else known.speaks ||= claim.speaks;
  };
  const name = from ? brandInName(from.name) : null;
  if (name) note({ brand: name, place: 'name', span: null, speaks: true });
  // In other scripts the subject is read, and the signature that messages of there begin with.
  const opening = from ? nativeBrandIn(prose.text.slice(0, subjectEnd + maxSignature)) : null;
  if (opening) {
    const { brand, start, end } = opening;
    const span = prose.spanOf(start, end);
    if (start < subjectEnd) note({ brand, place: 'subject', span, speaks: false });
    else if (/[\]】)":]/.test(prose.text[end] ?? '')) note({ brand, place: 'text', span, speaks: true });
  }
  for (const [from, to] of rangesToRead(prose.text.length)) {
    const text = prose.text.slice(from, to);
    for (const { brand, start, end } of brandsIn(text)) {
      const isSubject = from + start < subjectEnd;
      const speaks = speaksAs(text, start, end);
      if (!speaks && (!isSubject || brand.isOrdinaryWord)) continue;
      const span = prose.spanOf(from + start, from + end);
      note({ brand, place: isSubject ? 'subject' : 'text', span, speaks });
    }
  }
  return claims;
};

const rangesToRead = (length: number): [number, number][] =>
  length <= maxRead
    ? [[0, length]]
    : [
        [0, maxRead - footerRead],
        [length - footerRead, length],
      ];

/** Words beside which an ordinary word means the company: `Apple Support`, `Chase Bank`. */
const company =
  /\b(?:support|security|team|service|services|customer|account|accounts|alert|alerts|billing|bank|banking|id|pay|inc|llc|ltd|gmbh|corp|store|notification|notifications|notice|delivery|express|card|rewards|online|mail|admin|help|helpdesk|center|care|protection|verification|no-?reply|info|update|updates|prime|plus|premium|invoice|payments?|sicherheit|kundenservice|kundendienst|soporte|seguridad|servicio|cliente|clientes|suporte|atendimento|seguranca|assistance|assistenza|servizio|sicurezza|clienti|banco|banca|banque|alertas?|avisos?|empresas|particulares|video|communications|meetings?|workplace|workspace|drive|docs|cloud|recordings?|webinars?|corporate)\b/;

export const brandInName = (name: string): Brand | null => {
  // `Ana's iPhone`, `Tim [iPhone]` and `Joel Fernandes (Google)` say what a person writes with, and for whom they work.
  const text = foldProse(name, [{ start: 0, end: name.length }], [])
    .text.replace(/(?:'s?|s') ?(?:iphone|ipad|macbook|android|gmail)\b/g, '')
    .replace(/^([a-z]{2,20}(?: [a-z.]{1,20}){0,2}) [([][a-z ]{2,30}[)\]]\s*$/, '$1');
  // `Amazon.de` is how the company signs; another detector judges an address (`x@paypal.com`).
  const [, written] =
    /(?:^|[^a-z0-9.@-])((?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,18})(?![a-z0-9@-])/.exec(text) ?? [];
  const host = written === undefined ? null : hostOfDomain(written);
  const owner = host && brandOwning(host);
  if (owner) return owner;
  const found = brandsIn(text);
  const [certain] = found.filter(
    ({ brand, start, end }) => !brand.isOrdinaryWord && !surnames.has(text.slice(start, end)),
  );
  if (certain) return certain.brand;
  const native = nativeBrandIn(text);
  if (native) return native.brand;
  const alike = brandReadIn(text);
  if (alike) return alike;
  const [ordinary] = found;
  if (!ordinary) return null;
  const rest = text.slice(0, ordinary.start) + text.slice(ordinary.end);
  return rest.replace(/[^a-z]/g, '') === '' || company.test(rest) ? ordinary.brand : null;
};

/** `Paypa1`, `Micros0ft`, `Arnazon`: spelled differently, read alike. Shorter words look alike by chance. */
const brandReadIn = (text: string): Brand | null => {
  for (const word of text.match(/[a-z0-9]{5,}/g) ?? []) {
    const meant = wordLookingLike(word);
    const brand = meant === null ? null : brandOfWord(meant);
    if (brand && !brand.isOrdinaryWord) return brand;
  }
  return null;
};

/** Brands that people are called too: `Klaus Schwab`, `Maria Santander`. They need a company word beside them. */
const surnames = wordSet(
  'schwab zelle cisco santander desjardins mizuho ziraat intesa telegram wise kraken monzo ledger gemini',
);

type Seen = { brand: Brand; start: number; end: number };

/** Brand names written as one to four words. Domains and addresses in the text are not names: `x@paypal.com` claims nothing. */
const brandsIn = (text: string): Seen[] => {
  const words: { word: string; start: number; end: number }[] = [];
  for (const match of text.matchAll(/[a-z0-9&]+(?:[.'][a-z0-9]+)*/g)) {
    if (match[0].includes('.') || text[match.index - 1] === '@' || text[match.index - 1] === '#') continue;
    words.push({
      word: match[0].replace(/['&]/g, ''),
      start: match.index,
      end: match.index + match[0].length,
    });
    if (words.length > 2000) break;
  }
  const seen: Seen[] = [];
  for (let i = 0; i < words.length; i += 1) {
    if (!mayBeginBrand(words[i]?.word ?? '')) continue;
    for (let length = Math.min(4, words.length - i); length >= 1; length -= 1) {
      const run = words.slice(i, i + length);
      const [first] = run;
      const last = run.at(-1);
      if (!first || !last) continue;
      const brand = brandOfWord(run.map(({ word }) => word).join(''));
      if (!brand || (length > 1 && run.some(({ word }) => word.length < 1))) continue;
      if (first.word.length < 3 && length === 1) continue;
      seen.push({ brand, start: first.start, end: last.end });
      i += length - 1;
      break;
    }
  }
  return seen;
};

const before =
  /(?:\byour|\bdear|\bdeine?m?|\bihre?m?|\bvotre|\bcher|\btu|\bsua?|\bseu|\btu[oa]|\bvostro|\bestimado|\bthe|\bliebe[rs]?)[ ,:]*$/;
const copyright = /(?:\(c\)|©|copyright)[ ,:]*(?:\d{4}(?:-\d{4})? ?)?(?:by )?$/;
const after =
  /^[ '-]*(?:s )?(?:account|customers?\b|users?\b|members?\b|team\b|support\b|security\b|wallet|subscription|membership|mailbox|id\b|konto|kunden?\b|kontos|sicherheit|compte|client|cuenta|cliente|conta\b|assinatura|abonnement|suscripcion|abbonamento|billing|card\b|online[- ]banking|mitglied)/;
const team =
  /(?:\bteam|\bequipo(?: de)?|\bequipe(?: da| do| de)?|\bservice client|\bkundenservice|\bihr)[ ,:]*$/;

/** A shop explains where a refund goes; it mentions the account and does not speak for the brand. */
const refundTo =
  /\b(?:refund(?:ed|s)?|reimbursed?|(?:zurueck|zuruck)?erstatte[tn]?|rembourse[er]?|reembolsa(?:do|r)|rimborsato)\b.{0,40}\b(?:to|on|auf|sur|a|en|na|su)\s(?:your|ihre?[mn]?|deine?[mn]?|votre|tu|su|sua|il tuo)[ ,:]*$/;
/** The account is how the customer pays: `you paid with your PayPal account`. */
const payingWith =
  /\b(?:pay|paid|paying|(?:be|ge)zahlt|bezahlen|zahlen|paye[rz]?|pagado|pagar|pago|pagato|betaald)\b.{0,40}\b(?:with|using|via|through|mit|uber|avec|con|com|met)\s(?:your|ihre?[mn]?|deine?[mn]?|votre|tu|su|sua|il tuo|je|uw)[ ,:]*$/;
const refundedThere = /^[^.!?\n]{0,40}\b(?:(?:zuruck)?(?:erstattet|uberwiesen)|gutgeschrieben)\b/;

/** `your PayPal account`, `the Netflix team`, `© 2024 Amazon`: the text speaks in the brand's name instead of merely mentioning it. */
const speaksAs = (text: string, start: number, end: number): boolean => {
  const left = text.slice(Math.max(0, start - 30), start);
  const right = text.slice(end, end + 60);
  const wide = text.slice(Math.max(0, start - 90), start);
  const isShops = refundTo.test(wide) || refundedThere.test(right) || payingWith.test(wide);
  return (
    copyright.test(left) ||
    (after.test(right) && before.test(left) && !isShops) ||
    (team.test(left) && /^\s*(?:$|\n)/.test(right))
  );
};
