import type { Phrasebook } from './topics.ts';

const account =
  '(konto|kontos|account|kundenkonto|benutzerkonto|postfach|postfachs|zugang|zugriff|karte|kreditkarte|mitgliedschaft|wallet|profil|online banking|onlinebanking|banking|pushtan|push tan)';
const shut =
  '(gesperrt|eingeschrankt|blockiert|deaktiviert|geschlossen|eingefroren|stillgelegt|limitiert|begrenzt|ausgesetzt|pausiert|gekundigt|beschrankt)';
const yours = '(ihr|ihre|ihren|ihrem|ihrer|ihres|dein|deine|deinen|deinem|deiner|deines)';
const things =
  '(iphone|gutschein|gutscheine|gutscheins|geschenkkarte|geschenkgutschein|einkaufsgutschein|tankkarte|mystery box|notfallset|auto notfallset|medicare kit|testpaket|adventskalender|espressomaschine|kuchenmaschine|air fryer|heissluftfritteuse|playstation|camper|wohnmobil|werkzeugset|kochgeschirr|besteckset|samsung|thermomix|e bike|jahresvorrat|belohnung|preis)';

/** Lures and the words around them, in German. Umlauts are folded: "bestätigen" is written bestatigen. */
export const german: Phrasebook = {
  'credential-request': `
    (bestatigen|verifizieren|aktualisieren|validieren|uberprufen|prufen|erganzen) sie (bitte )?(jetzt |umgehend |sofort |kurz |hier )*${yours} .. (daten|angaben|kontodaten|kontoinformationen|zugangsdaten|identitat|bankdaten|zahlungsdaten|kundendaten|personlichen daten|kontaktdaten|postfach|verbindung|karte|tan)
    (bestatige|verifiziere|aktualisiere|uberprufe) (bitte |jetzt )*${yours} .. (daten|angaben|kontodaten|zugangsdaten|identitat|zahlungsdaten)
    (kontodaten|zugangsdaten|daten|angaben|identitat) .. (bestatigen|verifizieren|aktualisieren|validieren|zu bestatigen|zu verifizieren|zu aktualisieren|abgleichen)
    (uber|auf|unter|klicken) .. (link|button|schaltflache|hier) .. (anmelden|einloggen|anzumelden|einzuloggen|bestatigen|verifizieren|aktualisieren) .. ${account}
    passwort .. (lauft ab|abgelaufen|lauft heute ab|ablaufen|lauft in)
    (gleiches|aktuelles|dasselbe|bisheriges|jetziges) passwort (beibehalten|behalten|weiterhin)
    (aktualisierung|verifizierung|bestatigung|uberprufung|freischaltung|registrierung|legitimierung) (${yours} .. )?(erforderlich|notwendig|notig|durchfuhren|ausstehend|zwingend)
    (push tan|pushtan|photo tan|phototan|sms tan) .. (aktualisier*|registrier*|verbindung|erneuer*|ablauf*|lauft|verifizier*|reaktivier*)
    (einmalige|erneute|kurze|sofortige) (verifizierung|bestatigung|identifizierung|uberprufung|authentifizierung|aktualisierung)
    ? (bestatigen|verifizieren|aktualisieren) sie (jetzt )?${yours} .. (konto|account|e mail|email|adresse)
    ? jetzt (verifizieren|bestatigen|aktualisieren|anmelden|einloggen)
  `,
  'account-threat': `
    ${yours} .. ${account} .. (wurde|wird|ist|wurden|werden) .. ${shut}
    ${account} .. (wurde|wird|ist) (vorubergehend |voruebergehend |temporar |aus sicherheitsgrunden |bald |demnachst |automatisch |dauerhaft )+${shut}
    (vorubergehende|temporare|dauerhafte|endgultige) (sperrung|deaktivierung|einschrankung|schliessung|loschung|aussetzung)
    (andernfalls|ansonsten|sonst|anderenfalls) .. (gesperrt|geloscht|deaktiviert|eingeschrankt|geschlossen|verloren|sperren|sperrung|gebuhr)
    (um|vermeiden|verhindern) .. (sperrung|deaktivierung|schliessung|loschung|einschrankung|unterbrechung) .. (zu vermeiden|zu verhindern|vermeiden|verhindern|konto)
    (ungewohnliche|verdachtige|unbefugte|unberechtigte|auffallige) .. (aktivitat|aktivitaten|anmeldung|anmeldeversuch|anmeldeversuche|zugriff|zugriffe|transaktion|transaktionen|bewegung*)
    (entsperren|reaktivieren|freischalten) sie .. ${account}
  `,
  'payment-request': `
    (uberweisen|uberweisung) .. (kaution|miete) ... (treuhandkonto|schlussel|airbnb)
    bankverbindung (hat sich |wurde )(geandert|aktualisiert)
    (offene|ausstehende|unbezahlte|offener|offenen|ausstehenden) (forderung|forderungen|rechnung|rechnungen|betrag|gebuhr|gebuhren|mautgebuhr|busgeld|zahlung) .. (begleichen|bezahlen|zahlen|uberweisen|innerhalb|umgehend|sofort|mahnung|frist)
    (uberweisen sie|bezahlen sie|begleichen sie) .. (umgehend|sofort|heute noch|gebuhr)
    (neue|geanderte|aktualisierte) (bankverbindung|kontoverbindung|bankdaten)
    (letzte|zweite|dritte) (mahnung|zahlungserinnerung|zahlungsaufforderung)
    (zahlung|auszahlung|uberweisung) .. (bereit|wartet|bestatigung erforderlich|abgeschrieben zu werden|werden am nachsten tag)
  `,
  'parcel-fee': `
    (paket|p aket|pakets|sendung|lieferung|packchen) .. (wartet|ausstehend|zuruckgehalten|angehalten|zur zustellung ansteht|nicht zugestellt|nicht abgeholt|konnte nicht|gestoppt|liegt bereit|steht aus|wartet auf|zollamt)
    (zustellung|zusteiiung|lieferung|zustellungsversuch|zustellversuch) .. (fehlgeschlagen|fehlgeschlagene|nicht moglich|erfolglos|gescheitert|ausstehend|in bearbeitung)
    (fehlgeschlagene|erfolglose|fehlgeschlagener|ausstehende) (zustellung|lieferung|zustellversuch|zustellungsversuch)
    (zollgebuhr|zollgebuhren|versandkosten|liefergebuhr|zustellgebuhr|zollkosten|einfuhrabgaben|versandgebuhr) .. (bezahlen|zahlen|begleichen|ausstehend|offen|faellig|fallig|entrichten|nicht bezahlt)
    (versanddetails|lieferdetails|lieferadresse|versandadresse|versanddaten|lieferdaten) .. (bestatigen|aktualisieren|bestatigung|uberprufen|erganzen)
    (bestatigen|aktualisieren|uberprufen) sie .. (versanddetails|lieferadresse|lieferdaten|versanddaten|versandadresse|lieferung)
    (neuen liefertermin|liefertermin|zustelltermin) (vereinbaren|planen|festlegen)
  `,
  'refund-bait': `
    (ruckerstattung|steuererstattung|erstattung|ruckzahlung|steuerruckerstattung|guthaben) .. (wartet|bereit|ausstehend|verfugbar|beantragen|anfordern|erhalten|zusteht|steht ihnen)
    (anspruch auf|berechtigt) .. (ruckerstattung|erstattung|ruckzahlung|entschadigung|auszahlung|steuererstattung)
    (auszahlung|auszahlungsbestatigung|bitcoin auszahlung|bitcoin guthaben|gutschrift) .. (bereit|bestatigen|wartet|eur|verfallt|stunden|konto)
    (punkte|bonuspunkte|pramienpunkte) .. (verfallen|laufen ab|ablaufen|einlosen)
    (fordern|holen|losen) sie .. (guthaben|auszahlung|ruckerstattung|erstattung|geld) .. (an|ein|ab)
  `,
  prize: `
    (sie|du|ihr) (haben|hast|habt|konnten|konntest|wurden|wurdest) .. (gewonnen|ausgewahlt|auserwahlt|ausgelost|ausgewhalt|gewonnen haben)
    (sie sind|du bist|sie gehoren|du gehorst) .. (gewinner|gewinnerin|finalist|finalisten|finalistin|auserwahlten|glucklichen|ausgewahlt)
    (gewinnen sie|gewinne|gewinn|erhalten sie|erhalte|holen sie sich|sichern sie sich|sichere dir|hol dir|fordern sie) .. ${things}
    ${things} .. (gewinnen|zu gewinnen|gewonnen|sichern|gratis|kostenlos|wartet auf|warten auf|erwartet|einlosen|geschenkt|im wert von|wert von)
    (chance|moglichkeit) .. (auf|zu) .. (gewinnen|gewinn|${things.slice(1, -1)}|tickets|eur|euro)
    (ihre|deine|letzte|einmalige) chance (auf|eine|ein|einen|zu|um)
    (belohnung|belohnungen|gewinn|preis|geschenk|bonus|pramie|uberraschung|gutschein) .. (wartet|warten|steht noch aus|ausstehend|bereit|reserviert|sichern|abholen|erwartet dich|erwartet sie|sind angekommen|anfordern|einfordern)
    (umfrage|fragebogen|befragung|quiz) .. (teil|teilnehmen|ausfullen|ausgefullt|gewinnen|belohnung|geschenk|erhalten|sichern|beantworten)
    (nehmen sie|nimm|machen sie|mache|fullen sie) .. (umfrage|gewinnspiel|verlosung|befragung) .. (teil|mit|aus|und)
    (herzlichen gluckwunsch|gluckwunsch|wir gratulieren|herzliche gluckwunsche|gratulation) (ihnen |dir |@ |recht |herzlich |zu |an |sie |ihr |dein |ihre )+
    wir haben eine (kleine )?uberraschung (fur|vom|von)
    (gewinnspiel|verlosung|gewinnmitteilung|gewinndaten|gewinnbenachrichtigung|gewinner team)
    (kostenlos|gratis) .. (probierpaket|testpaket|testen|geschenk|gutschein|box|boxershorts|kalender|medicare|notfallset)
    (gratisgeschenk|gratis geschenk|willkommensgeschenk|geschenkbox|belohnungsprogramm|treueprogramm)
    kostenlos teilnehmen
    wurden ausgewahlt
  `,
  'invoice-lure': `
    ? (anbei|im anhang|beigefugt|angehangt|als anhang|beiliegend) .. (rechnung|bestellung|angebot|zahlungsbeleg|uberweisungsbeleg|mahnung|zahlungsavis|auftrag|anfrage|dokument|vertrag)
    ? (rechnung|bestellung|zahlungsbeleg|mahnung|vertrag) .. (im anhang|anbei|beigefugt|angehangt)
  `,
  'gift-cards': `
    (kaufen|besorgen|kaufe|besorge|brauche|benotige) .. (geschenkkarten|gutscheinkarten|google play karten|itunes karten|steam karten|amazon gutscheine|apple karten|gutscheine)
    (fotos|foto|codes|code) .. (geschenkkarten|karten|ruckseite|gutscheinkarten)
    (rubbeln|freirubbeln|rubbel) .. (code|codes|karte|karten)
  `,
  'payroll-change': `
    (meine|meiner|mein|neue) (bankverbindung|gehaltskonto|kontodaten|kontoverbindung|lohnkonto|bankdaten) .. (andern|geandert|aktualisieren|gehalt|lohn|gehaltsabrechnung|gewechselt)
    (gehalt|lohn|gehaltszahlung) .. (neues konto|anderes konto|neue bankverbindung|neuen konto)
  `,
  'code-request': `
    (versehentlich|aus versehen) .. code
    code .. (weiterleiten|weiterschicken|zuschicken|durchgeben)
    (senden|schicken|leiten|teilen|geben|schick|sende) .. (mir|uns) .. (code|tan|sicherheitscode|bestatigungscode|sms code|verifizierungscode)
    (zwei faktor|2fa|zweifaktor) .. (aktivieren|pflicht|verpflichtend|erforderlich|ablauf*|obligatorisch)
    scannen sie .. (qr code|code) .. (um|verifizier*|bestatig*|aktualisier*|anzumelden)
  `,
  urgency: `
    (innerhalb|binnen) (von |der nachsten )?(#|24|48|72|zwei|drei|vierundzwanzig) (stunden|std|h|werktagen|arbeitstagen) .. (sonst|andernfalls|bestatigen|konto|zu|gesperrt|reagieren|erneuern)
    (sofortiges|dringendes|umgehendes|schnelles) handeln (ist )?(erforderlich|notwendig|notig)
    (letzte|dringende|wichtige|endgultige) (erinnerung|warnung|mahnung|mitteilung|chance|nachricht|aufforderung|benachrichtigung)
    (handeln sie|reagieren sie|beeilen sie sich|schnell handeln|jetzt handeln|sofort handeln)
    (verpassen sie|verpasse|verlieren sie) (sie |es |nicht |keine |diese |ihre |deine |die )+(nicht|chance|zeit|gelegenheit|moglichkeit)
    (dringend|dringende|achtung|warnung|wichtig) (fur |ihr |ihre |an |handeln |letzte |warnung |jetzt |bestatigen |gesamter |uberprufen |mitteilung )+
    (lauft|laufen|endet|enden|verfallt|verfallen) (heute|morgen|bald|in kurze) (ab|aus)
    (nur noch|nur) # (stunden|tage|stuck|platze|minuten)
    bevor es zu spat ist
    (zeitlich begrenzt|zeitlich begrenztes|nur fur kurze zeit|nur heute|noch heute)
  `,
  fear: `
    (rechtliche|gerichtliche|juristische|strafrechtliche) (schritte|massnahmen|verfahren|konsequenzen|folgen)
    (inkasso|zwangsvollstreckung|pfandung|gerichtsvollzieher|haftbefehl|strafanzeige|mahnbescheid) .. (sie|ihnen|gegen|eingeleitet|droht|vermeiden|ihr|wird|verfahren)
    (daten|fotos|dateien|bilder|konto|nachrichten|videos|postfach) .. (geloscht|verloren gehen|verloren|vernichtet|unwiderruflich)
    (unwiderruflich|dauerhaft|endgultig) (geloscht|gesperrt|verloren|geschlossen|deaktiviert)
    (ernsthaft|akut|stark) gefahrdet
  `,
  authority: `
    (finanzamt|bundeszentralamt fur steuern|zollamt|hauptzollamt|bundespolizei|europol|bundeskriminalamt|staatsanwaltschaft|amtsgericht) .. (sie|ihre|ihr|ihnen|forderung|zahlung|erstattung|vorladung|aktenzeichen|paket|bescheid)
    (it abteilung|it support|it helpdesk|systemadministrator|mail administrator|webmail team|postmaster|sicherheitsabteilung|sicherheitsteam) .. (postfach|konto|passwort|aktualisier*|ihr|ihre|bestatig*)
    hier ist .. (geschaftsfuhrer|geschaftsfuhrung|der chef|ceo)
  `,
  secrecy: `
    (streng|strikt|absolut|hochst|vollig) vertraulich
    (behandeln sie|behandle|halten sie|bleibt) .. (vertraulich|unter uns|geheim|fur sich|diskret)
    (sprechen sie|reden sie|sagen sie) .. (niemandem|mit niemandem|keinem)
    antworten sie (mir )?(nur|ausschliesslich|direkt) .. (mail|e mail|private|adresse)
  `,
  'executive-errand': `
    (sind sie|bist du) (gerade |heute |momentan |kurz |jetzt )*(verfugbar|erreichbar|im buro|am platz|am schreibtisch)
    (konnen sie|kannst du|konnten sie|konntest du) (mir )?(bitte )?(kurz |schnell |einen |eben )*(gefallen|helfen|besorgen|erledigen|uberweisung|etwas fur mich)
    (tust du|tun sie) mir einen gefallen
    (bin|sitze) (gerade |noch |in |im )*(besprechung|meeting|sitzung|termin) .. (nicht telefonieren|nicht sprechen|kann nicht|nur per mail|telefonisch nicht)
  `,
  callback: `
    (rufen sie|wenden sie sich|kontaktieren sie) .. (an|hotline|kundendienst|nummer|telefonnummer|support) .. (stornieren|storno|kundigen|erstattung|ruckerstattung|widerrufen|abbuchung)
    (stornieren|storno|kundigen|widerrufen) .. (rufen sie|hotline|anrufen|telefonnummer|unter der nummer)
    (wird|wurde) .. (abgebucht|belastet) .. (rufen|hotline|anrufen|nummer)
  `,
  extortion: `
    (ich|wir) (habe|haben) (auch |bereits |den )*(dich|dein|deine|deinen|ihr gerat|ihre kamera|ihren computer|ihr system|zugriff auf) .. (gehackt|gefilmt|aufgenommen|aufgezeichnet|infiziert|kamera|webcam|gerat|gerate)
    (video|aufnahme|videos|aufnahmen) .. (masturbier*|befriedig*|intime*|selbstbefriedigung|porno*|pornoseite*)
    (bitcoin|btc) (adresse|wallet|geldborse) .. (ist|lautet|unten|meine|folgende)
    (senden|sende|uberweisen|uberweise|zahlen|zahle|bezahlen) .. (bitcoin|btc|bitcoins) .. (an|adresse|wallet|innerhalb|stunden)
    (an alle|an deine|an ihre) .. (kontakte|freunde|familie|kollegen|verwandten) .. (senden|schicken|verschicken|veroffentlich*|geschickt)
  `,
  'advance-fee': `
    (spende|spenden|gespendet|schenkung) .. (#|millionen|mio|euro|an sie|ihnen|fur sie)
    (betrag von|summe von|summe in hohe von|hohe von) # .. (mio|millionen|million)
    (erbschaft|nachlass|erbe|begunstigter|begunstigte|verstorbener|verstorbenen) .. (fonds|kunde|kunden|betrag|millionen|anwalt|bank|geld|summe|euro)
    (ich bin|mein name ist) .. (witwe|krebs|anwalt|bankdirektor|millionar|lottogewinner|soldat)
    (krebs|todkrank|im sterben) .. (spenden|vermogen|wohltatig*|spende|erbe)
    (geschaftsvorschlag|geschaftsangebot|wohltatigkeitsprojekt|wohltatige zwecke)
    (lotterie|lottogewinn|gewinnsumme) .. (millionen|euro|auszahlung|kontaktieren|gewonnen)
  `,
  'crypto-lure': `
    (bitcoin|bitcoins|krypto|kryptowahrung|kryptowahrungen|btc) .. (auszahlung|guthaben|plattform|rabatt|reich|gewinne|verdienen|zahlung|bestatigen|stunden|chance|gold|millionar*|konto|einnahmen|handel|investier*|transaktion)
    (wallet|ledger|metamask|trezor|bitpanda|bitvavo) .. (verifizier*|bestatig*|aktualisier*|gesperrt|synchronisier*|wiederherstell*|uberpruf*|firmware|ausgesetzt|eingeschrankt)
    (wiederherstellungsphrase|seed phrase|wiederherstellungsworter|24 worter)
    (token|airdrop|coins) .. (beanspruchen|sichern|anfordern|abholen|kostenlos|einfordern)
  `,
  'shared-document': `
    (hat|haben) .. (dokument|datei|dateien|dokumente|ordner) .. (geteilt|freigegeben|gesendet|hochgeladen)
    (dokument|datei|dateien|vertrag|dokumente) .. (ansehen|anzeigen|unterschreiben|unterzeichnen|prufen|herunterladen|wartet auf|zur unterschrift|zur prufung|hier offnen)
    (ein neues|neues|ein sicheres|wichtiges) dokument .. (fur sie|erhalten|ansehen|verfugbar|bereit)
  `,
  voicemail: `
    (neue|eine|verpasste) (sprachnachricht|voicemail|mailboxnachricht) .. (erhalten|abhoren|anhoren|fur sie|von)
    (verpasster|verpassten) anruf .. (anhoren|nachricht|abhoren|voicemail)
    (sie haben|neues) (ein |neues )*fax .. (erhalten|empfangen|ansehen|eingegangen)
  `,
  'mailbox-full': `
    (postfach|mailbox|speicher|speicherplatz|icloud speicher|cloud speicher|e mail speicher|posteingang) .. (voll|belegt|uberschritten|fast voll|erschopft|am limit|limit erreicht|limit uberschritten|ausgelastet|kontingent)
    (gesamter speicher|der gesamte speicher) .. (belegt|voll)
    (nachrichten|e mails|mails) .. (zuruckgehalten|blockiert|nicht zugestellt|ausstehend|in der warteschlange|werden gehalten|zustellung ausstehend)
    (speicher|speicherplatz|postfach) .. (erweitern|upgrade|upgraden|vergrossern|freigeben|aktualisieren)
    (erhalten sie|sichern sie sich|holen sie sich) # gb (gratis|kostenlos|speicher)
    # gb (gratis|kostenlos|kostenloser)
  `,
  'subscription-renewal': `
    ${yours} .. (abonnement|abo|mitgliedschaft|schutz|mcafee schutz|lizenz|antivirus|virenschutz|netflix|prime) .. (abgelaufen|lauft ab|lauft heute ab|lauft bald ab|ausgelaufen|verlangert|beendet|muss erneuert|ausgesetzt|gesperrt|pausiert|endet heute)
    (verlangern|erneuern|reaktivieren|aktualisieren) sie .. (abonnement|abo|mitgliedschaft|schutz|mcafee|norton|totalav|total av|lizenz|antivirus)
    (verlangern|erneuern) sie (es |jetzt |noch heute |sofort |umgehend |heute )+
    (zahlung|lastschrift|abbuchung|zahlungsmethode|zahlungsmittel|zahlungsinformationen|zahlungsdaten) .. (fehlgeschlagen|abgelehnt|nicht moglich|nicht durchgefuhrt|abgelaufen|ungultig|gescheitert|zuruckgewiesen) .. (aktualisier*|konto|abo|mitgliedschaft|sperr*|um|erneut|bitte)
    aktualisieren sie .. (zahlungsdaten|zahlungsinformationen|zahlungsmethode|zahlungsart|kreditkartendaten)
  `,
  'virus-scare': `
    (viren|virus|malware|trojaner|hacker|hackern|cyberangriffe|cyberangriffen|cyberbedrohungen|bedrohungen|spyware|schadsoftware) .. (gefunden|entdeckt|erkannt|gefahrdet|infiziert|schutz|ungeschutzt|entfernen|gerat|gerate|computer|schutzen)
    (gerat|gerate|computer|pc|handy|smartphone) .. (ungeschutzt|gefahrdet|infiziert|anfallig|nicht geschutzt|in gefahr|angegriffen|geschutzt)
    (schutzen sie|schutze) .. (gerat|gerate|computer|pc|daten|sich) .. (vor|jetzt|sofort|hackern|viren|mit)
    (gesamt av|total av|totalav|mcafee|norton) .. (schutz|abonnement|rabatt|aktualisieren|erneuern|verlangern)
  `,
  'job-offer': `
    (verdienen sie|verdiene|verdienst|verdienen) .. # .. (pro tag|am tag|taglich|im monat|pro stunde|pro woche|von zu hause)
    (von zu hause|homeoffice|nebenjob|heimarbeit|nebenverdienst) .. (verdienen|arbeiten|geld|verdienst|bewerben|jobangebot|keine erfahrung)
  `,
  investment: `
    (hohe|garantierte|sichere|risikofreie|unglaubliche) (rendite|renditen|gewinne|gewinn|ertrage|zinsen) .. (garantiert|monat*|tag*|prozent|investier*|anlage|mit|ohne)
    (investieren sie|investiere|investieren) .. (jetzt|bitcoin|krypto|gewinn|reich|plattform|einmalig*|ab #|gold)
    (der einfachste weg|wie man) .. (reich|geld zu verdienen|pro tag zu verd*|zu verdienen|reich wird)
    (finanzielle freiheit|passives einkommen|schnell reich|uber nacht reich) .. (bitcoin|jetzt|taglich|erreichen|mit|werden|system)
  `,
  loan: `
    (kredit|darlehen|sofortkredit|privatkredit) .. (ohne schufa|trotz schufa|zinssatz|sofort|gunstig|angebot|beantragen|zinsen|ab # prozent|bis zu #)
    (benotigen sie|brauchen sie|suchen sie) .. (kredit|darlehen|finanzierung)
  `,
  'health-miracle': `
    (abnehmen|gewicht verlieren|fett verbrennen|gewichtsverlust|wunschgewicht|traumgewicht|gewichtsreduktion|fettverbrennung|verlieren sie gewicht) .. (keto|schnell|muhelos|ohne|tage|tagen|wochen|kg|naturlich|garantiert|formel|jetzt|angebot|einfach|kapsel*|gummis|stars|kaffee|erreichen|diat)
    (keto|diat|abnehm|kaffee diat|dhdl) .. (abnehmen|gewicht|fett|rabatt|angebot|sonderpreis*|kapseln|gummis|power|transformation|kostenlos|verlieren|formel|jetzt)
    (verliert|verlieren|verlor|abgenommen) # .. (kg|kilo|pfund) .. (in|tagen|wochen|ohne)
    (penis|glied|erektion|potenz|libido|aphrodisiak*|manneskraft) .. (erigiert|sofort|grosser*|kapsel|spray|naturlich|steiger*|wirkt|hart|schneller|verlanger*|ohne|lang*|jetzt|2x)
    (grosserer|grosseres) (penis|glied)
    (gelenkschmerzen|ruckenschmerzen|knieschmerzen|tinnitus|diabetes|nagelpilz|haarausfall|blutzucker|bluthochdruck|krampfadern|schlafstorungen|horverlust|parasiten|hamorrhoiden|arthrose) .. (naturlich*|trick|methode|losung|heilt|verschwind*|ohne|sofort|geheim*|arzt*|tagen|los|rabatt|behandlung|mittel)
    (arzt|arzte|arzten) .. (nicht zeig*|schockiert|verschweig*|uberrascht|empfehlen|geheim*|nicht wissen)
    (haare|haar) .. (verdichtet|wachsen|um #|dicht*|vergrossern)
    (entgiften|entgiftung|entschlackung) .. (korper|rabatt|fusspflaster|wohlbefinden|pflaster)
  `,
  'dating-bait': `
    (geile|heisse|heissen|einsame|willige|reife|versaute|heisseste|hubsche|nackte) (frau|frauen|girls|madchen|singles|milf*|hausfrauen|mitglieder|damen|ukrainische|russische|nachbarin*)
    (ukrainische|russische|asiatische|osteuropaische) (frauen|frau|madchen|singles|braute|damen|schonheiten)
    (frauen|singles|madchen|jemandem) .. (in deiner nahe|in ihrer nahe|warten auf dich|aus deiner nahe|in der nahe)
    (gelegenheitssex|seitensprung|sexkontakte|sextreffen|one night stand|erotik*|sex treffen|affare) .. (suche|treffen|jetzt|kontakte|dates|anmelden|in deiner|diskret|sind)
    (treffen sie|triff|finde|suchst du|lerne) .. (singles|frauen|dates|girls|mitglieder|liebe|flirt*) .. (nahe|heute|kostenlos|heiss*|kennen|fotos|jetzt|lustig*|anmelden)
    (hat|sie hat) .. (foto|fotos|bilder) .. (fur sie|fur dich) .. (freigeschaltet|geschickt)
    (meine|meinen) .. (bilder|fotos) .. (willst du|sehen|ansehen)
    (versucht|mochte) .. (sie|dich) zu kontaktieren
  `,
  casino: `
    # (freispiele|freispielen|freispins|free spins|gratis spins)
    (freispiele|freispielen|freispins) .. (gratis|warten|sichern|holen|bonus|jetzt|ohne|erhalten|frei|willkommen*|einfordern|kostenlos)
    (willkommensbonus|willkommenspaket|einzahlungsbonus|casinobonus|casino bonus|kein einzahlungsbonus|weihnachtsbonus) .. (#|freispiele|wartet|sichern|einzahlung|euro|erhalten|jetzt|ist bereit|bis)
    (ohne|keine) (einzahlung|anzahlung) .. (notig|erforderlich|freispiele|bonus|casino|jetzt)
    (ohne einzahlung|keine einzahlung)
    (casino|casinos|spielautomaten|slots) .. (bonus|freispiele|einzahlung|gewinn*|spielen|jetzt|willkommen|gratis|anmelden|sichern|neue)
    (bonus|willkommensbonus) .. # (fs|freispiele|eur|euro) .. (anmelden|erhalten|sichern|melden)
    gratis spielen .. (gewinne|gewinnen|behalten|casino|jetzt)
  `,
  'hard-sell': `
    # (rabatt|nachlass|prozent rabatt) .. (auf|nur|jetzt|heute|sichern|endet|angebot|gultig|bestellen|mit|ihr*)
    (sichern sie sich|sichere dir|nutzen sie|entdecken sie) .. (rabatt|angebot|sonderpreis*|vorteil|platz) .. (jetzt|heute|bevor|noch|exklusiv*|sonder*|#|ihr*)
    (jetzt|heute|nur) .. # (prozent )?rabatt
    (exklusives|einmaliges|geheimes|zeitlich begrenztes|unschlagbares) (angebot|gewinnspiel|rabatt)
    angebot (gilt|gultig|endet) (nur |noch |bis |heute |bald )+
    (revolutionares|revolutionare|geniales|grossartigen) (gerat|erfindung|technologie|losung|produkt)
    (ubersetzer|ubersetzungsgerat|muama|muama ryoko|horgerat|horlosung|kniebandage|kniebandagen|klimaanlage|klimagerat|therapiekissen|streaming stick|radarwarner|tragbare wifi) .. (rabatt|jetzt|angebot|sprachen|heute|verfugbar|#|losung|ist da|entdecken)
    (sparen sie|spare) (bis zu |jahrlich |jetzt |sofort )*# .. (jahrlich|energie*|strom*|prozent|heizkosten|monat*|euro|eur)
    (solaranlage|photovoltaik|energieunabhangig|stromkosten|energiekosten|warmepumpe|sterbegeldversicherung|treppenlift|zahnzusatz*) .. (sparen|senken|kostenlos|angebot|vergleich*|jetzt|forderung|jahrlich|reduzier*)
  `,
  'junk-footer': `
    (wenn|falls) sie .. (keine weiteren|keine|nicht mehr) .. (e mails|e mail|mails|newsletter) .. (erhalten mochten|erhalten wollen|bekommen mochten) .. (schreiben sie an|schreiben sie|oder schreiben|klicken sie hier oder)
    (oder schreiben sie an|schreiben sie hier an|verschieben sie ihn bitte in ihren posteingang|in ihren posteingang)
    (wenn|falls) der link bei ihnen nicht funktioniert
    auf den nachfolgenden seiten
    (ist diese e mail nicht richtig lesbar|hier geht es zur online version)
    um dies zu verhindern schreiben sie
  `,
  'device-code': `
    (geben sie|gib) .. code .. (ein|auf der anmeldeseite|devicelogin|anmeldeseite|gerateanmeldung)
    (geratecode|gerate code) .. (eingeben|lautet|gultig|ein)
  `,
  'oauth-consent': `
    (erteilen|gewahren|genehmigen|erlauben|zustimmen) .. (app|anwendung|berechtigung|berechtigungen) .. (zugriff|postfach|konto|fortzufahren|konten)
    (zugriff|berechtigung) .. (app|anwendung) .. (erneuern|erteilen|genehmigen|bestatigen)
  `,
  'paste-and-run': `
    (drucken sie|drucke) .. (windows|win|windows taste) .. r
    (fugen sie|fuge|einfugen) .. (ausfuhren|powershell|terminal|eingabeaufforderung) .. (ein|enter|eingabetaste|drucken)
    (bestatigen|beweisen|verifizieren) .. (mensch|kein roboter) .. (drucken|einfugen|strg|windows|kopieren)
  `,
  'generic-greeting': `
    (hallo|guten tag|sehr geehrter|sehr geehrte|lieber|liebe|hey|moin|gluckwunsch) (herr |frau |r |kunde |kundin )*@
    ? (sehr geehrter|sehr geehrte|lieber|liebe|werter|geschatzter|hallo) (herr |frau |damen und herren |r |geehrter |geschatzter |sparkassen |amazon |paypal |adac |dhl )*(kunde|kundin|kunden|nutzer|nutzerin|benutzer|mitglied|kontoinhaber|karteninhaber|empfanger|gewinner)
  `,
  'bait-click': `
    (klicken sie|klicke|klick) (hier|auf den (link|button)|unten|jetzt|auf die schaltflache) .. (um|und) .. (anspruch|sichern|einzulosen|entsperren|erhalten|freizuschalten|reaktivieren|anzufordern|verlangern|erneuern|aktualisieren|gewinnen|zu beanspruchen|fortzufahren|vermeiden)
    (jetzt|hier) (mitmachen|einlosen|entsperren|beanspruchen|freischalten|gewinnen|verlangern|erneuern|anfordern|reaktivieren|sichern|teilnehmen|upgraden)
    (jetzt starten|anspruch geltend zu machen|hier nachsehen)
  `,
  'honest-notice': `
    ? (wenn|falls|sollten) (sie|du) .. nicht (angefordert|veranlasst|selbst|beantragt|initiiert|durchgefuhrt) .. (ignorieren|ignoriere|loschen|nichts|keine)
    ? (konnen sie|kannst du|bitte) diese (e mail|nachricht|mail) (einfach )?ignorieren
  `,
};
