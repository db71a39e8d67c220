import type { Phrasebook } from './topics.ts';

const account =
  '(konto|konta|kontem|koncie|kont|rachunek|rachunku|karta|karty|kartę|dostęp|dostępu|bankowość|bankowości|skrzynka|skrzynki|skrzynkę|profil|profilu|subskrypcj*|usług*|blik)';
const shut =
  '(zablokowan*|zablokuj*|zablokowa*|zawieszon*|zawiesi*|ograniczon*|ograniczy*|zamknięt*|zamkni*|dezaktywowan*|wyłączon*|usunięt*|wstrzyman*|blokad*|blokowan*)';
const prove =
  '(potwierdź|potwierdzić|potwierdzenie|potwierdzenia|potwierdzając|zweryfikuj|zweryfikować|zweryfikowanie|weryfikacj*|zaktualizuj|zaktualizować|aktualizacj*|uzupełnij|uzupełnić|uwierzytelni*|odblokuj|odblokować|autoryzuj|autoryzować)';
const secrets =
  '(hasło|hasła|hasłem|haseł|pesel|dane|danych|dane logowania|danych karty|numer karty|numeru karty|tożsamość|tożsamości|konto|konta|konto bankowe|kod blik|kodu blik|kod sms|kodu sms|cvv|cvc|pin)';
const parcel = '(paczka|paczki|paczkę|paczce|przesyłka|przesyłki|przesyłkę|przesyłce|paczkomat*)';
const payWord =
  '(dopłać|dopłacić|dopłata|dopłaty|dopłatę|opłać|opłacić|opłata|opłaty|opłatę|ureguluj|uregulować|uregulowania|zapłać|zapłacić|nieopłacon*|niedopłat*|cło|cła|celn*)';
const work = '(pracy|praca|pracę|zarabiaj|zarobki|zarobek|zarób|zarobić|dorobić|dorób)';

