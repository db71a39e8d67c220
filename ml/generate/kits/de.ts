import { type Kit, list } from './kit.ts';

export const de: Kit = {
  language: 'de',
  first: list(
    'Anna; Lukas; Petra; Jonas; Sabine; Mehmet; Katrin; Tobias; Lena; Stefan; Miriam; Uwe; Julia; Florian; Heike; Paul; Nele; Dirk; Aylin; Bernd',
  ),
  last: list(
    'Brandner; Hoffmeister; Krüger; Yıldız; Lehnert; Vogt; Seidel; Baumann; Reinhardt; Kessler; Pohl; Winkler; Albrecht; Dietz; Moser; Schröter; Ebert; Lindner; Kramer; Öztürk',
  ),
  cities: list(
    'Köln; Leipzig; Freiburg; Graz; Bremen; Kassel; Zürich; Rostock; Mainz; Linz; Augsburg; Münster; Erfurt; Bern',
  ),
  streets: list(
    'Bahnhofstraße; Lindenweg; Hauptstraße; Am Markt; Gartenstraße; Mühlweg; Schillerstraße; Hafenstraße; Bergstraße; Kirchgasse',
  ),
  businesses: list(
    'Bäckerei {last}; {last} Haustechnik GmbH; Zahnarztpraxis Dr. {last}; {word} Kaffeerösterei; Buchhandlung {last}; {last} & {last2} Steuerberater; Fahrradladen {city}; {word} Naturkost; Stadtwerke {city}; {word} Software GmbH; Schreinerei {last}; {word} Reisen; Gartenmarkt {last}; TSV {city}; Volkshochschule {city}; {word} Versand; Elektro {last}; {word} Hosting; Kulturverein {city}; Hausverwaltung {last}; {word} Yoga; Weingut {last}',
  ),
  endings: list('de; de; de; de; com; net; at; ch; eu; org'),
  freemail: list('gmail.com; gmx.de; web.de; t-online.de; outlook.de; freenet.de; posteo.de; gmx.at'),
  formal: list(
    'Sehr geehrte Damen und Herren,; Sehr geehrte Kundin, sehr geehrter Kunde,; Guten Tag {first} {last},; Hallo {first} {last},; Sehr geehrter Kunde,; Guten Tag,; Liebe Kundin, lieber Kunde,; Hallo {first},',
  ),
  informal: list(
    'Hallo {first},; Hi {first},; Liebe {first},; Moin {first},; Hallo zusammen,; Hallo,; Guten Morgen {first},',
  ),
  closings: list(
    'Mit freundlichen Grüßen; Freundliche Grüße; Viele Grüße; Beste Grüße; Mit besten Grüßen; Herzliche Grüße',
  ),
  casualClosings: list('Viele Grüße; LG; Danke dir!; Liebe Grüße; Bis bald; Gruß; Danke und viele Grüße'),
  teams: list(
    'Ihr {brand}-Team; {brand}; Ihr Kundenservice; {brand} Kundenservice; Das Team von {brand}; {first2} {last2}, {brand}',
  ),
  automatic: list(
    'Dies ist eine automatisch erstellte Nachricht. Bitte antworten Sie nicht darauf.; Bitte antworten Sie nicht auf diese E-Mail.; Diese Nachricht wurde automatisch versendet.; Antworten an diese Adresse werden nicht gelesen.; Diese E-Mail wurde am {date} automatisch erstellt.',
  ),
  help: list(
    'Fragen? [Unser Kundenservice hilft gern|Wir sind für Sie da|Antworten Sie einfach auf diese E-Mail].; Haben Sie Fragen? Sie erreichen uns unter {phone}.; Hilfe finden Sie in unserem Hilfebereich.; Bei Rückfragen sind wir montags bis freitags von 8 bis 17 Uhr für Sie da.',
  ),
  why: list(
    'Sie erhalten diese E-Mail, weil Sie ein Kundenkonto bei {brand} haben.; Diese Nachricht ging an {email}.; Sie erhalten diese Servicemitteilung unabhängig von Ihren Werbeeinstellungen.; Sie haben sich auf {domain} angemeldet.; Sie bekommen diesen Newsletter, weil Sie ihn bestellt haben.',
  ),
  unsubscribe:
    '[Abmelden|Newsletter abbestellen|Vom Newsletter abmelden|E-Mail-Einstellungen ändern|Abbestellen]',
  browser: '[Im Browser ansehen|Online-Version anzeigen|Newsletter wird nicht richtig angezeigt?]',
  privacy: '[Datenschutz|Datenschutzerklärung|Datenschutzhinweise]',
  terms: '[AGB|Impressum|Nutzungsbedingungen|Impressum & AGB]',
  contact: '[Kontakt|Hilfe|Kundenservice|Hilfe & Kontakt]',
  months: list(
    'Januar; Februar; März; April; Mai; Juni; Juli; August; September; Oktober; November; Dezember',
  ),
  dates: list('{d}. {month} {y}; {d}.{m}.{y}; {d}. {month}; {d}.{m}.'),
  phones: list('0### 5###0##; +49 30 23125###; 0800 5##0###; +43 1 5####; 0221 9#####'),
  money: '{amount} €',
  decimal: ',',
  goods: list(
    'Leinenhemd, blau; Akkubohrschrauber 18V; Tassenset (4 Stück); Laufschuhe Gr. 42; Kabellose Kopfhörer; Bio-Kaffeebohnen 1 kg; Schreibtischlampe; Regenjacke; Gusseiserne Pfanne 26 cm; Ladegerät USB-C; Jahresabo; Bettwäsche Baumwolle; Gartenschlauch 20 m; Holzpuzzle; Notizbuch A5; Rucksack 22 l; Wollsocken (3 Paar)',
  ),
  stories: [
    [
      'Neue Öffnungszeiten ab {date}',
      'Ab {date} haben wir [donnerstags bis 20 Uhr|auch samstags|eine Stunde früher] für Sie geöffnet.',
    ],
    [
      'Fünf Ideen für [ein Regenwochenende|lange Abende|den Frühjahrsputz]',
      'Unsere Redaktion hat ausgewählt, [von schnell bis anspruchsvoll|alles selbst ausprobiert|nichts davon teuer].',
    ],
    [
      'Kurs: [Brot backen|Fahrrad reparieren|Balkon bepflanzen]',
      'Die Plätze sind auf zwölf begrenzt, [Mitglieder zuerst|Schürze mitbringen|Werkzeug ist da].',
    ],
    [
      '{first2} stellt sich vor',
      'Seit [sechs|neun|elf] Jahren bei uns und immer noch [als Erste im Laden|mit dem Rad unterwegs].',
    ],
    [
      'Die Zahlen für {month}',
      'Der Umsatz ist [gestiegen|stabil|leicht gesunken], die Energiepreise [gaben nach|zogen an].',
    ],
    [
      'Leserfrage: [Wie lange hält das?|Lohnt die Reparatur?|Welche Größe brauche ich?]',
      'Kurz gesagt: [es kommt darauf an|länger als man denkt]. Die lange Antwort steht im Blog.',
    ],
  ],
  offer: list(
    '{percent} auf {good}; {good} jetzt {amount}; Wieder da: {good}; Für Mitglieder {amount2}: {good}; Letzte Stücke: {good}',
  ),
  roles: list(
    'Buchhaltung; Geschäftsführung; Vertriebsleitung; Projektleitung; Personalabteilung; IT-Service; Assistenz der Geschäftsleitung',
  ),
};
