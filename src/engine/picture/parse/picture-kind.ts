import type { PictureKind } from '../../../contract/explanation.ts';
import type { PictureReading } from '../reading.ts';
import { centreX, isInside } from './boxes.ts';
import type { PictureText, TextLine } from './picture-text.ts';

type Seen = {
  reading: PictureReading;
  text: PictureText;
  /** The lines in plain spelling, in the same order. */
  plain: readonly string[];
  hasBar: boolean;
  hasForm: boolean;
};

/**
 * What a picture is of. Each kind is given a number of signs, and the most telling one wins; what shows too little of
 * anything is `other`, or a photo where it looks like one.
 */
export const pictureKind = ({ reading, text, plain, hasBar, hasForm }: Seen): PictureKind => {
  const isPhoto = reading.photographic > 0.6;
  if (text.text.length < 12) return isPhoto ? 'photo' : 'other';
  const signs: [PictureKind, number][] = [
    ['mail', mailSigns(plain)],
    ['chat', chatSigns(reading, text, plain)],
    ['alert', alertSigns(reading, text, plain)],
    ['code', codeSigns(text, plain)],
    ['document', documentSigns(reading, text, plain)],
  ];
  const [kind, most] = signs.reduce((best, next) => (next[1] > best[1] ? next : best));
  // A browser that shows a mailbox shows a mail; everything else in a browser is a page.
  if (hasBar) return (kind === 'mail' || kind === 'chat') && most >= 3 ? kind : 'browser';
  if (most >= 2) return kind;
  if (hasForm || isPage(reading, text, plain)) return 'page';
  return isPhoto ? 'photo' : 'other';
};

const count = (plain: readonly string[], pattern: RegExp, most = 3): number => {
  let seen = 0;
  for (const line of plain) if (pattern.test(line)) seen += 1;
  return Math.min(most, seen);
};

const mailChrome =
  /^(?:inbox|posteingang|boite de reception|bandeja de entrada|recibidos|caixa de entrada|entrada|posta in arrivo|postvak in|odebrane|drafts|sent(?: mail)?|spam|junk|trash|starred|snoozed|compose|brouillons|envoyes|borradores|enviados|rascunhos|bozze|inviati|concepten|verzonden|wersje robocze|wyslane|reply(?: all)?|forward|archive|entwurfe|gesendet|antworten|weiterleiten|repondre|transferer|responder|reenviar|rispondi|inoltra|beantwoorden|doorsturen|odpowiedz|unsubscribe|abmelden|se desabonner|mark as (?:un)?read|report (?:spam|phishing|junk)|als (?:un)?gelesen markieren|spam melden|marquer comme (?:non )?lu|signaler comme spam|marcar como (?:no )?leido|marcar como (?:nao )?lida|denunciar spam|segna come (?:non )?letto|markeren als (?:on)?gelezen|oznacz jako (?:nie)?przeczytane)(?: \(\d+\))?$/;
/** Other programs have these as well. */
const commonChrome =
  /^(?:delete|print|report|move(?: to)?|more|external|loschen|drucken|verschieben|supprimer|imprimer|deplacer|eliminar|imprimir|excluir|mover|elimina|stampa|sposta|verwijderen|afdrukken|usun|drukuj)$/;
/** All in one row, as a reader of lines joins them. */
const mailToolbar =
  /(?:\b(?:reply(?: all)?|forward|archive|junk|delete|antworten|weiterleiten|loschen|repondre|transferer|supprimer|responder|reenviar|eliminar|rispondi|inoltra|elimina|beantwoorden|doorsturen|odpowiedz|przekaz)\b[^a-z]{0,8}){3}/;
const recipientLine = /^(?:to|an|para|aan|do) (?:undisclosed recipients|[^\s@]{1,64}@[^\s@]{4,})/;
const mailField =
  /^(?:from|to|cc|subject|date|sent|reply-to|von|an|betreff|gesendet|datum|de|a|objet|envoye|asunto|para|assunto|oggetto|da|onderwerp|aan|van|temat|od|do) ?: ?\S/;
/** In a column of their own, with or without a colon. */
const mailLabel =
  /^(?:from|to|cc|subject|reply-to|von|an|betreff|de|a|objet|asunto|para|assunto|oggetto|da|onderwerp|aan|van|temat|od|do) ?:?$/;
