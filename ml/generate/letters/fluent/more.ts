import { letters } from '../../letter.ts';

/** Calm and faultless Swedish, Czech and Turkish, for both sides. */
export const morePolished = [
  ...letters(
    'sv',
    `
@ polished-supplier-account legit=business_correspondence lure=bec_payment from=supplier personal fluent file=pdf trap=pdf
# [Faktura {order}|Våra bankuppgifter|Re: faktura {order}]
[Tack för ett gott samarbete under våren.|Jag hoppas att leveransen kom fram som den skulle.] [En kort sak inför nästa betalning.|En administrativ fråga innan månaden är slut.]
! [Eftersom vårt konto är under revision|Med anledning av byte av bank] ber vi er betala faktura {order} på {large} till {iban}, [mottagare {company}|i namnet {company}]. [Växeln byggs om, så det räcker att svara på det här mejlet.|Återkom gärna när uppgifterna är ändrade.]
+ [Bifogat finns faktura {order} på {large}; kontot är detsamma som tidigare.|Vi byter bank i {month}. Uppgifterna kommer per brev; ring oss på det nummer ni redan har innan ni ändrar något.] [Vi meddelar aldrig ett nytt konto enbart via mejl.|Vid minsta tvekan, ring gärna.]

@ polished-rental legit=personal_correspondence lure=advance_fee from=person personal fluent
# [Lägenheten på {street}|Din förfrågan|Re: visning]
[Tack för ditt trevliga meddelande.|Vad roligt att du tycker om lägenheten.] Den är ledig [från {due}|fortfarande], [lugn och ljus|med balkong mot gården].
! [Jag arbetar utomlands och kan inte visa den själv|Flera är intresserade], så jag föreslår att du bokar den genom att föra över {sizeable} till {iban}. [Nycklarna kommer med bud när pengarna är inne.|Du får allt tillbaka om den inte passar.] [Skicka även en kopia på din legitimation.|]
+ [Jag visar den gärna {due} klockan {time}.|Min granne {first2} öppnar för dig {due}.] [Ingenting betalas innan avtalet är påskrivet.|Depositionen betalas när du får nycklarna, på plats.]

@ polished-child legit=personal_correspondence lure=relative_request from=friend personal greet=none unsigned chat fluent
# [Nytt nummer|Meddelande]
Hej [mamma|pappa|mormor], [mobilen gick sönder så det här är mitt nummer så länge|jag har ny telefon, spara det här numret]. [Allt är bra annars.|]
! [Men banken spärrar nya telefoner i två dagar och jag måste betala {sizeable} i dag.|En räkning på {sizeable} förfaller i dag och jag kommer inte in.] Kan du lägga ut? [Konto {iban}, {company}.|Jag skickar uppgifterna strax.] Du får tillbaka den {due}.
+ [Jag kommer {due} vid {time}, ska jag ta med fika?|Ring i kväll så hör du att det är jag.] [{first2} hälsar.|Barnen längtar.]

@ polished-refund legit=city_notice lure=tax_refund from=city fluent
# [Beslut i ärende {order}|Din ansökan|Ersättning för {year}]
[Handläggningen av ärende {order} är klar.|Tack för de handlingar du har skickat in.] [Inget mer behövs från dig just nu.|]
! [Du har rätt till {amount}. Bekräfta konto eller kort senast {due} så att vi kan betala ut.|Utbetalningen av {amount} väntar på dina bankuppgifter.]
! > [Bekräfta utbetalning|Komplettera]
+ [Beslutet finns i din digitala brevlåda; logga in som vanligt, det här meddelandet har ingen länk.|Beslutet kommer med posten.] [Eventuell ersättning betalas till det konto du har anmält.|]

@ polished-executive-honest legit=business_correspondence from=boss personal greet=informal fluent
# [Avtalet med {company}|Inför veckan]
[Tack för att du håller ställningarna medan jag reser.|Din sammanställning i går var till stor hjälp.] Samtalen med {company} går bra.
[Kan du boka en halvtimme {due} så att vi går igenom siffrorna?|Skicka utkastet till {first2} och juristerna, med vanlig attest.] [Inget betalas innan båda har skrivit på.|Det är ingen brådska.]

@ polished-notes legit=document_share lure=document_share from=saas fluent
# [Anteckningar från mötet {date}|Inspelningen är klar]
[Anteckningarna från mötet {date} är klara.|{first2} {last2} har delat sammanfattningen med deltagarna.] [En av uppgifterna är din.|]
> [Öppna anteckningarna|Visa]
! [Av sekretesskäl loggar du in med din e-postadress och ditt lösenord till brevlådan.|Avsnittet om personal visas när du har bekräftat ditt e-postkonto.]
+ [Du hittar dem också i kalenderinbjudan.|Bara de inbjudna kan öppna dem i den gemensamma ytan.]
`,
  ),
  ...letters(
    'cs',
    `
@ polished-supplier-account legit=business_correspondence lure=bec_payment from=supplier personal fluent file=pdf trap=pdf
# [Faktura {order}|Naše bankovní spojení|Re: faktura {order}]
[Děkuji za velmi dobrou spolupráci v uplynulých měsících.|Doufám, že zásilka dorazila v pořádku.] [Před další platbou bych rád zmínil jednu věc.|Ještě jedna účetní záležitost před koncem měsíce.]
! [Protože náš dosavadní účet prochází auditem|Z důvodu změny banky], uhraďte prosím fakturu {order} ve výši {large} na účet {iban}, [příjemce {company}|vedený na {company}]. [Právě vyměňujeme telefonní ústřednu, stačí tedy odpovědět na tento e-mail.|Prosím o potvrzení, jakmile údaje změníte.]
+ [V příloze posílám fakturu {order} na {large}; číslo účtu se nemění.|Brzy změníme banku. Nové údaje zašleme poštou; před jakoukoli změnou nám prosím zavolejte na číslo, které už máte.] [Změnu účtu nikdy neoznamujeme pouze e-mailem.|V případě pochybností stačí zavolat.]

@ polished-rental legit=personal_correspondence lure=advance_fee from=person personal fluent
# [Byt v ulici {street}|Váš zájem o byt|Re: prohlídka]
[Děkuji za milou zprávu.|Těší mě, že se vám byt líbí.] Je stále volný [od {due}|], [tichý a světlý|s balkonem do zahrady].
! [Pracuji v zahraničí a nemohu ho ukázat osobně|Zájemců je více], proto navrhuji rezervaci převodem {sizeable} na účet {iban}. [Klíče pošlu kurýrem hned po připsání.|Pokud se vám nebude líbit, vše vrátím.] [Pošlete mi prosím i kopii občanského průkazu.|]
+ [Rád vám ho ukážu {due} v {time}.|Sousedka {first2} vám {due} otevře.] [Před podpisem smlouvy se nic neplatí.|Kauce se skládá až při předání klíčů na místě.]

@ polished-child legit=personal_correspondence lure=relative_request from=friend personal greet=none unsigned chat fluent
# [Nové číslo|Zpráva]
Ahoj [mami|tati|babi], [spadl mi mobil do vody, tohle je zatím moje číslo|mám nový telefon, ulož si tohle číslo]. [Jinak je všechno v pořádku.|]
! [Jen se dva dny nedostanu do banky a dnes musím zaplatit {sizeable}.|Dnes je splatný účet na {sizeable} a aplikace mě nepustí.] Mohla bys to poslat za mě? [Účet {iban}, příjemce {company}.|Hned ti pošlu údaje.] Vrátím ti to {due}.
+ [Přijedu {due} kolem {time}, mám přivézt koláč?|Zavolej večer, uslyšíš, že jsem to já.] [{first2} pozdravuje.|Děti se moc těší.]

@ polished-refund legit=city_notice lure=tax_refund from=health fluent
# [Vyřízení žádosti {order}|Přeplatek za rok {year}|Výsledek kontroly]
[Kontrola vašich plateb za rok {year} je dokončena.|Děkujeme za zaslané doklady.] [Další podklady nejsou třeba.|]
! [Vznikl vám přeplatek {amount}. Abychom ho mohli vyplatit do {due}, potvrďte prosím účet nebo kartu.|Výplata {amount} čeká na doplnění bankovních údajů.]
! > [Potvrdit výplatu|Doplnit údaje]
+ [Výsledek najdete na svém účtu v portálu; přihlaste se jako obvykle, tato zpráva neobsahuje odkaz.|Výsledek obdržíte poštou.] [Případný přeplatek vyplatíme na účet, který už známe.|Není třeba nic dělat.]

@ polished-hosting legit=subscription_renewal lure=subscription_scare from=hosting fluent
# [Prodloužení domény|Vaše služby do {due}]
[Dovolujeme si upozornit, že jedna z vašich služeb se prodlužuje {due}.|Vaše doména a schránka jsou zaplaceny do {due}.]
= Služba: [doména|hosting|schránka] ;; Datum: {due} ;; Cena: {fee}
! [Uloženou kartu se nepodařilo ověřit. Zadejte ji prosím znovu, aby pošta nebyla přerušena.|Pro zachování schránky potvrďte její heslo na stránce níže.]
+ [Prodloužení proběhne automaticky způsobem, který jste zvolili.|Pokud službu nechcete, vypněte prodloužení v administraci.]
> [Zobrazit prodloužení|Moje služby]
`,
  ),
  ...letters(
    'tr',
    `
@ polished-supplier-account legit=business_correspondence lure=bec_payment from=supplier personal fluent file=pdf trap=pdf
# [{order} numaralı fatura|Banka bilgilerimiz|Re: fatura {order}]
[Son aylardaki güzel iş birliğiniz için teşekkür ederim.|Umarım teslimat sorunsuz ulaşmıştır.] [Bir sonraki ödemeden önce kısa bir konuyu iletmek istedim.|Ay kapanmadan önce bir muhasebe konusu var.]
! [Mevcut hesabımız denetimde olduğundan|Banka değişikliğimiz nedeniyle] {order} numaralı {large} tutarındaki faturayı {iban} hesabına, [{company} adına|alıcı {company}] göndermenizi rica ederiz. [Santralimiz yenilendiği için bu e-postayı yanıtlamanız yeterlidir.|Kaydı güncellediğinizde bilgi vermenizi rica ederim.]
+ [{order} numaralı {large} tutarındaki fatura ektedir; hesap bilgilerimiz değişmemiştir.|Yakında banka değiştiriyoruz. Yeni bilgiler postayla gelecek; değişiklik yapmadan önce lütfen sizde kayıtlı numaradan bizi arayın.] [Hesap değişikliğini asla yalnızca e-postayla bildirmeyiz.|Tereddüt ederseniz aramanız yeterli.]

@ polished-rental legit=personal_correspondence lure=advance_fee from=person personal fluent
# [{street} üzerindeki daire|Daire hakkında|Re: ziyaret]
[Nazik mesajınız için çok teşekkür ederim.|Daireyi beğenmenize sevindim.] Daire [{due} itibarıyla|hâlâ] boş, [sakin ve aydınlık|geniş balkonlu].
! [Yurt dışında çalıştığım için kendim gösteremiyorum|Birkaç kişi daha ilgileniyor], bu nedenle {iban} hesabına {sizeable} göndererek ayırtabilirsiniz. [Anahtarlar ödeme gelince kargoyla yollanır.|Beğenmezseniz tamamı iade edilir.] [Kimlik fotokopinizi de iletirseniz sözleşmeyi hazırlarım.|]
+ [{due} günü saat {time} gibi gösterebilirim.|Komşum {first2} {due} günü size kapıyı açar.] [Sözleşme imzalanmadan hiçbir ödeme alınmaz.|Depozito anahtar tesliminde, dairede verilir.]

@ polished-child legit=personal_correspondence lure=relative_request from=friend personal greet=none unsigned chat fluent
# [Yeni numaram|Mesaj]
[Anne|Baba|Teyze], [telefonum suya düştü, şimdilik bu numarayı kullanıyorum|yeni telefon aldım, bu numarayı kaydeder misin]. [İyiyim, merak etme.|]
! [Yalnız banka uygulaması iki gün kapalı ve bugün {sizeable} ödemem gerekiyor.|Bugün son günü olan {sizeable} bir ödemem var, giriş yapamıyorum.] Benim yerime gönderebilir misin? [Hesap {iban}, {company} adına.|Bilgileri hemen yollarım.] {due} günü geri veririm.
+ [{due} günü {time} gibi gelirim, tatlı getireyim mi?|Akşam ara, sesimi duyarsın.] [{first2} selam söylüyor.|Çocuklar çok heyecanlı.]

@ polished-job legit=business_correspondence lure=job_offer from=person personal fluent
# [İlginizi çekebilecek bir pozisyon|{company}: {role}|Özgeçmişiniz]
[Ekibimiz için birini ararken özgeçmişinizi gördüm.|{first2} {last2} sizden söz etti.] [İş evden yapılabiliyor.|Ekibimiz küçük ve {city} ofisinde çalışıyor.]
! [Günde bir saat ürün değerlendirerek {amount} kazanırsınız, ödeme aynı gün USDT ile yapılır.|Mülakat gerekmiyor.] [Başlamak için WhatsApp üzerinden {phone} numarasına yazın.|Kayıt için {fee} tutarında iade edilebilir bir depozito ve kimlik fotoğrafınızı rica ederiz.]
+ [İlanın tamamı ve ücret aralığı şirketimizin kariyer sayfasında.|Önce telefonda görüşür, sonra ofiste bir gün geçiririz.] [Teklif yapılmadan belge istemeyiz.|Sizden hiçbir ücret alınmaz.]

@ polished-refund legit=tax_notice lure=tax_refund from=energy fluent
# [{year} yılı değerlendirmesi|Hesabınızdaki fazla ödeme|Başvurunuzun sonucu]
[{year} yılına ait ödemelerinizin incelemesi tamamlandı.|Gönderdiğiniz belgeler için teşekkür ederiz.] [Başka bir belge gerekmiyor.|]
! [{amount} tutarında iade hakkınız bulunuyor. {due} tarihine kadar ödenebilmesi için hesap veya kart bilgilerinizi onaylayın.|{amount} tutarındaki iade, banka bilgilerinizi bekliyor.]
! > [İadeyi onayla|Bilgileri tamamla]
+ [Sonucu üyelik sayfanızda görebilirsiniz; her zamanki gibi giriş yapın, bu iletide bağlantı yoktur.|Sonuç postayla gönderilecektir.] [Tutar, kayıtlı hesabınıza veya bir sonraki faturanıza yansıtılır.|Bir şey yapmanız gerekmez.]
`,
  ),
];
