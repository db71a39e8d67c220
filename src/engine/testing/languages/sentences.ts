/** Short messages as people paste them, without a sender: what a lure asks for, and what genuine senders write. */
type Sentences = [language: string, text: string][];

export const lureSentences: Sentences = [
  [
    'Polish',
    'Drogi użytkowniku, Twoje konto e-mail przekroczyło limit pojemności. Aby nadal otrzymywać wiadomości, zaloguj się na stronie i potwierdź swoje hasło: https://poczta-serwis.web.app',
  ],
  [
    'Polish',
    'Mamo, zepsuł mi się telefon, to mój nowy numer. Muszę dziś zapłacić rachunek, możesz przelać 1800 zł na to konto? Oddam jutro.',
  ],
  [
    'Polish',
    'Dzień dobry, w załączeniu przesyłam fakturę. Informujemy, że od tego miesiąca płatności prosimy kierować na nowy rachunek bankowy w PKO, poprzedni został zamknięty.',
  ],
  [
    'Polish',
    'Energetyka: Na dzień 19.11 zaplanowano odłączenie energii elektrycznej. Prosimy o uregulowanie należności 3,46 zł: https://epge-platnosc.net',
  ],
  [
    'Czech',
    'Vaše datová schránka bude z bezpečnostních důvodů deaktivována. Pro zachování přístupu se přihlaste na odkazu níže a ověřte své údaje. https://datovka-overeni.com',
  ],
  [
    'Czech',
    'Dobrý den, mám zájem o Vaši věc z inzerátu. Platbu už jsem poslal přes dopravce, stačí kliknout na odkaz a zadat číslo karty, peníze se Vám připíší. https://kuryr-prijem.cz.cc',
  ],
  [
    'Czech',
    'Mami, tohle je moje nové číslo, starý telefon je rozbitý. Můžeš mi prosím poslat 12 000 Kč na tenhle účet? Spěchá to.',
  ],
  [
    'Czech',
    'Vyhráli jste poukázku 5000 Kč do supermarketu! Pro převzetí výhry vyplňte krátký dotazník a zaplaťte poštovné 29 Kč.',
  ],
  [
    'Swedish',
    'Ditt BankID löper ut idag. Uppdatera det via länken för att inte förlora tillgången till dina banktjänster: https://bankid-fornya.se.net',
  ],
  [
    'Swedish',
    'Hej mamma! Min telefon är trasig, det här är mitt nya nummer. Kan du swisha 6000 kr till min kompis? Jag betalar tillbaka imorgon.',
  ],
  [
    'Swedish',
    'Hej, vi har bytt bank och ber er därför att betala kommande fakturor till det nya kontot SE45 5000 0000 0583 9825 7466. Det gamla kontot är avslutat.',
  ],
  [
    'Swedish',
    'Skatteverket: Du har rätt till 3 870 kr i återbäring. Logga in med BankID här för att få pengarna: https://skatt-aterbaring.com',
  ],
  [
    'Turkish',
    'Sayın müşterimiz, hesabınıza yurt dışından giriş yapılmıştır. Siz değilseniz aşağıdaki bağlantıdan şifrenizi değiştirin, aksi halde hesabınız kapatılacaktır. https://guvenlik-onay.net',
  ],
  [
    'Turkish',
    'HGS: ödenmemiş geçiş ihlaliniz bulunmaktadır. Cezalı duruma düşmemek için 24 saat içinde ödeyiniz https://hgs-odeme.info',
  ],
  [
    'Turkish',
    `Evde paketleme işi, haftalık 7500 TL kazanç. Tecrübe şart değil, sadece telefon yeterli. Başvuru için WhatsApp'tan yazın.`,
  ],
  [
    'Turkish',
    'Merhaba, muhasebe departmanına: şirketimizin banka hesabı değişmiştir. Bundan sonraki ödemelerinizi ekteki yeni IBAN numarasına yapmanızı rica ederiz.',
  ],
  [
    'Indonesian',
    'Nasabah Yth, mulai besok tarif transfer BRI berubah menjadi Rp150.000/bulan. Jika tidak setuju, silakan isi formulir di https://bri-tarif.site',
  ],
  [
    'Indonesian',
    'Selamat! Nomor Anda terpilih mendapatkan hadiah Rp75 juta dari Shopee. Hubungi WA 0812xxxx dan kirim biaya administrasi terlebih dahulu.',
  ],
  [
    'Indonesian',
    'Dengan hormat, kami informasikan bahwa rekening perusahaan kami telah berganti. Mohon pembayaran invoice bulan ini ditransfer ke rekening baru terlampir.',
  ],
  [
    'Indonesian',
    'Kami punya video pribadimu. Kalau tidak kirim 5 juta malam ini, video itu akan disebar ke semua kontakmu.',
  ],
  [
    'Vietnamese',
    'VCB: Tai khoan cua ban dang duoc dang nhap tren thiet bi khac. Neu khong phai ban vui long truy cap https://vcb-dn.top de huy',
  ],
  [
    'Vietnamese',
    'Thông báo: Gói hàng của bạn không thể giao do thiếu số nhà. Vui lòng cập nhật địa chỉ và thanh toán phí giao lại 15.000đ tại https://vnpost-gl.top',
  ],
  [
    'Vietnamese',
    'Mẹ ơi con bị tai nạn đang cấp cứu, mẹ chuyển gấp 30 triệu vào tài khoản bác sĩ này giúp con, đừng nói với ba.',
  ],
  [
    'Vietnamese',
    'Kính gửi quý đối tác, công ty chúng tôi đã thay đổi tài khoản ngân hàng. Đề nghị quý công ty thanh toán hóa đơn vào số tài khoản mới dưới đây.',
  ],
  [
    'Russian',
    'Здравствуйте! Ваш почтовый ящик почти заполнен. Чтобы не потерять письма, войдите по ссылке и подтвердите свой пароль: https://mail-help.site',
  ],
  [
    'Russian',
    'Это служба безопасности банка. По вашему счету прошла сомнительная операция. Чтобы сохранить деньги, переведите их на безопасный счёт, реквизиты пришлёт наш специалист.',
  ],
  [
    'Russian',
    'Мам, привет, это мой новый номер. Телефон сломался. Можешь перевести 15 тысяч на карту? Завтра верну.',
  ],
  [
    'Russian',
    'Ваша заявка на кредит 350 000 руб. одобрена. Если это были не вы, срочно сообщите код из SMS нашему сотруднику.',
  ],
  [
    'Ukrainian',
    'Шановний клієнте! Ваш рахунок тимчасово обмежено через підозрілу активність. Увійдіть за посиланням та підтвердьте дані картки: https://privat-bezpeka.site',
  ],
  [
    'Ukrainian',
    'Укрпошта: ваше відправлення затримано через неповну адресу. Оновіть адресу та сплатіть 24 грн за повторну доставку https://ukrposhta-help.top',
  ],
  [
    'Ukrainian',
    'Добрий день, колеги. Повідомляємо про зміну банківських реквізитів нашого підприємства. Прошу всі платежі надалі здійснювати за новими реквізитами у вкладенні.',
  ],
  [
    'Ukrainian',
    'Привіт! Мені терміново потрібна твоя допомога, я на нараді. Зроби переказ 48 тис грн постачальнику, реквізити скину. Нікому поки не кажи.',
  ],
  [
    'Arabic',
    'عزيزي العميل، تم تعليق حسابك البنكي بسبب عدم تحديث البيانات. يرجى الدخول على الرابط وتحديث معلوماتك قبل الساعة 12 ليلاً https://alrajhi-update.net',
  ],
  [
    'Arabic',
    'البريد: لم نتمكن من توصيل طردك بسبب عنوان غير مكتمل. يرجى تأكيد العنوان ودفع 9 ريال https://sp-track.top',
  ],
  ['Arabic', 'وظيفة من البيت براتب 300 ريال يومياً، لا تحتاج خبرة، فقط تقييم المنتجات. راسلنا على التليجرام.'],
  [
    'Arabic',
    'لقد قمت باختراق هاتفك ولدي فيديوهات خاصة لك. إذا لم تدفع 1000 دولار بيتكوين خلال يومين سأرسلها إلى كل أصدقائك.',
  ],
  [
    'Hindi',
    'प्रिय ग्राहक, आपका एसबीआई योनो खाता आज ब्लॉक हो जाएगा। कृपया अपना पैन नंबर अपडेट करने के लिए इस लिंक पर क्लिक करें http://sbi-pan.xyz',
  ],
  ['Hindi', 'आपका पार्सल कस्टम में रोक लिया गया है। छुड़ाने के लिए 1,250 रुपये का शुल्क तुरंत जमा करें।'],
  [
    'Hindi',
    'मैं दिल्ली पुलिस से बोल रहा हूं। आपके आधार से जुड़े सिम से अपराध हुआ है। आपको डिजिटल अरेस्ट किया गया है, किसी को मत बताना और जांच के लिए पैसे सुरक्षित खाते में भेजें।',
  ],
  [
    'Korean',
    '[국민은행] 고객님의 계좌에서 이상 거래가 감지되어 출금이 정지되었습니다. 아래 주소에서 본인인증 후 해제하세요. https://kb-safe.top',
  ],
  [
    'Korean',
    '엄마 나 폰 액정 깨졌어. 이 번호로 문자해줘. 급하게 결제할 게 있는데 구글 기프트카드 좀 사줄 수 있어?',
  ],
  ['Korean', '[교통민원24] 법규위반 과태료 고지서가 발송되었습니다. 확인: https://efine-go.top'],
  [
    'Korean',
    '안녕하세요, 거래처 담당자입니다. 당사 주거래 은행이 바뀌어 이번 달 대금부터는 첨부된 새 계좌로 송금 부탁드립니다.',
  ],
  [
    'Chinese',
    '【工商银行】尊敬的用户，您的手机银行将于今日过期，请尽快登录 http://icbc-xx.cc 更新身份信息，以免影响使用。',
  ],
  [
    'Chinese',
    '爸，我手机坏了，这是同学的号。老师让今天交补习费两万八，你直接转到这个卡上：6222 0210 0102 3456 789，王老师。',
  ],
  ['Chinese', '您好，因公司财务调整，我司收款银行账户已变更，请贵司将本次货款汇至附件中的新账户，谢谢配合。'],
  [
    'Chinese',
    '我是XX市公安局民警，你名下的银行卡涉嫌洗钱，请下载会议软件打开屏幕共享配合调查，不要告诉任何人。',
  ],
  [
    'Chinese, traditional',
    '【蝦皮】您的帳號因異常交易遭凍結，請加客服LINE處理簽署金流保障協議，並依指示操作網路銀行驗證。',
  ],
  ['Chinese, traditional', '您有一筆未繳停車費，請於今日內繳納，逾期將加收罰鍰：https://parking-pay.top'],
];

