import { letters } from '../letter.ts';

/** Letters in Polish. */
export const pl = letters(
  'pl',
  `
@ sign-in-place legit=sign_in_alert lure=credential from=account
# [Nowe logowanie do konta {brand}|Alert bezpieczeństwa|Czy to Ty?]
Zauważyliśmy nowe logowanie do Twojego konta {brand}.
= Urządzenie: {device} ;; Miejsce: {city} ;; Czas: {date}, {time}
[Jeśli to Ty, nic nie musisz robić.|Rozpoznajesz to? Zignoruj wiadomość.] [Jeśli nie, zmień hasło.|]
> [Sprawdź aktywność|Zabezpiecz konto]
!? Do czasu potwierdzenia dostęp jest ograniczony.

@ password-reset legit=password_reset lure=credential from=account
# [Zresetuj hasło|Zmiana hasła]
Otrzymaliśmy prośbę o zmianę hasła. [Link jest ważny {hours} godziny.|]
> [Ustaw nowe hasło]
[To nie Ty? Zignoruj tę wiadomość.|]
!? Aby zachować obecne hasło, potwierdź je na tej samej stronie.

@ code legit=verification_code from=account greet=informal
# {code} to Twój kod {brand}
Twój kod:
^ {code}
[Ważny {nn} minut.|Nie podawaj go nikomu.]

@ suspended lure=account_suspended from=payment
# [Twoje konto zostało ograniczone|Konto zablokowane]
[Z powodu nietypowej aktywności|Z powodu braku danych] Twoje konto zostało zablokowane. Potwierdź dane w ciągu {hours} godzin.
> [Odblokuj konto]

@ review legit=account_notice lure=bank from=bank
# [Zaktualizuj dane|Sprawdź swoje dane]
Prawo wymaga, aby dane klientów były aktualne. [Sprawdź je do {due}.|]
> [Sprawdź dane|Zaloguj się]
!? Przygotuj kartę i kod PIN.

@ order legit=order_confirmation lure=subscription_scare from=shop
# [Zamówienie {order}|Dziękujemy za zamówienie]
Przyjęliśmy Twoje zamówienie.
= Zamówienie: {order} ;; Dostawa: {due}
$ order
^ Razem {amount}
> [Zobacz zamówienie]
!? To nie Ty? Anuluj tutaj.

@ shipped legit=shipping lure=parcel_fee from=parcel
# [Paczka jest w drodze|Dostawa {due}]
Twoja paczka od {company} [jest w drodze|dotrze {due}].
= Numer: {order} ;; Dostawa: {due}
> [Śledź paczkę]
!? Adres jest niepełny: potwierdź go i dopłać {small}.

@ missed legit=delivery_attempt lure=parcel_fee from=parcel
# [Nie zastaliśmy Cię|Paczka czeka na odbiór]
[Dnia {date} nie udało się doręczyć paczki.|Kurier nikogo nie zastał.] [Odbierz ją do {due}.|Wybierz inny termin.]
> [Wybierz termin]
!? Wymagana jest dopłata {small} kartą [w ciągu {hours} godzin|].

@ payment-failed legit=payment_failed lure=streaming_payment from=streaming
# [Płatność odrzucona|Zaktualizuj płatność]
Nie udało się pobrać {fee} za subskrypcję. [Sprawdź kartę.|Spróbujemy ponownie za kilka dni.]
> [Zaktualizuj płatność]
!? Podaj ponownie numer i kod karty.

@ card legit=bank_alert lure=card from=bank
# [Płatność {amount}|Użyto Twojej karty]
Płatność {amount} w {company}, {date} {time}, karta …{last4}.
[Jeśli to Ty, wszystko w porządku.|Nie rozpoznajesz? Zablokuj kartę w aplikacji.]
> [Zobacz transakcję]
!? Aby anulować, podaj numer, datę i kod karty.

@ bank-fluent lure=bank from=bank fluent
# Pytanie dotyczące przelewu
Dziękujemy za zaufanie. Dnia {date} w bankowości elektronicznej zarejestrowano przelew na kwotę {large} na rzecz {first2} {last2}. Ponieważ kwota jest wyższa niż zwykle, chcielibyśmy upewnić się, że zlecenie pochodzi od Państwa.
Jeśli tak, nie trzeba nic robić. W przeciwnym razie prosimy o wstrzymanie przelewu przed godziną {time}.
> Sprawdź przelew
Przepraszamy za niedogodności.

@ invoice legit=invoice lure=invoice_fraud from=small file=pdf trap=zip,html,docm
# [Faktura {order}|Przypomnienie o płatności {order}]
W załączeniu faktura {order} na kwotę {amount}, termin płatności {due}. [Dziękujemy.|]
?> [Zobacz fakturę]

@ newsletter legit=newsletter from=small greet=informal bulk
# [Nowości|Nasz newsletter]
Oto nowości z tego miesiąca.
$ stories
> [Czytaj dalej]

@ sale legit=marketing_sale from=shop greet=none bulk
# [Ostatnie godziny: {percent}|Tylko dziś]
[Jeszcze kilka godzin: {percent} rabatu.|Pospiesz się, do {due}!]
$ offers
> [Kup teraz]

@ prize lure=prize_reward from=shop greet=none bulk
# [Gratulacje!|Zostałeś wybrany]
[Wygrałeś|Wybraliśmy Cię i otrzymujesz] [{good}|bon na {amount}] od {brand}. [Odpowiedz na kilka pytań.|]
> [Odbierz nagrodę]

@ travel legit=travel_booking from=travel
# Rezerwacja {order} potwierdzona
Twoja rezerwacja jest potwierdzona.
= Rezerwacja: {order} ;; Przyjazd: {due} ;; Razem: {amount}
> [Zarządzaj rezerwacją]

@ advice legit=security_advice from=bank bulk
# Uwaga na fałszywe wiadomości
Oszuści wysyłają e-maile w naszym imieniu i proszą o hasła.
* Nigdy nie prosimy o hasła ;; Sprawdź nadawcę ;; Wpisz nasz adres samodzielnie
> [Dowiedz się więcej]

@ it legit=it_notice lure=credential from=employer trap=html
# [Hasło wygasa za {n} dni|Prace serwisowe {due}]
[Twoje hasło wygasa {due}.|Dnia {due} serwer poczty będzie niedostępny.]
> [Zmień hasło|Szczegóły]
!? Potwierdź obecne hasło, aby nie stracić dostępu.

@ share legit=document_share lure=document_share from=documents trap=html
# {first2} {last2} udostępnia dokument
{first2} {last2} przesyła Ci [plik|dokument do podpisu].
> [Otwórz]
!? Zaloguj się hasłem do poczty, aby go otworzyć.

@ colleague legit=business_correspondence from=colleague personal greet=informal
# [Pytanie|Re: spotkanie]
[Czy możesz przesłać dane za {month}?|Spotkanie z {company} przenosimy na {due}, {time}.] [Bez pośpiechu.|Tu są pliki: {url}]

@ friend legit=personal_correspondence from=friend personal greet=informal
# [Sobota?|Zdjęcia]
[Co słychać?|Dawno się nie widzieliśmy!] [Spotkamy się {due}?|Zdjęcia są tutaj: {url}]

@ appointment legit=health_appointment from=health
# Przypomnienie o wizycie
Przypominamy o wizycie {due} o {time}. [Prosimy o odwołanie {hours} godziny wcześniej.|]

@ boss-gift lure=gift_card_boss from=boss personal greet=informal
# [Jesteś?|Pilna prośba]
Jestem na spotkaniu i nie mogę rozmawiać. Kup proszę {n} kart podarunkowych po {amount}. [Wyślij mi zdjęcia kodów.|] [Niech to zostanie między nami.|]

@ bank-change lure=bec_payment from=supplier personal
# Zmiana rachunku bankowego
Informujemy o zmianie rachunku. Fakturę {order} prosimy opłacić na {iban}, odbiorca {company}. [Prosimy o potwierdzenie.|]

@ sextortion lure=sextortion from=stranger personal unsigned greet=none
# Mam dostęp do Twojego urządzenia
Mam Twoje nagranie. [Twoje hasło to {password}.|] Wyślij {large} w bitcoinach na {wallet} w ciągu {hours} godzin albo zobaczą je wszyscy znajomi.

@ advance-fee lure=advance_fee from=stranger personal
# [Spadek|Sprawa poufna]
Nazywam się {me}, jestem adwokatem w {city}. Mój klient zmarł i zostawił {fortune} bez spadkobierców. Proszę o imię, adres i telefon.

@ wallet lure=crypto_wallet from=crypto
# Zweryfikuj portfel
Portfel należy zweryfikować do {due}. Przygotuj 12 słów odzyskiwania.
> [Zweryfikuj]
`,
);
