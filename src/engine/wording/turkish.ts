import type { Phrasebook } from './topics.ts';

const account =
  '(hesab*|hesap*|kartın*|kredi kart*|kartınız*|internet bankacılığ*|mobil bankacılık*|üyeli*|abonel*|erişim*|profil*|posta kutu*|hizmet*)';
const shut =
  '(askıya al*|bloke*|kapat*|kapan*|kısıtla*|durdurul*|dondurul*|kilitle*|iptal edil*|devre dışı*|silin*|engelle*|sınırlandır*)';
/** Without the forms that deny: the verb says “do not” in its own ending. */
const prove =
  '(doğrulayın|doğrulayınız|doğrulamanız|doğrulamak|doğrulama|doğrulaması|doğrulayarak|onaylayın|onaylayınız|onaylamanız|onaylamak|güncelleyin|güncelleyiniz|güncellemeniz|güncellemek|güncellenmesi|güncelleme|teyit edin|teyit ediniz|teyit etmeniz|tamamlayın|tamamlayınız|tamamlamanız|aktifleştirin|etkinleştirin|yenileyin|yenileyiniz)';
const secrets =
  '(bilgiler*|bilgisi|bilgilerin*|şifre*|parola*|kimli*|hesab*|kart*|kimlik numara*|tc kimlik*|adres*|müşteri numara*|iletişim bilgi*)';
const click =
  '(tıklayın|tıklayınız|tıklayarak|tıklayıp|tıklamanız|bağlantıdan|linkten|bağlantı üzerinden|link üzerinden|linke|bağlantıya|adresten|adresinden)';
const parcel = '(kargo*|paket*|gönderi*|kolin*|sipariş*)';
const payWord =
  '(ücreti|ücret|ücretini|bedeli|bedelini|gümrük*|vergi*|ek ücret|ödeyin|ödeyiniz|ödemeniz|ödenmemiş|ödenmesi|ödenmediği*|ödeme yap*)';

