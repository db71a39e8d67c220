import { letters } from '../../letter.ts';

/** People, newsletters, notices, and frauds with a voice of their own, in German. */
export const deEveryday = letters(
  'de',
  `
@ newsletter legit=newsletter from=small greet=informal bulk
# [Neues aus {city}|Newsletter {month}|Das war der {month}]
[herzlich willkommen zu unserem Newsletter.|hier kommen die Neuigkeiten aus dem {month}.|es ist viel passiert.]
$ stories
> [Weiterlesen|Zur Website|Alle Termine]

@ sale legit=marketing_sale from=shop greet=none bulk
# [Nur noch heute: {percent} Rabatt|Letzte Chance|Sale: bis zu {percent} sparen|Endspurt]
~ Nur solange der Vorrat reicht
[Nur noch bis {due}: {percent} auf alles.|Schnell sein lohnt sich!|Der große Sale endet heute Nacht.]
$ offers
^ Code: HERBST{nn}
> [Jetzt sparen|Zum Sale|Gutschein einlösen]
[Gültig bis {due}. Nicht mit anderen Aktionen kombinierbar.|]

@ survey legit=survey from=shop greet=informal bulk
# [Wie zufrieden sind Sie?|Ihre Meinung zählt|Bewerten Sie Ihren Einkauf]
Sie haben kürzlich bei uns [bestellt|eingekauft]. [Wie war es?|Ihre Meinung hilft uns.] [Unter allen Teilnehmenden verlosen wir {n} Gutscheine über {amount}.|]
> [Zur Umfrage|Jetzt bewerten]

@ loyalty legit=loyalty_points lure=prize_reward from=shop bulk
# [Ihre Punkte verfallen am {due}|{nnn} Punkte warten auf Sie]
Sie haben {nnn} Punkte gesammelt. [{nn} davon verfallen am {due}.|]
> [Punkte einlösen|Zu den Prämien]
!? Für die Prämie zahlen Sie nur {small} Versand.

@ prize lure=prize_reward from=shop greet=none bulk
# [Herzlichen Glückwunsch!|Sie wurden ausgewählt|Ihr Gewinn wartet], {email}
[Sie wurden ausgewählt|Sie sind unser Kunde des Tages] und erhalten [ein {good}|einen Gutschein über {amount}] von {brand}. [Beantworten Sie nur ein paar Fragen.|]
> [Jetzt sichern|Gewinn abholen|Teilnahme bestätigen]
[Nur noch {n} verfügbar.|Das Angebot endet in {nn} Minuten.]

@ travel legit=travel_booking lure=card from=travel
# [Buchungsbestätigung {order}|Ihre Reise nach {city}|Check-in geöffnet]
Ihre Buchung ist bestätigt. [Wir freuen uns auf Sie.|]
= Buchung: {order} ;; Anreise: {due} ;; Personen: {n} ;; Gesamt: {amount}
> [Buchung verwalten|Online einchecken]
!? Ihre Karte konnte nicht geprüft werden: bitte bestätigen Sie die Zahlung binnen {hours} Stunden, sonst verfällt die Buchung.

@ ticket legit=event_ticket from=events file=pdf
# [Ihre Tickets|Ticketbestellung {order}]
im Anhang finden Sie Ihre Tickets für den {due}, {time} Uhr, {city}. [Einlass eine Stunde vorher.|Bitte auf dem Handy vorzeigen.]
?> [Tickets ansehen]

@ calendar legit=calendar_invitation from=colleague personal unsigned greet=none file=ics
# [Einladung|Termin geändert]: [Projektbesprechung|Jour fixe|Mittagessen] am {due}
{me} lädt Sie ein: [Projektbesprechung|Jour fixe|Vorstellungsgespräch {first2}].
= Wann: {due}, {time} Uhr ;; Wo: Raum {nnn}

@ ticket-support legit=support_ticket from=saas
# [Re: |][Ticket {order}|Ihre Anfrage {order}]
vielen Dank für Ihre Anfrage ({order}). [{first2} kümmert sich darum.|Wir melden uns innerhalb von {n} Werktagen.|Könnten Sie uns einen Screenshot schicken?]
?> [Anfrage ansehen]

@ advice legit=security_advice lure=bank from=bank bulk
# [Vorsicht, Phishing!|So erkennen Sie falsche Nachrichten]
Derzeit sind E-Mails in unserem Namen im Umlauf, die mit einer Kontosperrung drohen und nach Zugangsdaten fragen. [Sie stammen nicht von uns.|]
* Wir fragen nie nach PIN oder TAN ;; Prüfen Sie den Absender ;; Rufen Sie keine Nummern aus E-Mails an ;; Geben Sie unsere Adresse selbst ein
> [Mehr erfahren|Sicherheitstipps lesen]
! Bitte aktivieren Sie bis {due} den neuen Betrugsschutz mit Ihren Zugangsdaten.

@ maintenance legit=it_notice from=employer
# [Wartungsarbeiten am {due}|E-Mail vorübergehend nicht verfügbar]
am {due} ab {time} Uhr ist [das Mailsystem|der Dateiserver] für etwa {n} Stunden nicht erreichbar. [Bitte vorher abmelden.|Sie müssen nichts tun.]

@ payslip legit=hr_notice lure=payroll_change from=employer file=pdf trap=html
# [Ihre Gehaltsabrechnung {month}|Abrechnung verfügbar]
Ihre Gehaltsabrechnung für {month} steht bereit. [Bitte prüfen Sie Ihre Daten bis {due}.|]
> [Abrechnung ansehen|Zum Personalportal]
!? Bestätigen Sie Ihre Bankverbindung, sonst kann das Gehalt nicht überwiesen werden.

@ school legit=school_notice from=school
# [Ausflug am {due}|Elternabend|Unterrichtsausfall|Medien fällig]
[am {due} findet unser Ausflug nach {city} statt|der Elternabend ist am {due} um {time} Uhr|{n} Medien sind am {due} fällig]. [Bitte geben Sie den Zettel bis {due2} zurück.|Kosten: {amount}.|]

@ city legit=city_notice from=city bulk
# [Müllabfuhr: neue Termine|Straßensperrung {street}|Ihr Antrag {order}]
[Ab {due} gelten neue Abfuhrtermine|{street} ist ab {due} gesperrt|Ihr Antrag {order} ist eingegangen]. [Einzelheiten stehen auf unserer Website.|]
?> [Mehr Informationen|Online-Dienste]

@ charity legit=charity_appeal from=charity bulk
# [Helfen Sie mit|Ihre Spende wirkt|Winterhilfe {year}]
Mit {amount} [versorgen wir eine Familie eine Woche lang|retten wir ein Tier]. [Bis {due} wird jede Spende verdoppelt.|Danke, dass Sie an unserer Seite sind.]
> [Jetzt spenden|Helfen]

@ insurance legit=insurance from=insurance file=pdf
# [Ihre Versicherungsunterlagen|Schaden {order}|Beitragsanpassung]
[Ihre Unterlagen finden Sie im Anhang|Ihr Beitrag beträgt ab {due} {amount}|Ihre Schadenmeldung {order} ist eingegangen]. [Bitte prüfen Sie die Angaben.|]
?> [Zum Vertrag]

@ appointment legit=health_appointment from=health
# [Terminerinnerung|Ihr Termin am {due}]
wir erinnern Sie an Ihren Termin am {due} um {time} Uhr. [Bitte sagen Sie {hours} Stunden vorher ab, falls Sie verhindert sind.|Bringen Sie bitte Ihre Versichertenkarte mit.]

@ social legit=social_notification from=social greet=informal bulk
# {first2} hat [Sie erwähnt|Ihren Beitrag kommentiert|Ihnen geschrieben]
{first2} {last2} [hat Ihnen eine Nachricht geschickt|möchte sich mit Ihnen vernetzen].
> [Ansehen|Antworten|Annehmen]

@ welcome legit=welcome from=saas greet=informal bulk
# [Willkommen bei {brand}|Los geht’s]
schön, dass Sie dabei sind.
* Profil ausfüllen ;; Team einladen ;; App installieren
> [Jetzt starten|Zum Dashboard]

@ share legit=document_share lure=document_share from=documents trap=html
# {first2} {last2} hat [ein Dokument|{n} Dateien] mit Ihnen geteilt
# [Bitte unterschreiben|Zur Unterschrift]: Vertrag {order}
{first2} {last2} hat [eine Datei mit Ihnen geteilt|Ihnen ein Dokument zur Unterschrift gesendet].
= Datei: Angebot {month}.pdf ;; Verfügbar bis: {due}
> [Öffnen|Dokument ansehen|Herunterladen]
!? Melden Sie sich mit Ihrem E-Mail-Passwort an, um die Datei zu öffnen.

@ voicemail lure=voicemail_fax legit=voicemail from=saas trap=html
# [Neue Sprachnachricht|Anruf in Abwesenheit] von {phone}
Sie haben eine Sprachnachricht ({nn} Sekunden) von {phone} erhalten, {date} {time}.
> [Nachricht anhören|Abspielen]
!? Die Nachricht wird nach {hours} Stunden gelöscht.

@ colleague legit=business_correspondence from=colleague personal greet=informal
# [Kurze Frage|Protokoll|Unterlagen {company}|Re: Termin]
[kannst du mir die Zahlen für {month} schicken?|hast du den unterschriebenen Vertrag mit {company}?|der Termin mit {company} ist jetzt am {due} um {time}.] [Eilt nicht.|Brauche ich bis {due}.|Ich habe alles hier abgelegt: {url}]

@ freelancer legit=business_correspondence from=person personal file=pdf
# [Rechnung {month}|Angebot {order}]
[anbei meine Rechnung für {month} über {amount}|wie besprochen unser Angebot über {amount}]. [Bankverbindung wie immer.|Gültig bis {due}.] [Bei Fragen einfach melden.|]

@ friend legit=personal_correspondence from=friend personal greet=informal
# [Samstag?|Fotos|Re: Geburtstag]
[wie geht’s?|lange nichts gehört!] [Wollen wir am {due} was unternehmen?|Die Fotos aus {city} sind hier: {url}] [{first2} lässt grüßen.|Ruf mal an, {phone}.]

@ landlord legit=personal_correspondence from=person personal
# [Heizungsablesung am {due}|Wohnung {street}]
[am {due} kommt der Ableser|die Miete beträgt ab nächstem Monat {amount}]. [Bitte sorgen Sie dafür, dass jemand da ist.|Das Konto bleibt gleich.]

@ boss-gift lure=gift_card_boss from=boss personal greet=informal
# [Bist du da?|Kurze Bitte|Dringend]
ich bin in einer Besprechung und kann nicht telefonieren. [Kannst du|Könntest du bitte] {n} Gutscheinkarten zu je {amount} besorgen? [Schick mir die Codes als Foto.|] [Bleibt bitte unter uns.|Soll eine Überraschung sein.] Das Geld bekommst du [heute noch|morgen] zurück.

@ boss-wire lure=bec_payment from=boss personal greet=informal fluent
# Vertrauliche Zahlung
vielen Dank für deine Unterstützung in den letzten Wochen. Wir stehen kurz vor dem Abschluss einer Übernahme in {city}, die bis zur Bekanntgabe vertraulich bleiben muss.
Heute ist eine Anzahlung von {large} fällig. Bitte überweise sie an {company}, IBAN {iban}, und schicke mir anschließend den Beleg. Da ich den ganzen Tag in Terminen bin, erreichst du mich am besten per E-Mail.
Ich verlasse mich auf deine Diskretion.

@ bank-change lure=bec_payment from=supplier personal trap=pdf
# [Neue Bankverbindung|Änderung der Kontodaten|Re: Rechnung {order}]
bitte beachten Sie, dass sich unsere Bankverbindung geändert hat. [Die offene Rechnung {order}|Alle künftigen Zahlungen] bitte an:
= Inhaber: {company} ;; IBAN: {iban}
[Bitte bestätigen Sie kurz und senden Sie den Zahlungsbeleg.|Das alte Konto ist geschlossen.]

@ payroll lure=payroll_change from=colleague personal greet=informal
# [Neue Bankverbindung|Gehaltskonto]
ich habe die Bank gewechselt. [Kannst du mein Gehalt ab diesem Monat auf das neue Konto überweisen?|] IBAN {iban}. [Das alte ist schon gekündigt.|Ins Portal komme ich gerade nicht.]

@ sextortion lure=sextortion from=stranger personal unsigned greet=none
# [Ihr Gerät wurde gehackt|Lesen Sie das genau|Ich kenne Ihr Passwort]
[Ich habe Zugriff auf Ihr Gerät.|Ihr Passwort war {password}.] [Ich habe Sie über die Kamera gefilmt|Ich habe ein Video von Ihnen]. [Ihre Kontakte habe ich auch.|]
Überweisen Sie {large} in Bitcoin an {wallet}. Sie haben {hours} Stunden. [Sonst bekommen alle Ihre Kontakte das Video.|Gehen Sie nicht zur Polizei.]

@ advance-fee lure=advance_fee from=stranger personal
# [Vertrauliche Angelegenheit|Ihre Erbschaft|Nachlass {last2}]
mein Name ist {me}, [Rechtsanwalt in {city}|ich arbeite bei einer Bank in {city}]. Mein verstorbener Mandant hinterließ {fortune} ohne Erben. [Ich möchte Sie als Begünstigten einsetzen|{nn} % gehören Ihnen]. Bitte antworten Sie vertraulich mit Name, Adresse, Telefonnummer [und Ausweiskopie|].

@ job lure=job_offer from=stranger personal
# [Nebenjob von zu Hause|Stellenangebot|Ihre Bewerbung]
wir suchen Mitarbeiter für [die Zahlungsabwicklung|Tests von Banken] im Homeoffice. [Verdienst {large} im Monat.|] Sie erhalten Überweisungen auf Ihr Konto und leiten sie weiter. Antworten Sie mit Name, Anschrift und Bankverbindung.

@ wallet lure=crypto_wallet from=crypto
# [Wallet-Verifizierung erforderlich|Wichtiges Update für Ihre Wallet]
Aufgrund neuer Vorschriften muss Ihre Wallet bis {due} [verifiziert|synchronisiert] werden. Halten Sie Ihre [12|24] Wiederherstellungswörter bereit. [Sonst wird sie gesperrt.|]
> [Wallet verifizieren|Jetzt starten]

@ tech lure=tech_support from=security
# [{n} Viren gefunden|Ihr Schutz ist abgelaufen]
Ihr Schutz ist am {date} abgelaufen. [Auf Ihrem Gerät wurden {n} Bedrohungen gefunden.|Ihre Bankdaten sind in Gefahr.]
> [Jetzt scannen|Schutz erneuern]
[Oder rufen Sie unsere Techniker an: {phone}|{percent} Rabatt nur heute.]

@ fine lure=toll_fine from=city
# [Bußgeldbescheid {order}|Offenes Verwarnungsgeld]
Ihrem Fahrzeug {plate} wurde am {past} ein Verstoß zugeordnet. Das Verwarnungsgeld von {amount} ist [binnen {hours} Stunden|bis {due}] zu zahlen, [sonst verdoppelt es sich|sonst droht Fahrverbot].
> [Jetzt bezahlen|Beweisfoto ansehen]

@ romance lure=romance_charity from=stranger personal greet=informal
# [Hallo|Ich habe dein Profil gesehen]
ich heiße {myfirst} und lebe in {city}. [Dein Foto hat mir gefallen.|Ich suche eine ehrliche Beziehung.] [Schreib mir bitte an meine private Adresse.|Könntest du mir mit {amount} für die Reise helfen?]

@ fluent-thanks legit=business_correspondence from=supplier personal fluent
# Danke für das Gespräch und die nächsten Schritte
herzlichen Dank für das angenehme Gespräch am {past}. Wie vereinbart habe ich die wichtigsten Punkte zusammengefasst und den Zeitplan angepasst.
Könnten Sie mir bis {due} mitteilen, ob der Termin für den Projektstart passt und wer auf Ihrer Seite die Unterlagen erhalten soll? Gern stimmen wir die Einzelheiten auch telefonisch ab.
Ich freue mich auf die Zusammenarbeit.
`,
);
