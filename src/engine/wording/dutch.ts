import type { Phrasebook } from './topics.ts';

const yours = '(uw|je|jouw)';
const things =
  '(cadeaukaart|cadeaukaarten|c adeaukaart|cadeaubon|iphone|noodpakket|prijs|prijzen|mystery box|e bike|tickets|weekendje weg|bol com|airfryer|pakket|vakantie|boxershorts)';

/** Lures and the words around them, in Dutch: only the most common. */
export const dutch: Phrasebook = {
  'credential-request': `
    (bevestig|verifieer|controleer|actualiseer|valideer|werk) (nu |direct )*${yours} .. (gegevens|account|identiteit|rekening|wachtwoord|betaalgegevens|persoonsgegevens|bankgegevens|digipas|scanner)
    (klik|log in|klikken) .. (hier|link|knop|onderstaande) .. (om|en) .. (bevestigen|verifieren|bij te werken|te activeren|te verlengen|deblokkeren|voorkomen)
    (verificatie|bevestiging|bijwerken) (van .. )?(vereist|noodzakelijk|verplicht)
    ${yours} (wachtwoord|bankpas|betaalpas|digid) .. (verloopt|is verlopen|vervalt|verlopen)
    ? (verifieer|bevestig) (nu )?${yours} (account|gegevens|e mail)
  `,
  'account-threat': `
    ${yours} .. (account|rekening|pas|betaalpas|toegang|abonnement|mailbox) .. (is|wordt|werd|zal) .. (geblokkeerd|opgeschort|beperkt|gesloten|gedeactiveerd|verwijderd|afgesloten)
    (verdachte|ongebruikelijke|onbevoegde) (activiteit|activiteiten|inlogpoging|aanmelding|transactie|login)
    (om|voorkom|voorkomen) .. (blokkade|blokkering|opschorting|afsluiting|deactivering)
  `,
  'parcel-fee': `
    (pakket|pakketje|bestelling|zending|levering|p akket) .. (wacht|vastgehouden|niet bezorgd|mislukt|kon niet|bezorging wacht|in afwachting|openstaand|gemist|niet worden bezorgd)
    (levering|bezorging) mislukt
    (douanekosten|verzendkosten|invoerkosten|bezorgkosten) .. (betaal|betalen|openstaand|voldoen)
    (nieuwe trackingmelding|laatste mededeling)
    ? volg je pakket
  `,
  'payment-request': `
    (openstaand|openstaande|onbetaalde) (bedrag|factuur|boete|vordering|schuld|betaling) .. (betaal|voldoen|voldaan|incasso|direct|deurwaarder|beslag)
    (laatste aanmaning|deurwaarder|beslaglegging|incassokosten)
    (onze|ons|mijn|nieuwe|nieuw|gewijzigde|gewijzigd) (bankgegevens|bankrekening|rekeningnummer|iban|rekening) .. (gewijzigd|veranderd|aangepast|gebruik*|overmaken|betaling*|voortaan|vanaf)
    (bankgegevens|bankrekening|rekeningnummer|iban) .. (zijn|is|werd|hebben|wordt) .. (gewijzigd|veranderd|aangepast|vernieuwd|overgestapt)
    (betaal|betalen|maak|overmaken|over te maken|overboeken|boek) .. (nieuwe|gewijzigde|andere|onderstaande) (bankrekening|rekening|rekeningnummer|iban)
    (kun|kunt|zou|wil|wilt) (je|u|jij) .. (vandaag|snel|nog|direct|spoed|meteen) .. (overmaken|overboeken|betalen|overboeking|spoedbetaling)
    (waarborg|waarborgsom|borg|aanbetaling|borgsom) .. (overmaken|overboeken|betalen|vooraf|reserveren) .. (sleutel|sleutels|bezichtiging|woning|appartement|kamer)
    (sleutel|sleutels|bezichtiging) .. (na|zodra) .. (borg|waarborgsom|aanbetaling|betaling)
  `,
  'refund-bait': `
    (teruggave|terugbetaling|belastingteruggave|compensatie|toeslag) .. (wacht|klaar|aanvragen|claim|ontvang|recht op)
    (claim|recht op|terug) .. (euro|#) .. (terug|energie*|te veel|onterecht)
    (heb jij recht op|claim tot|heeft u recht)
  `,
  prize: `
    (u|je|jij) (hebt|heeft|bent|heb) .. (gewonnen|geselecteerd|uitgekozen|uitgeloot|winnaar)
    (win|wln|wiiin|claim|ontvang|bestel) (een|een gratis|vandaag nog|h et|je|uw|gratis|nu|1 van) .. ${things}
    ${things} .. (gewonnen|winnen|voor u gereserveerd|wacht op|staat klaar|claim*|gereserveerd|verloten|van #)
    (gefeliciteerd|proficiat) .. (gewonnen|geselecteerd|winnaar)
    (vul|doe mee|neem deel) .. (enquete|vragenlijst|winactie|prijsvraag) .. (win*|prijs|kans|ontvang|in|voor)
    (laatste kans|kans) op (prijzen|een prijs|een)
    (postcode sluit|cadeaucentrum|cadeau staat voor u)
    (prive|grote) prijs .. (enquete|win)
  `,
  urgency: `
    (binnen|in|nog) (#|24|48|72) (uur|uren|dagen|minuten) .. (om|anders|wordt|voorkom|bevestig|uw|je|weten)
    (laatste|dringende|belangrijke) (kans|herinnering|waarschuwing|mededeling|melding|oproep|actie|plekken)
    (actie|directe actie|dringende actie) (vereist|aanbevolen|noodzakelijk)
    (handel|reageer|haast) (nu|direct|snel|alstublieft|je|u)
    (verloopt|eindigt|vervalt) (vandaag|morgen|binnenkort|over #)
    (de tijd dringt|voordat het te laat is|mis het niet|let op)
  `,
  fear: `
    (gerechtelijke|juridische|strafrechtelijke) (stappen|procedure|maatregelen)
    (bestanden|foto's|gegevens|account) .. (worden|wordt) .. (verwijderd|gewist)
    (definitief|permanent) (verwijderd|geblokkeerd|afgesloten)
  `,
  'crypto-lure': `
    (bitcoin|crypto|cryptovaluta|btc) .. (aanbod|account|uitbetaling|winst|platform|verdien*|receven|ontvangen|bevestig|miljonair*|saldo)
    (wallet|ledger|metamask|bitvavo) .. (verifi*|bevestig*|geblokkeerd|bijwerken|opgeschort|update)
    (herstelzin|geheime zin|24 woorden)
  `,
  'mailbox-full': `
    (mailbox|postvak|opslag|inbox|icloud|opslagruimte|schijfruimte) .. (vol|bijna vol|overschreden|limiet|bereikt)
    (uw|je|inkomende) (berichten|e mails|mails) .. (in de wacht|vastgehouden|niet bezorgd|geblokkeerd)
  `,
  'subscription-renewal': `
    ${yours} .. (abonnement|lidmaatschap|mcafee|norton|bescherming|netflix|licentie) .. (verlopen|is verlopen|verloopt|opgeschort|beeindigd|mislukt|geweigerd)
    (verleng|vernieuw|heractiveer) .. (abonnement|lidmaatschap|bescherming|licentie)
    (betaling|incasso) .. (mislukt|geweigerd|niet gelukt) .. (werk|abonnement|betaalgegevens|account|update)
  `,
  'virus-scare': `
    (virussen|virus|malware|hackers|bedreigingen) .. (gedetecteerd|gevonden|apparaat|computer|geinfecteerd|verwijder*|gezin)
    ${yours} (apparaat|computer|telefoon|pc) .. (aanval|geinfecteerd|gevaar|onbeschermd|risico|beschermd)
  `,
  'advance-fee': `
    (donatie|schenking|doneren|gedoneerd) .. (miljoen|euro|#|aan u|dollar)
    (erfenis|begunstigde|nabestaande|overleden) .. (miljoen|euro|bank|advocaat|fonds|dollar)
  `,
  'dating-bait': `
    (oekraiense|russische|oost europese|geile|hete|lekkere) (meisje|meisjes|singles|vrouwen|vrouw|dames|schoonheden|russische|oekraiense)
    (vrouwen|singles|meisjes|vrouw) .. (bij jou in de buurt|in de buurt|wachten op|chatten|zoekt een man|daten|met jou)
    (daten|dating|whatsapp dating|datingpromotie|spannend avontuur|van bil|fantaseert|privebericht) .. (meisje*|oekra*|russisch*|singles|jou|gratis|verrassen|gang|speciaal|vrouw*|buurt)
    (alleen als je volwassen bent|niet openen jonger dan|jonger dan 18)
    (foto's|video's) .. (leuk vindt|foto's|prive)
  `,
  casino: `
    # (spins|gratis spins)
    gratis spins .. (nu|bonus|storting|speel|claim|wachten|casino|ontgrendel)
    (welkomstbonus|geen storting|welkomstpakket|casino) .. (bonus|gratis|spins|claim|storting|win|nu|speel|vereist)
  `,
  'health-miracle': `
    (afvallen|gewicht verliezen|vet verbranden|kilo afvallen|pond in # weken) .. (snel|keto|zonder|dagen|weken|natuurlijk*|gegarandeerd|nu|met)
    # (pond|kilo) in # weken
    (voetpijn|rugpijn|gewrichtspijn|artrose|diabetes|oorsuizen|kalknagels) .. (korting|verlost|einde|oplossing|natuurlijk*|genez*|nu|methode)
    (einde aan|verlost van) .. (voetpijn|pijn|rugpijn)
  `,
  'hard-sell': `
    (energierekening|energiekosten|energietarief|energietarieven|energieprijzen|energieaanbod|stroomzeker|thuisbatterij|zonnepanelen|kunststof kozijnen|warmtepomp|isolatie) .. (bespaar|besparen|verlaag|lager|gratis|subsidie|korting|vaste|check|profiteer|aanbod|tarief*|terug|kosten|nieuw|ontdek|interessant|investeren|2025|salderen|adres)
    (bespaar|besparen|verlaag|profiteer|check) .. (energierekening|energiekosten|energie|subsidie*|subsidies|zonnepanelen|thuisbatterij|tariefcheck|honderden|stroom*|energietarief)
    # (korting|procent korting) .. (nu|vandaag|op|alleen|mis|bestel|met)
    (gratis|persoonlijk|exclusief|tijdelijk) .. (tariefcheck|pensioenscan|adviesgesprek|energieaanbod|offerte|maatwerk|aanbod)
    (uw gemeente|uw adres|uw woning|huiseigenaren) .. (subsidie|zonnepanelen|aanmerking|check|plekken|komt|energie*|besparen|zoeken)
    (pensioen|pensioentekort|pensioenscan|hypotheek|uitvaartverzekering|zorgverzekering|traplift) .. (check|bespaar|op orde|gratis|vergelijk*|straks|doe|vragen)
    (wij hebben geprobeerd u|geprobeerd u te bereiken|reageer alstublieft)
  `,
  'payroll-change': `
    (salaris|loon|salarisbetaling) .. (andere|nieuwe|nieuw) (rekening|bankrekening|rekeningnummer|iban)
    (rekeningnummer|bankgegevens|iban) .. (salaris|loon|salarisadministratie) .. (wijzigen|aanpassen|veranderen|doorgeven)
    (wijzigen|aanpassen|veranderen) .. (rekeningnummer|bankgegevens|iban) .. (salaris|loon|salarisadministratie)
  `,
  secrecy: `
    (hou|houd|blijft|houden) (dit|het|deze) .. (tussen ons|voor je|voor u|vertrouwelijk|geheim|stil)
    (vertel|zeg|bespreek|deel) .. (niemand|niets|nog niet|met niemand|niet met) .. (collega*|anderen|bank|familie|iemand|team|over)
    (strikt|streng|uiterst) vertrouwelijk .. (overname|betaling|transactie|project|opdracht|zaak)
    (alleen|uitsluitend) via (mail|e mail|whatsapp) .. (bereikbaar|contact|communiceren)
  `,
  extortion: `
    (ik|wij) .. (heb|hebben) .. (webcam|camera|apparaat|computer|telefoon) .. (gehackt|opgenomen|gefilmd|toegang|overgenomen)
    (video|beelden|opnames|opname|foto's) .. (sturen|verstuur|delen|publiceren|openbaar|versturen) .. (contacten|familie|vrienden|collega*|iedereen)
    (stuur|verstuur|deel|publiceer|zet) .. (video|beelden|opnames|opname|foto's) .. (contacten|familie|vrienden|collega*|iedereen|internet)
    (betaal|stuur|maak) .. (bitcoin|btc|crypto) .. (anders|of|om te voorkomen|uur)
  `,
  'job-offer': `
    (thuiswerk|bijbaan|vacature|online werk|thuis werken) .. (per dag|per week|euro|verdien*|verdienen) .. (whatsapp|telegram|ervaring|minuten|uur)
    (verdien|verdienen) .. (# euro|euro|#) .. (per dag|per uur|per week|thuis|telefoon|vrije tijd)
    (pakketten|pakjes|geld|betalingen) .. (ontvangen|doorsturen|doorsluizen) .. (commissie|vergoeding|rekening|thuis)
    (reageer|neem contact op|stuur) .. (via|op) (whatsapp|telegram) .. (functie|baan|werk|vacature)
  `,
  callback: `
    (bel|neem contact|contacteer) .. (om|indien|als) .. (annuleren|annulering|te annuleren|betwisten|terugbetaling|niet herkent|niet herkend)
    (niet door u|niet zelf|niet herkent|niet geautoriseerd) .. (bel|bellen|telefoonnummer|nummer)
    (afgeschreven|in rekening gebracht) .. (bel|bellen|klantenservice op|helpdesk op) .. #
  `,
  'code-request': `
    (stuur|geef|deel|lees|vertel) .. (code|verificatiecode|sms code|bevestigingscode|pincode|tan code) .. (ons|mij|me|medewerker|door|terug)
    (code|verificatiecode) .. (per ongeluk|vergissing) .. (gestuurd|verstuurd|ontvangen)
    (hoi|hallo|hey|dag) (mam|pap|mama|papa|ma|pa|oma|opa) .. (nieuw nummer|andere telefoon|telefoon kapot|nieuwe telefoon|nummer opslaan)
    (dit is|mijn) (mijn )?(nieuwe|tijdelijke) (nummer|telefoonnummer) .. (kapot|gevallen|oude|opslaan|mam|pap)
  `,
  investment: `
    (gegarandeerd|gegarandeerde) .. (rendement|winst|opbrengst)
    (belegging|investering|beleggen|investeren) .. (rendement|winst|verdubbel*) .. (gegarandeerd|per dag|per week|zonder risico|risicovrij)
    (handelsplatform|trading|tradingplatform) .. (verdien*|winst|storting|rendement)
  `,
  'shared-document': `
    (heeft|hebben) .. (document|bestand|factuur|map|contract) .. (met u gedeeld|met je gedeeld|gedeeld met)
    (document|bestand|contract) .. (ondertekenen|bekijken|openen) .. (inloggen|log in|aanmelden|klik)
    (bekijk|open) .. (gedeelde|beveiligde|vertrouwelijke) (document|bestand|documenten|bericht)
  `,
  voicemail: `
    (nieuw|nieuwe|gemist|gemiste|ongelezen) (voicemail|voicemailbericht|spraakbericht|oproep|oproepen)
    (voicemail|spraakbericht) .. (beluister*|luister|afspelen|openen|bijlage)
  `,
  'junk-footer': `
    klik hier om .. (af te melden|uit te schrijven|afscheid te nemen|afmelden) .. (of schrijf|schrijf|direct)
  `,
  'gift-cards': `
    (koop|kopen|nodig|regel) .. (cadeaukaarten|cadeaubonnen|google play kaarten|itunes kaarten|steam kaarten)
  `,
  'executive-errand': `
    (ben je|bent u) (nu |even |vandaag )*(beschikbaar|bereikbaar|op kantoor)
    (kun je|kunt u) .. (iets voor mij|gunst|snel|overboeking) .. (regelen|doen|maken|voor mij)
  `,
  'paste-and-run': `
    druk op .. (windows|win|windows toets) .. r
    plak .. (uitvoeren|powershell|terminal|opdrachtprompt) .. (enter|druk|bevestig*)
  `,
  'generic-greeting': `
    (beste|hallo|geachte|hoi|dag|gefeliciteerd) (klant |heer |mevrouw |meneer )*@
    ? (beste|geachte) (heer |mevrouw |heer mevrouw |gewaardeerde )*(klant|gebruiker|relatie|rekeninghouder|clientele|lid|deelnemer|ontvanger)
  `,
  'bait-click': `
    klik (hier|op (de|deze) (link|knop)|hieronder) .. (om|en) .. (claimen|bevestigen|verifieren|ontvangen|deblokkeren|verlengen|activeren|betalen|winnen|te claimen)
    (claim|bevestig|verleng|activeer|controleer|ontgrendel) (nu|hier|vandaag|direct)
  `,
  'honest-notice': `
    ? als (u|je) .. niet (hebt|heeft|heb|was|zelf|hebt aangevraagd) .. (negeren|negeer|verwijder*)
    ? (deze|dit) (e mail|bericht|mail) (gewoon |dan )?negeren
  `,
};
