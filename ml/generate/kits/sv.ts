import { type Kit, list } from './kit.ts';

export const sv: Kit = {
  language: 'sv',
  first: list('Elin; Oskar; Maja; Anders; Linnea; Erik; Sara; Johan; Karin; Amir'),
  last: list('Lindberg; Nyström; Ek; Sandell; Bergman; Holm; Dahl; Wikström; Åkesson; Lund'),
  cities: list('Uppsala; Malmö; Örebro; Lund; Umeå; Västerås; Kalmar'),
  streets: list('Storgatan; Kungsgatan; Skolvägen; Björkvägen; Hamngatan'),
  businesses: list(
    '{last}s Bageri; {last} Rör AB; Tandläkare {last}; {word} Bok; {last} Redovisning; {word} Kaffe; Cykel {city}; {word} Mjukvara; {word} Resor; {city} kommun; Föreningen {word}; {word} Webbhotell',
  ),
  endings: list('se; se; se; com; nu; net'),
  freemail: list('gmail.com; hotmail.se; telia.com; outlook.com; live.se'),
  formal: list('Hej {first},; Hej!; Bästa kund,; Hej {first} {last},; Kära kund,'),
  informal: list('Hej {first},; Tja {first},; Hej hej,; Hej alla,'),
  closings: list('Med vänlig hälsning,; Vänliga hälsningar,; Hälsningar,; Tack!'),
  casualClosings: list('Hälsningar,; Kram,; Vi hörs,; Tack på förhand'),
  teams: list('{brand}; Teamet på {brand}; Kundservice, {brand}; {first2} på {brand}'),
  automatic: list(
    'Det här är ett automatiskt meddelande och går inte att svara på.; Svara inte på detta mejl.',
  ),
  help: list(
    'Frågor? [Kontakta kundservice|Vi hjälper dig gärna|Svara på detta mejl].; Behöver du hjälp? Ring {phone}.',
  ),
  why: list('Du får detta mejl eftersom du har ett konto hos {brand}.; Meddelandet skickades till {email}.'),
  unsubscribe: '[Avregistrera|Avsluta prenumerationen|Ändra inställningar]',
  browser: '[Visa i webbläsaren|Se onlineversion]',
  privacy: '[Integritetspolicy|Personuppgifter]',
  terms: '[Villkor|Allmänna villkor]',
  contact: '[Kontakta oss|Hjälp|Kundservice]',
  months: list(
    'januari; februari; mars; april; maj; juni; juli; augusti; september; oktober; november; december',
  ),
  dates: list('{d} {month} {y}; {y}-{m}-{d}; {d} {month}'),
  phones: list('08-### ## ##; 0771-## ## ##; +46 7# ### ## ##'),
  money: '{amount} kr',
  decimal: ',',
  goods: list(
    'Linneskjorta; Skruvdragare 18V; Muggar 4-pack; Löparskor 42; Trådlösa hörlurar; Kaffebönor 1 kg; Skrivbordslampa; Regnjacka; Gjutjärnspanna; Årsplan',
  ),
  stories: [
    ['Nya öppettider från {date}', 'Vi har öppet [till 20 på torsdagar|även lördagar|en timme tidigare].'],
    [
      'Fem idéer för [en regnig helg|långa kvällar|balkongen]',
      'Vårt urval, [testat hemma|för alla plånböcker].',
    ],
    ['Kurs: [baka bröd|laga cykeln]', 'Tolv platser, [medlemmar först|material ingår].'],
  ],
  offer: list('{percent} på {good}; {good} nu {amount}; Åter i lager: {good}'),
  roles: list('Ekonomi; VD; Försäljningschef; HR; IT-support'),
};
