import { type Kit, list } from './kit.ts';

export const cs: Kit = {
  language: 'cs',
  first: list('Tereza; Jakub; Lenka; Ondřej; Klára; Petr; Jana; Martin; Eliška; Vojtěch'),
  last: list('Horák; Benešová; Kučera; Veselá; Pokorný; Marek; Dušek; Říha; Zeman; Bartoš'),
  cities: list('Brno; Olomouc; Plzeň; Liberec; Zlín; Pardubice; Tábor'),
  streets: list('Nádražní; Lipová; Školní; Náměstí Míru; Zahradní'),
  businesses: list(
    'Pekařství {last}; {last} Instalatérství; Zubní ordinace {last}; Knihy {word}; Účetnictví {last}; Pražírna {word}; Kola {city}; {word} Software; CK {word}; Město {city}; Spolek {word}; {word} Hosting',
  ),
  endings: list('cz; cz; cz; com; eu; net'),
  freemail: list('gmail.com; seznam.cz; email.cz; centrum.cz; post.cz'),
  formal: list('Dobrý den,; Vážený zákazníku,; Dobrý den {first},; Vážená paní, vážený pane,'),
  informal: list('Ahoj {first},; Čau {first},; Ahoj všichni,; Ahoj,'),
  closings: list('S pozdravem,; S přáním hezkého dne,; Děkujeme,; S úctou,'),
  casualClosings: list('Díky,; Měj se,; Zatím,; Díky moc'),
  teams: list('Tým {brand}; {brand}; Zákaznický servis {brand}; Vaše {brand}'),
  automatic: list('Toto je automatická zpráva, neodpovídejte na ni.; Na tento e-mail prosím neodpovídejte.'),
  help: list(
    'Máte dotaz? [Napište nám|Volejte {phone}|Navštivte centrum nápovědy].; Jsme tu pro vás každý všední den od 8 do 17 hodin.',
  ),
  why: list('Tento e-mail dostáváte, protože máte účet u {brand}.; Zpráva byla odeslána na {email}.'),
  unsubscribe: '[Odhlásit odběr|Odhlásit se|Změnit nastavení]',
  browser: '[Zobrazit v prohlížeči|Online verze]',
  privacy: '[Ochrana osobních údajů|Soukromí]',
  terms: '[Obchodní podmínky|Podmínky]',
  contact: '[Kontakt|Nápověda|Podpora]',
  months: list(
    'ledna; února; března; dubna; května; června; července; srpna; září; října; listopadu; prosince',
  ),
  dates: list('{d}. {month} {y}; {d}. {m}. {y}; {d}. {month}'),
  phones: list('2## ### ###; 800 ### ###; +420 6## ### ###'),
  money: '{amount} Kč',
  decimal: ',',
  goods: list(
    'Lněná košile; Aku vrtačka 18V; Sada 4 hrnků; Běžecké boty 42; Bezdrátová sluchátka; Zrnková káva 1 kg; Stolní lampa; Nepromokavá bunda; Litinová pánev; Roční předplatné',
  ),
  stories: [
    ['Nová otevírací doba od {date}', 'Máme otevřeno [ve čtvrtek do 20 h|i v sobotu|o hodinu dříve].'],
    [
      'Pět tipů na [deštivý víkend|dlouhé večery|balkon]',
      'Náš výběr, [vyzkoušený doma|pro každou peněženku].',
    ],
    ['Kurz: [domácí chléb|oprava kola]', 'Jen dvanáct míst, [členové mají přednost|materiál zajistíme].'],
  ],
  offer: list('{percent} na {good}; {good} za {amount}; Opět skladem: {good}'),
  roles: list('Účtárna; Jednatel; Obchodní ředitel; Personální oddělení; IT podpora'),
};