export const genuineSentences: Sentences = [
  [
    'Polish',
    'Dzień dobry, przypominamy, że 25 listopada mija termin płatności faktury 2026/11/88 na kwotę 249 zł. Jeśli płatność została już dokonana, prosimy zignorować tę wiadomość.',
  ],
  [
    'Polish',
    'Twoja paczka jest w drodze. Kurier doręczy ją jutro między 10 a 13. Śledź przesyłkę w aplikacji.',
  ],
  ['Polish', 'Kod weryfikacyjny: 482913. Nie podawaj go nikomu. Jeśli to nie Ty, zignoruj tę wiadomość.'],
  [
    'Polish',
    'Witaj! Dziękujemy za rejestrację. Kliknij w link, aby potwierdzić adres e-mail i aktywować konto w naszym sklepie.',
  ],
  [
    'Czech',
    'Vaše zásilka byla předána dopravci a zítra ji doručíme. Zaplatit můžete kartou při převzetí, dobírka 489 Kč.',
  ],
  [
    'Czech',
    'Váš ověřovací kód je 220145. Nikomu ho nesdělujte, ani pracovníkům banky. Platnost kódu je 5 minut.',
  ],
  [
    'Czech',
    'Dobrý den, posíláme výpis z účtu za říjen. Najdete ho v internetovém bankovnictví v sekci Dokumenty. Vaše heslo po Vás nikdy nebudeme chtít.',
  ],
  [
    'Swedish',
    'Ditt paket från Zalando finns nu att hämta hos ICA Nära. Ta med legitimation. Paketet ligger kvar till och med 27 november.',
  ],
  [
    'Swedish',
    'Din faktura från Telia är nu tillgänglig. Belopp 399 kr, förfallodag 30 november. Du betalar med autogiro.',
  ],
  [
    'Swedish',
    'Vi ringer aldrig och ber dig logga in med BankID. Lämna aldrig ut koder eller lösenord till någon som ringer upp.',
  ],
  [
    'Turkish',
    'Siparişiniz kargoya verildi. Kargo takip numaranız 4471203. Tahmini teslimat yarın. Bizi tercih ettiğiniz için teşekkürler.',
  ],
  ['Turkish', 'Doğrulama kodunuz 551204. Bu kodu kimseyle paylaşmayın. Bankamız sizden şifrenizi istemez.'],
  [
    'Turkish',
    'Kredi kartı ekstreniz oluştu. Dönem borcunuz 8.412,30 TL, son ödeme tarihi 28.11.2026. Ekstrenizi mobil uygulamadan görüntüleyebilirsiniz.',
  ],
  ['Indonesian', 'Kode OTP Anda 482913. JANGAN BERIKAN kode ini kepada siapa pun termasuk pihak bank.'],
  ['Indonesian', 'Paket Anda sedang dikirim oleh kurir dan akan tiba hari ini. Lacak pesanan di aplikasi.'],
  [
    'Indonesian',
    'Tagihan listrik bulan November sebesar Rp312.000, jatuh tempo 20 November. Pembayaran dapat dilakukan melalui ATM atau mobile banking.',
  ],
  [
    'Vietnamese',
    'Mã OTP của quý khách là 482913. Tuyệt đối không cung cấp mã này cho bất kỳ ai, kể cả nhân viên ngân hàng.',
  ],
  ['Vietnamese', 'Đơn hàng của bạn đang được giao. Vui lòng chuẩn bị 250.000đ để thanh toán khi nhận hàng.'],
  [
    'Vietnamese',
    'Tiền điện tháng 11 của quý khách là 512.000đ, hạn thanh toán 25/11. Quý khách có thể thanh toán qua ứng dụng hoặc tại quầy.',
  ],
  [
    'Russian',
    'Код подтверждения 4821. Никому не сообщайте его, даже сотрудникам банка. Если вы не запрашивали код, просто проигнорируйте это сообщение.',
  ],
  [
    'Russian',
    'Ваш заказ передан в службу доставки. Курьер приедет завтра с 12 до 16. Оплата картой или наличными при получении.',
  ],
  [
    'Russian',
    'Осторожно, мошенники! Сотрудники банка никогда не просят перевести деньги на безопасный счёт и не спрашивают код из СМС. Положите трубку и позвоните нам по номеру на карте.',
  ],
  [
    'Ukrainian',
    'Ваше замовлення №4471 готове до видачі у магазині на вул. Хрещатик, 12. Чекаємо на вас до 28 листопада. Оплата при отриманні.',
  ],
  [
    'Ukrainian',
    'Код підтвердження: 7712. Нікому його не повідомляйте. Банк ніколи не запитує пароль чи CVV.',
  ],
  [
    'Ukrainian',
    'Шановний абоненте, рахунок за листопад 280 грн. Сплатіть до 30.11 у застосунку або в касі. Дякуємо!',
  ],
  ['Arabic', 'رمز التحقق الخاص بك هو 4412. لا تشاركه مع أي شخص. البنك لن يطلب منك هذا الرمز.'],
  ['Arabic', 'تم تسليم طلبك رقم 7741. نأمل أن تكون راضياً. يمكنك تقييم المنتج من خلال التطبيق.'],
  [
    'Arabic',
    'فاتورة الكهرباء لشهر نوفمبر 214 ريال. آخر موعد للسداد 30 نوفمبر. يمكنك السداد عبر تطبيق البنك.',
  ],
  ['Hindi', 'आपका ओटीपी 448120 है। इसे किसी के साथ साझा न करें। बैंक कभी ओटीपी नहीं मांगता।'],
  ['Hindi', 'आपका ऑर्डर भेज दिया गया है और कल तक पहुंच जाएगा। डिलीवरी के समय भुगतान 499 रुपये।'],
  ['Hindi', 'आपका बिजली बिल 1,240 रुपये है। अंतिम तिथि 30 नवंबर। भुगतान ऐप या केंद्र पर करें।'],
  ['Korean', '[인증번호] 482913 타인에게 절대 알려주지 마세요. 본인이 요청하지 않았다면 무시하세요.'],
  ['Korean', '고객님의 택배가 오늘 14~16시에 배송될 예정입니다. 부재 시 문 앞에 보관합니다.'],
  [
    'Korean',
    '11월 관리비 고지서가 발행되었습니다. 납부 금액 182,300원, 납부 기한 11월 30일. 자동이체 고객님은 별도 조치가 필요 없습니다.',
  ],
  ['Chinese', '【招商银行】您的验证码为482913，请勿泄露给任何人，银行工作人员不会向您索取。'],
  ['Chinese', '您的快递已放至菜鸟驿站，取件码5-2-3301，请于今日内取件。'],
  ['Chinese', '您尾号3301的信用卡11月账单已出，应还款2,410.50元，还款日12月5日。可登录手机银行查看明细。'],
  [
    'Chinese, traditional',
    '您的信用卡帳單已產生，本期應繳金額新台幣3,280元，繳款截止日12月5日。請登入網路銀行查詢明細。',
  ],
  ['Chinese, traditional', '您訂購的商品已送達7-ELEVEN門市，請於7日內攜帶證件取貨，取貨付款金額599元。'],
];
