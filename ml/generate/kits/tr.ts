import { type Kit, list } from './kit.ts';

export const tr: Kit = {
  language: 'tr',
  first: list('Elif; Mert; Zeynep; Burak; Ayşe; Emre; Deniz; Can; Selin; Murat'),
  last: list('Yıldırım; Aksoy; Demirtaş; Koç; Şahin; Arslan; Kurt; Özkan; Polat; Güneş'),
  cities: list('İzmir; Bursa; Antalya; Eskişehir; Trabzon; Adana'),
  streets: list('Atatürk Caddesi; Gül Sokak; Çınar Sokak; İstasyon Caddesi; Liman Caddesi'),
  businesses: list(
    '{last} Fırın; {last} Tesisat; {last} Diş Kliniği; {word} Kitabevi; {last} Muhasebe; {word} Kahve; {word} Yazılım; {word} Turizm; {city} Belediyesi; {word} Derneği; {word} Hosting; {last} Emlak',
  ),
  endings: list('com.tr; com.tr; com; com; net; org.tr'),
  freemail: list('gmail.com; hotmail.com; yahoo.com.tr; outlook.com; mynet.com'),
  formal: list('Sayın {first} {last},; Değerli müşterimiz,; Merhaba {first},; Sayın müşterimiz,'),
  informal: list('Merhaba {first},; Selam {first},; Selam,; Merhaba,'),
  closings: list('Saygılarımızla,; İyi günler dileriz,; Saygılarımla,; Teşekkür ederiz,'),
  casualClosings: list('Sevgiler,; Teşekkürler,; Görüşürüz,; Kolay gelsin'),
  teams: list('{brand}; {brand} Ekibi; {brand} Müşteri Hizmetleri'),
  automatic: list(
    'Bu e-posta otomatik olarak gönderilmiştir, lütfen yanıtlamayınız.; Lütfen bu iletiyi yanıtlamayın.',
  ),
  help: list(
    'Sorularınız için [müşteri hizmetlerimize ulaşabilirsiniz|{phone} numarasını arayabilirsiniz|yardım merkezimizi ziyaret edin].',
  ),
  why: list('Bu e-postayı {brand} hesabınız olduğu için aldınız.; Bu ileti {email} adresine gönderilmiştir.'),
  unsubscribe: '[Abonelikten çık|Listeden çık|Tercihleri değiştir]',
  browser: '[Tarayıcıda görüntüle|Çevrimiçi görüntüle]',
  privacy: '[Gizlilik politikası|KVKK]',
  terms: '[Kullanım koşulları|Şartlar]',
  contact: '[İletişim|Yardım|Destek]',
  months: list('Ocak; Şubat; Mart; Nisan; Mayıs; Haziran; Temmuz; Ağustos; Eylül; Ekim; Kasım; Aralık'),
  dates: list('{d} {month} {y}; {d}.{m}.{y}; {d} {month}'),
  phones: list('0850 ### ## ##; 0212 ### ## ##; +90 5## ### ## ##'),
  money: '{amount} TL',
  decimal: ',',
  goods: list(
    'Keten gömlek; Şarjlı matkap; 4’lü kupa seti; Koşu ayakkabısı; Kablosuz kulaklık; Kahve çekirdeği 1 kg; Masa lambası; Yağmurluk; Yıllık plan',
  ),
  stories: [
    [
      '{date} itibarıyla yeni çalışma saatlerimiz',
      'Artık [perşembe 20.00’ye kadar|cumartesi de|bir saat erken] açığız.',
    ],
    [
      '[Yağmurlu bir hafta sonu|Uzun akşamlar|Balkon] için beş fikir',
      'Ekibimiz seçti, [hepsi denendi|her bütçeye uygun].',
    ],
    ['Atölye: [ekmek yapımı|bisiklet bakımı]', 'Yalnızca on iki kişilik, [üyelere öncelik|malzeme bizden].'],
  ],
  offer: list('{good} {percent} indirimli; {good} şimdi {amount}; Yeniden stokta: {good}'),
  roles: list('Muhasebe; Genel Müdür; Satış Müdürü; İnsan Kaynakları; Bilgi İşlem'),
};