/** Lures and the words around them, in Polish. */
export const polish: Phrasebook = {
  'credential-request': `
    (podaj|podać|wpisz|wpisać|wprowadź) .. (numer|dane) .. karty
    ${prove} <> ${secrets}
    ${prove} .. (link*|linku|poniżej|tutaj|przycisk*|stronie)
    (zaloguj|zalogować|logując|zalogowanie) .. (aby|żeby|celu|i) .. ${prove}
    (podaj|podać|podanie|podania|wpisz|wpisać|wprowadź|wprowadzić|prześlij|przesłać|wyślij|wysłać) .. (hasło|hasła|pesel|pin|cvv|cvc|numer karty|numeru karty|dane karty|danych karty|dane logowania|login*|kod blik|kod sms|kod autoryzacyjny)
    (hasło|hasła) .. (wygas*|wygaś*|straci ważność)
    (kliknij|klikając|przejdź|wejdź) .. (zaloguj*|${prove.slice(1, -1)})
    (wymagana|wymagane|konieczna|konieczne|obowiązkow*) .. (weryfikacj*|potwierdzenie|uwierzytelnieni*)
    (weryfikacj*|potwierdzenie) .. (wymagan*|konieczn*|niezbędn*|obowiązkow*)
  `,
  'account-threat': `
    ${account} .. (został*|zostanie|zostaną|jest|będzie|może zostać|są) .. ${shut}
    (zablokowaliśmy|zawiesiliśmy|ograniczyliśmy|wstrzymaliśmy|zablokujemy|zawiesimy|dezaktywujemy) .. ${account}
    (blokad*|zablokowani*|zawieszeni*|zamknięci*|dezaktywacj*|utrat*) .. ${account}
    (uniknąć|zapobiec) .. (blokad*|zablokowani*|zawieszeni*|zamknięci*|utrat*|usunięci*|ograniczeni*)
    (podejrzan*|nietypow*|nieautoryzowan*|nieuprawnion*) .. (aktywnoś*|logowani*|transakcj*|operacj*|prób*|dostęp*|przelew*)
    (wykryliśmy|wykryto|odnotowaliśmy|zarejestrowaliśmy|zauważyliśmy) .. (logowani*|aktywnoś*|prób* .. logowani*|transakcj*|urządzeni*|dostęp*)
    (przeciwnym razie|inaczej|przeciwnym wypadku) .. ${shut}
    (stracisz|utracisz|straci pan*|utraci pan*) .. dostęp*
  `,
  'payment-request': `
    (możesz|mógłbyś|mogłabyś|możecie) .. (przelać|wysłać|zapłacić|pożyczyć) .. (#|zł|konto|przelew*)
    oddam (jutro|ci|w poniedziałek|pojutrze)
    (odłączeni*|odcięci*|wstrzymani*) .. (energii|prądu|gazu|dostaw*|internetu)
    uregulowani* .. (należnoś*|zaległoś*|kwot*|płatnoś*)
    (zmian*|zmieni*|nowy|nowe|nowego|nowym|zaktualizowan*|inny) .. (numer konta|numeru konta|numer rachunku|numeru rachunku|rachunek bankowy|rachunku bankowego|konto bankowe|konta bankowego|danych bankowych|dane bankowe|dane do przelewu|rachunek do (płatności|wpłat|przelewów|rozliczeń))
    (zmieniliśmy|zmieniła|zmienił) .. (bank|banku|obsług* bankow*)
    (przelew|przelewy|płatność|płatności|wpłat*|należność|należności|faktur*) <> (nowy numer|nowe konto|nowy rachunek|nowego konta|nowym rachun*|inny rachunek|inne konto|nowe dane|zmienion*)
    (starego|dotychczasowego|poprzedniego|stare|dotychczasowe|stary|dotychczasowy) .. (konto|konta|rachunku|rachunek|numeru) .. (nie używać|nieaktywn*|zamkni*|nie korzystać|nieaktualn*)
    (pilny|pilnie|pilnego|natychmiast|jeszcze dziś|jeszcze dzisiaj|dzisiaj|dziś) .. (przelew|przelewu|przelej|przelać|zapłac*|wpłac*)
    (przelej|przelać|wpłać|prześlij) .. (na konto|na rachunek|na numer|blik|kaucj*|zaliczk*|pieniądze)
    (zaległ*|nieopłacon*|nieuregulowan*|zadłużeni*) .. (faktur*|płatnoś*|rachun*|należnoś*|mandat*|kwot*|opłat*) .. (natychmiast|pilnie|24|48|komornik*|windykac*|odłącz*|egzekuc*|link*)
    (uniknąć|grozi) .. (odłączeni*|komornik*|windykacj*|egzekucj*|odcięci*|kary|grzywn*)
    (pożycz*|pożyczysz) .. (pieniądze|blik*|zł|przelew*|kasę)
    (podaj|podasz|wyślij|wyślesz|prześlij|prześlesz|potrzebuję) .. (blik|blika|kod blik)
    ? (kod blik|kodem blik|blikiem|kod do blika)
  `,
  'parcel-fee': `
    ${parcel} <> ${payWord}
    ${parcel} .. (zatrzyman*|wstrzyman*|nie może zostać doręczon*|nie została doręczon*|nie mogła|nie mogliśmy|nie udało|wróci do nadawcy|zostanie zwrócona|zostanie odesłan*|czeka na opłat*)
    (nie mogliśmy|nie udało się|nie można) .. (doręczyć|dostarczyć) .. (paczk*|przesył*)
    (niepełny|niepełnego|nieprawidłowy|nieprawidłowego|błędny|błędnego|brak*) .. (adres|adresu|numer* domu)
    (potwierdź|zaktualizuj|uzupełnij|popraw|podaj) .. (adres*|dane) .. (dostaw*|doręcz*|paczk*|przesył*)
    (opłat*|dopłat*|kwot*) .. (ponown*|doręczeni*|celn*|magazynow*|dezynfekcj*|przesyłk*)
  `,
  'refund-bait': `
    (zwrot*|nadpłat*|zasiłek|dofinansowani*|świadczeni*|dopłat* .. energi*) .. (odbierz|odebrać|przysługuje|czeka|oczekuje|formularz*|kliknij|numer karty|dane karty|wniosek .. link*)
    (przysługuje|należy się) (panu|pani|państwu|ci) .. (zwrot|nadpłat*|dofinansowani*|świadczeni*|dodatek)
    (odbierz|odebrać|otrzymać|otrzymaj) .. (zwrot|środki|pieniądze|nadpłat*|płatność) .. (kart*|link*|formularz*|klik*|dane)
    (kupując*|klient*) .. (opłacił*|zapłacił*) .. (odbierz|odebrać|potwierdź|link*)
  `,
  prize: `
    (wygrał*|wygrana|wygraną|zwycięzc*|wylosowan*|wytypowan*|zostałeś wybrany|zostałaś wybrana) .. (nagrod*|iphone|telefon*|bon|bony|voucher*|kart*|zł|złotych|euro|loterii|konkurs*|odbierz|odbior*|samoch*|smartfon*)
    (gratulacje|gratulujemy) .. (wygr*|nagrod*|wybran*|zwycięz*|wylosow*)
    (odbierz|odebrać|odbioru) .. (nagrod*|wygran*|prezent*|bon |voucher*|premi*)
    (nagrod*|wygran*) .. (czeka|odbierz|odebrać|przepadnie|opłat*)
  `,
  'gift-cards': `
    (kup|kupić|kupisz|kupiła|kupił|kupiła*|potrzebuję|zakup|zakupić) .. (kart* podarunkow*|kart* prezentow*|bon* podarunkow*|kart* google play|kart* apple|kart* steam|kart* paysafecard|kart* upominkow*|doładowa*)
    (zdjęci*|kody|kodów|zdrap*) .. (kart*|kody .. kart*)
  `,
  'payroll-change': `
    (wynagrodzeni*|pensj*|wypłat*) <> (nowe konto|nowy rachunek|inne konto|inny rachunek|nowy numer konta|zmian* .. konta|zmian* .. rachunku|zmieni* .. konto|zmieni* .. rachun*)
    (zmieniłem|zmieniłam|zmienić|zmieniam|zmianę|zaktualizować) .. (konto|konta|rachunek|bank) .. (wynagrodzeni*|pensj*|wypłat*)
  `,
  'code-request': `
    (podaj|podać|podaj mi|wyślij|prześlij|przesłać|podyktuj|przepisz|przekaż) .. (kod|kody|kodu) .. (sms|blik|autoryzac*|weryfikac*|przyszedł|przyjdzie|otrzymasz|otrzymał*|dostan*|wyświetli)
    (kod|kodu) .. (przez pomyłkę|omyłkowo|przypadkiem)
  `,
  urgency: `
    (ciągu|terminie|najbliższych|ciągu najbliższych) # (godzin*|h|dni roboczych)
    (natychmiast|niezwłocznie|pilnie|bezzwłocznie) .. (zaloguj*|potwierdź|zweryfikuj|kliknij|opłać|zapłać|odpowiedz|skontaktuj|przelej|prześlij)
    (ostatnie|ostateczne|pilne) (wezwani*|przypomnieni*|ostrzeżeni*|powiadomieni*|upomnieni*)
    (ostatnia szansa|tylko dziś|tylko dzisiaj|zanim będzie za późno|jeszcze dziś|jeszcze dzisiaj)
  `,
  fear: `
    (postępowani* .. (sądow*|egzekucyjn*|karn*)|komornik*|windykacj*|egzekucj*|grzywn*|areszt*|prokuratur*|odpowiedzialnoś* karn*) .. (wobec|przeciwko|zostanie|grozi|wszczęt*|skierowan*|przekazan*|uniknąć)
    (sprawa|sprawę|dług) .. (zostanie )?(skierowan*|przekazan*) .. (sądu|komornik*|windykac*|policj*|egzekuc*)
    (trwale|bezpowrotnie|nieodwracalnie) (usunięt*|utracon*|zablokowan*|skasowan*)
  `,
  authority: `
    (policj*|prokuratur*|urząd skarbowy|urzędu skarbowego|krajow* administracj* skarbow*|zus|sąd rejonowy|europol|interpol|komornik*) .. (wezwani*|postępowani*|pan*|zwrot*|zapłat*|podejrz*|mandat*|nadpłat*|oskarż*)
    (działu technicznego|dział techniczny|pomocy technicznej|pomoc techniczna|dział bezpieczeństwa|działu bezpieczeństwa|departament bezpieczeństwa) .. (konto|komputer*|skrzynk*|hasł*|środki|wykry*|bank*|pan*)
  `,
  secrecy: `
    (nie mów|nie mówić|nie rozmawiaj|nie rozmawiać|nie wspominaj|nie informuj|nie informować) .. (nikomu|nikim|nikogo|innym|innymi|pozostał*)
    (zachow*|zachować|zachowaj) .. (poufnoś*|tajemnic*|dla siebie|dyskrecj*|poufne)
    (ściśle|całkowicie|absolutnie) (poufn*|tajn*)
    (sprawa|temat|transakcj*|to) .. (jest|jest to|ma być|pozostaj*|zostaj*|musi) .. (poufn*|między nami|dyskretn*|tajemnic*|tajn*)
    (między nami|tylko między)
    ? (poufne|poufna|poufny|dyskretnie|dyskrecj*)
  `,
  'executive-errand': `
    (proszę nie dzwonić|nie dzwoń|tylko mailowo|tylko mailem)
    (zepsuł*|popsuł*|rozbił*) .. telefon
    telefon .. (zepsuł*|popsuł*|zepsuty|rozbity)
    (mój|moj) nowy numer
    (jestem|siedzę|będę) .. (spotkani*|zebrani*|naradzie|konferencji|w podróży) .. (nie mogę|nie odbieram|nie dzwoń|tylko mail*|nie rozmawi*)
    (nie mogę|nie dam rady) .. (rozmawiać|odebrać|dzwonić|telefon*)
    (czy jesteś|jesteś) .. (biurze|dostępn*|przy biurku|przy komputerze)
    (potrzebuję|mam) .. (przysług*|pilną prośbę|pilna prośba|pilnej pomocy)
    (zrobisz|zrobić|wykonaj|wykonać|zrealizuj|zrealizować|zlecić|zleć|zrób|opłacić) .. (przelew|pilny przelew|płatność)
  `,
  extortion: `
    (włamałem|włamaliśmy|zhakowałem|zhakowaliśmy|zainfekowałem|przejąłem|przejęliśmy|uzyskałem dostęp|mam dostęp|mam pełny dostęp) .. (urządzeni*|komputer*|telefon*|kamer*|kont*|system*|skrzynk*|twoj*)
    (nagrał*|nagrani*|wideo|film|filmik|zdjęcia|nagrywał*) .. (intymn*|onani*|masturb*|kamer*|nago|nagie|wyśl*|opublik*|roześl*|udostępni*|znajom*|kontakt*)
    (wyślę|roześlę|opublikuję|udostępnię|opublikowan*|rozesłan*|upublicznię) .. (znajom*|rodzin*|kontakt*|wszystki*|nagrani*|film*|wideo|zdjęci*|współpracownik*)
    (zapłać|wpłać|przelej|wyślij|prześlij|zapłacisz|wpłacisz|przelejesz|wyślesz) .. (bitcoin*|btc|kryptowalu*|portfel*)
    (portfel*|adres) .. (bitcoin|btc)
  `,
  'advance-fee': `
    (spadek|spadku|spadkobierc*|dziedzictw*|beneficjent*|darowizn*) .. (milion*|prawnik*|adwokat*|bank*|zmarł*|fundusz*|euro|dolar*|opłat*)
    (milion*) .. (euro|dolarów|usd|eur|gbp) .. (spad*|darowizn*|przekaz*|pan*|ci|podziel*)
    (jestem|nazywam się) .. (wdow*|umierając*|chor* na raka|prawnikiem zmarł*)
  `,
  'crypto-lure': `
    (bitcoin*|kryptowalu*|btc|portfel*|metamask|ledger) .. (zweryfikuj|potwierdź|wypłat*|odbierz|synchroniz*|zablok*|zysk*|zarab*|zawiesz*)
    (fraza odzyskiwania|frazę odzyskiwania|frazy odzyskiwania|fraza seed|frazę seed)
  `,
  'mailbox-full': `
    (skrzynka|skrzynki|skrzynkę|pamięć|przestrzeń|limit) .. (pełna|pełn*|przekroczon*|przepełnion*|zapełnion*|wyczerpan*)
    (wiadomości|maile|e maile) .. (wstrzyman*|zatrzyman*|niedostarczon*|nie zostały dostarczone|oczekują)
  `,
  'subscription-renewal': `
    (subskrypcj*|abonament*|członkostw*) .. (wygas*|zawieszon*|anulowan*|przedłuż*|odnow*|nie powiodł*) .. (zaktualizuj|potwierdź|płatnoś*|kart*|link*|metod*|aby)
    (płatność|płatności|obciążenie) .. (nie powiodła|odrzucon*|nieudan*|nie udało) .. (zaktualizuj|kart*|metod*|subskrypcj*|konto)
    zaktualizuj .. (metod* płatności|dane płatnicz*|dane karty|dane rozliczeni*)
  `,
  'virus-scare': `
    (wykryliśmy|wykryto|znaleziono|znaleźliśmy) .. (wirus*|trojan*|złośliw*|zagrożeni*|włamani*|infekcj*)
    (komputer*|urządzeni*|telefon*) .. (zainfekowan*|zawirusowan*|zagrożon*|zhakowan*)
    (zainstaluj|zainstalować|zainstalowanie|pobierz|pobrać|uruchom|uruchomić|ściągnij|otwórz) .. (anydesk|teamviewer|quicksupport|rustdesk|alpemix|ultraviewer|zdaln* pulpit*|program* do zdaln*|aplikacj* do zdaln*)
    (zdalny|zdalnego|zdalnie) .. (dostęp*|pulpit*|połącz*|usun*|pomo*) .. (komputer*|telefon*|bank*|pan*|kod|numer)
  `,
  'job-offer': `
    # (zł|złotych|euro) (dziennie|za dzień|na dzień|tygodniowo)
    ${work} .. (z domu|zdaln*|przez internet|w domu|telefon*|dodatkow*) .. (#|zł|dziennie|dzień|codziennie|whatsapp|telegram)
    # (zł|złotych|euro) (dziennie|za dzień|na dzień|tygodniowo) .. (doświadczeni*|whatsapp|telegram|bez|wypłat*|praca)
    (bez doświadczenia|doświadczenie nie jest|doświadczenie niewymagane|nie wymagamy doświadczenia) .. (wypłat*|zarob*|zł|whatsapp|telegram|napisz|dziennie)
    (zarob*|zarab*|zarób*) .. # .. (dziennie|dzień|tygodni*|godzin*|z domu)
    (polubie*|lajk*|polub|oceniani*|lajkow*) .. (film*|zarab*|zarob*|zł|produkt*|wideo)
    ? (napisz|skontaktuj|pisz) .. (whatsapp*|telegram*)
  `,
  investment: `
    (gwarantowan*|pewn*|szybk*|wysok*) (zysk*|zwrot*|zarob*) .. (inwestycj*|zainwest*|bez ryzyka|dziennie|miesięcznie|platform*|krypto*|#)
    (zainwestuj|zainwestować|inwestuj) .. (#|zł|zysk*|krypto*|bitcoin*|platform*|zarab*)
  `,
  'bait-click': `
    (kliknij|klikając|kliknięcie|wejdź|przejdź) .. (link*|poniżej|tutaj|przycisk*) .. (aby|żeby|celu) .. (odblok*|odebra*|unikną*|otrzyma*|potwierdzi*|zweryfik*|przywró*|aktywow*|opłaci*|dopłaci*)
    (odblokuj|odbierz|przywróć|aktywuj) .. (tutaj|teraz|poniżej|link*)
  `,
  'generic-greeting': `
    ? (drogi|szanowny|droga|szanowna) (kliencie|użytkowniku|klientko|posiadaczu|subskrybencie|abonencie)
  `,
};
