import { foldLetters } from '../text/prose.ts';
import type { Topic } from './topics.ts';

/**
 * Genuine senders write what they never ask for, and warnings what not to do, in the very words of a lure. What stands in
 * front of a phrase in the same sentence, or right behind it in languages that negate at the end, tells them apart.
 */
const never = [
  'nigdy',
  'nikdy',
  'aldrig',
  'asla ',
  'hicbir zaman',
  'kesinlikle',
  'jangan',
  'tidak pernah',
  'tidak akan',
  'khong bao gio',
  'khong duoc',
  'tuyet doi khong',
  ' dung ',
  'никогда',
  'ніколи',
  'ни в коем случае',
  'لن ',
  'لا ت',
  'لا ن',
  'لا ي',
  'ابدا',
  'कभी',
  '절대',
  ...'不会 不會 绝不 絕不 切勿 请勿 請勿 不要 谨防 謹防 不得'.split(' '),
];
const saysNever = new RegExp(`(?:${never.map(foldLetters).join('|')})[^.!?\\n。]{0,60}$`);

/** “Never give out” has it in the middle. */
const neverWithin = new RegExp(
  'aldrig nigdy nikdy никогда ніколи asla pernah bao.gio ابدا कभी 절대'.split(' ').map(foldLetters).join('|'),
);

/** To sign up, one does confirm an address or a number by a link. */
const signUp = new RegExp(
  'rejestracj zarejestr registrac zaregistr registrering registrerat kaydiniz uyeliginiz.olustur pendaftaran mendaftar dang.ky.thanh регистраци зарегистр реєстраці зареєстр تسجيلك पंजीकरण 회원가입 가입을 注册 註冊'
    .split(' ')
    .map(foldLetters)
    .join('|'),
);
const signUpTopics = new Set<Topic>(['credential-request', 'bait-click']);
export const isSigningUp = (topic: Topic, text: string, start: number, end: number): boolean =>
  signUpTopics.has(topic) && signUp.test(text.slice(Math.max(0, start - 160), end + 80));

/** “Do not click”, but not “if you do not click”: that is a threat. */
const saysNot = /(?:^|[^\p{L}])(?:nie|inte|ne|не)[^\p{L}]{1,2}$/u;
const saysIf = /(?:jesli|jezeli|pokud|jestlize|om du|om ni|если|якщо|в случае|у разі)[^.!?\n]{0,40}$/;

/** Do not, does not ask: where a verb or a particle at the end says so. */
const behind = ['않습', '마세요', '마십', 'नहीं मांग', 'न करें', 'मत '];
const negatedBehind = new RegExp(`^[^.!?\\n\\u0964]{0,24}(?:${behind.map(foldLetters).join('|')})(?!न)`);

/** “Tell nobody your code” is what banks say; “tell nobody about this” is what thieves say. */
const secrets = [
  ...'pin cvv cvc otp kod haslo hasla heslo hesla sifre parola losenord sandi mat.khau'.split(' '),
  ...'код парол пин смс رمز المرور السري ओटीपी पिन पासवर्ड 비밀번호 인증번호'.split(' '),
  ...'密码 密碼 验证码 驗證碼 口令'.split(' '),
];
const namesSecret = new RegExp(secrets.map(foldLetters).join('|'));

export const isAboutSecrets = (text: string, start: number, end: number): boolean => {
  const before = text.slice(Math.max(0, start - readBefore), start);
  const behind = text.slice(end, end + readBefore);
  return (
    namesSecret.test(before.slice(Math.max(...sentenceEnds.map((mark) => before.lastIndexOf(mark))) + 1)) ||
    namesSecret.test(text.slice(start, end)) ||
    namesSecret.test(behind.slice(0, behind.search(/[.!?\n\u0964\u3002]|$/)))
  );
};
const sentenceEnds = ['.', '!', '?', '\n', '\u0964', '\u3002'];

const readBefore = 80;
const readBehind = 40;

export const isNegated = (text: string, start: number, end: number): boolean => {
  const before = text.slice(Math.max(0, start - readBefore), start);
  return (
    saysNever.test(before) ||
    neverWithin.test(text.slice(start, end)) ||
    (saysNot.test(before) && !saysIf.test(before)) ||
    negatedBehind.test(text.slice(end, end + readBehind))
  );
};
