import { screens } from '../screen.ts';

/** Screens in Dutch. */
export const nl = screens(
  'nl',
  `
@ parcel-fee lure=smishing_parcel from=parcel as=sms
[{brand}:|Bericht van {brand}:|] [uw pakket|uw zending {order}] [kon niet worden bezorgd|ligt vast in {city}|wacht op inklaring] [wegens onbetaalde kosten van {small}|omdat het adres onvolledig is].
[Betaal {small} binnen {hours} uur|Werk uw gegevens bij|Bevestig adres en kaart]: {url}
?[Anders gaat het terug naar de afzender.]

@ bank-block lure=smishing_bank from=bank as=sms
[{brand}:|{brand} fraudeafdeling:] [uw bankpas verloopt op {due}|uw rekening is beperkt|overboeking van {large} in behandeling]. [Niet door u? Annuleer|Vraag direct een nieuwe pas aan|Verifieer]: {url}
[Een medewerker belt u en vraagt om de code en komt de pas ophalen.|Zonder bevestiging binnen {n} uur wordt de rekening geblokkeerd.]

@ mam lure=smishing_family from=friend as=sms,chat
[Hoi mam|Hey pap|Mam ik ben het], [mijn telefoon is kapot|mijn mobiel viel in het water], [dit is mijn nieuwe nummer|de oude kan weg|app me op {phone}].
[Oh jee, gaat het?|Wat is er gebeurd?]
[Ik moet vandaag een rekening van {amount} betalen en kan niet in mijn bank.|Kun je {amount} overmaken naar {first2} {last2}, {iban}?] [Morgen krijg je het terug|Niet bellen, de microfoon doet het niet]

@ debt lure=smishing_tax from=tax as=sms
[{brand}:|Laatste aanmaning:] [openstaande schuld van {amount}|uw kenmerk {order} is niet betaald]. [Betaal vandaag via|Voorkom beslaglegging op {due} en voldoe direct via] {url}
?[De deurwaarder komt anders langs.]

@ seed lure=seed_phrase from=crypto as=web,app
[Wallet herstellen|Wallet verifiëren|Handmatig verbinden]
[Verbinding mislukt, verbind handmatig.|Na de update moet elke wallet worden gevalideerd.]
[Voer uw 12 of 24 woorden in|Vul uw herstelzin in]
& {boxes} ;; [Importeren|Valideren|Doorgaan]
[Niet gevalideerde wallets worden op {due} bevroren.|Sluit de pagina niet.]

@ support-popup lure=fake_support from=security as=dialog,web
[WAARSCHUWING: uw computer is geblokkeerd|Windows-beveiligingsmelding|{n} virussen gevonden]
[Foutcode 0x80072{nnn}|Trojan Spyware.{nnn}]
* Wachtwoorden ;; Bankgegevens ;; Foto’s ;; Facebook-account ;; E-mail
[Zet de computer niet uit.|Sluit dit venster niet, anders worden uw gegevens gewist.]
[Bel direct Microsoft-ondersteuning|Bel onze technici]: {phone}

@ card-form lure=card_form from=card as=web
[Uw kaart is geblokkeerd|Ongebruikelijke activiteit|Openstaande kosten: {small}]
[Bevestig uw identiteit binnen {hours} uur.|Betaal {small} om zending {order} vrij te geven.]
& Kaarthouder ;; Kaartnummer ;; MM/JJ ;; CVC ;; [Pincode|Geboortedatum] ;; [Sms-code]
& [Bevestigen|Deblokkeren|Betalen]
[Anders wordt de kaart definitief geblokkeerd.|Vul daarna de ontvangen code in.]

@ document-wall lure=document_wall from=documents as=web,dialog
[Beveiligd document|Factuur_{order}.pdf|Uw sessie is verlopen]
[Log in met uw e-mailprovider om het bestand te bekijken|Voer het wachtwoord van uw e-mail in]
& Outlook ;; KPN ;; Ziggo ;; Gmail ;; Anders
& {email} ;; Wachtwoord ;; [Document bekijken|Downloaden]
[Onjuist wachtwoord, probeer opnieuw.|De link vervalt over {hours} uur.]

@ prize lure=prize from=shop as=web,dialog
[Gefeliciteerd!|U bent bezoeker {n}.000.000|Beste {brand}-klant]
[Draai aan het rad en win: {good}|U bent gekozen voor een cadeaubon van {amount}|Beantwoord {n} vragen en ontvang een iPhone]
[U betaalt alleen {small} verzendkosten: vul uw kaart in.|Deel met {nn} vrienden en bevestig uw kaart.]
[Nog {n} prijzen|De actie eindigt over {n} minuten]

@ captcha-run lure=fake_captcha from=hosting as=web,dialog
[Bevestig dat u een mens bent|Ik ben geen robot]
[1. Druk op Windows + R|1. Druk op de Windows-toets + R]
[2. Plak de code met Ctrl + V|2. Druk op Ctrl + V]
[3. Druk op Enter|3. Bevestig met Enter]
& [Verifiëren] ;; [ID {nnn}{nn}]

@ code legit=one_time_code from=account as=sms
[Je {brand}-code is {code}.|{code} is je verificatiecode voor {brand}.|Code {code} voor de betaling van {amount} aan {company}.] [Deel deze met niemand.|Geldig voor {n} minuten.|Wij vragen er nooit om.]
?[Niet aangevraagd? Negeer dit bericht.]

@ parcel-notice legit=parcel_notice from=parcel as=sms,app
[{brand}:|] [je pakket|je zending {order}] [komt vandaag tussen {n} en {nn} uur|ligt klaar bij het afhaalpunt {street} {nn}|is om {time} bezorgd|is bij de buren].
[Afhaalcode {code}, tot {due}.|Volg: {url}|Je hoeft niets te betalen.]

@ card-payment legit=bank_alert from=bank as=sms,app
[{brand}:|] betaling van {amount} bij {company} op {date}, pas {last4}. [Saldo {large}.|]
[Niet door jou? Blokkeer de pas in de app.|Ontvangen: {large2} van {first2} {last2}.]

@ appointment legit=appointment from=health as=sms
[Herinnering:|Praktijk {last2}:] [uw afspraak op {due} om {time}|we verwachten u op {due} om {time}], {street} {nn}, {city}. [Neem uw verzekeringspas mee.|Afzeggen via {phone}.]

@ friends legit=friends_chat from=friend as=chat
[Hoi mam, veilig aangekomen|Kom je vanavond?|Wie rijdt er op {due}?|Telefoon was leeg, sorry]
[Top, we eten om {n}|Ja, rond {time}|Ik vraag het {first2}]
[Ik stuur je een tikkie van {fee} voor de kaartjes|Vergeet de sleutels niet|Neem je brood mee?|Tot zo]
?[👍|dankjewel!|haha]

@ sign-in legit=sign_in from=account as=web,app
[Inloggen|Welkom terug|Inloggen bij {brand}|Mijn account]
& [E-mailadres|Gebruikersnaam] ;; Wachtwoord ;; [Ingelogd blijven|]
& [Inloggen|Volgende]
* Wachtwoord vergeten? ;; Account aanmaken ;; Doorgaan met Google ;; Passkey gebruiken ;; Hulp nodig?

@ checkout legit=checkout from=shop as=web
[Afrekenen|Betaling|Winkelwagen]
& {good} ;; {good2} ;; Verzending {small} ;; Totaal {amount}
& Kaartnummer ;; Naam op kaart ;; Vervaldatum ;; CVC
& [Betaal {amount}|Bestellen] ;; iDEAL ;; PayPal
[30 dagen gratis retour|Je bank kan om goedkeuring in de app vragen.]

@ wallet legit=wallet_app from=crypto as=app
[Mijn wallet|Totaal saldo {large}|Back-up]
[Schrijf de 12 woorden op papier en vul ze nooit in op een website.|Deel je herstelzin met niemand.]
* Bitcoin {coins} ;; Ethereum {coins} ;; Verzenden ;; Ontvangen ;; Wisselen
[De helpdesk vraagt er nooit om.|Vandaag +{n},{nn} %]

@ warning legit=phishing_warning from=bank as=web,app
[Zo herken je oplichting|Pas op voor valse sms’jes|Politie waarschuwt voor «hoi mam»]
[Oplichters sturen berichten over pakketkosten en geblokkeerde rekeningen.|Een venster zegt dat de computer is geblokkeerd en toont een nummer.]
* Wij vragen nooit om uw pincode ;; Klik niet op links ;; Bel het nummer dat u kent ;; Geef geen codes door ;; Meld het bij de Fraudehelpdesk
[Gegevens ingevuld? Blokkeer de pas.|Meer over phishing]

@ settings legit=account_settings from=account as=app,web
[Instellingen|Account en beveiliging]
* Profiel ;; Wachtwoord wijzigen ;; Tweestapsverificatie aan ;; Apparaten: {device}, {city} ;; Meldingen ;; Taal Nederlands ;; Betaalmiddel Visa {last4} ;; Donkere modus ;; Gegevens downloaden ;; Account verwijderen

@ bank-overview legit=bank_overview from=bank as=app
[Goedemorgen {first}|Rekeningen|Bij- en afschrijvingen]
& Betaalrekening ;; {large} ;; Spaarrekening ;; {large2}
* {company} -{amount} ;; Salaris {large3} ;; Huur -{amount2} ;; Pas -{fee} ;; Overboeken ;; Berichten (1) ;; Tikkie

@ card-approval legit=payment_approval from=card as=web,app
[Betaling goedkeuren|Betaling bevestigen|Veilig betalen]
& Winkel: {company} ;; Bedrag: {amount} ;; Kaart •••• {last4}
[Vul de code in die we naar je telefoon hebben gestuurd.|Bevestig de betaling in de app van je bank.]
& Sms-code ;; [Bevestigen] ;; Annuleren
?[De code is {n} minuten geldig.|Code opnieuw sturen]
`,
);
