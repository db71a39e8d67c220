/** What genuine senders write in a sentence or two. */
export const genuineSentences: [language: string, text: string][] = [
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
  [
    'Polish',
    'Szanowna Pani, informujemy o zmianie regulaminu konta od 1 stycznia 2027 r. Nowa treść jest dostępna w bankowości internetowej. Nie musi Pani nic robić.',
  ],
  [
    'Polish',
    'Twoja subskrypcja zostanie odnowiona 1 grudnia. Pobierzemy 29,99 zł z karty kończącej się na 4411. Możesz zrezygnować w ustawieniach konta.',
  ],
  [
    'Polish',
    'Cześć, w sobotę robimy urodziny Zosi, dajcie znać, czy będziecie. Składamy się po 50 zł na prezent, przelew na Blik do mnie.',
  ],
  [
    'Czech',
    'Dobrý den, v příloze zasíláme fakturu za listopad, splatnost 14 dní. Bankovní spojení zůstává beze změny. S pozdravem účtárna.',
  ],
  ['Czech', 'Přihlášení z nového zařízení: Chrome, Praha. Pokud jste to byli Vy, nemusíte nic dělat.'],
  [
    'Czech',
    'Vaše předplatné se automaticky obnoví 1. prosince za 199 Kč. Zrušit ho můžete v nastavení účtu.',
  ],
  [
    'Swedish',
    'Hej! Din prenumeration förnyas den 1 december. 99 kr dras från ditt kort. Du kan avsluta den när som helst på Mina sidor.',
  ],
  ['Swedish', 'Hej alla, föräldramöte på torsdag kl 18. Ta gärna med fika. Meddela om ni inte kan komma.'],
  [
    'Swedish',
    'Vi har fått en begäran om att återställa ditt lösenord. Om det inte var du kan du bortse från detta mejl.',
  ],
  [
    'Turkish',
    "Sayın Veli, 25 Kasım Çarşamba günü saat 17:00'de veli toplantımız yapılacaktır. Katılımınızı rica ederiz.",
  ],
  [
    'Turkish',
    "Aboneliğiniz 1 Aralık'ta yenilenecektir. Ücret 99,90 TL kayıtlı kartınızdan tahsil edilecektir. İptal için hesap ayarlarınızı ziyaret edin.",
  ],
  [
    'Turkish',
    'Merhaba, ekte Ekim ayı faturamızı bulabilirsiniz. Ödeme bilgilerimiz her zamanki gibidir. İyi çalışmalar.',
  ],
  [
    'Indonesian',
    'Login baru terdeteksi di akun Anda dari Chrome, Jakarta. Jika ini Anda, abaikan email ini.',
  ],
  [
    'Indonesian',
    'Langganan Anda akan diperpanjang pada 1 Desember sebesar Rp54.000. Anda dapat membatalkan di pengaturan.',
  ],
  [
    'Indonesian',
    'Terlampir invoice bulan November. Nomor rekening tetap sama. Terima kasih atas kerja samanya.',
  ],
  ['Vietnamese', 'Tài khoản của bạn vừa đăng nhập trên thiết bị mới. Nếu đó là bạn, không cần làm gì thêm.'],
  ['Vietnamese', 'Gửi anh chị hóa đơn tháng 11 đính kèm. Số tài khoản không thay đổi. Trân trọng.'],
  ['Vietnamese', 'Kính mời phụ huynh dự họp lớp lúc 8h sáng Chủ nhật tại phòng 201.'],
  [
    'Russian',
    'Здравствуйте! Во вложении счёт на оплату за ноябрь. Реквизиты прежние. С уважением, бухгалтерия.',
  ],
  [
    'Russian',
    'Выполнен вход в ваш аккаунт с нового устройства: Chrome, Москва. Если это были вы, ничего делать не нужно.',
  ],
  [
    'Russian',
    'Скидки до 50 % на зимнюю коллекцию! Только до воскресенья. Заберите подарок при покупке от 5000 рублей.',
  ],
  [
    'Ukrainian',
    'Доброго дня! Нагадуємо про запис до стоматолога у середу о 15:30. Якщо не зможете прийти, зателефонуйте нам.',
  ],
  ['Ukrainian', 'Вхід до вашого акаунта з нового пристрою. Якщо це були ви, нічого робити не потрібно.'],
  ['Ukrainian', 'Знижки до 40 % на дитячий одяг до кінця тижня. Безкоштовна доставка від 1000 грн.'],
  ['Arabic', 'تم تسجيل الدخول إلى حسابك من جهاز جديد. إذا كنت أنت فلا داعي لأي إجراء.'],
  ['Arabic', 'خصومات تصل إلى 50% على جميع المنتجات حتى نهاية الأسبوع. التوصيل مجاني.'],
  ['Arabic', 'السلام عليكم، مرفق لكم فاتورة شهر نوفمبر. شكراً لتعاملكم معنا.'],
  ['Hindi', 'आपके खाते में 25,000 रुपये जमा हुए। उपलब्ध शेष 48,210 रुपये।'],
  ['Hindi', 'प्रिय अभिभावक, शनिवार को सुबह 10 बजे अभिभावक बैठक है। कृपया समय पर आएं।'],
  ['Hindi', 'आपकी सदस्यता 1 दिसंबर को नवीनीकृत होगी। 299 रुपये आपके कार्ड से लिए जाएंगे।'],
  ['Korean', '새로운 기기에서 로그인되었습니다. 본인이 맞다면 별도의 조치가 필요하지 않습니다.'],
  ['Korean', '안녕하세요, 11월 세금계산서를 첨부드립니다. 계좌는 기존과 동일합니다. 감사합니다.'],
  ['Korean', '이번 주말 한정 전 상품 30% 할인! 무료배송 쿠폰도 받아가세요.'],
  ['Chinese', '您的账户于11月16日在新设备上登录。如果是您本人操作，请忽略此邮件。'],
  ['Chinese', '各位家长，周五下午三点召开家长会，请准时参加，谢谢。'],
  ['Chinese', '附件是11月份的发票，付款信息不变，请查收。'],
  ['Chinese, traditional', '您的會員將於12月1日自動續訂，費用為149元。如需取消請至帳戶設定。'],
  ['Chinese, traditional', '提醒您，11月20日下午兩點有牙科預約，如需改期請來電。'],
];
