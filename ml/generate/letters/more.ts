// Long because it is a table: wordings of one language.
import { letters } from '../letter.ts';

/** Fewer letters, in languages that few of our readers write: Swedish, Czech, Turkish, Russian, Chinese. */
export const more = [
  ...letters(
    'sv',
    `
@ sign-in legit=sign_in_alert lure=credential from=account
# [Ny inloggning på {brand}|Säkerhetsvarning]
Vi såg en ny inloggning på ditt {brand}-konto: {device}, {city}, {date} {time}. [Var det du behöver du inte göra något.|] [Om inte, byt lösenord.|]
> [Granska aktivitet|Det var inte jag]
!? Kontot är begränsat tills du bekräftar.

@ reset legit=password_reset lure=credential from=account
# Återställ ditt lösenord
Du har bett om att återställa lösenordet. [Länken gäller i {hours} timmar.|]
> [Återställ lösenord]
!? Bekräfta ditt nuvarande lösenord för att behålla det.

@ order legit=order_confirmation lure=subscription_scare from=shop
# [Orderbekräftelse {order}|Tack för din beställning]
Tack för din beställning. [Leverans {due}.|]
$ order
^ Totalt {amount}
> [Visa order]
!? Inte du? Avbryt köpet här.

@ parcel legit=delivery_attempt lure=parcel_fee from=parcel
# [Ditt paket väntar|Avisering {order}]
Ditt paket {order} finns att hämta till och med {due}. [Ta med legitimation.|]
> [Spåra paket]
!? En avgift på {small} måste betalas inom {hours} timmar.

@ payment legit=payment_failed lure=streaming_payment from=streaming
# Betalningen misslyckades
Vi kunde inte dra {fee}. [Uppdatera ditt kort.|Vi försöker igen om några dagar.]
> [Uppdatera betalning]

@ bank legit=bank_alert lure=bank from=bank
# [Nytt meddelande|Nytt dokument]
Du har ett nytt meddelande i internetbanken. [Logga in som vanligt.|]
> [Läs meddelandet]
!? Bekräfta med BankID före {due}, annars spärras kontot.

@ invoice legit=invoice lure=invoice_fraud from=small file=pdf trap=zip,html
# [Faktura {order}|Påminnelse faktura {order}]
Bifogat finns faktura {order} på {amount}, förfaller {due}.
?> [Visa faktura]

@ news legit=newsletter from=small bulk
# Nyhetsbrev {month}
Här är månadens nyheter.
$ stories
> [Läs mer]

@ sale legit=marketing_sale lure=prize_reward from=shop greet=none bulk
# [Sista chansen: {percent}|Bara idag]
Bara idag: {percent} rabatt.
$ offers
> [Handla nu]
!? Grattis, du är utvald: betala bara {small} i frakt.

@ advice legit=security_advice from=bank bulk
# Se upp för falska mejl
Bedragare skickar mejl i vårt namn och ber om koder. Vi frågar aldrig efter dina koder.
> [Läs mer]

@ colleague legit=business_correspondence from=colleague personal greet=informal
# [Fråga|Re: möte]
[Kan du skicka siffrorna för {month}?|Mötet med {company} flyttas till {due} {time}.] [Ingen brådska.|]

@ boss lure=gift_card_boss from=boss personal greet=informal
# [Är du där?|Brådskande]
Jag sitter i möte. Kan du köpa {n} presentkort på {amount} och skicka koderna? [Säg inget till de andra.|]

@ wire lure=bec_payment from=boss personal greet=informal fluent
# En konfidentiell betalning
Tack för all hjälp. Vi är nära ett avtal i {city} som måste hållas konfidentiellt. En betalning på {large} till {company}, IBAN {iban}, behöver göras idag. Jag sitter i möten hela dagen, så mejl fungerar bäst.
`,
  ),
  ...letters(
    'cs',
    `
@ sign-in legit=sign_in_alert lure=credential from=account
# [Nové přihlášení k účtu {brand}|Bezpečnostní upozornění]
Zaznamenali jsme nové přihlášení k vašemu účtu {brand}: {device}, {city}, {date} {time}. [Pokud jste to byli vy, nemusíte nic dělat.|] [Pokud ne, změňte si heslo.|]
> [Zkontrolovat aktivitu]
!? Do potvrzení je přístup omezen.

@ reset legit=password_reset lure=credential from=account
# Obnovení hesla
Obdrželi jsme žádost o obnovení hesla. [Odkaz platí {hours} hodin.|]
> [Obnovit heslo]
!? Pro zachování hesla jej potvrďte na stejné stránce.

@ order legit=order_confirmation lure=subscription_scare from=shop
# [Objednávka {order}|Děkujeme za objednávku]
Děkujeme za objednávku. [Doručení {due}.|]
$ order
^ Celkem {amount}
> [Zobrazit objednávku]
!? Nebyli jste to vy? Zrušte ji zde.

@ parcel legit=delivery_attempt lure=parcel_fee from=parcel
# [Zásilka čeká na vyzvednutí|Zásilka {order}]
Zásilku {order} se nepodařilo doručit. [Vyzvedněte si ji do {due}.|]
> [Sledovat zásilku]
!? Je nutné uhradit {small} do {hours} hodin.

@ balance legit=bank_alert lure=bank from=bank
# [Zvýšení zůstatku na účtu|Zaúčtování platby|Nová zpráva]
[Zůstatek na účtu se zvýšil o {amount}.|Dne {date} byla zaúčtována platba {amount}.|Máte novou zprávu v internetovém bankovnictví.]
>> [Poradna]
!> [Potvrdit platbu]
!? Platbu je nutné potvrdit do {hours} hodin, jinak bude účet zablokován.

@ invoice legit=invoice lure=invoice_fraud from=small file=pdf trap=zip,html
# [Faktura {order}|Upomínka faktury {order}]
V příloze zasíláme fakturu {order} na {amount}, splatnost {due}.
?> [Zobrazit fakturu]

@ news legit=newsletter from=small bulk
# Novinky
Přinášíme novinky tohoto měsíce.
$ stories
> [Číst dál]

@ sale legit=marketing_sale lure=prize_reward from=shop greet=none bulk
# [Poslední šance: {percent}|Jen dnes]
Jen dnes sleva {percent}.
$ offers
> [Nakupovat]
!? Gratulujeme, byli jste vybráni: zaplatíte jen {small} za dopravu.

@ advice legit=security_advice from=bank bulk
# Pozor na falešné zprávy
Podvodníci rozesílají e-maily naším jménem a chtějí hesla. Nikdy se na ně neptáme.
> [Více informací]

@ colleague legit=business_correspondence from=colleague personal greet=informal
# [Dotaz|Re: schůzka]
[Pošleš mi čísla za minulý měsíc?|Schůzka s {company} se přesouvá na {due} {time}.] [Nespěchá to.|]

@ boss lure=gift_card_boss from=boss personal greet=informal
# [Jsi tam?|Naléhavé]
Jsem na jednání. Můžeš koupit {n} dárkových karet po {amount} a poslat mi kódy? [Nikomu to neříkej.|]

@ sextortion lure=sextortion from=stranger personal unsigned greet=none
# Mám přístup k vašemu zařízení
Mám vaše video. Pošlete {large} v bitcoinech na {wallet} do {hours} hodin, jinak ho uvidí všichni.
`,
  ),
  ...letters(
    'tr',
    `
@ sign-in legit=sign_in_alert lure=credential from=account
# [{brand} hesabınıza yeni giriş|Güvenlik uyarısı]
{brand} hesabınıza yeni bir giriş yapıldı: {device}, {city}, {date} {time}. [Siz yaptıysanız bir şey yapmanız gerekmez.|] [Değilse şifrenizi değiştirin.|]
> [Etkinliği kontrol et]
!? Onaylayana kadar erişiminiz kısıtlıdır.

@ code legit=verification_code from=account
# Doğrulama kodunuz
Kodunuz:
^ {code}
Bu kodu kimseyle paylaşmayın.

@ order legit=order_confirmation lure=subscription_scare from=shop
# Siparişiniz alındı: {order}
Siparişiniz için teşekkürler. [Teslimat: {due}.|]
$ order
^ Toplam {amount}
> [Siparişi görüntüle]
!? Bu siparişi siz vermediyseniz buradan iptal edin.

@ parcel legit=delivery_attempt lure=parcel_fee from=parcel
# Kargonuz teslim edilemedi
{order} numaralı kargonuz {date} tarihinde teslim edilemedi. [{due} tarihine kadar şubeden alabilirsiniz.|]
> [Kargo takibi]
!? {small} tutarındaki ücreti {hours} saat içinde ödeyin.

@ bank legit=bank_alert lure=bank from=bank
# [Kart harcamanız|Yeni mesajınız var]
{last4} ile biten kartınızla {company} işyerinde {amount} harcama yapıldı. [Size ait değilse bizi arayın.|]
> [Detaylar]
!? İptal için kart numaranızı ve şifrenizi girin.

@ invoice legit=invoice lure=invoice_fraud from=small file=pdf trap=zip,html
# {order} numaralı fatura
{amount} tutarındaki faturanız ektedir. Son ödeme: {due}.
?> [Faturayı gör]

@ sale legit=marketing_sale lure=prize_reward from=shop greet=none bulk
# [Son gün: {percent} indirim|Kaçırmayın]
Bugün son gün: {percent} indirim.
$ offers
> [Alışverişe başla]
!? Tebrikler, seçildiniz: yalnızca {small} kargo ücreti ödeyin.

@ news legit=newsletter from=small bulk
# Bu ayın haberleri
Bu ayın haberleri hazır.
$ stories
> [Devamını oku]

@ colleague legit=business_correspondence from=colleague personal greet=informal
# [Bir soru|Re: toplantı]
[Geçen ayın rakamlarını gönderir misin?|{company} toplantısı {due} {time} olarak değişti.] [Acelesi yok.|]

@ boss lure=gift_card_boss from=boss personal greet=informal
# [Müsait misin?|Acil]
Toplantıdayım. {amount} değerinde {n} hediye kartı alıp kodlarını gönderir misin? [Aramızda kalsın.|]
`,
  ),
  ...letters(
    'ru',
    `
@ sign-in legit=sign_in_alert lure=credential from=account
# [Новый вход в аккаунт {brand}|Уведомление о безопасности]
Выполнен вход в ваш аккаунт {brand}: {device}, {city}, {date} {time}. [Если это были вы, ничего делать не нужно.|] [Если нет, смените пароль.|]
> [Проверить активность]
!? До подтверждения доступ ограничен.

@ code legit=verification_code from=account
# Ваш код подтверждения
Ваш код:
^ {code}
Никому его не сообщайте.

@ order legit=order_confirmation lure=subscription_scare from=shop
# Заказ {order} принят
Спасибо за заказ. [Доставка {due}.|]
$ order
^ Итого {amount}
> [Посмотреть заказ]
!? Вы этого не заказывали? Отмените здесь.

@ parcel legit=delivery_attempt lure=parcel_fee from=parcel
# Ваша посылка ожидает получения
Посылка {order} не была доставлена {date}. [Заберите её до {due}.|]
> [Отследить]
!? Оплатите сбор {small} в течение {hours} часов.

@ bank legit=bank_alert lure=bank from=bank
# [Операция по карте|Новое сообщение]
По карте *{last4} совершена покупка {amount}, {company}. [Если это не вы, позвоните нам.|]
> [Подробнее]
!? Для отмены введите номер карты и код.

@ invoice legit=invoice lure=invoice_fraud from=small file=pdf trap=zip,html,docm
# Счёт {order}
Во вложении счёт {order} на {amount}, срок оплаты {due}.
?> [Посмотреть счёт]

@ sale legit=marketing_sale lure=prize_reward from=shop greet=none bulk
# [Последний день: {percent}|Только сегодня]
Только сегодня скидка {percent}.
$ offers
> [Купить]
!? Поздравляем, вы выиграли: оплатите только доставку {small}.

@ news legit=newsletter from=small bulk
# Новости месяца
Рассказываем, что нового.
$ stories
> [Читать дальше]

@ colleague legit=business_correspondence from=colleague personal greet=informal
# [Вопрос|Re: встреча]
[Пришли, пожалуйста, цифры за прошлый месяц.|Встреча с {company} переносится на {due}, {time}.] [Не срочно.|]

@ sextortion lure=sextortion from=stranger personal unsigned greet=none
# Я получил доступ к вашему устройству
У меня есть видео с вами. Переведите {large} в биткоинах на {wallet} за {hours} часов, иначе его увидят все ваши контакты.
`,
  ),
  ...letters(
    'zh',
    `
@ sign-in legit=sign_in_alert lure=credential from=account
# [{brand}登录提醒|账户安全提醒]
您的{brand}账户于{date} {time}在{city}通过{device}登录。[如是本人操作，请忽略。|] [如非本人，请修改密码。|]
> [查看登录记录]
!? 确认前账户将被限制使用。

@ code legit=verification_code from=account
# 您的验证码
您的验证码为：
^ {code}
{nn}分钟内有效，请勿告诉他人。

@ order legit=order_confirmation lure=subscription_scare from=shop
# 订单{order}已确认
感谢您的订购。[预计{due}送达。|]
$ order
^ 合计{amount}
> [查看订单]
!? 如非本人下单，请在此取消。

@ quota legit=it_notice lure=credential from=employer trap=html
# [邮箱容量提醒|密码即将到期|系统维护通知]
[您的邮箱容量已使用9{n}%。|您的密码将于{due}到期。|邮件系统将于{due}维护。]
> [查看详情|立即处理]
!? 请登录并验证当前密码，否则邮箱将被停用。

@ bank legit=bank_alert lure=bank from=bank
# [账户变动通知|交易提醒]
您尾号{last4}的卡于{date}消费{amount}。[如有疑问请致电客服。|]
> [查看明细]
!? 如需取消，请输入卡号和密码。

@ invoice legit=invoice lure=invoice_fraud from=small file=pdf trap=zip,html,docm
# 发票{order}
随信附上发票{order}，金额{amount}，请于{due}前付款。
?> [查看发票]

@ subsidy lure=tax_refund from=employer trap=picture,docm
# [关于{year}年个人劳动补贴的通知|工资补贴申领通知]
请于{due}前[扫描附件二维码|填写附件]申领补贴{amount}，需提供银行卡号和身份证号。

@ sale legit=marketing_sale lure=prize_reward from=shop greet=none bulk
# [最后一天：{percent}|限时优惠]
仅限今日，优惠{percent}。
$ offers
> [立即购买]
!? 恭喜您中奖，只需支付运费{small}。

@ colleague legit=business_correspondence from=colleague personal greet=informal
# [资料|会议时间]
[请把上个月的数据发给我。|与{company}的会议改到{due} {time}。] [不急。|]

@ boss lure=bec_payment from=boss personal greet=informal
# 急事
我在开会，不方便接电话。请今天向{company}付款{large}，账号{iban}，完成后发我回单，先不要告诉别人。
`,
  ),
];
