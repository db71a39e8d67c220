import { describe, expect, it } from 'vitest';
import { foldProse } from '../text/prose.ts';
import { readingOf } from './reading.ts';

const reading = (text: string) => readingOf(foldProse(text, [{ start: 0, end: text.length }], []));

describe('a language that the models learnt', () => {
  it.each([
    ['English', 'Please read what you have been sent and tell us.'],
    ['German', 'Wir haben eine Nachricht für Sie.'],
    ['Spanish', 'Hemos enviado a usted la factura de los cargos del mes.'],
    ['Italian', 'Il tuo pacco è in consegna, puoi seguirlo nella app della posta.'],
    ['Japanese', 'お荷物の配達についてのお知らせです。'],
  ])('is %s', (language, text) => {
    expect(reading(text)).toEqual({ language, isRead: true, isTrained: true });
  });

  it('is taken for granted where a text is too short or has no words', () => {
    expect(reading('OK 4711')).toMatchObject({ isRead: true, isTrained: true });
    expect(reading('')).toMatchObject({ isRead: true, isTrained: true });
  });
});

describe('a language with a phrasebook that the models never saw', () => {
  it.each([
    ['Polish', 'Twoja przesyłka została zatrzymana, prosimy o dopłatę do jutra.'],
    ['Czech', 'Vaše zásilka byla doručena, děkujeme a přejeme hezký den.'],
    ['Swedish', 'Ditt paket är på väg och kommer till dig i morgon.'],
    ['Turkish', 'Kargonuz için lütfen bir adres girin ve ödeme yapın.'],
    ['Indonesian', 'Paket Anda sudah sampai di kantor kami dan akan diantar hari ini.'],
    ['Vietnamese', 'Gói hàng của bạn không giao được, vui lòng gọi cho chúng tôi.'],
    ['Russian', 'Ваша посылка прибыла, вы можете забрать её завтра.'],
    ['Ukrainian', 'Ваша посилка прибула, її можна забрати завтра.'],
    ['Arabic', 'وصلت شحنتك ويمكنك استلامها غداً.'],
    ['Hindi', 'आपका पार्सल आ गया है, इसे कल ले सकते हैं।'],
    ['Korean', '택배가 도착했습니다. 내일 찾아가세요.'],
    ['Chinese', '您的包裹已到达，请明天来取。'],
  ])('is %s', (language, text) => {
    expect(reading(text)).toEqual({ language, isRead: true, isTrained: false });
  });
});

describe('a language that we do not read', () => {
  it.each([
    ['Finnish', 'Hei, tilisi on suljettu. Voit avata sen, jos annat tunnuksesi nyt.'],
    ['Hungarian', 'Tisztelt ügyfelünk, az Ön csomagja nem volt kézbesíthető, kérjük fizessen.'],
    [
      'Romanian',
      'Contul dumneavoastră este blocat, vă rugăm să confirmați datele pentru a nu pierde accesul.',
    ],
    ['Danish', 'Din konto er spærret. Vi kan ikke åbne den, hvis du ikke bliver godkendt af os.'],
    [
      'Slovak',
      'Vašu zásielku sa nepodarilo doručiť, prosím potvrďte adresu, aby sme ju mohli poslať pre vás.',
    ],
    ['Croatian', 'Poštovani, vaš račun je blokiran i molimo vas da potvrdite podatke kako bi nastavili.'],
    ['Bulgarian', 'Вашата пратка ще бъде върната, моля платете таксата.'],
    ['Serbian', 'Ваша пошиљка није испоручена, молимо вас да потврдите адресу коју је њен пошиљалац дао.'],
    ['Persian', 'حساب شما مسدود شده است، لطفاً برای فعال‌سازی اینجا کلیک کنید و اطلاعات را وارد کنید.'],
    ['Greek', 'Το δέμα σας δεν μπόρεσε να παραδοθεί.'],
    ['Hebrew', 'החבילה שלך ממתינה לתשלום.'],
    ['Thai', 'พัสดุของคุณถูกระงับ กรุณาชำระเงิน'],
    ['Tamil', 'உங்கள் கணக்கு முடக்கப்பட்டுள்ளது.'],
  ])('is %s', (language, text) => {
    expect(reading(text)).toEqual({ language, isRead: false, isTrained: false });
  });

  it('is named by nothing where it is not even known', () => {
    const words = 'zorvek mandilu prasko tevinor ';
    expect(reading(words.repeat(8))).toEqual({
      language: 'the language it is written in',
      isRead: false,
      isTrained: false,
    });
  });
});

it('goes by what most of the text is in, not by names in Latin letters', () => {
  expect(reading('Microsoft Office: ваша учетная запись Outlook заблокирована').language).toBe('Russian');
  expect(reading('Dear Мария, please read what we have sent to you').language).toBe('English');
});
