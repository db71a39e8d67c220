import { foldLetters } from '../text/prose.ts';
import { brandOfDomain } from './brand-index.ts';
import type { Brand } from './brands.ts';
import { brand } from './table/brand.ts';

/**
 * Companies and offices as people write them in their own script: the domains they send from, then the names. They are
 * compared with senders only; addresses hold no such letters.
 */
const table = `
  sberbank.ru: Сбербанк
  tinkoff.ru tbank.ru: Тинькофф, Т-Банк
  vtb.ru: ВТБ
  alfabank.ru: Альфа-Банк
  gazprombank.ru: Газпромбанк
  gosuslugi.ru: Госуслуги, Госуслуг
  pochta.ru russianpost.ru: Почта России, Почты России
  nalog.gov.ru nalog.ru: ФНС России
  yandex.ru: Яндекс
  vk.com: ВКонтакте
  wildberries.ru wb.ru: Вайлдберриз
  avito.ru: Авито
  cdek.ru: СДЭК
  privatbank.ua privat24.ua: ПриватБанк, Приват24
  monobank.ua: Монобанк
  oschadbank.ua: Ощадбанк
  novaposhta.ua: Нова пошта, Нової пошти
  ukrposhta.ua: Укрпошта, Укрпошти
  kyivstar.ua: Київстар
  alipay.com: 支付宝, 支付寶
  wechat.com: 微信支付, 微信团队, 微信安全
  taobao.com: 淘宝, 淘寶
  jd.com: 京东商城, 京东金融
  boc.cn bankofchina.com: 中国银行, 中國銀行
  icbc.com.cn: 工商银行, 工商銀行
  ccb.com: 建设银行, 建設銀行
  abchina.com: 农业银行, 農業銀行
  cmbchina.com: 招商银行, 招商銀行
  bankcomm.com: 交通银行, 交通銀行
  sf-express.com: 顺丰, 順豐
  chinapost.com.cn: 中国邮政
  10086.cn chinamobile.com 139.com: 中国移动
  ctbcbank.com: 中國信託
  cathaybk.com.tw: 國泰世華
  esunbank.com esunbank.com.tw: 玉山銀行
  post.gov.tw: 中華郵政
  cht.com.tw hinet.net: 中華電信
  shopee.tw shopee.com: 蝦皮
  naver.com navercorp.com: 네이버
  kakao.com kakaobank.com: 카카오
  epost.go.kr epost.kr koreapost.go.kr: 우체국
  kbstar.com kbcard.com: 국민은행, KB국민
  shinhan.com shinhancard.com: 신한은행, 신한카드
  wooribank.com: 우리은행
  kebhana.com hanabank.com: 하나은행
  nonghyup.com: 농협은행
  coupang.com: 쿠팡
  cjlogistics.com: CJ대한통운, 대한통운
  nts.go.kr hometax.go.kr: 국세청
  splonline.com.sa sp.com.sa: البريد السعودي
  alrajhibank.com.sa: مصرف الراجحي, بنك الراجحي
  alahli.com: البنك الأهلي السعودي
  riyadbank.com: بنك الرياض
  alinma.com: مصرف الإنماء
  emiratesnbd.com: بنك الإمارات دبي الوطني
  emiratespost.ae: بريد الإمارات
  aramex.com: أرامكس
  banquemisr.com: بنك مصر
  sbi.co.in: भारतीय स्टेट बैंक, स्टेट बैंक ऑफ इंडिया
  hdfcbank.com: एचडीएफसी
  icicibank.com: आईसीआईसीआई
  axisbank.com: एक्सिस बैंक
  pnbindia.in pnb.co.in: पंजाब नेशनल बैंक
  indiapost.gov.in: भारतीय डाक
  paytm.com: पेटीएम
  incometax.gov.in: आयकर विभाग
  rbi.org.in: भारतीय रिजर्व बैंक
`;

type Named = { brand: Brand; names: RegExp };

const letter = '[\\p{L}\\p{M}]';
/** Scripts with spaces end a name where the word ends, but for the endings of cases; others run on. */
const patternOf = (name: string): string => {
  const written = foldLetters(name).replace(/[ -]/g, '[ -]?');
  if (/[\u0400-\u052f]/.test(written)) return `(?<!${letter})${written}[а-я]{0,2}(?!${letter})`;
  return /[\u0600-\u06ff\u0900-\u097f]/.test(name) ? `(?<!${letter})${written}(?!${letter})` : written;
};

const read = (): Named[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [domains = '', names = ''] = line.trim().split(': ');
      const [first = ''] = domains.split(' ');
      const list = names.split(', ');
      return {
        brand: brandOfDomain(first) ?? { ...brand(list[0] ?? '', domains), words: [] },
        names: new RegExp(list.map(patternOf).join('|'), 'u'),
      };
    });

let known: Named[] | null = null;

/** The company that a folded text names in its own script, with where it does. */
export const nativeBrandIn = (text: string): { brand: Brand; start: number; end: number } | null => {
  if (!/[\u0400-\u052f\u0600-\u06ff\u0900-\u097f\u1100-\u11ff\u3400-\u9fff]/.test(text)) return null;
  known ??= read();
  for (const { brand, names } of known) {
    const found = names.exec(text);
    if (found) return { brand, start: found.index, end: found.index + found[0].length };
  }
  return null;
};
