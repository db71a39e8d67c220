// Long because it is a table: wordings of one language.
import { taught } from './taught.ts';

export const nlTaught = taught('nl', {
  screens: `
@ bank-bel lure=smishing_bank from=bank as=sms,chat
[{brand}:|Beveiliging {brand}:] [een betaling van {amount} bij {company} staat klaar|er gaat {large} van uw rekening af]. [Bel meteen om dit te stoppen:|Was u dit niet? Bel onze medewerker op] {phone}
?[Houd de code die u krijgt bij de hand.|Praat er niet over met het filiaal, er loopt een onderzoek.]

@ nepmedewerker lure=remote_access from=bank as=chat,sms
[Goedemiddag, {first2} {last2} van de fraudehelpdesk van {brand}.|U spreekt met de politie, samen met uw bank.] [Er wordt op dit moment met uw pas betaald in {city}.|Uw spaargeld is niet meer veilig.]
[Wat moet ik doen?|Dat was ik niet!]
[Knip de pas door maar laat de chip heel, een koerier haalt hem op.|Zet AnyDesk op uw computer en lees de cijfers voor.|Zet het geld op de kluisrekening {iban}.|Geef mij de code door, dan draai ik het terug.]

@ code-vriend lure=code_theft from=friend as=chat,sms
[Hoi {first}, ik heb per ongeluk zes cijfers naar jou gestuurd|Ik zet je in de buurtapp]. [Stuur je me de code uit de sms even door?|Je krijgt zo een nummer, app het meteen naar mij.]
?[Welke code?|Ik kreeg iets van WhatsApp]
[Ja die, snel, hij verloopt|Let niet op de waarschuwing]

@ bezorger lure=code_theft from=parcel as=sms,chat
[Hallo, ik ben de bezorger van {brand}, ik kan de bel niet vinden.|Uw pakket ligt in mijn bus.]
[Om het af te geven heb ik het nummer nodig dat u net kreeg.|Zeg me de code uit het bericht, anders gaat het terug.]

@ baas-chat lure=gift_cards from=boss as=chat,sms
[{first}, met {me}, nieuw nummer.|Goedemorgen {first}, {me} hier. Ben je op kantoor?] [Ik zit bij de accountants en kan niet bellen.|Dit blijft onder ons.]
[Ja, zeg het maar|Natuurlijk]
[Haal {n} cadeaukaarten van {amount} en stuur me foto’s van de codes.|Er moet voor twaalven {large} betaald worden, ik stuur de rekening.] [Schiet het even voor, je krijgt het {due} terug.|Vertel het aan niemand.]

@ kind-rekening lure=smishing_family from=friend as=sms,chat
[Hoi mam, mijn telefoon is in de wc gevallen, dit is mijn nieuwe|Pap, sla dit nummer op, het oude doet het niet meer].
?[Ach, wat is er gebeurd?|Wie is dit?]
[Ik kan niet bankieren en moet vandaag {sizeable} betalen|Er staat nog een rekening open]. [Kun jij het voorschieten? Morgen heb je het terug|Ik stuur je een betaalverzoek]

@ vriend-nood lure=smishing_family from=friend as=chat
[Ben je er? Ik schaam me dood dat ik het vraag|Ik zit vast in {city}], [mijn tas is gestolen|de garage geeft de auto niet mee].
[Kun je me {sizeable} lenen tot maandag?|Stuur het via Western Union naar {first2} {last2}.] [Bellen kan niet, bijna leeg|Zeg niets tegen mijn ouders]

@ parkeren lure=qr_prompt from=toll as=bare,document
[Parkeren: alleen nog met uw telefoon|Automaat defect]
[Scan, vul uw kenteken en uw kaartgegevens in.|Scan de code en voer kaartnummer, datum en CVC in.]
?[Zonder betaling wordt u weggesleept.]

@ bankbrief lure=qr_prompt from=bank as=document,bare
[Uw toegang verloopt op {due}|Verplichte vernieuwing van de app]
[Scan het vierkant en log in met uw pasnummer en pincode.|Scan en bevestig uw gegevens.]
[Daarna blokkeren wij de toegang.|Later activeren kost {fee}.]

@ computer-vast lure=fake_support from=security as=dialog,web
[UW COMPUTER IS STILGEZET|Beveiligingscentrum: ernstige dreiging|Systeemfout {nnn}]
[Een spion leest uw wachtwoorden mee.|Over vijf minuten wordt de schijf gewist.]
[Laat de computer aan en bel de hulplijn:|Gratis nummer:] {phone}
& [Annuleren] ;; [Bellen]

@ toeslag lure=smishing_energy from=energy as=sms,web
[{brand}:|Energietoeslag:] [u heeft {amount} nog niet opgehaald|uw huishouden heeft recht op {amount}]. [Vraag aan met uw bankgegevens|Vul de pas in waarop u het wilt ontvangen]: {url}

@ zorgpas lure=credential_form from=health as=sms,web
[{brand}:|Uw zorgverzekeraar:] [uw zorgpas is verlopen|er staat een vergoeding van {amount} klaar]. [Bestel de nieuwe voor {small}|Bevestig geboortedatum en bankpas]: {url}

@ digid lure=smishing_tax from=tax as=sms
[Uw DigiD vervalt op {due}|Laatste herinnering: boete {order}]. [Verleng direct|Betaal {amount} om beslag te voorkomen]: {url}

@ bestand lure=document_wall from=documents as=web,dialog
[{first2} {last2} deelde „Factuur {month}.pdf”|Beveiligde fax, {n} pagina’s]
[Kies uw mailprovider en vul uw wachtwoord in om het te openen.|Voorbeeld wazig: log in met uw werkaccount.]
& Outlook ;; Ziggo ;; Gmail ;; E-mail ;; Wachtwoord ;; [Openen]

@ koper lure=marketplace from=stranger as=chat
[Is {good} er nog? Ik neem hem.|Ik heb al betaald via Gelijk Oversteken.]
[Open de link en vul de rekening in waarop je het wilt|Maak even één cent over zodat ik weet dat je echt bent]: {url}
?[Heb je de code al ingevuld?]

@ kamer lure=marketplace from=stranger as=chat,bare
[De woning aan {street} is vrij, {amount} per maand inclusief.|Ik woon in het buitenland en kan niet laten zien.]
[Maak de borg van {large} over, dan stuur ik de sleutels op.|Stuur een foto van uw paspoort mee.]

@ postbus-oud lure=mailbox from=mailbox as=web
[Uw wachtwoord eindigt vandaag|{nn} berichten tegengehouden]
[U mag het huidige houden: bevestig hieronder.|Log in om de berichten vrij te geven.]
& {email} ;; Wachtwoord ;; [Behouden|Vrijgeven]

@ code-echt legit=one_time_code from=bank as=sms
[{code} is je code voor {brand}.|Code {code} om {amount} aan {company} te betalen.|Log in met {code}.] [Geef hem aan niemand, ook niet aan ons.|{n} minuten geldig.|Niets aangevraagd? Bel je bank.]

@ rekening-info legit=bank_alert from=bank as=sms,app
[{brand}:|] [{large} ontvangen|incasso {company} {amount}|je nieuwe pas komt met de post|saldo onder {amount}]. [Je hoeft niets te doen.|Kijk in de app.]

@ goedkeuren legit=payment_approval from=bank as=app,dialog
[Betaling goedkeuren?|Bevestig je aanmelding|Opdracht klaargezet]
& {company} ;; {amount} ;; {date} {time} ;; Pas {last4}
& [Goedkeuren] ;; [Weigeren]
?[Alleen als je dit nu zelf doet.]

@ inloggen legit=sign_in from=account as=web,app
[Inloggen|Welkom terug|Vul je wachtwoord in]
& [E-mailadres|Gebruikersnaam|Klantnummer] ;; Wachtwoord ;; [Volgende|Log in]
* Wachtwoord vergeten? ;; Account maken ;; Ingelogd blijven ;; Toegangssleutel ;; Hulp ;; Privacy

@ inloggen-bank legit=sign_in from=bank as=web,app
[Mijn {brand}|Inloggen met de app|Kies hoe u inlogt]
& Rekeningnummer ;; Pasnummer ;; [Verder]
* Scan met de app ;; Identifier ;; Toegang aanvragen ;; Veilig bankieren ;; Contact

@ tweede-stap legit=sign_in from=saas as=web,app
[Vul de code in|Verificatie in twee stappen]
[We stuurden een code naar {email}.|Open je authenticator.]
& Code ;; [Controleren] ;; [Opnieuw sturen]
* Andere manier ;; Vertrouw dit apparaat ;; Terug

@ toegang legit=app_dialog from=saas as=dialog
[Mag „{brand}” de camera gebruiken?|{host} wil meldingen sturen|Wijzigingen in {month}.docx opslaan?|Prullenmand legen?]
[Om bonnetjes te scannen.|Dit kan niet ongedaan worden gemaakt.|Anders raak je je wijzigingen kwijt.]
& [Toestaan|Opslaan|OK] ;; [Niet toestaan|Annuleren|Later]

@ koekjes legit=cookie_banner from=small as=web,dialog
[Jouw privacy|Deze site gebruikt cookies]
[Wij en {nnn} partners bewaren informatie op je apparaat.|Noodzakelijke cookies staan altijd aan.]
& [Alles accepteren] ;; [Weigeren] ;; [Instellingen]

@ scan-schoon legit=security_status from=security as=app,dialog
[Scan klaar|Geen bedreigingen gevonden|Gevaarlijke site geblokkeerd]
[{nnn}{nnn} bestanden in {nn} minuten bekeken.|Het bestand staat in quarantaine, je hoeft niets te doen.]
* Bescherming aan ;; Firewall aan ;; Geschiedenis ;; Snelle scan ;; Bijgewerkt

@ gezin legit=friends_chat from=friend as=chat,sms
[Neem je brood mee?|Wie haalt {first2} op?|Geef jij de planten water op {due}?]
[Ja, nog iets?|Ik, om {time}|Sleutel op de vaste plek?]
[Top, dankjewel|Oma belt om acht uur|Tot zo]

@ samen-betalen legit=friends_chat from=friend as=chat
[De kaartjes waren {amount}, dus {fee} de man|Ik krijg nog {small} van je voor de pizza]
[Tikkie is betaald|Morgen contant?]
[Dank, geen haast|Prima]

@ echt-nummer legit=friends_chat from=friend as=chat,sms
[Hoi, met {first2} van het koor, ik heb een andere provider, dit is mijn nummer.|Nieuwe telefoon, {first2} {last2}.]
[Opgeslagen, ik bel vanavond|Dank, tot {due}]

@ collega legit=work_chat from=colleague as=chat,web
[Morgen, ben je er vandaag?|{first}, het overleg is om {time}|Kun je me de cijfers van {month} sturen?]
[Vanaf tien uur|Dank, staat erin|Voor de lunch]
[Notulen volgen|Samen lunchen?]

@ pakket-echt legit=parcel_notice from=parcel as=sms,app
[{brand}:|] [uw pakket ligt bij {street} {nn}|vandaag tussen {n} en {nn} uur|bij de buren bezorgd|door de sneeuw pas op {due}]. [Neem uw legitimatie mee.|U heeft {n} dagen.|Geen kosten.]

@ garage legit=appointment from=small as=sms
[{company}:|Hallo {first},] [uw auto is klaar|uw bril ligt klaar|tafel voor {n} gereserveerd|tot {due} om {time}]. [Verhinderd? {phone}|Tot ziens.]

@ menukaart legit=menu_card from=small as=bare,document
[Menukaart|Lunch|Tafel {nn}]
[Scan voor de gerechten en allergenen.|Bestellen aan de bar.]
* Erwtensoep {small} ;; Kroketten {fee} ;; Appeltaart {small2} ;; Koffie {small3}

@ gast-wifi legit=qr_prompt from=travel as=bare,document
[Wifi voor gasten|Audiotour|Je ticket]
[Scan en verbind. Wachtwoord: {password}|Luister gratis op je telefoon.|Laat deze code zien bij de ingang.]

@ oplichting-uitleg legit=phishing_warning from=bank as=web,app
[Pas op voor nepmedewerkers|Zo werken oplichters]
[Ze zeggen dat uw geld gevaar loopt of sturen iemand om de pas te halen.|Er gaan berichten rond van een zogenaamd kind met een nieuw nummer.]
[Wij vragen nooit om codes. Hang op.|Bel het nummer dat u kent.]

@ aankoop legit=payment_approval from=card as=web,dialog
[Bevestig je aankoop|Veilig online betalen|Controle]
& Winkel {company} ;; Bedrag {amount} ;; Datum {date} ;; Kaart •••• {last4}
[We stuurden je een code per sms.|Keur goed in de app van je bank en kom hier terug.]
& Code ;; [Verder] ;; [Opnieuw] ;; [Annuleren]

@ mandje legit=checkout from=shop as=web,app
[Winkelmand ({n})|Bezorging en betaling|Overzicht]
& {good} {amount} ;; Verzending {small} ;; Totaal {sizeable}
* iDEAL ;; Creditcard ;; Achteraf betalen ;; Kortingscode ;; [Bestellen] ;; Adres wijzigen

@ schade legit=insurance_claim from=insurance as=web,app
[Schade {order}|We hebben uw melding]
[De expert komt {due} om {time}.|We maken {sizeable} over.]
* Foto’s ;; Offerte.pdf ;; Berichten ;; Polis

@ kleinkind lure=smishing_family from=friend as=chat,sms
[Oma, met mij, niet schrikken|Opa, zeg het tegen niemand] [ik heb een ongeluk gehad|ik zit op het bureau].
[Wie is dit?|Lieve hemel]
[Ze willen {large} borg vanavond, een advocaat komt het halen|Neem het op en zeg dat het voor de keuken is]

@ financien-chat lure=gift_cards from=colleague as=chat
[Hoi {first}, {me} van financiën, op mijn privénummer.|De directeur zit in het vliegtuig en rekent op ons.]
[Zeg het maar|Wat is er?]
[Kun je {large} naar {iban} sturen? De factuur komt nog.|Haal vier prepaidkaarten en lees me de nummers voor.] [Niet in de groep zetten.|]
`,
  letters: `
@ beschikbaar lure=gift_card_boss from=boss personal greet=informal
# [Ben je er?|Kleine taak|{first}]
[Ik zit in een vergadering en kan alleen mail lezen.|Laat het weten zodra je dit ziet.]
[Ik heb {n} cadeaubonnen van {amount} nodig voor een klant. Kras ze open en mail me foto’s van de codes.|Kun je het voorschieten? Financiën betaalt het terug.] [Houd het nog even voor je.|]

@ vertrouwelijk lure=bec_payment from=boss personal
# [Vertrouwelijk|Dossier {order}]
[We staan op het punt een bedrijf te kopen en alleen jij weet ervan.|Kantoor {company} mailt je vandaag over een aanbetaling.]
[Vandaag moet {large} bij de notaris zijn. Hoeveel staat er op de rekening?|Antwoord alleen op dit adres, niet telefonisch.]

@ rekening-gewijzigd lure=bec_payment from=supplier personal
# [Ander rekeningnummer|Factuur {order}]
[Onze rekening wordt gecontroleerd, betalingen komen terug.|Om fiscale redenen int een zusterbedrijf.]
[Maak de {large} over naar {iban}.|Gebruik het nummer op de factuur niet meer.] [Stuur vandaag het betaalbewijs.|]

@ salaris lure=payroll_change from=colleague personal greet=informal
# [Mijn salaris|Nieuw rekeningnummer]
[Ik ben van bank veranderd en wil mijn salaris vanaf deze maand op de nieuwe rekening.|Mijn oude rekening sluit, lukt het nog voor {month}?]
[Dit is het: {iban}.|Ik kom niet in het portaal, dus per mail.]

@ hulp-reis lure=relative_request from=friend personal greet=informal
# [Kun je me helpen?|Ben je bereikbaar?]
[Ik ben beroofd in {city}, paspoort en passen weg.|Mijn nicht ligt hier in het ziekenhuis en ze willen eerst geld.]
[Ik heb {sizeable} nodig voor hotel en vlucht, via Western Union.|Alleen mail, bellen gaat niet.] [Je krijgt alles terug als ik thuis ben.|]

@ zorg-teruggave lure=tax_refund from=health
# [Teruggave van {amount}|Uw zorgpas is ongeldig]
[Bij controle bleek dat u {amount} tegoed heeft.|Zonder vernieuwing worden kosten niet meer vergoed.]
> [Teruggave ontvangen|Pas vernieuwen]
[Houd uw bankpas bij de hand.|Het recht vervalt over {hours} uur.]

@ telefoon-registratie lure=mfa from=employer
# [Uw tweede factor verloopt|Registreer uw telefoon opnieuw]
[Alle medewerkers moeten hun telefoon opnieuw registreren. Scan het vierkant en log in met uw werkwachtwoord.|De registratie stopt over {hours} uur.]
[Anders verliest u de toegang tot uw mail.|De code is persoonlijk.]

@ verlengd-bel lure=callback from=security
# [Bestelling {order}|{sizeable} wordt afgeschreven]
[Uw beveiliging is met {n} jaar verlengd.|Dank voor uw aankoop.]
= Bedrag: {sizeable} ;; Afschrijving: binnen {hours} uur
[Bel {phone} om te annuleren.|Niet besteld? Klantenservice: {phone}]

@ overleg legit=business_correspondence from=boss personal greet=informal
# [Overleg op {due}|Voor mijn vakantie]
[Ik zit vandaag vol, kan het {due} om {time}?|Vanaf {due} vervangt {first2} {last2} mij.]
[Neem de cijfers van {month} mee.|Dringend? Bel mijn gewone nummer.]

@ factuur-gewoon legit=invoice from=supplier personal file=pdf
# [Factuur {order}|Onze factuur van {month}]
[Bijgaand de factuur voor het werk in {month}.|Dank voor uw opdracht.]
= Bedrag: {large} ;; Vervalt: {due}
[Het rekeningnummer is ongewijzigd.|Vragen? Administratie, {phone}.]

@ bankwissel-echt legit=business_correspondence from=supplier personal
# [Wij wisselen van bank per {due}]
[U krijgt per post een ondertekende brief met de gegevens.|Voor lopende facturen verandert er niets.]
[Vertrouw niet op een mail alleen: bel uw contactpersoon op het nummer dat u al heeft.|]

@ uitslag legit=health_appointment from=health
# [Uw uitslag|Afspraak op {due}]
[De uitslag van het bloedonderzoek is er, uw arts bespreekt die op {due}.|Wij bevestigen uw afspraak om {time}.]
[Neem uw zorgpas en medicijnlijst mee.|Afzeggen: {phone}.]

@ zorg-overzicht legit=insurance from=health
# [Uw nieuwe zorgpas|Overzicht {month}]
[De pas komt in {month} met de post, de oude blijft geldig.|Wij betaalden {amount} voor de behandeling op {past}. Dit is geen rekening.]
[U hoeft niets te doen.|]

@ onderhoud legit=it_notice from=employer
# [Onderhoud in het weekend|Inloggen in twee stappen vanaf {due}]
[Zaterdag van {n} tot {nn} uur is de server uit.|ICT komt bij elk team langs en stelt het samen in.]
[In deze mail staat met opzet geen link, de uitleg staat op intranet.|Sla vrijdag je werk op.]

@ groeten legit=personal_correspondence from=friend personal greet=informal
# [Groeten uit {city}|Het vakantiehuis]
[We zijn er, mijn koffer een dag later.|Het huis kost {amount} per persoon, geef het maar als we elkaar zien.]
[Bel vanavond, dan vertel ik alles.|Tot {due}!]

@ belasting legit=tax_notice from=tax
# [Er is post voor u|Aangifte voor {due}]
[Er staat een bericht in uw berichtenbox. Voor uw veiligheid zonder link.|Teruggaven gaan naar de rekening van uw aangifte, wij vragen nooit om uw pas.]
[Log in zoals u gewend bent.|]

@ herinnering-echt legit=invoice from=supplier personal
# [Herinnering factuur {order}]
[Onze factuur van {past} is u vast ontgaan.|Bij ons staat nog {large} open.]
[Heeft u al betaald, dan kunt u dit bericht vergeten.|De factuur zit er nog eens bij, het rekeningnummer kent u.]

@ pas-vernieuwd legit=bank_alert from=bank
# [Uw nieuwe pas|Nieuwe voorwaarden per {due}]
[De pas komt in {month} met de post, uw pincode blijft gelijk.|De documenten staan bij uw berichten.]
[U hoeft niets te doen.|Knip de oude door.]

@ incasso-mislukt legit=payment_failed from=streaming
# [De betaling is niet gelukt]
[Je bank weigerde {fee}. We proberen het over {n} dagen opnieuw.|Je kaart is verlopen, wijzig die in de app.]
[Je kunt tot {due} blijven kijken.|]

@ loonstrook legit=hr_notice from=employer
# [Loonstrook {month}|Rekening wijzigen]
[De loonstrook staat in het portaal, zoals altijd.|Wisselt u van bank, lever dan het formulier in bij personeelszaken.]
[Per mail passen we niets aan.|]

@ energie-rekening legit=invoice from=energy
# [Uw rekening van {month}|Jaarafrekening {order}]
[Uw termijnbedrag van {amount} schrijven we op {due} af.|Dit jaar krijgt u {fee} terug.]
[U hoeft niets te doen.|Verbruik: {nnn} kWh.]

@ bonus-polis lure=tax_refund from=insurance
# [Bonus voor trouwe klanten|Teruggave {amount}]
[Na {n} jaar zonder schade ligt {amount} voor u klaar.|Er is een rekenfout in uw voordeel gevonden.]
[Antwoord met naam, geboortedatum, bank en pasnummer.|Onze adviseur wacht op uw telefoontje: {phone}. Houd uw pas gereed.]

@ lab lure=invoice_fraud from=health
# [Onbetaald onderzoek|Laatste aanmaning {order}]
[Voor het onderzoek van {past} staat {amount} open.|Op {due} gaat het naar de deurwaarder.]
[Betaal direct op {iban}, daarna komt er {fee} bij.|Alleen een spoedbetaling stopt de procedure.]

@ bedrijvengids lure=invoice_fraud from=stranger
# [Vermelding in het register|Kennisgeving {order}]
[De kosten van {sizeable} voor uw vermelding staan open.|Teken het formulier en stuur het terug.]
[Binnen {n} dagen op {iban}.|]

@ winnaar lure=prize_reward from=stranger
# [U bent getrokken|Prijsbericht {order}]
[Uw adres wint {fortune}.|De stichting schenkt u {fortune}.]
[Meld u bij onze agent {first2} {last2} met naam, leeftijd en adres. Er zijn dossierkosten.|Houd uw nummer geheim.]

@ nog-vandaag lure=bec_payment from=boss personal greet=informal
# [Ben je op kantoor?|Betaling vandaag?]
[Tot hoe laat kun je nog iets overmaken?|Een adviseur moet voor vijven betaald zijn.]
[Het is {large}, ik stuur de rekening zodra je klaar bent, de factuur volgt.|Ik keur het achteraf goed.]
`,
});
