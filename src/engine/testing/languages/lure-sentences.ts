// Long because it is one list: a few sentences for each of twelve languages.
/** What lures say in a sentence or two, as people paste it, without a sender. */
export const lureSentences: [language: string, text: string][] = [
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
  [
    'Polish',
    'Szanowni Państwo, w związku z nową dyrektywą prosimy o ponowne potwierdzenie danych w bankowości internetowej. Brak aktualizacji do piątku spowoduje czasowe wstrzymanie przelewów. Przejdź do formularza: https://mojbank-aktualizacja.com',
  ],
  [
    'Polish',
    'Hej, sprzedaję kartę graficzną, kupujący już zapłacił przez OLX, wejdź tutaj i wpisz dane karty żeby dostać pieniądze https://olx-odbior.site',
  ],
  [
    'Polish',
    'Pani Aniu, proszę pilnie zrealizować płatność 14 200 EUR dla nowego kontrahenta. Jestem na posiedzeniu zarządu, proszę nie dzwonić. Sprawa jest poufna.',
  ],
  [
    'Czech',
    'Vážený kliente, z důvodu aktualizace bezpečnostních systémů je nutné znovu aktivovat Váš mobilní klíč. Pokud tak neučiníte do 48 hodin, Vaše internetové bankovnictví bude zablokováno. https://moje-banka-klic.com',
  ],
  [
    'Czech',
    'Dobrý den, evidujeme na Vaše jméno přeplatek na dani ve výši 4 812 Kč. Pro vyplacení zadejte číslo platební karty: https://financni-sprava-vraceni.com',
  ],
  [
    'Czech',
    'Zaplaťte 0,02 BTC do dvou dnů, jinak Vaše intimní video uvidí celá rodina. Mám přístup k Vašemu počítači i kameře.',
  ],
  [
    'Swedish',
    'Vi har stoppat en misstänkt överföring på 8 900 kr från ditt konto. Logga in via länken inom 2 timmar för att stoppa den: https://swedbank-stopp.com',
  ],
  [
    'Swedish',
    'Ditt PostNord-paket har stoppats i tullen. Betala tullavgiften på 29 kr här: https://postnord-tull.info',
  ],
  [
    'Swedish',
    'Hej Eva, kan du hjälpa mig med en betalning idag? Sitter i möten hela dagen så svara bara på mejl. Håll detta mellan oss tills affären är klar. /Johan',
  ],
  [
    'Turkish',
    'e-Devlet: Adınıza düzenlenmiş trafik cezası bulunmaktadır. İndirimli ödeme için bugün son gün: https://edevlet-ceza.com',
  ],
  [
    'Turkish',
    "Anne ben telefonumu düşürdüm, bu arkadaşımın numarası. Acil 5000 TL lazım, şu IBAN'a atar mısın?",
  ],
  [
    'Turkish',
    'Değerli üyemiz, Instagram hesabınız telif hakkı ihlali nedeniyle 24 saat içinde silinecektir. İtiraz etmek için formu doldurun: https://ig-itiraz.com',
  ],
  [
    'Indonesian',
    'Pak, ini nomor baru saya. Tolong transfer dulu 3 juta ke rekening teman saya, besok saya ganti.',
  ],
  [
    'Indonesian',
    'Surat tilang elektronik Anda terlampir. Silakan buka file Surat-Tilang.apk untuk melihat pelanggaran.',
  ],
  [
    'Indonesian',
    'Akun WhatsApp Anda akan dinonaktifkan. Kirim kode 6 digit yang Anda terima lewat SMS untuk verifikasi.',
  ],
  [
    'Vietnamese',
    'Cảnh báo: hóa đơn tiền điện quá hạn, hệ thống sẽ cắt điện sau 2 giờ. Liên hệ nhân viên qua Zalo để thanh toán ngay.',
  ],
  [
    'Vietnamese',
    'Quý khách vừa đăng ký dịch vụ, phí 2.000.000đ/tháng sẽ bị trừ tự động. Hủy tại https://huy-dv.top',
  ],
  [
    'Vietnamese',
    'Anh đang họp không nghe máy được. Em chuyển khoản giúp anh 45 triệu cho đối tác, gửi anh biên lai. Việc này giữ kín nhé.',
  ],
  [
    'Russian',
    'Уважаемый абонент, срок действия вашей сим-карты истекает. Чтобы продлить договор, продиктуйте оператору код из СМС.',
  ],
  [
    'Russian',
    'Здравствуйте, ваша учетная запись на Госуслугах взломана. Не кладите трубку, с вами свяжется сотрудник ФСБ. Никому не рассказывайте о разговоре.',
  ],
  [
    'Russian',
    'Поздравляем, вы стали победителем розыгрыша! Чтобы забрать 50 000 рублей, оплатите комиссию 350 руб. https://priz-win.site',
  ],
  [
    'Ukrainian',
    'Ваша картка буде заблокована через неактуальні дані. Пройдіть верифікацію за посиланням: https://mono-verif.site',
  ],
  [
    'Ukrainian',
    'Вам нарахована компенсація за електроенергію. Для отримання введіть номер картки та CVV https://kompens.top',
  ],
  [
    'Ukrainian',
    'Вітаю! Шукаємо помічника, робота з телефону 2 години на день, дохід 1200 грн щодня. Пишіть у телеграм.',
  ],
  [
    'Arabic',
    'تنبيه: تم إيقاف بطاقتك البنكية. للتفعيل اتصل على 0551234567 وزود الموظف برقم البطاقة والرقم السري.',
  ],
  [
    'Arabic',
    'السادة المحترمون، نود إعلامكم بتغيير حسابنا البنكي، يرجى تحويل قيمة الفاتورة إلى الآيبان الجديد المرفق.',
  ],
  [
    'Arabic',
    'تم اختيارك للفوز بسيارة جديدة! اضغط هنا وادفع رسوم التوصيل 20 ريال لاستلام جائزتك https://win-car.top',
  ],
  [
    'Hindi',
    'आपका बिजली कनेक्शन आज रात 9:30 बजे काट दिया जाएगा क्योंकि पिछला बिल अपडेट नहीं हुआ। तुरंत इस नंबर पर कॉल करें 9876501234',
  ],
  ['Hindi', 'घर बैठे यूट्यूब वीडियो लाइक करके रोजाना 3000 रुपये कमाएं। टेलीग्राम पर जुड़ें।'],
  [
    'Hindi',
    'आपके खाते में 5,000 रुपये का कैशबैक आया है। पाने के लिए लिंक पर क्लिक करें और यूपीआई पिन डालें http://cash-win.top',
  ],
  ['Korean', '[국제발신] 해외결제 498,000원 승인완료. 본인 아닐 경우 즉시 문의 02-555-0142'],
  ['Korean', '[건강보험] 건강검진 결과 안내문이 발송되었습니다. 내용확인 http://nhis-kr.top'],
  ['Korean', '메일함 용량이 초과되었습니다. 계속 사용하시려면 아래 링크에서 비밀번호를 확인해 주세요.'],
  ['Chinese', '您的ETC已失效，请点击 http://etc-xx.cc 重新认证，逾期将无法通行。'],
  ['Chinese', '【财政部】2026年个人劳动补贴申领通知，请扫描二维码填写银行卡号和手机验证码办理。'],
  [
    'Chinese',
    '亲，您购买的商品检测出质量问题，现为您办理三倍赔付，请加客服QQ 3300881 并打开支付宝备用金操作。',
  ],
  [
    'Chinese, traditional',
    '親愛的用戶，您的電信帳單逾期未繳，請立即點擊連結繳納，以免停話：https://cht-pay.top',
  ],
  ['Chinese, traditional', '媽，我手機壞了，這是我新的LINE，你先加我，有急事要你幫我轉三萬。'],
];
