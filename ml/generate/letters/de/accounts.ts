import { letters } from '../../letter.ts';

/** Accounts, banks, parcels and bills, in German. */
export const deAccounts = letters(
  'de',
  `
@ sign-in-place legit=sign_in_alert lure=credential from=account
# [Neue Anmeldung|Neuer Login] bei {brand}
# [Sicherheitshinweis|Waren Sie das?]: Anmeldung mit {device}
~ {device}, {city}
[Wir haben eine neue Anmeldung|Es gab eine Anmeldung] bei Ihrem {brand}-Konto [festgestellt|registriert].
= Gerät: {device} ;; Browser: {program} ;; Ort: {city} ;; Zeit: {date}, {time} Uhr
[Wenn Sie das waren, müssen Sie nichts tun.|Waren Sie das? Dann können Sie diese E-Mail ignorieren.]
[Falls nicht, sichern Sie bitte Ihr Konto|Falls Sie das nicht waren, ändern Sie bitte Ihr Passwort].
> [Aktivität prüfen|Anmeldung überprüfen|Konto sichern|Das war ich nicht]
!? Bis zur Bestätigung [ist Ihr Zugang eingeschränkt|bleibt Ihr Konto gesperrt].

@ password-reset legit=password_reset lure=credential from=account
# [Passwort zurücksetzen|Ihr neues Passwort|Anfrage zum Zurücksetzen des Passworts]
[Sie haben|Jemand hat] angefordert, das Passwort für Ihr {brand}-Konto zurückzusetzen.
[Über den folgenden Link|Mit einem Klick auf den Button] können Sie ein neues Passwort festlegen. [Der Link gilt {hours} Stunden.|Er kann einmal verwendet werden.]
> [Passwort zurücksetzen|Neues Passwort festlegen]
[Wenn Sie das nicht waren, ignorieren Sie diese Nachricht einfach.|Haben Sie nichts angefordert? Dann bleibt alles, wie es ist.]
!? Um Ihr bisheriges Passwort zu behalten, bestätigen Sie es auf derselben Seite.

@ code legit=verification_code from=account greet=informal
# {code} ist Ihr [Code|Bestätigungscode] für {brand}
# Ihr [Sicherheitscode|Anmeldecode]
[Ihr Code lautet|Bitte geben Sie diesen Code ein]:
^ {code}
[Er ist {nn} Minuten gültig.|Geben Sie ihn an niemanden weiter.] [{brand} fragt Sie nie am Telefon nach diesem Code.|]

@ verify-address legit=verification_code lure=credential from=account
# [Bitte bestätigen Sie Ihre E-Mail-Adresse|Nur noch ein Schritt|E-Mail-Adresse bestätigen]
[Vielen Dank für Ihre Registrierung bei {brand}.|Sie haben diese Adresse bei {brand} hinterlegt.] Bitte bestätigen Sie {email}.
> [E-Mail bestätigen|Jetzt bestätigen|Adresse bestätigen]
[Der Link ist {hours} Stunden gültig.|]
!? Nicht bestätigte Konten werden am {due} [geschlossen|gelöscht].

@ mailbox-full legit=account_notice lure=credential from=mailbox trap=html
# [Ihr Postfach ist fast voll|Speicherplatz fast aufgebraucht|Speicher zu {percent} belegt]
[Ihr Speicherplatz bei {brand} ist fast aufgebraucht.|Ihr Postfach hat 9{n} % seiner Größe erreicht.] [Sobald er voll ist, können Sie keine Nachrichten mehr empfangen.|]
* Große Anhänge löschen ;; Papierkorb leeren ;; Speicher erweitern
> [Speicher verwalten|Speicher erweitern|Postfach aufräumen]
!? {n} eingehende Nachrichten [werden zurückgehalten|konnten nicht zugestellt werden].

@ password-expiry legit=it_notice lure=credential from=employer trap=html
# [Ihr Passwort läuft in {n} Tagen ab|Erinnerung: Passwort ändern]
Ihr [Windows-|Netzwerk-|E-Mail-]Passwort läuft am {due} ab. [Bitte ändern Sie es rechtzeitig.|Sie können es jederzeit ändern.]
> [Passwort ändern|Zum Self-Service|Aktuelles Passwort behalten]
? [Bei Fragen hilft die IT unter Durchwahl {nnn}.|Das neue braucht mindestens zwölf Zeichen.]
!? Melden Sie sich dazu mit Ihrem jetzigen Passwort an[, sonst wird das Konto gesperrt|].

@ mfa lure=mfa legit=it_notice from=employer trap=picture
# [Bitte Authenticator erneuern|Zwei-Faktor-Anmeldung: Handlung erforderlich]
[Bis {due}|Im Zuge der Umstellung] müssen alle Mitarbeitenden ihre Zwei-Faktor-Anmeldung [erneuern|neu registrieren]. [Das dauert zwei Minuten.|]
+ [Starten Sie wie gewohnt im Intranet unter Mein Konto|Die IT hilft am Montag in Raum {nnn}].
!? Scannen Sie dazu den QR-Code [im Anhang|in dieser Nachricht] mit Ihrem Handy.
> [Jetzt erneuern|Registrierung starten]
[Danach ist keine Anmeldung mehr möglich.|]

@ suspended lure=account_suspended from=payment
# [Ihr Konto wurde eingeschränkt|Wichtig: Konto gesperrt|Letzte Mahnung zu Ihrem Konto]
[Wegen ungewöhnlicher Aktivitäten|Aufgrund fehlender Angaben] haben wir Ihr {brand}-Konto [vorübergehend eingeschränkt|gesperrt].
= Vorgang: {order} ;; Datum: {date}
Bitte [bestätigen Sie Ihre Daten|verifizieren Sie sich] innerhalb von {hours} Stunden.
> [Jetzt bestätigen|Konto freischalten|Zur Verifizierung]
[Andernfalls wird das Konto dauerhaft geschlossen.|Sonst fallen Kosten von {amount} an.]

@ account-review legit=account_notice lure=account_suspended from=bank
# [Bitte aktualisieren Sie Ihre Daten|Ihre Angaben: bitte prüfen]
Als [Bank|Zahlungsdienst] sind wir gesetzlich verpflichtet, Kundendaten aktuell zu halten. [Bitte prüfen Sie Ihre Angaben bis {due}.|Das dauert nur wenige Minuten.]
> [Daten prüfen|Zum Online-Banking|Angaben bestätigen]
!? Halten Sie Karte, PIN und TAN bereit, [sonst wird Ihr Zugang gesperrt|da der Vorgang nur einmal möglich ist].

@ terms-change legit=account_notice from=saas bulk
# [Änderung unserer AGB|Wir aktualisieren unsere Datenschutzhinweise]
[Zum {due} ändern wir|Wir haben] unsere Nutzungsbedingungen [|überarbeitet]. Das Wichtigste:
* Klarere Sprache ;; Neue Regeln zur Kündigung ;; Angaben zu Dienstleistern
[Sie müssen nichts tun.|Wenn Sie nicht einverstanden sind, können Sie jederzeit kündigen.]
> [Neue Bedingungen lesen|Alle Änderungen ansehen]

@ order legit=order_confirmation lure=subscription_scare from=shop
# [Ihre Bestellung {order}|Bestellbestätigung|Danke für Ihre Bestellung]
[Vielen Dank für Ihre Bestellung.|Ihre Bestellung ist bei uns eingegangen.]
= Bestellnummer: {order} ;; Datum: {date} ;; Lieferung: {due}
$ order
^ Summe {amount}
> [Bestellung ansehen|Zu Ihrer Bestellung|Sendung verfolgen]
!? Nicht von Ihnen? [Hier stornieren und Geld zurückerhalten.|Bitte stornieren Sie sofort.]

@ receipt legit=receipt lure=subscription_scare from=payment
# [Zahlungsbestätigung|Sie haben {amount} an {company} gezahlt|Ihr Beleg]
Sie haben {amount} an {company} [gezahlt|gesendet].
= Transaktion: {order} ;; Datum: {date} ;; Betrag: {amount}
> [Details ansehen|Beleg anzeigen]
!? Sie haben das nicht veranlasst? [Zahlung jetzt abbrechen|Bestätigen Sie dazu Ihre Kartendaten].

@ shipped legit=shipping lure=parcel_fee from=parcel
# [Ihr Paket ist unterwegs|Ihre Sendung kommt am {due}|Sendung {order}]
[Gute Nachrichten:|] Ihr Paket von {company} [ist unterwegs|wird am {due} zugestellt].
= Sendungsnummer: {order} ;; Zustellung: {due} ;; Adresse: {street} {nn}, {city}
> [Sendung verfolgen|Zustelloptionen]
? [Nicht zu Hause? Wählen Sie einen Nachbarn oder eine Filiale.|]
!? Die Adresse ist unvollständig: bitte bestätigen Sie sie [und zahlen Sie {small} Zustellgebühr|].

@ missed legit=delivery_attempt lure=parcel_fee from=parcel
# [Wir haben Sie nicht angetroffen|Zustellversuch {order}|Ihr Paket liegt bereit]
[Am {date} konnten wir Ihr Paket nicht zustellen|Leider war niemand zu Hause]. [Es liegt bis {due} in der Filiale {street}.|Sie können einen neuen Termin wählen.]
= Sendung: {order} ;; Filiale: {city}
> [Neuen Termin wählen|Abholung planen|Zustellung vereinbaren]
+? Bitte bringen Sie Ihren Ausweis mit.
!? Für die erneute Zustellung fallen {small} an, [zahlbar mit Karte|zahlbar binnen {hours} Stunden].

@ customs legit=delivery_attempt lure=parcel_fee from=parcel
# [Einfuhrabgaben für {order}|Zollgebühren offen]
Für Ihre Sendung aus dem Ausland [fallen Einfuhrabgaben an|ist eine Zahlung offen].
= Sendung: {order} ;; Betrag: {small} ;; Frist: {due}
> [Abgaben bezahlen|Jetzt bezahlen]
+? Sie können auch bar beim Zusteller zahlen.
!? Nach {hours} Stunden geht die Sendung zurück und es entstehen Lagerkosten.

@ payment-failed legit=payment_failed lure=streaming_payment from=streaming
# [Zahlung fehlgeschlagen|Bitte Zahlungsdaten prüfen|Problem mit Ihrer Zahlung]
Wir konnten {fee} für Ihr [Abo|Konto] nicht [abbuchen|einziehen]. [Bitte prüfen Sie Ihre Zahlungsart.|Wir versuchen es in einigen Tagen erneut.]
> [Zahlungsart aktualisieren|Karte aktualisieren|Zum Konto]
[Sie können bis {due} weiter schauen.|Sonst endet Ihr Abo.|]
!? Geben Sie dazu Kartennummer und Prüfziffer erneut ein.

@ renewal legit=subscription_renewal lure=subscription_scare from=security
# [Ihr Abo verlängert sich am {due}|Verlängerung von {brand}]
Ihr Abonnement verlängert sich am {due} automatisch für {amount} im Jahr. [Sie müssen nichts tun.|Sie können die Verlängerung im Konto abschalten.]
> [Abo verwalten|Automatische Verlängerung]

@ callback lure=callback from=security
# [Auftragsbestätigung {order}|Rechnung {order}: Verlängerung]
Ihre Lizenz wurde um {n} Jahre verlängert. {amount} [werden heute abgebucht|wurden Ihrem Konto belastet].
= Rechnung: {order} ;; Betrag: {amount}
Sie möchten stornieren? Rufen Sie [innerhalb von {hours} Stunden|heute] unsere Abrechnung an: {phone}

@ card-activity legit=bank_alert lure=card from=bank
# [Kartenzahlung über {amount}|Ihre Karte wurde eingesetzt|Umsatzbenachrichtigung]
Mit Ihrer Karte (Endziffern {last4}) wurden am {date} um {time} Uhr {amount} bei {company} bezahlt.
[Wenn Sie das waren, ist nichts zu tun.|Kennen Sie die Zahlung nicht? Sperren Sie die Karte in der App.]
> [Umsatz ansehen|Zur App]
!? Zum Widerruf geben Sie bitte Kartennummer, Ablaufdatum und Prüfziffer ein.

@ bank-message legit=bank_alert lure=bank from=bank
# [Neue Nachricht in Ihrem Postfach|Neues Dokument für Sie]
[In Ihrem Online-Banking|Im elektronischen Postfach] liegt eine neue Nachricht für Sie. [Bitte melden Sie sich wie gewohnt an.|]
> [Zum Postfach|Zum Online-Banking]
? Wir fragen nie per E-Mail nach PIN oder TAN.
!? Bitte bestätigen Sie das Dokument bis {due}, sonst wird Ihr Zugang gesperrt.

@ bank-update lure=bank from=bank
# [Ihr TAN-Verfahren läuft ab|Wichtige Änderung im Online-Banking]
Ab dem {due} gilt für alle Kunden ein neues [TAN-Verfahren|Sicherheitsverfahren]. [Sie haben es noch nicht aktiviert.|]
> [Jetzt aktivieren|Registrierung erneuern]
[Ohne Aktivierung wird Ihr Konto gesperrt|Eine spätere Freischaltung per Post kostet {amount}].

@ bank-fluent lure=bank from=bank fluent
# Eine kurze Rückfrage zu Ihrer Überweisung
vielen Dank für Ihr Vertrauen. Am {date} wurde in Ihrem Online-Banking eine Überweisung über {large} an {first2} {last2} vorgemerkt. Da der Betrag von Ihrem üblichen Zahlungsverhalten abweicht, möchten wir sicherstellen, dass der Auftrag von Ihnen stammt.
Sollten Sie die Überweisung veranlasst haben, ist nichts weiter zu tun. Andernfalls bitten wir Sie, den Auftrag vor {time} Uhr anzuhalten.
> Auftrag prüfen
Wir danken Ihnen für Ihre Mithilfe und entschuldigen uns für die Umstände.

@ statement legit=statement lure=bank from=bank file=pdf trap=html
# Ihr [Kontoauszug|Kartenabrechnung] für {month}
Ihr Kontoauszug für {month} [liegt im Postfach bereit|ist verfügbar].
= Konto: …{last4} ;; Datum: {date}
> [Auszug ansehen|Zum Postfach]

@ invoice legit=invoice lure=invoice_fraud from=small file=pdf trap=zip,html,docm,linkedpdf
# [Rechnung {order}|Ihre Rechnung vom {date}]
[anbei erhalten Sie|im Anhang finden Sie] unsere Rechnung {order} über {amount}. [Zahlbar bis {due}.|Vielen Dank für Ihren Auftrag.]
= Rechnung: {order} ;; Betrag: {amount} ;; Fällig: {due}
?> [Rechnung ansehen|Online bezahlen]

@ overdue legit=invoice lure=invoice_fraud from=small file=pdf trap=zip,html
# [Zahlungserinnerung|1. Mahnung|Offene Rechnung] {order}
sicher ist es Ihnen entgangen: die Rechnung {order} vom {past} über {amount} ist noch offen. Bitte überweisen Sie den Betrag bis {due} [auf {iban}|]. [Haben Sie bereits gezahlt, betrachten Sie dieses Schreiben als gegenstandslos.|]
[Nach Ablauf der Frist müssen wir Mahngebühren berechnen.|Andernfalls übergeben wir die Forderung an ein Inkassobüro.|]

@ energy legit=invoice from=energy file=pdf
# [Ihre Jahresabrechnung|Ihr Abschlag ändert sich]
Ihre Abrechnung liegt vor. [Sie erhalten ein Guthaben von {amount}.|Wir buchen {amount} am {due} ab.] [Ihr neuer Abschlag beträgt {amount2}.|]
> [Abrechnung ansehen|Zum Kundenportal]

@ tax legit=tax_notice lure=tax_refund from=tax
# [Neue Nachricht in Ihrem Postfach|Bescheid bereitgestellt]
In Ihrem Benutzerkonto wurde [ein Bescheid|eine Nachricht] bereitgestellt. [Bitte melden Sie sich mit Ihrem Zertifikat an.|Diese E-Mail enthält aus Sicherheitsgründen keine Links.]
!> [Erstattung anfordern|Nachricht lesen]
!? Sie haben Anspruch auf eine Erstattung von {amount}. Bitte geben Sie Ihre Kartendaten bis {due} an.
`,
);
