import type { Phrasebook } from './topics.ts';

const account =
  '(konto|kontot|kontots|bankkonto|kort|kortet|bankkort|betalkort|bankid|mobilt bankid|inloggning|inloggningen|åtkomst|åtkomsten|brevlåda|brevlådan|e postkonto|profil|profilen|abonnemang|abonnemanget|prenumeration|prenumerationen|medlemskap|internetbank|internetbanken|tjänst|tjänsten)';
const shut =
  '(spärrat|spärrats|spärras|spärrad|spärra|låst|låsts|låses|blockerat|blockerats|blockeras|blockerad|stängt|stängts|stängs|stängas|begränsat|begränsats|begränsad|begränsas|avstängt|avstängd|inaktiverat|inaktiverats|inaktiveras|pausat|pausats|pausas|avslutas|raderas|upphör|fryst|frysts)';
const prove =
  '(verifiera|verifierar|verifiering|verifieringen|bekräfta|bekräftar|bekräftelse|uppdatera|uppdaterar|uppdatering|identifiera|legitimera|validera|återaktivera|aktivera|förnya|lås upp|låsa upp|komplettera)';
const secrets =
  '(uppgifter|uppgifterna|kontouppgifter|bankuppgifter|kortuppgifter|personuppgifter|inloggningsuppgifter|kontaktuppgifter|identitet|identiteten|lösenord|lösenordet|konto|kontot|kort|kortet|kortnummer|bankid|personnummer|brevlåda|e post|pinkod)';
const parcel =
  '(paket|paketet|paketets|försändelse|försändelsen|leverans|leveransen|brev|brevet|varubrev|sändning|sändningen)';
const payWord =
  '(obetald|obetalda|avgift|avgiften|avgifter|fraktavgift|fraktavgiften|tullavgift|tullavgiften|tull|tullen|moms|importmoms|tilläggsavgift|portot|efterporto)';