/** Lures and the words around them, in Turkish. */
export const turkish: Phrasebook = {
  'credential-request': `
    ${secrets} .. ${prove}
    ${click} .. ${prove}
    (sayfadan|sayfasından|formdan|buradan|aşağıdaki) .. ${prove}
    (giriş yap*|oturum aç*) .. ${prove}
    ${click} .. (giriş yap*|oturum aç*|şifre*|kart bilgi*)
    (şifreniz*|şifre*|parola*|kart numara*|kart bilgi*|cvv|müşteri numara*|kimlik numara*|tc kimlik*|hesap bilgi*) .. (girin|giriniz|girmeniz|yazın|yazınız|paylaşın|paylaşmanız|gönderin|gönderiniz|gönder|iletin|iletiniz|bildirin)
    (şifreniz*|parolanız*) .. (süresi dol*|sona er*|geçersiz*)
    (kimlik doğrulama*|doğrulama|güncelleme) .. (gerekmektedir|gerekiyor|gerekli*|zorunlu*|yapılması)
    (itiraz form*|başvuru form*|doğrulama form*) .. (doldur*|giriş*|bağlantı*)
  `,
  'account-threat': `
    ${account} .. ${shut}
    (şüpheli|olağandışı|olağan dışı|yetkisiz|izinsiz) .. (işlem*|giriş*|hareket*|etkinlik*|erişim*|harcama*)
    (tespit edil*|tespit ett*|algıla*|fark ett*) .. ${account}
    (aksi takdirde|aksi halde|yapılmadığı takdirde|yapmazsanız|doğrulamazsanız|güncellemezseniz|onaylamazsanız) .. ${shut}
    (telif hakkı|topluluk kural*) .. (ihlal*|kaldırıl*|şikayet*)
  `,
  'payment-request': `
    (adınıza|plakanıza) .. (ceza*|borç*|icra*|dosya*)
    (acil|hemen) .. (tl|lira|para) .. (lazım|gerek*|gönder*|at*)
    (ödenmemiş|gecikmiş) .. (geçiş*|ihlal*|ceza*|borç*|borcu*|fatura*) .. (bulun*|var|mevcut)
    (cezalı|icralık|yasal takib*) .. (düşme*|kalma*|duruma*)
    (para|lira|havale|tl) .. (gönderebilir|atabilir|yatırabilir|gönderir|atar) (misin*|mısın*)
    (banka|iban|hesap) (bilgi*|numara*|hesab*) .. (değiş*|güncellen*|yenilen*|yeni)
    (yeni|değişen|güncel) (iban|hesap numara*|banka hesab*|hesab*|banka bilgi*) 
    (ödeme*|havale*|eft|fatura*) .. (yeni|değişen|aşağıdaki|güncel|farklı) .. (iban*|hesab*|hesap*)
    (eski|önceki) (iban*|hesab*|hesap*) .. (kullanma*|kapat*|geçersiz*|kapan*|ödeme*)
    (banka*|bankamız*) .. değiş* .. (ödeme*|iban*|hesap*|hesab*|fatura*)
    (acil*|bugün|hemen|öğleden önce) .. (ödeme*|havale*|eft*|para) .. (yap*|gönder*|gerek*|lazım|transfer*)
    (ödenmemiş|gecikmiş|vadesi geçmiş) .. (borç*|borcu*|fatura*|ceza*|geçiş*|tutar*) .. (icra*|haciz*|yasal*|hemen|24|48|${click.slice(1, -1)}|ödeyin*|ödeme*)
    (icra takib*|icra işlem*|haciz) .. (başlat*|uygulan*|önle*|ödeme*|ödeyin)
    (kapora*|depozito*|ön ödeme*|peşinat*) .. (gönder*|yatır*|havale*|iban*)
    (havale*|eft|transfer) .. (dekont*) .. (gönder*|ilet*|at)
    (güvenli hesab*|havuz hesab*) .. (aktar*|gönder*|transfer*|yatır*)
    (iban) .. (gönderece*|atacağım|iletece*|atıyorum)
  `,
  'parcel-fee': `
    ${parcel} <> ${payWord}
    ${parcel} .. (teslim edileme*|bekletil*|beklemede*|iade edil*|dağıtıma çıkar*|gümrükte*|şubede bekle*|alıkon*|askıda)
    (adres*) .. (eksik*|hatalı*|yanlış*|yetersiz*|güncelle*|doğrula*) .. (teslim*|kargo*|gönderi*|paket*|${click.slice(1, -1)})
    (eksik|hatalı|yanlış) adres*
    (teslimat*|dağıtım*) .. (ücret*|bedel*|yeniden*|başarısız*)
  `,
  'refund-bait': `
    (iade*|geri ödeme*|aidat iade*|destek ödeme*|yardım*|hibe*|ikramiye*) .. (hak kazan*|başvur*|almak için|alabilirsiniz|tanımlan*|onaylan*|kart bilgi*|${click.slice(1, -1)}|hesabınıza)
    (iade*|geri ödeme*) .. (tamamlan*|gerçekleş*|yapılabil*) .. (kart*|bilgi*|doğrula*)
    (kart aidat*|dosya masraf*|aidat*) .. (iade*|geri al*|geri ödeme*)
    (para|ücret|ödeme) iade* .. (kart*|bilgi*|form*|${click.slice(1, -1)})
    (alıcı|müşteri) .. (ödeme*|ödedi) .. (onayla*|${click.slice(1, -1)}|kart*)
  `,
  prize: `
    (kazandınız|kazandın|kazanmış*|kazananı*|talihli*|hak kazandınız|seçildiniz) 
    (tebrik*|tebrikler) .. (kazan*|ödül*|hediye*|çekiliş*|seçil*)
    (ödül*|hediye*|çekiliş*) .. (teslim al*|almak için|talep ed*|kazan*|ödeyin|kargo bedel*)
    ? (çekiliş*|hediye çek*|ödülünüz*)
  `,
  'gift-cards': `
    (hediye kart*|google play kart*|steam kart*|apple kart*|itunes kart*|razer gold*) .. (al|alın|alıp|alman*|almanı*|satın al*|lazım|gerek*|kod*)
    (satın al*|alıp|alman*) .. (hediye kart*|google play|itunes|steam kart*)
    (kart*|kodlar*) .. (kazı*|fotoğraf*|arkasında*) .. (gönder*|kod*|at)
  `,
  'payroll-change': `
    (maaş*) <> (yeni hesab*|yeni iban*|başka hesab*|farklı hesab*|hesab* değiş*|iban değiş*|banka* değiş*|yeni banka*)
    (hesab*|iban*|banka*) .. (değiştir*|güncelle*) .. maaş*
  `,
  'code-request': `
    (kod|kodu|kodunu|kodları|şifre*|doğrulama kod*|sms kod*|onay kod*) .. (bana|bize|tarafımıza) .. (gönder*|ilet*|söyle*|at|yaz*|oku*)
    (gelen|gelecek|ekranda*|sms ile gelen) .. (kodu|kod|şifreyi) .. (gönder*|ilet*|söyle*|paylaş|paylaşın|okuyun|yazın|yazınız|girin|giriniz|bildir*)
    (yanlışlıkla) .. kod*
  `,
  urgency: `
    # (saat|iş günü|gün) içinde
    (24|48|72) saat .. (içinde|dolmadan)
    (hemen|derhal|acilen|ivedilikle|vakit kaybetmeden) .. (doğrula*|giriş yap*|tıkla*|öde*|onayla*|güncelle*|arayın|iletişim*|gönder*)
    (son gün|son uyarı|son hatırlatma|son şans|acil uyarı|son ihtar)
    (bugün|bu akşam) .. (son|içinde|kadar)
  `,
  fear: `
    (yasal işlem*|hukuki işlem*|icra*|haciz*|suç duyuru*|savcılı*|dava*) .. (başlat*|uygulan*|açıl*|maruz*|hakkınız*|önle*)
    (hakkınızda) .. (soruşturma*|dava*|yasal*|icra*|yakalama*|işlem*)
    (kalıcı olarak|tamamen) (silin*|kapat*|kaybet*)
  `,
  authority: `
    (polis*|emniyet*|savcı*|savcılı*|gelir idare*|vergi daire*|e devlet|icra daire*|btk|interpol|jandarma) .. (hakkınız*|soruşturma*|ceza*|borç*|borcu*|iade*|ödeme*|dosya*|kimli*|terör*)
    (teknik destek|bilgi işlem|güvenlik birim*|güvenlik departman*|destek ekib*) .. (hesab*|bilgisayar*|posta*|şifre*|tespit*|telif*)
  `,
  secrecy: `
    (kimseye|kimseyle|hiç kimseye|başkasına|başkalarına) .. (söyleme*|bahsetme*|anlatma*|paylaşma*|bildirme*)
    (aramızda|gizli) .. (kal*|tut*|kalsın)
    (kesinlikle|tamamen|son derece) gizli*
    (gizli bir) .. (ödeme*|işlem*|proje*|havale*|transfer*)
    ? (gizlilik*|gizli tut*)
  `,
  'executive-errand': `
    (sadece|yalnızca) .. (mail*|mesaj*) .. (yaz*|dön*|cevap*)
    (yeni numaram|numaram değiş*)
    telefonum .. (bozul*|kırıl*)
    (toplantıdayım|toplantıda*|görüşmedeyim|seyahatteyim) .. (konuşama*|arama*|telefon*|müsait*|mail*)
    (telefon*) .. (konuşamıyorum|konuşamam|açamıyorum|açamam|bakamıyorum|müsait değilim)
    (müsait misin*|ofiste misin*|masanda mısın*|yerinde misin*)
    (senden|sizden) .. (ricam|rica ed*|acil*|iyilik)
    (bir) (ricam|iyilik) .. (var|yap*|olacak|isteye*)
  `,
  extortion: `
    (sızdım|sızdık|hackledim|hackledik|ele geçirdim|ele geçirdik|girdim|eriştim) .. (kamera*|bilgisayar*|telefon*|hesab*|video*|görüntü*)
    (bilgisayar*|telefon*|kamera*|cihaz*|hesab*) .. (sızdım|sızdık|hackle*|ele geçir*|virüs bulaştır*|izliyorum|izledim)
    (video*|görüntü*|kayıt*|fotoğraf*) .. (yay*|paylaşacağ*|gönderece*|yollayacağ*|ifşa*|rehber*|herkese|arkadaşlar*|ailen*|özel*)
    (bitcoin*|btc|kripto*) .. (gönder*|yolla*|öde*|yatır*|cüzdan*)
    (rehber*|kişi liste*|arkadaşlar*) .. (herkese|gönder*|yolla*|yay*)
  `,
  'advance-fee': `
    (miras*|vasiyet*|bağış*) .. (milyon*|avukat*|banka*|vefat*|euro|dolar*)
    (milyon) .. (dolar*|euro*|sterlin*) .. (miras*|bağış*|sana|size|pay*)
  `,
  'crypto-lure': `
    (bitcoin*|kripto*|btc|cüzdan*|metamask) .. (doğrula*|çekim*|senkroniz*|bloke*|kazanç*|kazan*|onayla*)
    (kurtarma kelime*|kurtarma ifade*)
  `,
  'mailbox-full': `
    (posta kutu*|gelen kutu*|depolama*|kota*) .. (dol*|aşıl*|aştı*|yetersiz*|sınır*)
    (mesaj*|e posta*) .. (beklet*|teslim edileme*|alama*)
  `,
  'subscription-renewal': `
    (aboneli*|üyeli*) .. (sona er*|askı*|yenilen*|iptal*|dondur*) .. (güncelle*|ödeme*|kart*|${click.slice(1, -1)})
    (ödeme*|ödemeniz*) .. (alınama*|başarısız*|reddedil*|gerçekleştirileme*) .. (güncelle*|kart*|yöntem*|aboneli*)
    (ödeme yöntem*|ödeme bilgi*|kart bilgi*) .. (güncelleyin*|güncellemeniz*)
  `,
  'virus-scare': `
    (virüs*|zararlı yazılım*|truva*|casus yazılım*) .. (tespit*|bulaş*|bulun*|temizle*)
    (bilgisayar*|telefon*|cihaz*) .. (virüs*|tehlike*|risk alt*|ele geçir*)
    (anydesk*|teamviewer*|quicksupport*|alpemix*|rustdesk*|uzak masaüst*|uzaktan bağlant*|uzaktan erişim*) .. (indir*|kur*|yükle*|aç*|program*|uygulama*|kod*|izin*|bağlan*)
    (indirin*|kurun*|yükleyin*|kurmanız*|indirip) .. (anydesk*|teamviewer*|uzak*)
  `,
  'job-offer': `
    (günlük|haftalık|günde) # (tl|lira)
    (tecrübe|deneyim) (şart değil|gerekmez|gerekmiyor|aranmıyor|gerekli değil)
    (evde|evden) .. (paketleme|montaj|iş)
    (evden|internetten|telefondan|evinizden) .. (çalış*|kazan*|iş|ek gelir*|para)
    (günlük|günde|haftalık) # .. (kazan*|tl|gelir*|lira*)
    (günde|günlük) .. (tl|lira) .. (kazan*|ödeme*|gelir*)
    (ek gelir|ek iş|yarı zamanlı) .. (evden|whatsapp*|telegram*|kazan*|günlük|tl|deneyim*)
    (deneyim*|tecrübe*) .. (gerekme*|aranma*|şart değil|gerek yok) .. (ödeme*|whatsapp*|telegram*|kazan*|günlük|tl)
    (beğen*|beğeni*) .. (kazan*|para|tl|video*)
    ? (whatsapp*|telegram*) .. (yazın*|ulaşın*|iletişim*|mesaj*)
  `,
  investment: `
    (garantili|yüksek|risksiz|kesin) (kazanç*|getiri*|kâr*|kar|gelir*) .. (yatırım*|günlük|aylık|platform*|kripto*|#)
    (yatırım yap*|yatırım*) .. (garanti*|katla*|kazan* .. #|günde|platform* .. kazan*)
  `,
  'bait-click': `
    ${click} .. (açın|açabilir*|alabilir*|talep ed*|kurtar*|aktif*|etkinleştir*|ödeme*|ödeyin*|öde|başvur*|itiraz*)
    (için|üzere) .. (tıklayın|tıklayınız|linke tıkla|bağlantıya tıkla)
  `,
  'generic-greeting': `
    ? (sayın|değerli) (müşterimiz|kullanıcı|kullanıcımız|üyemiz|müşteri|üye|abonemiz)
  `,
};