const toMe = /^(?:to|an|a|para|aan|do) ?:? (?:me|mich|moi|mi|mim|mij|mnie)\b/;

const mailSigns = (plain: readonly string[]): number =>
  count(plain, mailField) +
  (count(plain, mailLabel) >= 2 ? 2 : 0) +
  count(plain, mailChrome, 2) +
  count(plain, commonChrome, 2) * 0.4 +
  count(plain, mailToolbar, 1) * 2 +
  count(plain, toMe, 2) +
  count(plain, recipientLine, 1) * 1.2 +
  // `PayPal <service@paypal.com>`: a name before an address, which may itself be written like one.
  (plain.some((line) => /^[^<>]{2,80}<\s?[^<>\s]{1,64}@[^<>\s]{3,}/.test(line)) ? 2 : 0) +
  count(plain, /^[^\s@]{1,50}@[^\s@]{4,50}$/, 1);

const chatChrome =
  /^(?:text message|imessage|sms(?:\/mms)?|sms message|textnachricht|message texte|mensaje de texto|mensagem de texto|messaggio di testo|sms-?bericht|wiadomosc|today,? (?:at )?\d{1,2}[:.]\d\d.*|yesterday,? \d{1,2}[:.]\d\d.*|heute,? \d{1,2}[:.]\d\d.*|aujourd'hui,? (?:a )?\d{1,2}[:.]\d\d.*|hoy,? \d{1,2}[:.]\d\d.*|hoje,? \d{1,2}[:.]\d\d.*|oggi,? \d{1,2}[:.]\d\d.*|vandaag,? \d{1,2}[:.]\d\d.*|dzisiaj,? \d{1,2}[:.]\d\d.*|today|heute|hoy|hoje|oggi|vandaag|delivered|read|online|typing\.*|last seen.*|type a message|(?:text |sms |new )?message|(?:sms-?)?nachricht(?: eingeben)?|(?:ecrire un |nouveau )?message|mensaje|(?:escribe|escriba) un mensaje|mensagem|escreva uma mensagem|messaggio|scrivi un messaggio|(?:typ een )?bericht|(?:napisz )?wiadomosc|tap to load preview|messages and calls are end-to-end encrypted.*|report junk|the sender is not in your contact list\.?|(?:block|add)(?: contact)?|report|unknown number|not in your contacts)$/;
/** `Mon 9:25`, `seg 20:35`, `zo 3 mrt`: when a message came, alone in the middle. */
const dayAndTime =
  /^(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|mie|jeu|jue|ven|vie|sam|sab|dim|dom|seg|ter|qua|qui|sex|gio|ma|wo|vr|za|zo|pon|wt|sr|czw|pt|sob|nd)[a-z]{0,6}\.?,? (?:\d{1,2}[:.]\d\d(?: ?[ap]m)?|\d{1,2}\.? [a-z]{3,9}\.?.{0,10})$/;
const clock = /(?:^|\s)\d{1,2}[:.]\d\d(?: ?(?:am|pm))?(?: ?[✓√]{1,2}.?)?$/;

const statusBar = 0.035;

const chatSigns = (
  { width, height }: PictureReading,
  { lines }: PictureText,
  plain: readonly string[],
): number => {
  // The clock and the battery of a phone are above everything and belong to no conversation.
  const isSaid = (line: TextLine | undefined) => line !== undefined && line.box.top > height * statusBar;
  const clocks = plain.filter((line, i) => line.length <= 60 && clock.test(line) && isSaid(lines[i])).length;
  const said = lines.filter(isSaid);
  const left = said.filter(({ box }) => box.left < width * 0.2 && box.width < width * 0.75).length;
  const toRight = said.filter(({ box }) => box.left > width * 0.3 && centreX(box) > width * 0.6).length;
  return (
    count(plain, chatChrome) * 1.2 +
    count(plain, dayAndTime, 1) * 1.2 +
    (clocks >= 3 ? 1 : 0) +
    (clocks >= 2 && left >= 2 && toRight >= 2 ? 1 : 0)
  );
};

const alertWords =
  /\b(?:windows defender|security (?:alert|warning|center|scan)|virus (?:alert|detected|found|warning)|system (?:warning|alert|error)|threat(?:s)? (?:detected|found)|error code|error #|0x[0-9a-f]{4,}|trojan|spyware|sicherheitswarnung|virus gefunden|alerte (?:de securite|virus)|alerta de (?:seguridad|virus|seguranca)|avviso di sicurezza|beveiligingswaarschuwing|computer (?:bloccato|gesperrt|geblokkeerd|blocked|locked)|ordinateur (?:est )?bloque|(?:ordenador|equipo|computador) (?:esta |foi )?bloquead[oa]|komputer (?:zostal )?zablokowany|spyware|cheval de troie|wants to (?:send you|show) notifications|mochte ihnen benachrichtigungen|vous envoyer des notifications|enviarte notificaciones|call (?:microsoft|windows|apple|support|now))\b/;
const dialogButtons =
  /^(?:ok|cancel|close|allow|block|deny|yes|no|dismiss|abbrechen|schliessen|annuler|fermer|cancelar|cerrar|annulla|chiudi|annuleren|sluiten|anuluj|later|not now|don't allow|scan now|back to safety)$/;

const alertSigns = (reading: PictureReading, { lines }: PictureText, plain: readonly string[]): number => {
  const buttons = count(plain, dialogButtons, 2);
  const inWindow = reading.shapes.some(
    ({ kind, box }) => kind === 'window' && lines.filter((line) => isInside(line.box, box, 8)).length >= 2,
  );
  const isShort = lines.length <= 14;
  return (
    count(plain, alertWords, 3) * 1.1 + (buttons >= 2 && isShort ? 1.5 : buttons * 0.4) + (inWindow ? 0.5 : 0)
  );
};

const codeLine =
  /^(?:\d{1,4} )?(?:(?:import|export|const|let|var|function|def|class|return|if|for|while|public|private|package|using|#include|from|async|await|fn|func|type|select|insert|create table)\b.*[({;:=]|[}\])];?,?|<\/?[a-z][^>]*>|\/\/.*|# .*|\$ .*|[a-z]:\\.*>|.*[{};]$|.*=>.*|.*\(\).*)/;

const codeSigns = ({ lines }: PictureText, plain: readonly string[]): number => {
  const seen = plain.filter((line) => codeLine.test(line)).length;
  const isCode = seen >= 6 && seen > lines.length * 0.25;
  return isCode ? 3.5 : 0;
};

const documentWords =
  /^(?:(?:tax )?invoice\b|rechnung|facture|factura|fatura|fattura|factuur|faktura|receipt|quittung|kontoauszug|statement of account|sehr geehrte|dear (?:mr|mrs|ms|sir)|yours (?:sincerely|faithfully)|mit freundlichen grussen|(?:invoice|bill) (?:no|number|date)|rechnungs(?:nummer|datum)|iban ?:|subtotal|total(?: due)?|vat\b|ust|page \d+ of \d+|seite \d+)/;

const documentSigns = (reading: PictureReading, { lines }: PictureText, plain: readonly string[]): number => {
  const isUpright = reading.height > reading.width * 1.15;
  return count(plain, documentWords, 3) * 0.8 + (isUpright && lines.length > 25 ? 0.4 : 0);
};

const pageWords =
  /^(?:home|about(?: us)?|contact(?: us)?|privacy(?: .*)?|legal|support|terms(?: .*)?|cookies?(?: .*)?|help|sign (?:in|up)|log ?in|register|search|menu|cart|shop|impressum|datenschutz|agb|hilfe|mentions legales|confidentialite|aide|privacidad|ayuda|aviso legal|privacidade|ajuda|aiuto|note legali|voorwaarden|pomoc|regulamin|(?:©|\(c\)|copyright).*|forgot (?:your )?password\??|create (?:an )?account|all rights reserved.*)$/;

const isPage = ({ shapes }: PictureReading, { lines }: PictureText, plain: readonly string[]): boolean =>
  count(plain, pageWords, 4) >= 2 ||
  (shapes.some(({ kind }) => kind === 'field') && shapes.some(({ kind }) => kind === 'button')) ||
  (shapes.filter(({ kind }) => kind === 'button').length >= 2 && lines.length >= 6);
