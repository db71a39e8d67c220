import { letters } from '../../letter.ts';

/** Calm and faultless German, for both sides. */
export const dePolished = letters(
  'de',
  `
@ polished-supplier-account legit=business_correspondence lure=bec_payment from=supplier personal fluent file=pdf trap=pdf
# [Rechnung {order}|Unsere Bankverbindung|Re: Rechnung {order}]
[Vielen Dank für die angenehme Zusammenarbeit in den letzten Monaten.|Ich hoffe, die Lieferung ist gut bei Ihnen angekommen.] [Vor Ihrem nächsten Zahlungslauf noch ein kurzer Hinweis.|Noch ein Punkt zur Buchhaltung.]
! [Im Zuge der Umstellung auf eine neue Hausbank|Wegen einer laufenden Prüfung unseres bisherigen Kontos] bitten wir Sie, die Rechnung {order} über {large} auf {iban} zu überweisen, [Empfänger {company}|lautend auf {company}]. [Da unsere Telefonanlage gerade erneuert wird, genügt uns eine kurze Bestätigung per E-Mail.|Bitte geben Sie mir Bescheid, sobald die Daten hinterlegt sind.]
+ [Anbei erhalten Sie die Rechnung {order} über {large}; unsere Bankverbindung ist unverändert.|Wir wechseln im {month} die Bank. Die neuen Daten kommen per Post; bitte rufen Sie uns vor jeder Änderung unter der Ihnen bekannten Nummer an.] [Kontoänderungen teilen wir nie allein per E-Mail mit.|Bei Zweifeln bitte immer kurz anrufen.]
[Für Rückfragen stehe ich gern zur Verfügung.|]

@ polished-rental legit=personal_correspondence lure=advance_fee from=person personal fluent
# [Ihre Anfrage zur Wohnung|Wohnung {street} {nn}|Re: Besichtigung]
[Herzlichen Dank für Ihre freundliche Nachricht und die Angaben zu Ihrer Person.|Schön, dass Ihnen die Wohnung gefällt.] Sie ist [ab {due}|nach wie vor] frei, [ruhig gelegen und frisch renoviert|mit Balkon nach Süden].
! [Da ich beruflich im Ausland lebe, übernimmt eine Agentur die Schlüsselübergabe|Wegen der großen Nachfrage vergebe ich die Wohnung nach Zahlungseingang]. Bitte überweisen Sie die Kaution von {sizeable} [treuhänderisch|vorab] auf {iban} [und senden Sie mir eine Kopie Ihres Ausweises|]. Gefällt sie Ihnen nicht, erhalten Sie alles zurück.
+ [Gern zeige ich sie Ihnen am {due} um {time} Uhr.|Kommen Sie am {due} einfach vorbei, meine Nachbarin {first2} hat den Schlüssel.] [Die Kaution wird erst nach Unterzeichnung des Vertrags und bei der Übergabe fällig.|Vor der Besichtigung brauche ich keinerlei Unterlagen oder Zahlungen.]
[Ich freue mich auf Ihre Antwort.|]

@ polished-refund legit=tax_notice lure=tax_refund from=tax fluent
# [Ihr Bescheid für {year}|Abschluss der Prüfung|Mitteilung zu Ihrem Antrag]
[Die Prüfung Ihrer Angaben für {year} ist abgeschlossen.|Wir danken Ihnen für die eingereichten Unterlagen.] [Weitere Nachweise sind nicht erforderlich.|]
! [Daraus ergibt sich ein Guthaben von {amount}. Damit wir es bis zum {due} auszahlen können, bestätigen Sie bitte Ihre Bankverbindung.|Zur Auszahlung von {amount} benötigen wir Ihre Kartendaten.]
! > [Auszahlung bestätigen|Bankverbindung angeben]
+ [Der Bescheid liegt in Ihrem Postfach. Melden Sie sich bitte wie gewohnt an; aus Sicherheitsgründen enthält diese Nachricht keinen Link.|Der Bescheid geht Ihnen per Post zu.] [Ein Guthaben wird ohne Ihr Zutun auf das bekannte Konto erstattet.|Sie müssen nichts veranlassen.]

@ polished-child legit=personal_correspondence lure=relative_request from=friend personal greet=none unsigned chat fluent
# [Neue Nummer|Nachricht]
Hallo [Mama|Papa|Oma], [mein Handy ist heute ins Wasser gefallen, das ist vorerst meine neue Nummer|ich habe ein neues Telefon, speichere dir bitte diese Nummer]. [Sonst ist alles gut.|Mach dir keine Sorgen.]
! [Leider komme ich damit noch nicht in mein Onlinebanking und muss heute {sizeable} bezahlen.|Eine Rechnung über {sizeable} ist heute fällig und die App sperrt mich zwei Tage.] Könntest du das für mich überweisen? [IBAN {iban}, Empfänger {company}.|Ich schicke dir gleich die Daten.] Du bekommst es am {due} zurück.
+ [Ich komme am {due} gegen {time} Uhr, soll ich Kuchen mitbringen?|Ruf mich heute Abend an, dann hörst du, dass ich es bin.] [{first2} lässt grüßen.|Die Kinder freuen sich schon.]

@ polished-recruiter legit=business_correspondence lure=job_offer from=person personal fluent
# [Eine Stelle, die zu Ihnen passen könnte|{role} bei {company}|Ihr Profil]
[Bei der Suche nach Verstärkung bin ich auf Ihr Profil gestoßen.|{first2} {last2} hat mir Ihren Namen genannt.] [Die Tätigkeit lässt sich gut von zu Hause aus erledigen.|Das Team ist klein und sitzt in {city}.]
! [Sie bewerten täglich etwa eine Stunde Produkte und erhalten dafür {amount}, ausgezahlt in USDT.|Ein Vorstellungsgespräch ist nicht nötig.] [Zur Einarbeitung melden Sie sich bitte per WhatsApp: {phone}.|Für den Vertrag senden Sie uns bitte Ausweiskopie und Bankverbindung sowie eine erstattbare Gebühr von {fee}.]
+ [Die ausführliche Ausschreibung mit Gehaltsband steht auf unserer Karriereseite.|Bei Interesse lernen wir uns zuerst am Telefon und dann bei einem Probetag kennen.] [Unterlagen brauchen wir erst nach einer Zusage.|Kosten entstehen Ihnen selbstverständlich nicht.]

@ polished-notes legit=document_share lure=document_share from=saas fluent
# [Protokoll der Besprechung vom {date}|Aufzeichnung verfügbar|{first2} {last2}: Notizen]
[Das Protokoll Ihrer Besprechung vom {date} ist fertig.|{first2} {last2} hat die Zusammenfassung mit allen Teilnehmenden geteilt.] [Es enthält {n} Beschlüsse und eine Aufgabe für Sie.|]
> [Protokoll öffnen|Notizen ansehen]
! [Zum Schutz der Teilnehmenden melden Sie sich bitte mit Ihrer E-Mail-Adresse und dem Passwort Ihres Postfachs an.|Der Abschnitt zu den Personalien ist nach Anmeldung mit Ihrem Postfach sichtbar.] [Die Aufzeichnung wird am {due} gelöscht.|]
+ [Sie finden es auch im Kalendereintrag.|Öffnen können es nur die eingeladenen Personen im gemeinsamen Arbeitsbereich.]

@ polished-transfer-honest legit=bank_alert from=bank fluent
# [Ihre Überweisung vom {date}|Bestätigung Ihrer Überweisung]
Vielen Dank für Ihr Vertrauen. Am {date} wurde eine Überweisung über {large} an {first2} {last2} ausgeführt. [Da der Betrag höher ist als üblich, informieren wir Sie vorsorglich.|Sie haben diese Benachrichtigung selbst eingerichtet.]
[Haben Sie den Auftrag erteilt, ist nichts zu tun. Andernfalls rufen Sie uns bitte unter der Nummer auf Ihrer Karte an.|Alle Einzelheiten sehen Sie in der App, die Sie bereits nutzen.]
> [Umsatz ansehen|Zum Onlinebanking]

@ polished-executive legit=business_correspondence lure=bec_payment from=boss personal greet=informal fluent
# [Das Vorhaben {company}|Vertraulich: {company}|Etwas für diese Woche]
[Danke, dass du hier alles am Laufen hältst.|Deine Übersicht von gestern war sehr hilfreich.] [Die Gespräche mit {company} sind auf einem guten Weg.|Mit {company} stehen wir kurz vor der Unterschrift.]
! [Die Kanzlei bittet darum, die Anzahlung von {large} noch heute zu hinterlegen.|Damit wir den Zuschlag behalten, müssten {large} vor {time} Uhr angewiesen sein.] Die Kontodaten sende ich dir, sobald du am Platz bist. [Bis zur Bekanntgabe bleibt das bitte unter uns.|Die übliche Freigabe hole ich nach.]
+ [Kannst du für den {due} eine halbe Stunde eintragen, damit wir die Zahlen durchgehen?|Bitte gib den Entwurf an {first2} und die Rechtsabteilung, mit der üblichen Freigabe.] [Gezahlt wird erst, wenn beide Unterschriften da sind.|Eilig ist es nicht.]

@ polished-qr legit=it_notice lure=mfa from=employer fluent file=pdf trap=picture,pdf
# [Neues Anmeldeverfahren ab {due}|Anmeldung mit zweitem Faktor]
[Ab dem {due} melden sich alle Mitarbeitenden mit einem zweiten Faktor an.|Wie in der Betriebsversammlung angekündigt, ändert sich am {due} die Anmeldung.] [Die Umstellung dauert etwa zwei Minuten.|]
! [Bitte scannen Sie den beigefügten Code mit Ihrem privaten Telefon und geben Sie dort Benutzername und Passwort ein.|Der Code im Anhang ist persönlich und {hours} Stunden gültig.]
+ [Kommen Sie mit Ihrem Ausweis am Servicepunkt vorbei, wir richten es gemeinsam ein.|Bei der nächsten Anmeldung am Arbeitsplatz werden Sie durch die Schritte geführt.] [Codes oder Links verschicken wir dafür nicht.|]
`,
);
