import { screens } from '../screen.ts';

/** Screens in Polish. */
export const pl = screens(
  'pl',
  `
@ parcel-fee lure=smishing_parcel from=parcel as=sms
[{brand}:|Informacja {brand}:|] [Twoja paczka|przesyłka {order}] [została wstrzymana w {city}|nie została doręczona|czeka na odprawę] [z powodu niedopłaty {small}|z powodu błędnego adresu].
[Dopłać {small} w ciągu {hours} godzin|Zaktualizuj dane i podaj kartę|Potwierdź adres]: {url}
?[W przeciwnym razie wróci do nadawcy.]

@ energy-cut lure=smishing_energy from=energy as=sms
[{brand}:|PGE:|] [na dzień {due} zaplanowano odłączenie prądu|zaległość {fee} na koncie]. [Prosimy o uregulowanie należności|Zapłać teraz]: {url}

@ bank-block lure=smishing_bank from=bank as=sms
[{brand}:|{brand} Bezpieczeństwo:] [Twoje konto zostało zablokowane|zlecono przelew {large}|dodano nowe urządzenie]. [To nie Ty? Anuluj|Odblokuj dostęp|Zweryfikuj dane]: {url}
[Konsultant zadzwoni i poprosi o kod BLIK lub kod z SMS.|Brak potwierdzenia w ciągu {n} godzin oznacza blokadę.]

@ mama lure=smishing_family from=friend as=sms,chat
[Cześć mamo|Hej tato|Mamo to ja], [zepsuł mi się telefon|telefon wpadł mi do wody], [to mój nowy numer|stary usuń|napisz na WhatsApp {phone}].
[O nie, wszystko dobrze?|Co się stało?]
[Muszę dziś zapłacić {amount} i nie mogę wejść do banku.|Możesz wysłać BLIK na {amount} albo przelew do {first2} {last2}?] [Jutro oddam|Nie dzwoń, mikrofon nie działa]

@ seed lure=seed_phrase from=crypto as=web,app
[Przywróć portfel|Weryfikacja portfela|Połącz ręcznie]
[Błąd połączenia, połącz ręcznie.|Po aktualizacji każdy portfel trzeba potwierdzić.]
[Wpisz swoje 12 lub 24 słowa|Podaj frazę odzyskiwania]
& {boxes} ;; [Importuj|Potwierdź|Dalej]
[Niepotwierdzone portfele zostaną zamrożone {due}.|Nie zamykaj strony.]

@ support-popup lure=fake_support from=security as=dialog,web
[UWAGA: komputer zablokowany|Alert zabezpieczeń Windows|Wykryto {n} wirusów]
[Kod błędu 0x80072{nnn}|Trojan Spyware.{nnn}]
* Hasła ;; Dane bankowe ;; Zdjęcia ;; Konto Facebook ;; Poczta
[Nie wyłączaj komputera.|Nie zamykaj okna, bo dane zostaną usunięte.]
[Zadzwoń natychmiast do pomocy Microsoft|Zadzwoń do techników]: {phone}

@ card-form lure=card_form from=card as=web
[Twoja karta została zawieszona|Nietypowa aktywność|Niedopłata {small}]
[Potwierdź tożsamość w ciągu {hours} godzin.|Aby zwolnić przesyłkę {order}, zapłać {small}.]
& Posiadacz karty ;; Numer karty ;; MM/RR ;; CVV ;; [PIN karty|Numer PESEL] ;; [Kod SMS]
& [Potwierdź|Odblokuj|Zapłać]
[W przeciwnym razie karta zostanie zablokowana.|Następnie wpisz kod z SMS.]

@ marketplace lure=marketplace from=stranger as=chat
[Dzień dobry, czy {good} jest aktualne?|Witam, chcę kupić {good}]
[Tak|Tak, aktualne]
[Zapłaciłem przez dostawę, proszę odebrać pieniądze pod linkiem|Kliknij i podaj kartę, na którą przyjdą pieniądze]: {url}
[Proszę wpisać kod z banku, kurier już czeka|Podaj saldo karty do weryfikacji]

@ prize lure=prize from=shop as=web,dialog
[Gratulacje!|Jesteś odwiedzającym numer {n} 000 000|Drogi kliencie {brand}]
[Zakręć kołem i wygraj: {good}|Wybraliśmy Cię: bon {amount}|Odpowiedz na {n} pytania i odbierz iPhone’a]
[Płacisz tylko {small} za dostawę: podaj kartę.|Udostępnij {nn} znajomym i potwierdź kartę.]
[Zostało {n} nagród|Oferta kończy się za {n} minut]

@ captcha-run lure=fake_captcha from=hosting as=web,dialog
[Potwierdź, że jesteś człowiekiem|Nie jestem robotem]
[1. Naciśnij Windows + R|1. Naciśnij klawisz Windows + R]
[2. Wklej kod Ctrl + V|2. Naciśnij Ctrl + V]
[3. Naciśnij Enter|3. Zatwierdź Enterem]
& [Zweryfikuj] ;; [ID {nnn}{nn}]

@ code legit=one_time_code from=account as=sms
[Twój kod {brand} to {code}.|{code} to kod weryfikacyjny {brand}.|Kod {code} do płatności {amount} w {company}.] [Nie podawaj go nikomu.|Ważny {n} minut.|Nigdy o niego nie prosimy.]
?[Jeśli to nie Ty, zignoruj wiadomość.]

@ parcel-notice legit=parcel_notice from=parcel as=sms,app
[{brand}:|] [Twoja paczka|przesyłka {order}] [dotrze dziś między {n} a {nn}|czeka w automacie {street} {nn}|została doręczona o {time}|jest w doręczeniu].
[Kod odbioru {code}, do {due}.|Śledź: {url}|Nie trzeba nic dopłacać.]

@ card-payment legit=bank_alert from=bank as=sms,app
[{brand}:|] płatność {amount} w {company} dnia {date}, karta {last4}. [Saldo {large}.|]
[To nie Ty? Zablokuj kartę w aplikacji.|Wpłynął przelew {large2} od {first2} {last2}.]

@ appointment legit=appointment from=health as=sms
[Przypomnienie:|Gabinet {last2}:] [wizyta {due} o {time}|zapraszamy {due} o {time}], {street} {nn}, {city}. [Prosimy zabrać dokument.|Odwołanie: {phone}.]

@ friends legit=friends_chat from=friend as=chat
[Cześć mamo, dojechałam|Wpadniesz wieczorem?|Kto jedzie {due}?|Padła mi bateria, sorki]
[Super, kolacja o {n}|Tak, koło {time}|Zapytam: {first2}]
[Zrobię Ci przelew {fee} za bilety|Nie zapomnij kluczy|Kupisz chleb?|Do zobaczenia]
?[👍|dzięki!|haha]

@ sign-in legit=sign_in from=account as=web,app
[Zaloguj się|Witaj ponownie|Logowanie do {brand}|Moje konto]
& [E-mail|Login] ;; Hasło ;; [Nie wylogowuj mnie|]
& [Zaloguj się|Dalej]
* Nie pamiętasz hasła? ;; Załóż konto ;; Kontynuuj z Google ;; Użyj klucza dostępu ;; Potrzebujesz pomocy?

@ checkout legit=checkout from=shop as=web
[Kasa|Płatność|Twój koszyk]
& {good} ;; {good2} ;; Dostawa {small} ;; Razem {amount}
& Numer karty ;; Imię i nazwisko ;; Data ważności ;; CVV
& [Zapłać {amount}|Zamawiam] ;; BLIK ;; PayPal
[30 dni na zwrot|Bank może poprosić o zatwierdzenie w aplikacji.]

@ wallet legit=wallet_app from=crypto as=app
[Mój portfel|Saldo {large}|Kopia zapasowa]
[Zapisz 12 słów na papierze i nigdy nie wpisuj ich na stronie.|Nie udostępniaj nikomu frazy odzyskiwania.]
* Bitcoin {coins} ;; Ethereum {coins} ;; Wyślij ;; Odbierz ;; Wymień
[Pomoc techniczna nigdy o nią nie prosi.|Dziś +{n},{nn} %]

@ warning legit=phishing_warning from=bank as=web,app
[Jak rozpoznać oszustwo|Uwaga na fałszywe SMS-y|Policja ostrzega przed «cześć mamo»]
[Oszuści wysyłają wiadomości o dopłacie do paczki i zablokowanym koncie.|Okno twierdzi, że komputer jest zablokowany, i podaje numer.]
* Nigdy nie prosimy o hasła ;; Nie klikaj w linki ;; Zadzwoń pod znany numer ;; Nie podawaj kodów BLIK ;; Zgłoś na 8080
[Podałeś dane? Zastrzeż kartę.|Więcej o phishingu]

@ settings legit=account_settings from=account as=app,web
[Ustawienia|Konto i bezpieczeństwo]
* Profil ;; Zmień hasło ;; Weryfikacja dwuetapowa włączona ;; Urządzenia: {device}, {city} ;; Powiadomienia ;; Język polski ;; Płatność Visa {last4} ;; Tryb ciemny ;; Pobierz dane ;; Usuń konto

@ bank-overview legit=bank_overview from=bank as=app
[Dzień dobry, {first}|Rachunki|Historia]
& Konto osobiste ;; {large} ;; Oszczędności ;; {large2}
* {company} -{amount} ;; Wynagrodzenie {large3} ;; Czynsz -{amount2} ;; Karta -{fee} ;; Przelew ;; Wiadomości (1) ;; BLIK

@ card-approval legit=payment_approval from=card as=web,app
[Potwierdź płatność|Autoryzacja płatności|Bezpieczny zakup]
& Sklep: {company} ;; Kwota: {amount} ;; Karta •••• {last4}
[Wpisz kod wysłany na Twój telefon, aby dokończyć zakup.|Zatwierdź operację w aplikacji banku.]
& Kod SMS ;; [Potwierdź] ;; Anuluj
?[Kod jest ważny {n} minut.|Wyślij ponownie]
`,
);