/** Lures and the words around them, in Swedish. */
export const swedish: Phrasebook = {
  'credential-request': `
    (ange|fyll i|skriv in) .. (numret|uppgifterna) .. kort*
    ${prove} .. (din|ditt|dina|er|ert|era) .. ${secrets}
    ${prove} .. (via|genom|på|här|nedan) .. (länk*|nedan|knapp*|bankid|här)
    (logga in|logga|loggar in|loggar) .. (för att|och) .. ${prove}
    (logga in|loggar in) .. (med|via) .. (bankid|länk*) .. (för att|annars|inom|så)
    (ange|anger|fyll i|fyller i|skriv in|skicka|lämna|uppge) .. (lösenord*|pinkod*|pin|cvv|cvc|kortnummer*|kortuppgifter*|bankuppgifter*|kontouppgifter*|kontonummer*|personnummer|inloggningsuppgifter*|bankid|säkerhetskod*|engångskod*)
    lösenord* .. (går ut|löper ut|upphör|har gått ut)
    (klicka|klickar|tryck|följ|gå till) .. (länk*|här|nedan|knapp*) .. (verifier*|bekräft*|uppdater*|identifier*|legitimer*|logga in|förny*)
    (krävs|kräver|behöver|måste) .. (verifier*|identifier*|bekräft* din|bekräft* ditt|bekräft* dina|uppdater* din*|uppdater* ditt|legitimer*)
    (verifiering|identifiering|uppdatering|bekräftelse) .. (krävs|nödvändig|obligatorisk|måste)
  `,
  'account-threat': `
    (ditt|din|dina|ert|er) .. ${account} .. (har|kommer|är|blir|kan|riskerar|kommer att) .. ${shut}
    ${account} .. (tillfälligt|permanent|automatiskt) .. ${shut}
    (vi har|har vi|vi kommer) .. ${shut} .. ${account}
    (undvika|förhindra|hindra|undvik) .. (spärr*|avstäng*|avbrott|blocker*|stäng*|begräns*|att .. (spärr*|stäng*|förlor*))
    (misstänkt|misstänkta|ovanlig|ovanliga|obehörig|obehöriga|okänd|okänt) .. (aktivitet*|inloggning*|transaktion*|försök|enhet|åtkomst*|köp|betalning*)
    (vi har|systemet har|har vi) .. (upptäckt|noterat|registrerat|sett) .. (inloggning*|aktivitet*|misstänkt*|ovanlig*|transaktion*|försök)
    (annars|i annat fall) .. ${shut}
    (spärras|stängs|stängas|blockeras|avslutas|upphör) .. (om du inte|om ni inte|inom|automatiskt|permanent)
    förlora .. (åtkomst*|tillgång*)
  `,
  'payment-request': `
    (nytt|nya|ändrat|ändrade|bytt|byte av|annat|uppdaterade) .. (bankgiro|bankgironummer|plusgiro|kontonummer|bankkonto|bankkontonummer|bankuppgifter|betalningsuppgifter|betaluppgifter|kontouppgifter|bank|iban)
    (betalning*|faktur*|överföring*|betala|betalas) <> (nya kontot|nytt konto|nya kontonumret|nya bankgiro*|annat konto|nya uppgifter*|nya bankgirot)
    (gamla|tidigare) (kontot|konto|bankgirot|bankgiro|kontonumret|uppgifterna) .. (inte|upphör*|stängt|avslutat|används)
    (överför|överföra|för över|föra över|betala|skicka|swisha) .. (idag|omgående|genast|direkt|snarast|i dag|brådskande) .. (konto|swish|belopp*|pengar*|kr|kronor)
    (swisha|swishar) .. (till|#|kr|depositionen|deposition|handpenning)
    (ber|begär|vill ha|behöver) .. (deposition*|handpenning*|förskott*)
    (kopia|bild|foto) .. (legitimation*|id kort*|pass|passet|körkort*)
    ska gå till .. (bankgiro|plusgiro|konto|kontonummer)
    (bytt|byter) bank
    (depositionen|deposition|handpenning|handpenningen|förskott) .. (swish*|betal*|överför*|konto|innan|visning*|nycklar*)
    (obetald|förfallen|utestående|skuld) .. (faktura|fakturan|avgift*|skuld*|belopp*|parkering*) .. (omgående|genast|24|48|inkasso|kronofogd*|länk*)
    (brådskande|akut|omgående) (betalning*|överföring*)
    (flytta|flyttar|föra över|för över) .. (pengar*|besparing*) .. (säkert konto|säkra konto*|säkerhetskonto)
    (säkert konto|säkerhetskonto)
  `,
  'parcel-fee': `
    ${parcel} <> ${payWord}
    ${parcel} .. (kunde inte levereras|kunde inte lämnas|inte levereras|hålls kvar|stoppats|stoppat|väntar på betalning*|fastnat|returneras|skickas tillbaka|väntar i tullen)
    (vi kunde inte|kunde inte|misslyckades att) .. (leverera|lämna ut) .. (paket*|försändelse*|leverans*)
    (ofullständig|felaktig|saknas|fel) .. (adress*|leveransadress*|husnummer|portkod)
    (bekräfta|uppdatera|komplettera|ange) .. (adress*|leveransadress*|leveransuppgifter*)
    ${parcel} ... betala (# kr|avgift*|tull*|här|nu|via)
    betala .. (här|nu|avgift*) .. ${parcel}
    (tullavgift*|fraktavgift*|importmoms|returavgift*) .. (kr|kronor|sek|betal*|#)
  `,
  'refund-bait': `
    (återbäring*|skatteåterbäring*|återbetalning*|bidrag*|elstöd*) .. (väntar|hämta|bekräft*|logga in|länk*|kort*|fyll i|ange)
    (utbetalning*|återbäring*|få tillbaka) ... (vilket konto|anmäl* .. konto|identifiera dig|bankid|kortuppgifter*)
    anmäl* .. konto .. (sidan|nedan|länk*|bankid|här)
    (rätt till|berättigad till|berättigade till) .. (återbäring*|återbetalning*|elstöd*)
    (ta emot|få|hämta) .. (pengar*|betalning*|återbetalning*|återbäring*) .. (kort*|länk*|bankid|uppgifter*|konto*)
    (köparen|köpare) .. (betalat|betalt) .. (länk*|bekräft*|ta emot|hämta)
  `,
  prize: `
    (vunnit|vinnare|vinnaren|vinst|vinsten|utvald|utvalts|dragits|lottats) .. (pris*|iphone|telefon|presentkort*|kr|kronor|lotteri*|dragning*|hämta|belöning*|gåva|bil|samsung)
    (grattis|gratulerar) .. (vunn*|vinn*|utvald*|vinst*|pris*)
    (hämta|hämtar|få|säkra) .. (ditt|din|dina) .. (pris|priset|vinst*|belöning*|gåva|presentkort*|present)
  `,
  'gift-cards': `
    (köp|köpa|köper|skaffa|behöver|fixa) .. (presentkort|presentkorten|presentkorts*|gåvokort|google play kort|apple kort|steam kort|paysafecard)
    (skicka|skickar|bild*|foto*|skrapa) .. (koder|koderna|presentkort*) 
  `,
  'payroll-change': `
    (lön|lönen|löneutbetalning*|löner) <> (nytt konto|nya kontot|annat konto|nytt kontonummer|ny bank|byta konto|ändra konto|bytt bank|nya bank*)
    (bytt|byta|ändra|uppdatera) .. (konto|kontot|bank|lönekonto|bankuppgifter) .. (lön|lönen|löneutbetalning*)
  `,
  'code-request': `
    (skicka|skickar|läs upp|uppge|ge mig|vidarebefordra|ange|säg) .. (koden|kod|koder|engångskod*|verifieringskod*|säkerhetskod*) .. (mig|oss|sms|fick|får|visas|kommer)
    (koden|kod) .. (misstag|av misstag)
    (starta|öppna|logga in|identifiera) .. (bankid) .. (telefon*|handläggar*|medan|samtal*|qr)
    (skanna|skannar|scanna) .. (qr kod*|qr koden) .. (bankid|verifier*|logga|identifier*|uppdater*)
  `,
  urgency: `
    inom (#|24|48|några) (timmar|timme|h) 
    (omedelbart|omgående|genast|snarast) .. (verifier*|bekräft*|logga in|klicka|betala|kontakta|svara|uppdater*|ring)
    (sista|brådskande|slutlig|viktig) (påminnelse*|varning*|chans*|meddelande*|uppmaning*)
    (redan idag|endast idag|bara idag|innan det är för sent)
  `,
  fear: `
    (rättsliga|juridiska) (åtgärder|följder|påföljder)
    (inkasso|kronofogden|kronofogdemyndigheten|polisanmälan|utmätning|betalningsanmärkning|åtal) .. (skickas|lämnas|överlämnas|riskerar|undvika|kommer|du|dig|vidare|anmäls)
    (raderas|förloras|försvinner) .. (permanent|för alltid|alla)
  `,
  authority: `
    (polisen|skatteverket|kronofogden|tullverket|försäkringskassan|europol|interpol|åklagarmyndigheten) .. (återbäring*|återbetalning*|misstänk*|ärende*|betala|utred*|stämning*|kallelse*|bekräft*)
    (it avdelningen|it supporten|säkerhetsavdelningen|bankens säkerhetsavdelning|supportavdelningen|microsoft support|teknisk support) .. (konto*|dator*|lösenord*|brevlåd*|upptäck*|bankid)
  `,
  secrecy: `
    (berätta|säg|prata|nämn|diskutera) .. (inte|inget|ingen|ingenting) .. (någon|andra|ingen|kollegor*|de andra|övriga)
    (säg|berätta) (inget|ingenting|inte) .. (till|för) .. (någon|andra|de andra|kollegor*|övriga)
    (håll|hålla|behåll|behandla|behandlas) .. (mellan oss|hemligt|konfidentiellt|för dig själv|diskret)
    (strikt|strängt|helt) (konfidentiell*|hemlig*|förtrolig*)
    (mellan oss|stannar mellan)
    ? (konfidentiellt|konfidentiell|diskret|förtroligt)
  `,
  'executive-errand': `
    (hjälpa|hjälp) mig .. (betalning*|överföring*|presentkort*|en sak)
    svara (bara|endast) .. (mejl|mail|e post|här)
    möten hela dagen
    (mitt nya|mitt nya telefon) nummer
    (telefon|telefonen|mobil|mobilen) .. (trasig|sönder|tappat|gått sönder)
    (jag är|sitter|är|sitter jag|är jag) .. (möte|mötet|konferens|resande fot) .. (kan inte|inte prata|inte ringa|inte svara|bara mejl)
    (kan inte) .. (prata|ringa|svara i telefon|ta samtal|telefon)
    (är du|är ni) .. (på kontoret|på plats|tillgänglig|vid datorn|ledig)
    (behöver) .. (att du|en tjänst|din hjälp) .. (köp*|betal*|överför*|snabb*|genast|idag|diskret*)
    (kan du|skulle du kunna) .. (göra mig en tjänst|göra en betalning|genomföra en betalning|betala en faktura|lägga upp en betalning)
  `,
  extortion: `
    (hackat|hackade|tagit kontroll|fått tillgång|fick tillgång|infekterat|tagit över) .. (dator*|telefon*|kamera*|enhet*|konto*|system*|din|ditt|dina)
    (filmat|filmade|spelat in|inspelning*|video*|film*|bilder*) .. (onaner*|masturb*|intim*|webbkamera*|kamera*|sprid*|skick*|publicer*|kontakt*|vänner*)
    (skickar|sprider|publicerar|skicka|sprida|publicera) .. (video*|film*|bilder*|inspelning*|kontakter|vänner|familj*)
    (betala|betalar|skicka|skickar|överför) .. (bitcoin*|btc|kryptovalut*)
  `,
  'advance-fee': `
    (arv|arvet|arvinge*|testamente|donation*|dödsbo*) .. (miljon*|advokat*|bank*|avlid*|euro|dollar)
    (miljoner|miljon) .. (euro|dollar|usd|pund) .. (arv*|donera*|överför*|dig|andel)
  `,
  'crypto-lure': `
    (bitcoin*|kryptovalut*|krypto|btc|plånbok*|metamask|ledger) .. (verifier*|uttag*|synkroniser*|spärr*|vinst*|tjäna*|bekräft*)
    (återställningsfras*|seed fras*)
  `,
  'mailbox-full': `
    (brevlåda*|inkorg*|e postlåda*|mejlbox*|lagring*|lagringsutrymme*|kvot*) .. (full|fullt|överskrid*|slut|nått)
    (meddelanden|mejl|e post) .. (hålls kvar|inte levererats|väntar på leverans|stoppats|blockerats)
  `,
  'subscription-renewal': `
    (prenumeration*|abonnemang*|medlemskap*) .. (gått ut|går ut|löper ut|pausat*|avslut*|upphör*|förnya*) .. (uppdater*|bekräft*|betal*|kort*|länk*)
    (betalning*|dragning*) .. (misslyckades|nekades|avvisades|gick inte igenom|kunde inte) .. (uppdater*|kort*|betalsätt*|abonnemang*|prenumer*)
    uppdatera .. (betalningsuppgifter*|betalsätt*|betalningsmetod*|kortuppgifter*)
  `,
  'virus-scare': `
    (upptäckt|hittat|hittats) .. (virus|skadlig*|trojan*|malware|intrång*)
    (dator|datorn|telefon|telefonen|enhet|enheten) .. (infekterad|smittad|hackad|hotad|virus)
    (installera|installerar|ladda ner|ladda ned|laddar ner|öppna|starta) .. (anydesk|teamviewer|quicksupport|rustdesk|ultraviewer|fjärrstyrning*|fjärrskrivbord*|program för fjärr*)
    (fjärrstyra|fjärrstyrning*|fjärransluta*|fjärråtkomst*|fjärrhjälp*) .. (dator*|telefon*|din|kod*|hjälp*)
  `,
  'job-offer': `
    # (kr|kronor) (om dagen|per dag|i veckan|dagligen)
    (jobba|jobb|arbeta|arbete|tjäna|extrajobb*|extraknäck*) .. (hemifrån|online|mobil*|distans|deltid) .. (#|kr|om dagen|whatsapp|telegram|erfarenhet*)
    (tjäna|tjänar|tjän) .. # .. (om dagen|per dag|dagligen|i veckan|per vecka|hemifrån|per timme)
    (ingen erfarenhet|inga förkunskaper|utan erfarenhet) .. (krävs|behövs|lön*|whatsapp|telegram|kr)
    (gilla|gillar|recensera|betygsätta) .. (video*|produkt*|inlägg) .. (tjäna*|lön*|kr|betal*|whatsapp|telegram)
    ? (skriv|kontakta|hör av dig) .. (whatsapp*|telegram*)
  `,
  investment: `
    (garanterad|garanterade|säker|snabb|hög|höga) (avkastning*|vinst*|vinster) .. (invester*|risk*|dag*|månad*|plattform*|krypto*|#)
    (investera|investerar) .. (#|kr|vinst*|krypto*|bitcoin*|plattform*|tjän*)
  `,
  'bait-click': `
    (klicka|klickar|tryck|följ) .. (länk*|här|nedan|knapp*) .. (för att|och) .. (låsa upp|häva|få|hämta|undvika|bekräfta|verifiera|återställa|aktivera|betala|behålla)
    (lås upp|hämta|återställ|aktivera) .. (här|nu|nedan|länk*)
  `,
  'generic-greeting': `
    ? (bästa|kära|hej|ärade) (kund|användare|medlem|kontoinnehavare|kortinnehavare)
  `,
};
