import { type Kit, list } from './kit.ts';

export const nl: Kit = {
  language: 'nl',
  first: list(
    'Sanne; Daan; Fatima; Jeroen; Lotte; Bram; Marieke; Ruben; Eva; Koen; Noor; Pieter; Anouk; Sven; Ilse; Thijs',
  ),
  last: list(
    'de Vries; Bakker; Jansen; van Dijk; Smit; Mulder; Visser; El Amrani; Bos; Peeters; Kuiper; Dekker; Vermeulen; Hendriks; Maes; Post',
  ),
  cities: list(
    'Utrecht; Gent; Groningen; Antwerpen; Breda; Zwolle; Leuven; Haarlem; Arnhem; Brugge; Leiden; Delft',
  ),
  streets: list('Stationsweg; Kerkstraat; Molenlaan; Dorpsstraat; Havenkade; Lindelaan; Marktplein'),
  businesses: list(
    'Bakkerij {last}; {last} Installaties; Tandarts {last}; Boekhandel {word}; {last} & {last2} Accountants; {word} Koffie; Fietsen {city}; {word} Software; Timmerwerken {last}; {word} Reizen; Tuincentrum {last}; Gemeente {city}; Stichting {word}; {word} Hosting; Makelaardij {last}; Theater {word}; {word} Wonen',
  ),
  endings: list('nl; nl; nl; be; com; com; eu; net; org'),
  freemail: list('gmail.com; hotmail.nl; ziggo.nl; outlook.com; live.nl; kpnmail.nl; telenet.be'),
  formal: list(
    'Beste {first} {last},; Geachte klant,; Beste klant,; Geachte heer/mevrouw,; Beste {first},; Hallo {first},; Goedendag,',
  ),
  informal: list('Hoi {first},; Hallo {first},; Hi {first},; Hallo allemaal,; Beste {first},; Hé {first},'),
  closings: list(
    'Met vriendelijke groet,; Vriendelijke groet,; Hartelijke groet,; Hoogachtend,; Groeten,; Bedankt,',
  ),
  casualClosings: list('Groetjes,; Gr.; Tot snel,; Dank je!; Liefs,; Bedankt en groet'),
  teams: list('Team {brand}; {brand}; Klantenservice {brand}; Het {brand}-team; {first2} van {brand}'),
  automatic: list(
    'Dit is een automatisch bericht, u kunt hier niet op antwoorden.; Antwoord niet op deze e-mail.; Deze e-mail is automatisch verstuurd.',
  ),
  help: list(
    'Vragen? [Onze klantenservice helpt u graag|Kijk in ons helpcentrum|Beantwoord gewoon deze mail].; Hulp nodig? Bel {phone}.; Wij zijn bereikbaar op werkdagen van 9 tot 17 uur.',
  ),
  why: list(
    'U ontvangt deze e-mail omdat u een account heeft bij {brand}.; Dit bericht is verstuurd naar {email}.; Dit is een servicebericht, los van uw voorkeuren voor reclame.',
  ),
  unsubscribe: '[Uitschrijven|Afmelden|Voorkeuren wijzigen|Uitschrijven voor deze mailing]',
  browser: '[Bekijk online|Bekijk in browser]',
  privacy: '[Privacy|Privacyverklaring]',
  terms: '[Algemene voorwaarden|Disclaimer]',
  contact: '[Contact|Klantenservice|Hulp]',
  months: list(
    'januari; februari; maart; april; mei; juni; juli; augustus; september; oktober; november; december',
  ),
  dates: list('{d} {month} {y}; {d}-{m}-{y}; {d} {month}'),
  phones: list('020 ### ####; 0800 ####; +31 6 ########; 088 ### ####; +32 3 ### ## ##'),
  money: '€ {amount}',
  decimal: ',',
  goods: list(
    'Linnen overhemd; Accuboormachine 18V; Set van 4 mokken; Hardloopschoenen 42; Draadloze koptelefoon; Koffiebonen 1 kg; Bureaulamp; Regenjas; Gietijzeren pan; USB-C-lader; Jaarabonnement; Dekbedovertrek; Notitieboek A5; Rugzak 22 L',
  ),
  stories: [
    [
      'Nieuwe openingstijden vanaf {date}',
      'We zijn nu [donderdag tot 20 uur|ook zaterdag|een uur eerder] open.',
    ],
    [
      'Vijf ideeën voor [een regenachtig weekend|lange avonden|het balkon]',
      'Onze keuze, [thuis getest|voor elk budget].',
    ],
    [
      'Workshop: [brood bakken|fiets repareren|moestuin op het balkon]',
      'Twaalf plekken, [leden eerst|materiaal aanwezig].',
    ],
    [
      'Maak kennis met {first2}',
      'Al [zes|negen|elf] jaar bij ons en nog steeds [als eerste binnen|op de fiets].',
    ],
  ],
  offer: list('{percent} op {good}; {good} nu {amount}; Terug: {good}; Laatste stuks: {good}'),
  roles: list('Financiële administratie; Directie; Verkoopleider; HR; ICT-servicedesk; Boekhouding'),
};
