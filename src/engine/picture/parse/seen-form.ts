import type { PictureReading } from '../reading.ts';
import { bottom, centreY, sharedHeight, sharedWidth } from './boxes.ts';
import type { PictureText, TextLine } from './picture-text.ts';

/** What a page asks the reader to enter. */
export const askedThings = [
  'password',
  'card-number',
  'card-code',
  'card-expiry',
  'one-time-code',
  'pin',
  'seed-phrase',
  'national-number',
  'birth-date',
  'maiden-name',
  'bank-account',
  'user-name',
] as const;
export type AskedThing = (typeof askedThings)[number];

export type Asked = { what: AskedThing; line: TextLine; hasField: boolean };

/** Labels as they appear beside or inside a field, in plain spelling without accents. */
const labels: Record<AskedThing, RegExp> = {
  password:
    /^(?:(?:enter|type|your|current|account|email|e-mail|ihr|dein|votre|tu|su|sua|seu|uw|je|twoje|il tuo|introduce|digite|inserisci|wprowadz) ){0,3}(?:passw[o0]rd|passcode|passwort|kennwort|mot de passe|contrasena|clave(?: de acceso)?|senha|palavra-passe|wachtwoord|has[lt]o|jelszo|heslo|sifre|losenord|adgangskode)(?: (?:eingeben|hier eingeben|invoeren|required|vergessen|eintippen))?$/,
  'card-number':
    /^(?:(?:credit|debit|bank|your|enter) ){0,2}(?:card (?:number|no\.?)|kartennummer|kreditkartennummer|numero (?:de (?:la )?(?:carte|tarjeta)|do cartao|(?:della )?carta)(?: bancaire)?|numero de tarjeta|kaartnummer|numer karty)(?: .{0,24})?$/,
  'card-code':
    /^(?:cvv2?|cvc2?|cvv ?\/ ?cvc|cvc ?\/ ?cvv|csc|security code|card (?:verification|security) code|prufziffer|kartenprufnummer|cryptogramme(?: visuel)?|codigo de seguridad|codigo de seguranca|codice di sicurezza|beveiligingscode|kod cvv2?)(?: .{0,20})?$/,
  'card-expiry':
    /^(?:expir(?:y|ation)(?: date)?|exp\.? date|valid (?:thru|until)|mm ?\/ ?(?:yy|aa|jj|rr)(?:yy)?|gultig bis|ablaufdatum|date d'expiration|(?:fecha de )?(?:caducidad|vencimiento)|(?:data de )?validade|(?:data di )?scadenza|vervaldatum|data waznosci)(?: .{0,20})?$/,
  'one-time-code':
    /^(?:(?:enter|type) )?(?:(?:the|your|sms|6[- ]digit|six[- ]digit|verification|security|one[- ]time|authentication|confirmation|otp) ){1,4}(?:code|passcode|password|otp|pin)$|^(?:otp|sms[- ]?(?:code|tan)|tan|mtan|push-?tan|bestatigungscode|verifizierungscode|sicherheitscode|code (?:de verification|sms|de securite|recu par sms)|codigo (?:sms|de verificacion|de verificacao|otp)|codice (?:otp|sms|di verifica)|verificatiecode|kod (?:sms|weryfikacyjny|blik))$/,
  pin: /^(?:(?:enter|your|card|atm|bank|debit|ihre?|votre|uw) ){0,3}(?:pin|pin[- ]?code|pin number|atm pin|code pin|codigo pin|codice pin|geheimzahl|pincode|nip|tpin|mpin)$/,
  'seed-phrase':
    /(?:seed|recovery|secret|backup|mnemonic|wiederherstellungs?|geheime?) ?-?(?:recovery )?(?:phrase|words|worter|phrasen?)|(?:phrase|frase) (?:de |di )?(?:recuperation|recuperacion|recuperacao|recupero|secrete|semilla|semente)|(?:12|18|24)[- ](?:word|wort|mots|palabras|palavras|parole|woorden|slow)|herstelzin|fraza (?:odzyskiwania|seed)/,
  'national-number':
    /^(?:(?:your|full|last 4 digits of(?: your)?) ){0,2}(?:ssn|social security (?:number|no\.?)|national insurance (?:number|no\.?)|tax id|steuer-?id(?:entifikationsnummer)?|sozialversicherungsnummer|numero de securite sociale|dni(?: \/ nie)?|nif|numero de (?:dni|identidad)|cpf|rg|codice fiscale|bsn|burgerservicenummer|pesel|passport (?:number|no\.?))(?: .{0,20})?$/,
  'birth-date':
    /^(?:date of birth|birth ?date|dob|geburtsdatum|date de naissance|fecha de nacimiento|data de nascimento|data di nascita|geboortedatum|data urodzenia)(?: .{0,20})?$/,
  'maiden-name':
    /mother'?s maiden name|madchenname (?:der|ihrer) mutter|nom de jeune fille de (?:la|votre) mere|apellido (?:de soltera )?de (?:la|su) madre|nome (?:de solteira )?da mae|cognome (?:da nubile )?della madre|meisjesnaam van (?:uw )?moeder|nazwisko panienskie matki/,
  'bank-account':
    /^(?:(?:your|bank) ){0,2}(?:iban|account number|routing number|sort code|kontonummer|numero de compte|numero de cuenta|numero da conta|numero di conto|rekeningnummer|numer (?:konta|rachunku))(?: .{0,20})?$/,
  'user-name':
    /^(?:(?:enter|your|ihre?|votre|tu|su|seu|uw) ){0,2}(?:e-?mail(?: address|-adresse|adresse)?|email,? (?:phone|address)(?:,? or (?:skype|phone|username|mobile number))?.{0,30}|e-?mail or (?:phone|mobile).{0,20}|user ?(?:name|id)|benutzername|anmeldename|nutzername|zugangsnummer|identifiant|adresse e-?mail|nom d'utilisateur|usuario|correo(?: electronico)?|nombre de usuario|usuario|e-?mail o telefono|nome utente|codice cliente|gebruikersnaam|e-?mailadres|login|identyfikator|nazwa uzytkownika|adres e-?mail|apple id|phone number|mobile number|customer (?:id|number)|kundennummer)$/,
};

/** What the button of such a form says. */
const submitWords =
  /^(?:(?:secure )?(?:sign|log) ?[io]n(?: (?:now|securely|to continue|to your account))?|login|signin|next|continue|submit|verify(?: (?:now|account|identity))?|confirm(?: (?:now|payment|identity))?|unlock(?: account)?|pay(?: now)?|pay .{1,14}|proceed|connect(?: wallet)?|import(?: wallet)?|restore(?: wallet)?|validate|anmelden|einloggen|weiter|bestatigen|jetzt bestatigen|jetzt anmelden|bezahlen|jetzt bezahlen|absenden|se connecter|connexion|continuer|suivant|valider|confirmer|payer|iniciar sesion|acceder|entrar|continuar|siguiente|confirmar|verificar|pagar|avancar|accedi|avanti|continua|conferma|paga|prosegui|inloggen|aanmelden|doorgaan|volgende|bevestigen|betalen|verder|zaloguj(?: sie)?|dalej|kontynuuj|potwierdz|zaplac)[ >→›.!]*$/;

/** `We will never ask you for your recovery phrase`: what legitimate senders write under their mails. */
const neverAsked =
  /\b(?:never|don'?t|do not|niemals|nie|nicht|jamais|ne|nunca|no|nao|mai|non|nooit|niet|nigdy)\b.{0,60}\b(?:ask|share|request|tell|give|frag|weiter|nenn|demand|partag|communiqu|pid|pedi|compart|solicit|pec|partilh|chied|condivid|comunic|vra|deel|del|prosi|podawa|udostepnia)/;

/** In this line, or in the sentence that runs on into it from the line before. */
const isNeverAsked = (plain: readonly string[], i: number): boolean => {
  const before = plain[i - 1] ?? '';
  return neverAsked.test(/[.!?:]$/.test(before) ? (plain[i] ?? '') : `${before} ${plain[i] ?? ''}`);
};

/** The labels of a form, each with whether a field was drawn for it. */
export const askedIn = (
  text: PictureText,
  plain: readonly string[],
  { shapes }: Pick<PictureReading, 'shapes'>,
): Asked[] => {
  const fields = shapes.filter(({ kind }) => kind === 'field').map(({ box }) => box);
  const found: Asked[] = [];
  for (const [i, line] of text.lines.entries()) {
    if (line.text.length > 90) continue;
    const label = (plain[i] ?? '').replace(/[\s:*.…]+$/g, '').replace(/^[^a-z0-9]+/, '');
    const what = askedThings.find((thing) => labels[thing].test(label));
    if (!what || (what === 'seed-phrase' && isNeverAsked(plain, i))) continue;
    const hasField = fields.some((box) => {
      const isIn = sharedHeight(box, line.box) > 0.6 && sharedWidth(box, line.box) > 0.6;
      const gap = box.top - bottom(line.box);
      const isBelow =
        gap > -line.box.height && gap < line.box.height * 2.2 && sharedWidth(box, line.box) > 0.4;
      const isBeside =
        Math.abs(centreY(box) - centreY(line.box)) < line.box.height && box.left > line.box.left;
      return box.height < line.box.height * 8 && (isIn || isBelow || isBeside);
    });
    found.push({ what, line, hasField });
  }
  // “Password” alone may be an entry of a list; with a field, a button or a second label it is a form.
  const isForm =
    new Set(found.map(({ what }) => what)).size > 1 || plain.some((line) => submitWords.test(line));
  return found.filter(({ hasField, what }) => hasField || isForm || what === 'seed-phrase');
};
