import { type Kit, list } from './kit.ts';

export const pl: Kit = {
  language: 'pl',
  first: list(
    'Agnieszka; Tomasz; Karolina; Piotr; Magda; Łukasz; Ewa; Marek; Zuzanna; Paweł; Iwona; Kamil; Julia; Grzegorz',
  ),
  last: list(
    'Nowicki; Zielińska; Wrona; Mazur; Kaczmarek; Sikora; Baran; Duda; Lis; Górska; Pawlak; Wilk; Krawczyk; Sroka',
  ),
  cities: list('Kraków; Gdańsk; Poznań; Lublin; Wrocław; Toruń; Opole; Rzeszów; Kielce; Szczecin'),
  streets: list('ul. Kwiatowa; ul. Lipowa; ul. Dworcowa; ul. Polna; al. Niepodległości; ul. Szkolna'),
  businesses: list(
    'Piekarnia {last}; {last} Instalacje; Gabinet {last}; Księgarnia {word}; Kancelaria {last}; Palarnia {word}; Rowery {city}; {word} Software; Biuro podróży {word}; Ogrody {last}; Urząd Miasta {city}; Fundacja {word}; {word} Hosting; Sklep {word}',
  ),
  endings: list('pl; pl; pl; com.pl; com; eu; net'),
  freemail: list('gmail.com; wp.pl; o2.pl; onet.pl; interia.pl'),
  formal: list(
    'Dzień dobry,; Szanowni Państwo,; Szanowny Kliencie,; Dzień dobry {first},; Witaj {first},; Drogi Kliencie,',
  ),
  informal: list('Cześć {first},; Hej {first},; Hej,; Cześć,; Witam,'),
  closings: list('Pozdrawiamy,; Z poważaniem,; Z wyrazami szacunku,; Pozdrawiam,; Dziękujemy,'),
  casualClosings: list('Pozdrawiam,; Dzięki,; Do zobaczenia,; Pozdro,; Z góry dzięki'),
  teams: list('Zespół {brand}; {brand}; Biuro Obsługi Klienta {brand}; {first2} z {brand}'),
  automatic: list(
    'Wiadomość wygenerowana automatycznie, prosimy na nią nie odpowiadać.; Prosimy nie odpowiadać na ten e-mail.; To jest wiadomość automatyczna.',
  ),
  help: list(
    'Masz pytania? [Napisz do nas|Zadzwoń: {phone}|Zajrzyj do centrum pomocy].; Jesteśmy dostępni od poniedziałku do piątku w godz. 8-16.',
  ),
  why: list(
    'Otrzymujesz tę wiadomość, ponieważ masz konto w {brand}.; Wiadomość wysłano na adres {email}.; To wiadomość serwisowa dotycząca Twojego konta.',
  ),
  unsubscribe: '[Wypisz się|Zrezygnuj z subskrypcji|Zmień ustawienia]',
  browser: '[Zobacz w przeglądarce|Wersja online]',
  privacy: '[Polityka prywatności|Prywatność]',
  terms: '[Regulamin|Warunki korzystania]',
  contact: '[Kontakt|Pomoc|Centrum pomocy]',
  months: list(
    'stycznia; lutego; marca; kwietnia; maja; czerwca; lipca; sierpnia; września; października; listopada; grudnia',
  ),
  dates: list('{d} {month} {y}; {d}.{m}.{y}; {d} {month}'),
  phones: list('22 ### ## ##; 801 ### ###; +48 6## ### ###'),
  money: '{amount} zł',
  decimal: ',',
  goods: list(
    'Koszula lniana; Wkrętarka 18V; Zestaw 4 kubków; Buty do biegania 42; Słuchawki bezprzewodowe; Kawa ziarnista 1 kg; Lampka biurkowa; Kurtka przeciwdeszczowa; Patelnia żeliwna; Ładowarka USB-C; Plan roczny; Pościel bawełniana; Notes A5; Plecak 22 l',
  ),
  stories: [
    [
      'Nowe godziny otwarcia od {date}',
      'Jesteśmy czynni [w czwartki do 20|także w soboty|godzinę wcześniej].',
    ],
    [
      'Pięć pomysłów na [deszczowy weekend|długie wieczory|balkon]',
      'Nasz wybór, [sprawdzony w domu|na każdą kieszeń].',
    ],
    [
      'Warsztaty: [pieczenie chleba|naprawa roweru]',
      'Tylko dwanaście miejsc, [członkowie mają pierwszeństwo|materiały zapewniamy].',
    ],
    ['Poznaj: {first2}', 'Od [sześciu|dziewięciu|jedenastu] lat z nami.'],
  ],
  offer: list('{percent} na {good}; {good} za {amount}; Znów dostępne: {good}; Ostatnie sztuki: {good}'),
  roles: list('Księgowość; Zarząd; Kierownik sprzedaży; Kadry; Dział IT'),
};
