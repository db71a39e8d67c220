import { letters } from '../../letter.ts';

/** Calm and faultless Polish, for both sides. */
export const plPolished = letters(
  'pl',
  `
@ polished-supplier-account legit=business_correspondence lure=bec_payment from=supplier personal fluent file=pdf trap=pdf
# [Faktura {order}|Nasz rachunek bankowy|Re: faktura {order}]
[Dziękuję za bardzo dobrą współpracę w ostatnich miesiącach.|Mam nadzieję, że dostawa dotarła bez zastrzeżeń.] [Przed kolejną płatnością jedna drobna sprawa.|Jeszcze kwestia księgowa przed końcem miesiąca.]
! [Ponieważ nasz dotychczasowy rachunek jest objęty audytem|W związku ze zmianą banku], fakturę {order} na kwotę {large} prosimy opłacić na rachunek {iban}, [odbiorca {company}|prowadzony dla {company}]. [Trwa wymiana centrali telefonicznej, wystarczy więc odpowiedź na tę wiadomość.|Będę wdzięczny za potwierdzenie wprowadzenia zmiany.]
+ [W załączeniu faktura {order} na kwotę {large}; numer rachunku pozostaje bez zmian.|Wkrótce zmieniamy bank. Nowe dane prześlemy pocztą; przed każdą zmianą prosimy zadzwonić pod znany Państwu numer.] [O zmianie rachunku nigdy nie informujemy wyłącznie mailowo.|W razie wątpliwości wystarczy telefon.]
[Pozostaję do dyspozycji.|]

@ polished-rental legit=personal_correspondence lure=advance_fee from=person personal fluent
# [Mieszkanie przy ulicy {street}|Pani zapytanie|Re: oglądanie mieszkania]
[Bardzo dziękuję za miłą wiadomość.|Cieszę się, że mieszkanie się podoba.] Jest nadal wolne [od {due}|], [ciche i słoneczne|z dużym balkonem].
! [Pracuję za granicą i nie mogę pokazać go osobiście|Zainteresowanych jest kilka osób], dlatego proponuję rezerwację przelewem {sizeable} na {iban}. [Klucze wyśle kurier po zaksięgowaniu wpłaty.|Kwota podlega zwrotowi, jeśli mieszkanie się nie spodoba.] [Proszę też o skan dowodu.|]
+ [Zapraszam do obejrzenia {due} o {time}.|Sąsiadka {first2} otworzy mieszkanie {due}.] [Przed podpisaniem umowy nic się nie płaci.|Kaucję przekazuje się przy odbiorze kluczy, na miejscu.]

@ polished-refund legit=city_notice lure=tax_refund from=city fluent
# [Decyzja w sprawie {order}|Dodatek na {year} rok|Zakończenie analizy wniosku]
[Zakończyliśmy analizę wniosku {order}.|Dziękujemy za przesłane dokumenty.] [Dalsze załączniki nie są potrzebne.|]
! [Przysługuje Państwu kwota {amount}. Aby wypłacić ją do {due}, prosimy potwierdzić kartę lub rachunek.|Wypłata {amount} oczekuje na podanie danych bankowych.]
! > [Potwierdź wypłatę|Uzupełnij dane]
+ [Decyzja czeka na koncie w portalu; prosimy zalogować się jak zwykle, ta wiadomość nie zawiera odnośników.|Decyzję dostarczymy pocztą.] [Wypłata nastąpi na rachunek wskazany we wniosku.|Nie trzeba nic robić.]

@ polished-child legit=personal_correspondence lure=relative_request from=friend personal greet=none unsigned chat fluent
# [Nowy numer|Wiadomość]
Cześć [mamo|tato|babciu], [telefon wpadł mi do wody i na razie mam ten numer|mam nowy telefon, zapisz sobie ten numer]. [Wszystko w porządku.|Nie martw się.]
! [Tylko bank blokuje mi aplikację na dwa dni, a dziś muszę zapłacić {sizeable}.|Dziś mija termin rachunku na {sizeable}, a nie mogę się zalogować.] Przelejesz za mnie? [Konto {iban}, odbiorca {company}.|Zaraz wyślę dane.] Oddam {due}.
+ [Będę {due} około {time}, przywieźć ciasto?|Zadzwoń wieczorem, usłyszysz, że to ja.] [{first2} pozdrawia.|Dzieci już nie mogą się doczekać.]

@ polished-invest legit=business_correspondence lure=investment from=person personal fluent
# [Państwa oszczędności|W nawiązaniu do rozmowy|Pytanie o oszczędzanie]
[Wielu klientów pyta nas, jak chronić oszczędności przed inflacją.|Nawiązuję do Państwa zapytania.] [Wolimy najpierw wyjaśnić, potem doradzać.|]
! [Nasz program przynosi {n} procent miesięcznie z gwarancją kapitału; wpłaty {large} przyjmujemy do {due}.|Wystarczy wpłata {amount}, a opiekun poprowadzi Państwa krok po kroku na platformie.]
! > [Otwórz konto inwestora|Zarezerwuj miejsce]
+ [Zysk nie jest gwarantowany i można stracić część wpłaty.|Nie przyjmujemy wpłat ani zleceń mailem.] [Nasz wpis znajduje się w publicznym rejestrze nadzoru; zapraszamy do biura.|]

@ polished-transfer-honest legit=bank_alert from=bank fluent
# [Przelew z dnia {date}|Potwierdzenie przelewu]
Dziękujemy za zaufanie. Dnia {date} wykonano przelew na kwotę {large} na rzecz {first2} {last2}. [Kwota jest wyższa niż zwykle, dlatego o tym informujemy.|To powiadomienie zostało włączone przez Państwa.]
[Jeśli zlecenie pochodzi od Państwa, nie trzeba nic robić. W przeciwnym razie prosimy zadzwonić pod numer podany na karcie.|Szczegóły są w aplikacji, z której Państwo korzystają.]
> [Zobacz operację|Zaloguj się]

@ polished-marketplace legit=personal_correspondence lure=parcel_fee from=person personal greet=none chat unsigned fluent
# [Ogłoszenie: {good}|W sprawie ogłoszenia]
[Dzień dobry, czy ogłoszenie „{good}” jest nadal aktualne?|Dzień dobry, piszę w sprawie: {good}.] [Zdjęcia wyglądają bardzo dobrze.|Cena mi odpowiada.]
! [Mieszkam daleko, więc opłaciłam już przesyłkę z kurierem. Aby odebrać {amount}, proszę podać kartę tutaj: {url}|Kurier odbierze i zapłaci; proszę przyjąć płatność na {url}, wybierając swój bank.]
+ [Mogę odebrać {due} po pracy i zapłacić gotówką.|Jeśli woli Pani, zostańmy przy płatności w aplikacji.] [Czy pasuje {time}?|]
`,
);
