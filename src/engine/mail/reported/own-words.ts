/** Above a forward, and nobody's words. */
const divider =
  /^[\s>*_=-]*(?:begin forwarded message|(?:original|forwarded) message|(?:ursprüngliche|weitergeleitete) nachricht|anfang der weitergeleiteten nachricht|début du message (?:transféré|réexpédié)|message (?:d’origine|d'origine|original|transféré)|inicio del mensaje reenviado|mensaje (?:original|reenviado)|messaggio (?:originale|inoltrato)|inizio messaggio inoltrato|mensagem (?:original|encaminhada)|início da mensagem (?:reencaminhada|encaminhada)|oorspronkelijk bericht|doorgestuurd bericht|begin doorgestuurd bericht|wiadomość (?:oryginalna|przekazana)|początek przekazywanej wiadomości)[\s:*_=-]*$/i;
const ruled = /^[\s>]*[-_=*]{5,}[\s\p{L}’']{0,40}[-_=*]*\s*$/u;

/** What programs write below every message. */
const advertisement =
  /^(?:sent (?:from|via|with)|get outlook for|von meinem .{2,40} gesendet|gesendet (?:von|mit|über)|holen sie sich outlook|diese nachricht wurde von meinem|envoyé (?:de|à partir|depuis|avec)|obtenez outlook|télécharger outlook|enviado (?:desde|con|do|a partir)|obtener outlook|obter o outlook|inviato (?:da|con)|scarica outlook|verstuurd vanaf|verzonden (?:met|vanaf|vanuit)|outlook voor|wysłane z|pobierz outlook)\b.{0,120}$/i;

const closing =
  /^(?:(?:kind|best|warm|many)? ?regards|cheers|thanks|thank you|sincerely|yours|best|(?:mit )?(?:freundlichen?|besten?|herzlichen?|viele[nr]?|liebe[nr]?|schöne[nr]?) grü(?:ß|ss)en?|mfg|lg|vg|danke|(?:bien )?cordialement|salutations|merci|bonne journée|(?:un )?saludos?(?: cordial(?:es)?)?|atentamente|gracias|cordiali saluti|grazie|atenciosamente|obrigad[oa]|met vriendelijke groet(?:en)?|bedankt|pozdrawiam|z poważaniem|dziękuję)[\s,.!]*$/i;

const addressInText = /(?:https?|hxxps?):\/\/|\bwww\.|\b[a-z0-9-]{1,63}\[\.\][a-z]/i;

/** Copied text may stand in one line. */
const longestLine = 20_000;
/** What divides, greets or advertises is short. */
const longestPhrase = 200;

/** The lines that a person wrote themselves: without their signature, what their program adds, and lines that divide. */
export const ownWords = (lines: readonly string[]): string => {
  const kept: string[] = [];
  for (const line of lines) {
    const text = line.slice(0, longestLine).replace(/[\u200b\u200c\ufeff]/g, '');
    if (/^--[ \u00a0]?$/.test(text)) break;
    const trimmed = text.trim().slice(0, longestPhrase);
    if (divider.test(trimmed) || ruled.test(trimmed) || advertisement.test(trimmed)) continue;
    // A signature without its mark: what follows the greeting, where nothing worth reading stood above it.
    if (closing.test(trimmed) && !isWorthReading(kept.join('\n'))) return kept.join('\n').trim();
    kept.push(text);
  }
  return kept.join('\n').trim();
};

/** Fewer words than this ask a question, and are not what the question is about. */
const fewWords = 10;

/** Enough to be judged: an address to go to, or more than a few words. */
export const isWorthReading = (text: string): boolean =>
  addressInText.test(text) || (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= fewWords;

/** Beside addresses alone people write a line of their own. */
const fewBesideLinks = 15;
const maxLinks = 5;
const address = /(?:https?:\/\/|hxxps?:\/\/|www\.)[^\s<>"'()]{3,2000}/gi;

/** The addresses of a text that is nothing but addresses; none where there is more to it. */
export const linksAlone = (text: string): string[] => {
  const found = [...text.matchAll(address)].map(([link]) => refanged(link));
  const rest = text.replace(address, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return rest < fewBesideLinks ? [...new Set(found)].slice(0, maxLinks) : [];
};

/** Careful people make addresses harmless before they send them. */
const refanged = (link: string): string =>
  link
    .replace(/^hxxp/i, 'http')
    .replaceAll(/\[\.\]|\(\.\)|\[dot\]/gi, '.')
    .replace(/[.,;:!?\]}»”]{1,9}$/, '');
