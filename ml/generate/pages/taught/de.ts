// Long because it is a table: wordings of one language.
import { taught } from './taught.ts';

export const deTaught = taught('de', {
  screens: `
@ bank-anruf lure=smishing_bank from=bank as=sms,chat
[{brand}:|Sicherheitsabteilung {brand}:] [wir haben eine Buchung über {amount} angehalten|von Ihrem Konto sollen {large} nach {city} gehen]. [Rufen Sie umgehend zurück:|Nicht von Ihnen? Wählen Sie] {phone}
?[Unser Mitarbeiter meldet sich gleich. Halten Sie die TAN bereit.|Sagen Sie in der Filiale nichts, dort wird gegen einen Kollegen ermittelt.]

@ karte-abholen lure=remote_access from=bank as=chat,sms
[Guten Tag, {first2} {last2} von der {brand}.|Hier ist der Kundenschutz Ihrer Bank.] [Jemand versucht gerade, mit Ihrer Karte zu bezahlen.|Ihr Erspartes ist nicht mehr sicher.]
[Was soll ich tun?|Um Himmels willen]
[Stecken Sie die Karte samt PIN in einen Umschlag, ein Bote holt ihn ab.|Laden Sie AnyDesk und nennen Sie mir die Nummer.|Überweisen Sie das Guthaben auf das Treuhandkonto {iban}, bis alles geklärt ist.]

@ code-weiter lure=code_theft from=friend as=chat,sms
[Hallo {first}, ich habe dir aus Versehen sechs Ziffern geschickt|Huhu, ich nehme dich in die Nachbarschaftsgruppe auf]. [Kannst du mir die Zahl aus der SMS weiterleiten?|Du bekommst gleich eine Nummer, schick sie mir bitte.]
?[Welche Zahl?|Von WhatsApp kam etwas]
[Ja genau die, schnell, sie läuft ab|Keine Sorge wegen des Warnhinweises]

@ fahrer lure=code_theft from=parcel as=sms,chat
[Hallo, ich bin der Fahrer von {brand} und finde Ihre Klingel nicht.|Ihr Paket ist bei mir im Wagen.]
[Zum Abschließen der Zustellung brauche ich die Zahl, die Sie eben per SMS bekommen haben.|Nennen Sie mir bitte den Code auf Ihrem Handy, sonst geht es zurück.]

@ chef-chat lure=gift_cards from=boss as=chat,sms
[{first}, hier ist {me}, neue Nummer.|Guten Morgen {first}, {me}. Sind Sie im Büro?] [Ich sitze bei den Prüfern und kann nicht telefonieren.|Es ist vertraulich.]
[Ja, was gibt es?|Bin am Platz]
[Besorgen Sie bitte {n} Guthabenkarten zu {amount} und fotografieren Sie die Nummern.|Es muss heute noch eine Zahlung von {large} raus, die Bankverbindung schicke ich gleich.] [Legen Sie es aus, am {due} haben Sie es zurück.|Sprechen Sie mit niemandem darüber.]

@ kind-rechnung lure=smishing_family from=friend as=sms,chat
[Hallo Mama, mein Handy ist in der Wäsche gelandet, das ist die neue Nummer|Papa, speicher bitte diese Nummer, die alte geht nicht mehr].
?[Ach Kind, wie ist das passiert?|Wer ist da?]
[Ich komme nicht ins Onlinebanking und muss heute {sizeable} bezahlen|Da ist noch eine Rechnung offen, sonst wird es teuer]. [Kannst du das für mich überweisen? Morgen hast du es wieder|Ich schicke dir die Daten, bitte als Echtzeitüberweisung]

@ freund-not lure=smishing_family from=friend as=chat
[Bist du da? Mir ist das furchtbar unangenehm|Ich stecke in {city} fest], [man hat mir die Tasche mit allem gestohlen|die Werkstatt gibt das Auto nicht heraus].
[Könntest du mir {sizeable} leihen, nur bis Montag?|Schick es bitte per Western Union an {first2} {last2}.] [Sag den Eltern nichts|Anrufen geht nicht, der Akku ist leer]

@ parkcode lure=qr_prompt from=toll as=bare,document
[Parken nur noch bargeldlos|Automat außer Betrieb]
[Code scannen, Kennzeichen und Kartendaten eingeben.|Scannen Sie und geben Sie Kartennummer und Prüfziffer ein.]
?[Ohne Zahlung wird abgeschleppt.]

@ bankbrief lure=qr_prompt from=bank as=document,bare
[Ihr photoTAN-Verfahren läuft am {due} ab|Neue Sicherheitsvorschrift: bitte aktualisieren]
[Scannen Sie den Code und melden Sie sich mit Ihrer PIN an, damit Ihr Zugang erhalten bleibt.|Fotografieren Sie das Quadrat und bestätigen Sie Ihre Angaben.]
[Danach wird das Onlinebanking gesperrt.|Die spätere Freischaltung kostet {fee}.]

@ rechner-gesperrt lure=fake_support from=security as=dialog,web
[IHR RECHNER WURDE AUS SICHERHEITSGRÜNDEN ANGEHALTEN|Windows Defender: Zugriff verweigert|Schädling Nr. {nnn} gefunden]
[Jemand liest Ihre Passwörter mit.|In fünf Minuten wird die Festplatte gelöscht.]
[Schalten Sie das Gerät nicht aus und rufen Sie den Support an:|Kostenlose Hotline:] {phone}
& [Abbrechen] ;; [Jetzt anrufen]

@ handy-viren lure=fake_support from=security as=web,app
[{nn} Viren auf Ihrem Telefon!|Der Akku ist durch Schadprogramme beschädigt]
[SIM-Karte, Kontakte und Fotos gehen verloren, wenn Sie nichts tun.]
[Installieren Sie jetzt kostenlos den Reiniger.|Tippen Sie auf Reparieren und laden Sie die App.]
& [Reparieren|Viren entfernen]

@ zuschuss lure=smishing_energy from=energy as=sms,web
[{brand}:|Energiehilfe:] [Ihre Gutschrift von {amount} wurde noch nicht abgerufen|Ihr Haushalt hat Anspruch auf {amount}]. [Jetzt mit Bankdaten beantragen:|Tragen Sie Ihre Karte ein:] {url}

@ gesundheitskarte lure=credential_form from=health as=sms,web
[{brand}:|Ihre Krankenkasse:] [Ihre Gesundheitskarte ist abgelaufen|eine Erstattung von {amount} liegt bereit]. [Bestellen Sie die neue für {small}:|Bestätigen Sie Geburtsdatum und Bankkarte:] {url}

@ datei-passwort lure=document_wall from=documents as=web,dialog
[{first2} {last2} hat „Rechnung {month}.pdf“ geteilt|Geschütztes Fax, {n} Seiten]
[Wählen Sie Ihren Mailanbieter und geben Sie Ihr Kennwort ein, um das Dokument zu sehen.|Die Vorschau ist unscharf. Bitte mit dem Firmenkonto anmelden.]
& Outlook ;; GMX ;; Web.de ;; E-Mail ;; Passwort ;; [Anzeigen]

@ webmail-alt lure=mailbox from=mailbox as=web
[Ihr Kennwort endet heute|{nn} Nachrichten werden zurückgehalten]
[Sie können Ihr jetziges Passwort behalten: unten bestätigen.|Melden Sie sich an, um die Nachrichten freizugeben.]
& {email} ;; Passwort ;; [Behalten|Freigeben]

@ kleinanzeige lure=marketplace from=stranger as=chat
[Ist {good} noch zu haben? Ich nehme es sofort.|Ich habe schon über „Sicher bezahlen“ überwiesen.]
[Öffnen Sie den Link und tragen Sie die Karte ein, auf die das Geld soll|Die Bank fragt nach dem Kontostand, das ist normal]: {url}
?[Haben Sie die Zahl aus der SMS eingegeben?]

@ code-echt legit=one_time_code from=bank as=sms
[{code} ist Ihre TAN für {amount} an {company}.|Ihr {brand}-Code lautet {code}.|Mit {code} melden Sie sich an.] [Geben Sie ihn nicht weiter, auch nicht an uns.|Gültig {n} Minuten.|Keine Zahlung beauftragt? Dann rufen Sie Ihre Bank an.]

@ konto-info legit=bank_alert from=bank as=sms,app
[{brand}:|] [Gehalt {large} eingegangen|Ihr Dauerauftrag über {amount} wurde ausgeführt|Ihre neue Karte ist unterwegs, die PIN kommt getrennt|Kartenzahlung {amount} bei {company}]. [Sie müssen nichts tun.|Näheres in der App.]

@ freigabe legit=payment_approval from=bank as=app,dialog
[Zahlung freigeben?|Auftrag prüfen|Anmeldung bestätigen]
& {company} ;; {amount} ;; {date} {time} ;; Karte {last4}
& [Freigeben] ;; [Ablehnen]
?[Nur freigeben, wenn Sie das gerade selbst veranlasst haben.]

@ anmelden legit=sign_in from=account as=web,app
[Anmelden|Willkommen zurück|Passwort eingeben]
& [E-Mail|Kundennummer|Benutzername] ;; Passwort ;; [Weiter|Einloggen]
* Passwort vergessen? ;; Konto erstellen ;; Angemeldet bleiben ;; Mit Passkey anmelden ;; Hilfe ;; Impressum

@ zweiter-schritt legit=sign_in from=saas as=web,app
[Code eingeben|Bestätigung in zwei Schritten]
[Wir haben eine Zahl an {email} gesendet.|Öffnen Sie Ihre Authenticator-App.]
& Code ;; [Bestätigen] ;; [Erneut senden]
* Andere Methode ;; Diesem Gerät vertrauen ;; Zurück

@ zugriff legit=app_dialog from=saas as=dialog
[Darf „{brand}“ auf die Kamera zugreifen?|{host} möchte Mitteilungen senden|Änderungen an {month}.docx speichern?|Papierkorb leeren?]
[Damit können Sie Belege scannen.|Das lässt sich nicht rückgängig machen.|Ihre Änderungen gehen sonst verloren.]
& [Erlauben|Speichern|OK] ;; [Nicht jetzt|Abbrechen|Nicht speichern]

@ kekse legit=cookie_banner from=small as=web,dialog
[Ihre Privatsphäre ist uns wichtig|Diese Seite verwendet Cookies]
[Wir und {nnn} Partner speichern Informationen auf Ihrem Gerät.|Notwendige Cookies sind immer aktiv.]
& [Alle annehmen] ;; [Nur notwendige] ;; [Einstellungen]

@ virenpruefung legit=security_status from=security as=app,dialog
[Prüfung abgeschlossen|Keine Bedrohungen gefunden|Gefährliche Seite blockiert]
[{nnn}{nnn} Dateien in {nn} Minuten geprüft.|Die Datei wurde in Quarantäne verschoben, Sie müssen nichts tun.]
* Echtzeitschutz an ;; Firewall an ;; Verlauf ;; Schnellprüfung ;; Aktuell

@ familie legit=friends_chat from=friend as=chat,sms
[Bringst du Brot mit?|Wer holt {first2} ab?|Kannst du am {due} die Blumen gießen?]
[Klar, sonst noch was?|Ich, um {time}|Schlüssel wie immer?]
[Du bist ein Schatz|Oma ruft um acht an|Bis später]

@ auslage legit=friends_chat from=friend as=chat
[Die Karten haben {amount} gekostet, also {fee} für jeden|Du bekommst noch {small} für die Pizza]
[Gerade geschickt|Morgen bar?]
[Danke, eilt nicht|Passt]

@ neue-nummer legit=friends_chat from=friend as=chat,sms
[Hallo, hier {first2} aus dem Chor, ich habe jetzt einen anderen Anbieter, das ist meine neue Nummer.|Neues Handy, neue Nummer, {first2} {last2}.]
[Gespeichert, ich rufe heute Abend an|Danke, bis {due}]

@ kollegen legit=work_chat from=colleague as=chat,web
[Morgen, bist du heute im Haus?|{first}, die Besprechung ist jetzt um {time}|Können Sie mir die Zahlen für {month} schicken?]
[Ab zehn|Danke, ist eingetragen|Mache ich bis Mittag]
[Protokoll folgt|Kantine um zwölf?]

@ paket-da legit=parcel_notice from=parcel as=sms,app
[{brand}:|] [Ihre Sendung liegt in der Filiale {street} {nn}|heute zwischen {n} und {nn} Uhr bei Ihnen|beim Nachbarn abgegeben|wegen Schnee erst am {due}]. [Ausweis mitbringen.|Sie haben {n} Tage Zeit.|Es fallen keine Kosten an.]

@ werkstatt legit=appointment from=small as=sms
[{company}:|Hallo {first},] [Ihr Wagen ist fertig|Ihre Brille kann abgeholt werden|Ihr Tisch für {n} ist reserviert|bis {due} um {time}]. [Bei Fragen {phone}.|Wir freuen uns.]

@ karte-tisch legit=menu_card from=small as=bare,document
[Speisekarte|Mittagstisch|Tisch {nn}]
[Code scannen und Allergene ansehen.|Bestellt wird am Tresen.]
* Kartoffelsuppe {small} ;; Maultaschen {fee} ;; Apfelstrudel {small2} ;; Radler {small3}

@ gast-wlan legit=qr_prompt from=travel as=bare,document
[WLAN für Gäste|Audioguide|Ihr Ticket]
[Scannen und verbinden. Kennwort: {password}|Zum Hören scannen, kostenlos.|Code am Eingang vorzeigen.]

@ zahlschein legit=qr_prompt from=energy as=document,bare
[Abrechnung {order}|Rechnung {month}] {date}
& Betrag {amount} ;; Fällig {due} ;; Empfänger {company}
[Mit der Banking-App scannen oder wie gewohnt überweisen.|Wir buchen am {due} ab, Sie müssen nichts tun.]

@ betrugswarnung legit=phishing_warning from=bank as=web,app
[Vorsicht, falsche Bankmitarbeiter|Aktuelle Maschen]
[Anrufer behaupten, Ihr Geld sei in Gefahr, oder schicken einen Boten.|Nachrichten vom angeblichen Kind mit neuer Nummer häufen sich.]
[Wir fragen nie nach PIN oder TAN. Legen Sie auf.|Rufen Sie unter der bekannten Nummer zurück.]

@ kartenpruefung legit=payment_approval from=card as=web,dialog
[Einkauf bestätigen|Sicher online bezahlen|Kartenzahlung prüfen]
& Händler {company} ;; Betrag {amount} ;; Datum {date} ;; Karte •••• {last4}
[Wir haben Ihnen eine TAN per SMS geschickt.|Geben Sie die Zahlung in Ihrer Banking-App frei und kehren Sie hierher zurück.]
& TAN ;; [Weiter] ;; [Neu anfordern] ;; [Abbrechen]

@ kasse legit=checkout from=shop as=web,app
[Zur Kasse|Warenkorb ({n})|Bestellung prüfen]
& {good} {amount} ;; Versand {small} ;; Gesamt {sizeable}
* Kauf auf Rechnung ;; Lastschrift ;; Kreditkarte ;; Gutschein ;; [Zahlungspflichtig bestellen] ;; Lieferadresse ändern

@ schaden legit=insurance_claim from=insurance as=web,app
[Schaden {order}|Ihre Meldung ist eingegangen]
[Der Gutachter kommt am {due} um {time}.|Wir überweisen {sizeable} auf Ihr Konto.]
* Fotos ;; Kostenvoranschlag.pdf ;; Nachrichten ;; Vertrag

@ enkel lure=smishing_family from=friend as=chat,sms
[Oma, ich bin es, bitte nicht erschrecken|Opa, du darfst es niemandem sagen] [ich habe einen Unfall verursacht|die Polizei hält mich fest].
[Wer ist denn da?|Um Gottes willen]
[Bis heute Abend brauchen sie {large} Kaution, ein Anwalt holt es ab|Heb es bitte ab und sag, es sei für die Küche]

@ finanz-chat lure=gift_cards from=colleague as=chat
[Hallo {first}, {me} aus der Buchhaltung, privat, mein Diensthandy ist leer.|Die Chefin sitzt im Flieger und braucht uns.]
[Was denn?|Gern]
[Kannst du {large} an {iban} anweisen, die Rechnung kommt nach?|Hol bitte vier Prepaidkarten und lies mir die Nummern vor.] [Bitte nicht in die Gruppe.|]
`,
  letters: `
@ schreibtisch lure=gift_card_boss from=boss personal greet=informal
# [Sind Sie da?|Kurze Bitte|{first}]
[Ich bin in einer Sitzung und kann nur Mails lesen.|Melden Sie sich, sobald Sie das lesen, es eilt.]
[Ich brauche {n} Gutscheinkarten zu je {amount} für einen Kunden. Freirubbeln und die Codes als Foto an mich.|Können Sie das auslegen? Die Buchhaltung erstattet es morgen.] [Bitte noch nicht darüber sprechen.|]

@ vertraulich lure=bec_payment from=boss personal
# [Vertraulich|Vorgang {order}]
[Wir stehen kurz vor einer Übernahme, und nur Sie sind eingeweiht.|Die Kanzlei {company} meldet sich heute wegen einer Anzahlung bei Ihnen.]
[Heute müssen {large} beim Notar sein. Wie hoch ist der Kontostand?|Antworten Sie nur auf diese Adresse, nicht telefonisch.]

@ bankverbindung lure=bec_payment from=supplier personal
# [Geänderte Bankverbindung|Zur Rechnung {order}]
[Unser bisheriges Konto wird geprüft, Eingänge gehen zurück.|Aus steuerlichen Gründen ziehen wir über eine Partnerfirma ein.]
[Überweisen Sie den offenen Betrag von {large} bitte auf das neue Konto: {iban}.|Beachten Sie das Konto auf der Rechnung nicht mehr.] [Bitte heute noch den Beleg schicken.|]

@ gehaltskonto lure=payroll_change from=colleague personal greet=informal
# [Mein Gehaltskonto|Neue Kontodaten]
[Ich habe die Bank gewechselt, das Gehalt soll ab diesem Monat auf das neue Konto.|Mein altes Konto wird geschlossen, geht das noch für {month}?]
[Bitte übernehmen: {iban}.|Ins Portal komme ich gerade nicht, deshalb per Mail.]

@ hilfe-reise lure=relative_request from=friend personal greet=informal
# [Kannst du mir helfen?|Bitte melde dich]
[Ich bin in {city} überfallen worden, Ausweis und Karten sind weg.|Meine Cousine liegt hier im Krankenhaus und sie wollen vorher Geld.]
[Ich brauche {sizeable} für Hotel und Rückflug, am besten per Western Union.|Telefonieren geht nicht, nur Mail.] [Ich zahle alles zurück, sobald ich da bin.|]

@ kassen-erstattung lure=tax_refund from=health
# [Ihre Erstattung über {amount}|Ihre Versichertenkarte ist ungültig]
[Bei der Prüfung Ihrer Beiträge haben wir ein Guthaben festgestellt.|Ohne Aktualisierung werden Behandlungen nicht mehr übernommen.]
> [Erstattung anfordern|Karte erneuern]
[Halten Sie Ihre Bankkarte bereit.|Der Anspruch verfällt in {hours} Stunden.]

@ geraet-neu lure=mfa from=employer
# [Ihr zweiter Faktor läuft ab|Gerät neu registrieren]
[Alle Beschäftigten müssen ihr Telefon neu registrieren. Scannen Sie das Quadrat mit der Kamera und melden Sie sich mit Ihrem Firmenkennwort an.|Die Registrierung endet in {hours} Stunden.]
[Sonst verlieren Sie den Zugang zu Mail und Dateien.|Der Code ist persönlich.]

@ abo-anruf lure=callback from=security
# [Bestellbestätigung {order}|{sizeable} werden abgebucht]
[Ihr Schutzpaket wurde um {n} Jahre verlängert.|Danke für Ihren Kauf.]
= Betrag: {sizeable} ;; Abbuchung: in {hours} Stunden
[Zum Stornieren rufen Sie {phone} an.|Nicht bestellt? Unsere Hotline: {phone}]

@ termin-chefin legit=business_correspondence from=boss personal greet=informal
# [Besprechung am {due}|Vor meinem Urlaub]
[Ich bin heute durchgehend in Terminen, passt Ihnen {due} um {time}?|Ab {due} vertritt mich {first2} {last2}.]
[Bitte bringen Sie die Zahlen für {month} mit.|Dringendes gern telefonisch unter meiner üblichen Nummer.]

@ rechnung-wie-immer legit=invoice from=supplier personal file=pdf
# [Rechnung {order}|Unsere Rechnung für {month}]
[Anbei die Rechnung für die Arbeiten im {month}.|Vielen Dank für Ihren Auftrag.]
= Betrag: {large} ;; Fällig: {due}
[Die Bankverbindung ist unverändert.|Bei Fragen erreichen Sie die Buchhaltung unter {phone}.]

@ kontowechsel-echt legit=business_correspondence from=supplier personal
# [Kontowechsel zum {due}]
[Wir wechseln die Bank. Die neuen Daten erhalten Sie unterschrieben per Post.|Für laufende Rechnungen ändert sich nichts.]
[Bitte verlassen Sie sich nicht auf eine Mail allein, fragen Sie Ihre Ansprechpartnerin unter der bekannten Nummer.|]

@ befund legit=health_appointment from=health
# [Ihr Termin am {due}|Ihre Befunde liegen vor]
[Die Ergebnisse der Blutuntersuchung sind da, wir besprechen sie am {due}.|Wir bestätigen Ihren Termin um {time} in der Ambulanz.]
[Bringen Sie Ihre Gesundheitskarte und eine Liste Ihrer Medikamente mit.|Absagen bitte unter {phone}.]

@ kasse-info legit=insurance from=health
# [Ihre neue Gesundheitskarte|Leistungsübersicht {month}]
[Die neue Karte kommt im {month} per Post, die alte gilt bis dahin weiter.|Wir haben für die Behandlung am {past} {amount} bezahlt. Das ist keine Rechnung.]
[Sie müssen nichts unternehmen.|]

@ it-wartung legit=it_notice from=employer
# [Wartung am Wochenende|Anmeldung in zwei Schritten ab {due}]
[Am Samstag von {n} bis {nn} Uhr ist der Dateiserver aus.|Die IT kommt in jedes Team und richtet die zweite Stufe mit Ihnen ein.]
[Diese Mail enthält absichtlich keinen Link, die Anleitung steht im Intranet.|Bitte speichern Sie am Freitag Ihre Arbeit.]

@ gruss legit=personal_correspondence from=friend personal greet=informal
# [Grüße aus {city}|Das Ferienhaus]
[Wir sind gut angekommen, nur mein Koffer kam einen Tag später.|Das Haus kostet für jeden {amount}, bring es einfach bar mit, eilt nicht.]
[Ruf heute Abend an, ich erzähle dir alles.|Bis {due}!]

@ steuer-brief legit=tax_notice from=tax
# [Neuer Bescheid in Ihrem Postfach|Frist am {due}]
[Ein Schreiben zu Ihrer Steuererklärung liegt im Postfach. Zu Ihrer Sicherheit enthält diese Mail keinen Link.|Erstattungen gehen auf das Konto in Ihrer Erklärung; nach Kartendaten fragen wir nie.]
[Melden Sie sich wie gewohnt an.|]

@ mahnung-echt legit=invoice from=supplier personal
# [Zahlungserinnerung {order}]
[Sicher haben Sie unsere Rechnung vom {past} nur übersehen.|In unseren Büchern sind noch {large} offen.]
[Haben Sie inzwischen bezahlt, ist dieses Schreiben gegenstandslos.|Die Rechnung liegt noch einmal bei, die Bankverbindung kennen Sie.]

@ karte-neu legit=bank_alert from=bank
# [Ihre neue Karte|Neue Bedingungen ab {due}]
[Die neue Karte kommt im {month} per Post, Ihre PIN bleibt gleich.|Die Unterlagen finden Sie in Ihrem elektronischen Postfach.]
[Sie müssen nichts tun.|Bitte vernichten Sie die alte Karte.]

@ abbuchung-fehl legit=payment_failed from=streaming
# [Die Zahlung hat nicht geklappt]
[Ihre Bank hat die Abbuchung von {fee} abgelehnt. Wir versuchen es in {n} Tagen noch einmal.|Ihre Karte ist abgelaufen, Sie können sie in der App ändern.]
[Bis {due} können Sie weiterschauen.|]

@ entgelt legit=hr_notice from=employer
# [Entgeltabrechnung {month}|Kontowechsel]
[Die Abrechnung liegt wie immer im Mitarbeiterportal.|Wer die Bank wechselt, gibt das Formular bitte persönlich in der Personalabteilung ab.]
[Per Mail nehmen wir keine Änderungen an.|]

@ bonus-vers lure=tax_refund from=insurance
# [Beitragsrückzahlung {amount}|Bonus für treue Kunden]
[Weil Sie {n} Jahre keinen Schaden hatten, liegen {amount} für Sie bereit.|Es wurde ein Rechenfehler zu Ihren Gunsten gefunden.]
[Antworten Sie mit Name, Geburtsdatum, Bank und Kartennummer.|Unser Berater wartet auf Ihren Anruf: {phone}. Karte bereithalten.]

@ labor lure=invoice_fraud from=health
# [Offene Laborrechnung|Letzte Mahnung {order}]
[Für die Untersuchung am {past} sind {amount} offen.|Am {due} übernimmt das Inkassobüro.]
[Zahlen Sie sofort an {iban}, danach kommen {fee} hinzu.|Nur eine Echtzeitüberweisung hält das Verfahren auf.]

@ register lure=invoice_fraud from=stranger
# [Eintrag im Gewerberegister|Gebührenbescheid {order}]
[Für die Veröffentlichung Ihrer Firma sind {sizeable} fällig.|Unterschreiben Sie das Formular und senden Sie es zurück.]
[Zahlbar binnen {n} Tagen an {iban}.|]

@ gewinn lure=prize_reward from=stranger
# [Gewinnbenachrichtigung|Sie wurden ausgewählt]
[Ihre Adresse wurde gezogen und gewinnt {fortune}.|Die Stiftung schenkt Ihnen {fortune}.]
[Melden Sie sich bei unserem Agenten {first2} {last2} mit Name, Alter und Anschrift. Es fällt eine Bearbeitungsgebühr an.|Verraten Sie niemandem Ihre Nummer.]

@ heute-noch lure=bec_payment from=boss personal greet=informal
# [Sind Sie im Büro?|Zahlung heute?]
[Bis wann können Sie heute noch etwas für mich überweisen?|Ein Berater muss vor Feierabend bezahlt werden.]
[Es sind {large}, das Konto schicke ich, sobald Sie bereit sind. Die Rechnung folgt.|Ich gebe es nachträglich frei.]
`,
});
