import { screens } from '../screen.ts';

/** Screens in German. */
export const de = screens(
  'de',
  `
@ parcel-fee lure=smishing_parcel from=parcel as=sms
[{brand}:|{brand} Info:|] [Ihr Paket|Ihre Sendung {order}] [konnte nicht zugestellt werden|wird im Depot {city} zurückgehalten|liegt beim Zoll], [da die Hausnummer fehlt|weil Zollgebühren von {small} offen sind|da die Adresse unvollständig ist].
[Bitte zahlen Sie {small} innerhalb von {hours} Stunden|Aktualisieren Sie Ihre Daten bis {due}|Bestätigen Sie Adresse und Karte]: {url}
?[Andernfalls geht das Paket an den Absender zurück.|Antworten Sie mit J und öffnen Sie die SMS erneut.]

@ bank-tan lure=smishing_bank from=bank as=sms
[{brand}:|{brand} Sicherheit:] [Ihre pushTAN-Registrierung läuft am {due} ab|Ihr Konto wurde eingeschränkt|Ein neues Gerät ({device}) wurde registriert|Eine Überweisung von {large} wurde beauftragt].
[Bitte verlängern Sie hier|Nicht Sie? Sofort stornieren|Verifizieren Sie Ihre Daten unter] {url}
?[Sonst wird Ihr Zugang gesperrt und es fällt eine Gebühr von {fee} an.]

@ hallo-mama lure=smishing_family from=friend as=sms,chat
[Hallo Mama|Hallo Papa|Hi Mama], [mein Handy ist kaputt|mein Handy ist ins Waschbecken gefallen|ich habe mein Handy verloren], [das ist meine neue Nummer|du kannst die alte löschen|schreib mir bitte auf WhatsApp {phone}].
[Hast du kurz Zeit?|Oh je, geht es dir gut?|Bist du zu Hause?]
[Ich muss heute eine Rechnung über {amount} bezahlen und komme nicht ins Banking.|Kannst du {amount} für mich überweisen?] [Du bekommst es morgen zurück.|Bitte als Echtzeitüberweisung an {first2} {last2}, {iban}|Anrufen geht nicht, das Mikro ist kaputt.]

@ seed lure=seed_phrase from=crypto as=web,app
[Wallet wiederherstellen|Wallet verifizieren|Manuell verbinden]
[Verbindung fehlgeschlagen. Bitte manuell verbinden.|Nach dem Update muss jede Wallet bestätigt werden.]
[Geben Sie Ihre 12 oder 24 Wörter ein|Wiederherstellungsphrase eingeben, Wörter durch Leerzeichen getrennt]
& {boxes} ;; [Importieren|Bestätigen|Weiter]
[Nicht bestätigte Wallets werden am {due} eingefroren.|Ihre Phrase wird verschlüsselt übertragen.]

@ support-popup lure=fake_support from=security as=dialog,web
[WARNUNG: Ihr Computer wurde gesperrt|Windows-Sicherheitswarnung|Ihr PC ist mit {n} Viren infiziert]
[Fehlercode 0x80072{nnn}|Trojaner Spyware.{nnn} gefunden]
* Kreditkartendaten ;; E-Mail-Passwörter ;; Fotos auf diesem Gerät ;; Facebook-Anmeldung ;; Bankzugang
[Schalten Sie den Computer nicht aus.|Schließen Sie dieses Fenster nicht, sonst werden Ihre Daten gelöscht.]
[Rufen Sie sofort den Microsoft-Support an|Kostenlose Hotline der Techniker]: {phone}

@ card-form lure=card_form from=card as=web
[Ihre Karte wurde gesperrt|Ungewöhnliche Aktivität festgestellt|Gebühr {small} offen]
[Bestätigen Sie Ihre Identität innerhalb von {hours} Stunden.|Zur Freigabe Ihrer Sendung {order} zahlen Sie {small}.]
& Karteninhaber ;; Kartennummer ;; MM/JJ ;; Prüfziffer ;; [Karten-PIN|Geburtsdatum] ;; [SMS-Code|TAN]
& [Bestätigen|Jetzt freischalten|Bezahlen]
[Sonst wird die Karte dauerhaft gesperrt.|Schließen Sie die Seite nicht, während wir Ihre Daten prüfen.]

@ document-wall lure=document_wall from=documents as=web,dialog
[Geschütztes Dokument|Rechnung_{order}.pdf|Ihre Sitzung ist abgelaufen]
[Melden Sie sich mit Ihrem E-Mail-Anbieter an, um die Datei zu öffnen|Geben Sie Ihr E-Mail-Passwort ein, um das Dokument zu sehen]
& Outlook ;; GMX ;; WEB.DE ;; T-Online ;; Gmail ;; Anderer Anbieter
& {email} ;; Passwort ;; [Dokument ansehen|Herunterladen]
[Falsches Passwort, bitte erneut versuchen.|Der Link verfällt in {hours} Stunden.]

@ prize lure=prize from=shop as=web,dialog
[Herzlichen Glückwunsch!|Sie sind der {n}.000.000. Besucher!|Liebe {brand}-Kundin, lieber {brand}-Kunde]
[Drehen Sie das Glücksrad und gewinnen Sie: {good}|Sie wurden ausgewählt: Gutschein über {amount}|Beantworten Sie {n} Fragen und erhalten Sie ein iPhone]
[Sie zahlen nur {small} Versand. Geben Sie Ihre Kartendaten ein.|Teilen Sie den Link mit {nn} Freunden und bestätigen Sie Ihre Karte.]
[Nur noch {n} Preise|Das Angebot endet in {n} Minuten]

@ captcha-run lure=fake_captcha from=hosting as=web,dialog
[Bestätigen Sie, dass Sie ein Mensch sind|Ich bin kein Roboter]
[1. Drücken Sie Windows-Taste + R|1. Windows + R drücken]
[2. Fügen Sie den Code mit Strg + V ein|2. Drücken Sie Strg + V]
[3. Drücken Sie die Eingabetaste|3. Mit Enter bestätigen]
& [Überprüfen] ;; [Vorgangs-ID {nnn}{nn}]

@ investment lure=investment_chat from=crypto as=chat
[Hallo, ich bin {first2}, Assistentin von Professor {last2}.|Willkommen in der VIP-Gruppe!]
[Unsere Mitglieder verdienen {percent} pro Woche, garantiert.|Gestern {large} Gewinn in {nn} Minuten.]
[Wie fange ich an?|Klingt gut]
[Zahlen Sie {amount} auf die Plattform ein, ich führe Sie Schritt für Schritt|Senden Sie USDT an {wallet}]. [Nur heute noch {nn} Plätze.|Für die Auszahlung ist vorher die Steuer von {percent} fällig.]

@ callback lure=callback_invoice from=security as=document,bare
[Rechnung|Auftragsbestätigung] {order}
[Ihr Abonnement {brand} Premium wurde verlängert|Vielen Dank für Ihre Bestellung: {good}].
& Betrag: {amount} ;; Zahlung: Lastschrift ;; Datum: {date}
[Wenn Sie das nicht beauftragt haben, rufen Sie sofort an: {phone}|Zum Stornieren und für die Erstattung nur telefonisch: {phone}].
?[Der Betrag wird in {hours} Stunden abgebucht.]

@ code legit=one_time_code from=account as=sms
[Ihr {brand}-Code lautet {code}.|{code} ist Ihr Bestätigungscode für {brand}.|TAN {code} für die Zahlung von {amount} an {company}.] [Geben Sie ihn an niemanden weiter.|Gültig für {n} Minuten.|Wir fragen Sie nie danach.]
?[Nicht angefordert? Dann ignorieren Sie diese Nachricht.]

@ parcel-notice legit=parcel_notice from=parcel as=sms,app
[{brand}:|] [Ihr Paket|Ihre Sendung {order}] [kommt heute zwischen {n} und {nn} Uhr|liegt in der Packstation {nnn}|wurde beim Nachbarn {last2} abgegeben|wurde um {time} zugestellt].
[Abholcode {code}, bis {due}.|Sendung verfolgen: {url}|Wunschort in der App ändern.|Sie müssen nichts bezahlen.]

@ card-payment legit=bank_alert from=bank as=sms,app
[{brand}:|] Kartenzahlung {amount} bei {company} am {date}, Karte {last4}. [Neuer Kontostand {large}.|]
[Nicht Sie? Karte in der App sperren oder 116 116 anrufen.|Umsatz im Postfach.|Eingang {large2} von {first2} {last2}.]

@ appointment legit=appointment from=health as=sms
[Praxis Dr. {last2}:|Erinnerung:] [Ihr Termin am {due} um {time} Uhr|Wir erwarten Sie am {due}, {time} Uhr], {street} {nn}, {city}. [Bitte bringen Sie die Versichertenkarte mit.|Absage bitte unter {phone}.]

@ friends legit=friends_chat from=friend as=chat
[Hallo Mama, bin gut angekommen|Kommst du heute Abend?|Wer bringt am {due} den Salat mit?|Handy war leer, sorry]
[Super, Essen ist um {n}|Ja, gegen {time}|Ich frag {first2}|Soll ich dich abholen?]
[Ich überweise dir die {fee} für die Karten|Denk an den Schlüssel|Bis gleich!|Kannst du Milch mitbringen?]
?[👍|Danke dir!|haha]

@ sign-in legit=sign_in from=account as=web,app
[Anmelden|Willkommen zurück|Bei {brand} anmelden|Mein Konto]
& [E-Mail|E-Mail oder Telefon|Benutzername] ;; Passwort ;; [Angemeldet bleiben|]
& [Anmelden|Weiter|Einloggen]
* Passwort vergessen? ;; Konto erstellen ;; Mit Google anmelden ;; Passkey verwenden ;; Probleme beim Anmelden?

@ checkout legit=checkout from=shop as=web
[Kasse|Zahlung|Bestellung prüfen]
& {good} ;; {good2} ;; Versand {small} ;; Gesamtsumme {amount}
& Kartennummer ;; Karteninhaber ;; Gültig bis ;; Prüfziffer
& [Kostenpflichtig bestellen|Jetzt kaufen] ;; PayPal ;; Rechnung
[30 Tage Rückgaberecht|Ihre Bank fragt Sie gegebenenfalls in der App nach einer Freigabe.]

@ wallet legit=wallet_app from=crypto as=app
[Meine Wallet|Gesamtguthaben {large}|Sicherung erstellen]
[Schreiben Sie die 12 Wörter auf Papier und geben Sie sie niemals auf einer Webseite ein.|Teilen Sie Ihre Wiederherstellungsphrase mit niemandem.]
* Bitcoin {coins} ;; Ethereum {coins} ;; Senden ;; Empfangen ;; Tauschen
[Der Support fragt nie danach.|Heute +{n},{nn} %]

@ warning legit=phishing_warning from=bank as=web,app
[So erkennen Sie Betrug|Warnung vor falschen SMS|Polizei warnt vor „Hallo Mama“-Nachrichten]
[Betrüger verschicken derzeit Nachrichten über gesperrte Konten und Paketgebühren.|Ein Fenster behauptet, der Computer sei gesperrt, und nennt eine Telefonnummer.]
* Wir fragen nie nach PIN oder TAN ;; Klicken Sie keine Links in SMS an ;; Rufen Sie die bekannte Nummer an ;; Geben Sie keine Codes weiter ;; Im Zweifel löschen
[Haben Sie Daten eingegeben? Lassen Sie die Karte unter 116 116 sperren.|Mehr zum Thema Phishing]

@ settings legit=account_settings from=account as=app,web
[Einstellungen|Konto und Sicherheit]
* Profil ;; Passwort ändern ;; Zwei-Faktor-Anmeldung: aktiv ;; Angemeldete Geräte: {device}, {city} ;; Benachrichtigungen ;; Sprache Deutsch ;; Zahlungsmittel Visa {last4} ;; Dunkles Design ;; Daten herunterladen ;; Konto löschen

@ bank-overview legit=bank_overview from=bank as=app
[Guten Morgen, {first}|Finanzübersicht|Umsätze]
& Girokonto ;; {large} ;; Tagesgeld ;; {large2}
* {company} -{amount} ;; Gehalt {large3} ;; Miete -{amount2} ;; Kartenzahlung -{fee} ;; Dauerauftrag ;; Überweisen ;; Postfach (1)

@ news legit=news_article from=charity as=web
[Stadtrat {city} beschließt neue Straßenbahn|Sturm legt Bahnverkehr lahm|Bäckerei aus {city} gewinnt Preis]
Von {first2} {last2}, {date}
[Die Kosten liegen bei {fortune}.|Reisende sollten bis {due} mit Verspätungen rechnen.|Mehr als {nnn} Gäste kamen zur Eröffnung.]
* Teilen ;; Kommentare ({nn}) ;; Meistgelesen ;; Abo ;; Wetter {city} {temperature}

@ card-approval legit=payment_approval from=card as=web,app
[Zahlung freigeben|Zahlung bestätigen|3D Secure]
& Händler: {company} ;; Betrag: {amount} ;; Karte •••• {last4}
[Geben Sie den Code ein, den wir an Ihr Telefon gesendet haben.|Bestätigen Sie die Zahlung in Ihrer Banking-App.]
& SMS-Code ;; [Bestätigen] ;; Abbrechen
?[Der Code ist {n} Minuten gültig.|Code erneut senden]
`,
);
