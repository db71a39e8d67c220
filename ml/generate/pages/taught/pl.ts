// Long because it is a table: wordings of one language.
import { taught } from './taught.ts';

export const plTaught = taught('pl', {
  screens: `
@ bank-dzwon lure=smishing_bank from=bank as=sms,chat
[{brand}:|Bezpieczeństwo {brand}:] [płatność {amount} w {company} czeka|z konta wychodzi {large}]. [Aby ją zatrzymać, zadzwoń natychmiast:|To nie Ty? Doradca czeka pod numerem] {phone}
?[Przygotuj kod, który dostaniesz.|Nie mów o tym w oddziale, trwa śledztwo.]

@ falszywy-pracownik lure=remote_access from=bank as=chat,sms
[Dzień dobry, {first2} {last2}, dział bezpieczeństwa {brand}.|Tu policja we współpracy z bankiem.] [Ktoś właśnie bierze kredyt na Pana dane.|Pani oszczędności nie są bezpieczne.]
[Co mam zrobić?|To nie ja!]
[Proszę zainstalować AnyDesk i podać cyfry.|Proszę przelać środki na rachunek techniczny {iban}.|Proszę podyktować kod BLIK, żebym mógł cofnąć operację.|Kurier odbierze kartę i PIN w kopercie.]

@ kod-znajomy lure=code_theft from=friend as=chat,sms
[Hej {first}, przez pomyłkę wysłałam Ci sześć cyfr|Dodaję Cię do grupy sąsiadów]. [Prześlesz mi numer z SMS-a?|Zaraz dostaniesz kod, odpisz mi go szybko.]
?[Jaki kod?|Przyszło coś z WhatsAppa]
[Tak, ten, zaraz wygaśnie|Nie przejmuj się ostrzeżeniem]

@ blik lure=smishing_family from=friend as=chat,sms
[Hej, możesz mi podać kod BLIK?|Cześć, masz chwilę? Stoję przy kasie i karta nie działa.] [Brakuje mi {amount}, oddam wieczorem|Potrzebuję {sizeable} do jutra].
[Jasne, już|A co się stało?]
[Dzięki, zatwierdź szybko w aplikacji|Telefon mi pada, nie dzwoń]

@ kurier-kod lure=code_theft from=parcel as=sms,chat
[Dzień dobry, kurier {brand}, nie mogę znaleźć klatki.|Mam Pana paczkę w aucie.]
[Żeby ją wydać, potrzebuję cyfr, które właśnie przyszły.|Proszę podać kod z SMS-a, inaczej wróci do magazynu.]

@ szef-czat lure=gift_cards from=boss as=chat,sms
[{first}, tu {me}, nowy numer.|Dzień dobry {first}, {me}. Jest Pani w biurze?] [Siedzę u audytorów i nie mogę rozmawiać.|To poufne.]
[Tak, słucham|Oczywiście]
[Proszę kupić {n} kart podarunkowych po {amount} i wysłać zdjęcia kodów.|Do południa musi wyjść przelew {large}, podam rachunek.] [Proszę wyłożyć, oddam {due}.|Proszę nikomu nie mówić.]

@ dziecko-rachunek lure=smishing_family from=friend as=sms,chat
[Mamo, telefon wpadł mi do wody, to mój nowy numer|Tato to ja, usuń stary numer].
?[Ojej, co się stało?|Kto to?]
[Nie mogę wejść do banku, a muszę dziś zapłacić {sizeable}|Mam zaległy rachunek]. [Zapłacisz za mnie? Jutro oddam|Wyślę Ci dane, zrób przelew natychmiastowy]

@ parking lure=qr_prompt from=toll as=bare,document
[Parkowanie: płatność tylko telefonem|Parkomat nieczynny]
[Zeskanuj, wpisz rejestrację i dane karty.|Zeskanuj kod i podaj numer, datę i CVV.]
?[Brak opłaty grozi odholowaniem.]

@ list-bank lure=qr_prompt from=bank as=document,bare
[Twój dostęp wygasa {due}|Obowiązkowa aktualizacja aplikacji]
[Zeskanuj kwadrat i zaloguj się loginem i hasłem.|Zeskanuj i potwierdź swoje dane.]
[Potem dostęp zostanie zablokowany.|Późniejsza aktywacja kosztuje {fee}.]

@ komputer lure=fake_support from=security as=dialog,web
[TWÓJ KOMPUTER ZOSTAŁ ZATRZYMANY|Centrum zabezpieczeń: poważne zagrożenie|Błąd systemu {nnn}]
[Program szpiegujący czyta Twoje hasła.|Za pięć minut dysk zostanie wymazany.]
[Nie wyłączaj komputera i zadzwoń po pomoc:|Bezpłatna linia:] {phone}
& [Anuluj] ;; [Zadzwoń]

@ energia-odcina lure=smishing_energy from=energy as=sms
[{brand}:|PGE:] [na {due} zaplanowano odłączenie prądu|masz niedopłatę {fee}]. [Ureguluj należność|Zapłać od razu]: {url}

@ olx lure=marketplace from=stranger as=chat
[Dzień dobry, {good} aktualne? Biorę.|Już opłaciłem przez dostawę {brand}.]
[Proszę otworzyć link i wpisać kartę, na którą mają przyjść pieniądze|Pytają o saldo, to normalne]: {url}
?[Wpisał Pan kod z SMS-a?]

@ zdrowie-zwrot lure=credential_form from=health as=sms,web
[{brand}:|NFZ:] [przysługuje Ci zwrot {amount}|Twoja karta straciła ważność]. [Wypełnij wniosek i podaj kartę płatniczą|Zamów nową za {small}]: {url}

@ plik lure=document_wall from=documents as=web,dialog
[{first2} {last2} wysłał „Faktura {month}.pdf”|Zabezpieczony faks, {n} strony]
[Wybierz pocztę i wpisz hasło, aby otworzyć.|Podgląd rozmyty: zaloguj się kontem służbowym.]
& Outlook ;; WP ;; Onet ;; E-mail ;; Hasło ;; [Otwórz]

@ poczta-haslo lure=mailbox from=mailbox as=web
[Hasło wygasa dzisiaj|Zatrzymano {nn} wiadomości]
[Możesz zachować obecne: potwierdź je poniżej.|Zaloguj się, aby je odebrać.]
& {email} ;; Hasło ;; [Zachowaj|Odbierz]

@ mieszkanie lure=marketplace from=stranger as=chat,bare
[Mieszkanie przy {street} jest wolne, {amount} z opłatami.|Jestem za granicą i nie mogę pokazać.]
[Proszę wpłacić kaucję {large}, klucze wyślę kurierem.|Potrzebuję zdjęcia dowodu z obu stron.]

@ kod-prawdziwy legit=one_time_code from=bank as=sms
[{code} to Twój kod {brand}.|Kod {code} do płatności {amount} w {company}.|Zaloguj się kodem {code}.] [Nikomu go nie podawaj, nam też nie.|Ważny {n} minut.|To nie Ty? Zadzwoń do banku.]

@ konto-info legit=bank_alert from=bank as=sms,app
[{brand}:|] [wpłynęło {large}|zapłacono kartą {amount} w {company}|nowa karta jest w drodze, PIN przyjdzie osobno|saldo poniżej {amount}]. [Nie musisz nic robić.|Szczegóły w aplikacji.]

@ zatwierdz legit=payment_approval from=bank as=app,dialog
[Zatwierdzić płatność?|Potwierdź logowanie|Operacja czeka]
& {company} ;; {amount} ;; {date} {time} ;; Karta {last4}
& [Zatwierdź] ;; [Odrzuć]
?[Tylko jeśli właśnie to robisz.]

@ logowanie legit=sign_in from=account as=web,app
[Zaloguj się|Witaj ponownie|Podaj hasło]
& [E-mail|Login|Numer klienta] ;; Hasło ;; [Dalej|Zaloguj]
* Nie pamiętasz hasła? ;; Załóż konto ;; Nie wylogowuj mnie ;; Klucz dostępu ;; Pomoc ;; Regulamin

@ logowanie-bank legit=sign_in from=bank as=web
[Bankowość internetowa|Zaloguj się bezpiecznie]
& [Identyfikator|Numer klienta] ;; [Hasło maskowane|Hasło] ;; [Dalej]
* Zablokowany dostęp ;; Zostań klientem ;; Bezpieczeństwo ;; Infolinia {phone} ;; Placówki

@ drugi-krok legit=sign_in from=saas as=web,app
[Wpisz kod|Weryfikacja dwuetapowa]
[Wysłaliśmy kod na {email}.|Otwórz aplikację uwierzytelniającą.]
& Kod ;; [Zweryfikuj] ;; [Wyślij ponownie]
* Inny sposób ;; Zaufaj urządzeniu ;; Wróć

@ zgoda legit=app_dialog from=saas as=dialog
[Zezwolić „{brand}” na użycie aparatu?|{host} chce wysyłać powiadomienia|Zapisać zmiany w {month}.docx?|Opróżnić kosz?]
[Do skanowania paragonów.|Tego nie można cofnąć.|Inaczej stracisz zmiany.]
& [Zezwól|Zapisz|OK] ;; [Nie zezwalaj|Anuluj|Później]

@ ciasteczka legit=cookie_banner from=small as=web,dialog
[Twoja prywatność|Ta strona używa plików cookie]
[My i {nnn} partnerów przechowujemy informacje na urządzeniu.|Niezbędne pliki są zawsze aktywne.]
& [Zaakceptuj wszystkie] ;; [Odrzuć] ;; [Ustawienia]

@ skan legit=security_status from=security as=app,dialog
[Skanowanie zakończone|Nie znaleziono zagrożeń|Zablokowano niebezpieczną stronę]
[Sprawdzono {nnn}{nnn} plików w {nn} minut.|Plik jest w kwarantannie, nic nie trzeba robić.]
* Ochrona włączona ;; Zapora ;; Historia ;; Szybki skan ;; Aktualne

@ rodzina legit=friends_chat from=friend as=chat,sms
[Kupisz chleb?|Kto odbierze {first2}?|Podlejesz kwiaty {due}?]
[Tak, coś jeszcze?|Ja o {time}|Klucz tam gdzie zawsze?]
[Dzięki wielkie|Babcia dzwoni o ósmej|Do zobaczenia]

@ na-pol legit=friends_chat from=friend as=chat
[Bilety kosztowały {amount}, wychodzi po {fee}|Wisisz mi {small} za pizzę]
[Właśnie poszło BLIKIEM|Jutro gotówką?]
[Dzięki, nie ma pośpiechu|Super]

@ nowy-numer legit=friends_chat from=friend as=chat,sms
[Cześć, tu {first2} z chóru, zmieniłam operatora, to mój numer.|Nowy telefon, {first2} {last2}.]
[Zapisane, zadzwonię wieczorem|Dzięki, do {due}]

@ praca legit=work_chat from=colleague as=chat,web
[Dzień dobry, będziesz dziś?|{first}, spotkanie o {time}|Prześle mi Pan liczby za {month}?]
[Od dziesiątej|Dzięki, wpisane|Przed obiadem]
[Notatka będzie później|Idziemy na obiad?]

@ paczka-prawda legit=parcel_notice from=parcel as=sms,app
[{brand}:|] [paczka czeka w punkcie {street} {nn}|dostawa dziś między {n} a {nn}|zostawiona u sąsiada|z powodu śniegu dopiero {due}]. [Kod odbioru {code}.|Masz {n} dni.|Bez opłat.]

@ warsztat legit=appointment from=small as=sms
[{company}:|Dzień dobry {first},] [samochód gotowy|okulary do odbioru|stolik dla {n} zarezerwowany|wizyta {due} o {time}]. [Zmiana: {phone}|Zapraszamy.]

@ karta-dan legit=menu_card from=small as=bare,document
[Karta dań|Danie dnia|Stolik {nn}]
[Zeskanuj, aby zobaczyć potrawy i alergeny.|Zamówienia przy barze.]
* Żurek {small} ;; Pierogi {fee} ;; Szarlotka {small2} ;; Kawa {small3}

@ wifi-gosc legit=qr_prompt from=travel as=bare,document
[Wi-Fi dla gości|Audioprzewodnik|Twój bilet]
[Zeskanuj i połącz się. Hasło: {password}|Słuchaj za darmo na telefonie.|Pokaż kod przy wejściu.]

@ uwaga-oszusci legit=phishing_warning from=bank as=web,app
[Uważaj na fałszywych pracowników banku|Aktualne oszustwa]
[Mówią, że pieniądze są zagrożone, albo proszą o kod BLIK.|Krążą wiadomości od rzekomego dziecka z nowym numerem.]
[Nigdy nie pytamy o kody. Rozłącz się.|Zadzwoń pod numer z karty.]

@ zakup legit=payment_approval from=card as=web,dialog
[Potwierdź zakup|Bezpieczna płatność|Weryfikacja]
& Sklep {company} ;; Kwota {amount} ;; Data {date} ;; Karta •••• {last4}
[Wysłaliśmy kod SMS-em.|Zatwierdź w aplikacji banku i wróć tutaj.]
& Kod ;; [Dalej] ;; [Wyślij ponownie] ;; [Anuluj]

@ koszyk legit=checkout from=shop as=web,app
[Koszyk ({n})|Dostawa i płatność|Podsumowanie]
& {good} {amount} ;; Dostawa {small} ;; Razem {sizeable}
* BLIK ;; Karta ;; Za pobraniem ;; Kod rabatowy ;; [Kupuję i płacę] ;; Zmień adres

@ szkoda legit=insurance_claim from=insurance as=web,app
[Szkoda {order}|Przyjęliśmy zgłoszenie]
[Rzeczoznawca przyjedzie {due} o {time}.|Wypłacimy {sizeable}.]
* Zdjęcia ;; Kosztorys.pdf ;; Wiadomości ;; Polisa

@ przelewy legit=bank_overview from=bank as=app
[Dzień dobry, {first}|Rachunki|Historia]
& Konto osobiste ;; {large} ;; Oszczędności ;; {large2}
* {company} -{amount} ;; Wynagrodzenie {large3} ;; Czynsz -{amount2} ;; Karta -{fee} ;; BLIK ;; Przelew

@ wnuczek lure=smishing_family from=friend as=chat,sms
[Babciu, to ja, nie denerwuj się|Dziadku, nikomu nie mów] [spowodowałem wypadek|jestem na komisariacie].
[Kto mówi?|Boże]
[Trzeba {large} kaucji do wieczora, przyjdzie adwokat|Wypłać i powiedz, że na remont]

@ ksiegowa-czat lure=gift_cards from=colleague as=chat
[Hej {first}, {me} z księgowości, z prywatnego.|Prezes leci samolotem i liczy na nas.]
[Co trzeba?|Słucham]
[Puścisz {large} na {iban}? Faktura dojdzie.|Kup cztery karty przedpłacone i podaj mi numery.] [Nie pisz na grupie.|]
`,
  letters: `
@ dostepny lure=gift_card_boss from=boss personal greet=informal
# [Jest Pani przy biurku?|Krótka prośba|{first}]
[Jestem na spotkaniu i czytam tylko pocztę.|Proszę dać znać, gdy Pani to przeczyta.]
[Potrzebuję {n} kart podarunkowych po {amount} dla klienta. Proszę zdrapać i wysłać mi zdjęcia kodów.|Czy może Pani wyłożyć? Księgowość zwróci.] [Na razie między nami.|]

@ poufne lure=bec_payment from=boss personal
# [Poufne|Sprawa {order}]
[Jesteśmy o krok od przejęcia spółki i tylko Pani o tym wie.|Kancelaria {company} napisze w sprawie zaliczki.]
[Dziś {large} musi być u notariusza. Ile jest na rachunku?|Proszę odpowiadać tylko na ten adres, bez telefonów.]

@ rachunek-zmiana lure=bec_payment from=supplier personal
# [Zmiana rachunku|Faktura {order}]
[Nasze konto jest kontrolowane i wpłaty wracają.|Ze względów podatkowych wpłaty przyjmuje firma partnerska.]
[Proszę przelać {large} na rachunek {iban}.|Numeru z faktury proszę już nie używać.] [Prosimy dziś o potwierdzenie przelewu.|]

@ pensja lure=payroll_change from=colleague personal greet=informal
# [Moja pensja|Nowe konto]
[Zmieniłem bank i chcę dostawać pensję na nowe konto od tego miesiąca.|Stare konto zamykam, zdążymy na {month}?]
[Oto numer: {iban}.|Nie mogę wejść do portalu, dlatego piszę.]

@ pomoc-podroz lure=relative_request from=friend personal greet=informal
# [Możesz mi pomóc?|Jesteś tam?]
[Okradli mnie w {city}, nie mam dokumentów ani kart.|Kuzynka leży w szpitalu i chcą pieniędzy z góry.]
[Potrzebuję {sizeable} na hotel i powrót, przez Western Union.|Tylko mailem, telefon nie działa.] [Oddam wszystko po powrocie.|]

@ nadplata lure=tax_refund from=health
# [Zwrot {amount}|Ubezpieczenie wygasło]
[Po sprawdzeniu okazało się, że należy Ci się {amount}.|Bez aktualizacji leczenie nie będzie opłacane.]
> [Odbierz zwrot|Odnów]
[Przygotuj kartę płatniczą.|Prawo wygasa za {hours} godzin.]

@ telefon-rejestracja lure=mfa from=employer
# [Drugi składnik wygasa|Zarejestruj telefon ponownie]
[Wszyscy pracownicy muszą ponownie zarejestrować telefon. Zeskanuj kwadrat i zaloguj się hasłem firmowym.|Rejestracja kończy się za {hours} godzin.]
[Inaczej stracisz dostęp do poczty.|Kod jest osobisty.]

@ odnowienie-dzwon lure=callback from=security
# [Zamówienie {order}|Pobierzemy {sizeable}]
[Ochrona została przedłużona o {n} lata.|Dziękujemy za zakup.]
= Kwota: {sizeable} ;; Pobranie: w ciągu {hours} godzin
[Aby anulować, zadzwoń: {phone}.|To nie Ty? Obsługa klienta: {phone}]

@ spotkanie legit=business_correspondence from=boss personal greet=informal
# [Spotkanie {due}|Przed urlopem]
[Dziś mam cały dzień zajęty, może {due} o {time}?|Od {due} zastępuje mnie {first2} {last2}.]
[Proszę wziąć liczby za {month}.|W pilnych sprawach proszę dzwonić na mój zwykły numer.]

@ faktura-zwykla legit=invoice from=supplier personal file=pdf
# [Faktura {order}|Nasza faktura za {month}]
[W załączeniu faktura za prace w {month}.|Dziękujemy za zamówienie.]
= Kwota: {large} ;; Termin: {due}
[Numer rachunku bez zmian.|Pytania: księgowość, {phone}.]

@ zmiana-banku-prawda legit=business_correspondence from=supplier personal
# [Zmieniamy bank od {due}]
[Nowe dane przyjdą pocztą, w podpisanym liście.|Dla bieżących faktur nic się nie zmienia.]
[Prosimy nie polegać na samym mailu: proszę sprawdzić u swojego opiekuna pod znanym numerem.|]

@ wyniki legit=health_appointment from=health
# [Wyniki badań|Wizyta {due}]
[Wyniki krwi są gotowe, lekarz omówi je {due}.|Potwierdzamy wizytę o {time}.]
[Proszę wziąć dowód i listę leków.|Odwołanie: {phone}.]

@ polisa-info legit=insurance from=insurance
# [Twoja polisa|Zestawienie za {month}]
[Dokumenty przyjdą pocztą, obecna polisa jest ważna do {due}.|Wypłaciliśmy {amount} za szkodę z {past}. To nie jest rachunek.]
[Nie musisz nic robić.|]

@ przerwa legit=it_notice from=employer
# [Prace w weekend|Logowanie dwuetapowe od {due}]
[W sobotę od {n} do {nn} serwer będzie wyłączony.|Informatycy odwiedzą każdy zespół i ustawią to razem z Wami.]
[W tym mailu celowo nie ma linku, instrukcja jest w intranecie.|Zapiszcie pracę w piątek.]

@ pozdrowienia legit=personal_correspondence from=friend personal greet=informal
# [Pozdrowienia z {city}|Domek]
[Dojechaliśmy, walizka dzień później.|Domek wychodzi po {amount}, oddasz, jak się zobaczymy.]
[Zadzwoń wieczorem, opowiem.|Do {due}!]

@ urzad legit=tax_notice from=tax
# [Nowe pismo|Termin {due}]
[W skrzynce jest pismo. Dla bezpieczeństwa ta wiadomość nie zawiera linku.|Zwrot trafi na rachunek z zeznania; nigdy nie pytamy o kartę.]
[Zaloguj się jak zwykle.|]

@ przypomnienie legit=invoice from=supplier personal
# [Przypomnienie o fakturze {order}]
[Zapewne umknęła Państwu nasza faktura z {past}.|W księgach widzimy {large} do zapłaty.]
[Jeśli już zapłacono, prosimy pominąć tę wiadomość.|Faktura jeszcze raz w załączeniu, rachunek bez zmian.]

@ karta-nowa legit=bank_alert from=bank
# [Nowa karta|Zmiana regulaminu od {due}]
[Karta przyjdzie pocztą w {month}, PIN zostaje ten sam.|Dokumenty są w skrzynce.]
[Nie trzeba nic robić.|Starą proszę zniszczyć.]

@ platnosc-odrzucona legit=payment_failed from=streaming
# [Płatność się nie powiodła]
[Bank odrzucił {fee}. Spróbujemy za {n} dni.|Karta straciła ważność, zmienisz ją w aplikacji.]
[Możesz oglądać do {due}.|]

@ pasek legit=hr_notice from=employer
# [Pasek za {month}|Zmiana rachunku]
[Pasek jest w portalu, jak zawsze.|Przy zmianie banku prosimy złożyć formularz w kadrach.]
[Mailem nie przyjmujemy zmian.|]

@ prad-rachunek legit=invoice from=energy
# [Rachunek za {month}|Rozliczenie {order}]
[Do zapłaty {amount}, termin {due}.|Kwotę pobierzemy z konta {due}.]
[Nic nie trzeba robić.|Zużycie: {nnn} kWh.]

@ haslo-zmienione legit=account_notice from=account
# [Hasło zostało zmienione|Dodano numer telefonu]
[Zmieniono hasło {date} o {time}.|Dodano telefon kończący się na {nn}.]
[Jeśli to Ty, nic nie rób.|Jeśli nie, wpisz adres samodzielnie i zmień hasło.]

@ bonus-polisa lure=tax_refund from=insurance
# [Bonus za wierność|Zwrot {amount}]
[Za {n} lat bez szkody czeka {amount}.|Znaleziono błąd na Pani korzyść.]
[Proszę odpisać, podając imię, datę urodzenia, bank i numer karty.|Doradca czeka na telefon: {phone}, karta w ręku.]

@ badania lure=invoice_fraud from=health
# [Nieopłacone badanie|Ostatnie wezwanie {order}]
[Za badanie z {past} należy się {amount}.|{due} sprawę przejmuje komornik.]
[Proszę natychmiast wpłacić na {iban}, potem dojdzie {fee}.|Tylko przelew ekspresowy zatrzyma postępowanie.]

@ rejestr lure=invoice_fraud from=stranger
# [Wpis do rejestru|Zawiadomienie {order}]
[Opłata za wpis firmy wynosi {sizeable}.|Proszę podpisać i odesłać formularz.]
[W ciągu {n} dni na {iban}.|]

@ wygrana lure=prize_reward from=stranger
# [Pański adres wylosowano|Wygrana {order}]
[Wygrał Pan {fortune}.|Fundacja przekazuje Pani {fortune}.]
[Proszę napisać do agenta {first2} {last2}, podając imię, wiek i adres. Obowiązuje opłata manipulacyjna.|Numer proszę zachować w tajemnicy.]

@ jeszcze-dzis lure=bec_payment from=boss personal greet=informal
# [Jest Pani w biurze?|Przelew dzisiaj?]
[Do której może Pani puścić przelew?|Konsultant musi dostać pieniądze przed piątą.]
[To {large}, rachunek podam, gdy będzie Pani gotowa, faktura dojdzie.|Zatwierdzę później.]
`,
});
