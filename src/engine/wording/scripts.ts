/** The letters of each script as they are found in a folded text (`Prose`). */
const scripts = {
  Latin: /[a-z]/g,
  Cyrillic: /[\u0400-\u052f]/g,
  Greek: /[\u0370-\u03ff]/g,
  Arabic: /[\u0620-\u064a\u0671-\u06d3]/g,
  Devanagari: /[\u0904-\u0939]/g,
  Hangul: /[\u1100-\u11ff]/g,
  Kana: /[\u3041-\u30fa]/g,
  Chinese: /[\u3400-\u9fff]/g,
  Hebrew: /[\u05d0-\u05ea]/g,
  Thai: /[\u0e01-\u0e4f]/g,
  Lao: /[\u0e80-\u0eff]/g,
  Khmer: /[\u1780-\u17ff]/g,
  Burmese: /[\u1000-\u109f]/g,
  Georgian: /[\u10a0-\u10ff]/g,
  Armenian: /[\u0531-\u0587]/g,
  Bengali: /[\u0985-\u09b9]/g,
  Gurmukhi: /[\u0a05-\u0a39]/g,
  Gujarati: /[\u0a85-\u0ab9]/g,
  Tamil: /[\u0b85-\u0bb9]/g,
  Telugu: /[\u0c05-\u0c39]/g,
  Kannada: /[\u0c85-\u0cb9]/g,
  Malayalam: /[\u0d05-\u0d39]/g,
  Sinhala: /[\u0d85-\u0dc6]/g,
  Ethiopic: /[\u1200-\u137f]/g,
} satisfies Record<string, RegExp>;
export type Script = keyof typeof scripts;

/** Names, addresses and legal footers are in Latin letters in every language, so fewer of the others decide. */
const shareOfOthers = 0.3;

/** The script that a text is written in, Latin where it has no letters. */
export const scriptOf = (text: string): Script => {
  const isPlain = /^[\x20-\x7e\s]*$/.test(text);
  if (isPlain) return 'Latin';
  const counts = (Object.entries(scripts) as [Script, RegExp][]).map(([script, letters]) => ({
    script,
    count: text.match(letters)?.length ?? 0,
  }));
  const latin = counts[0]?.count ?? 0;
  const others = counts.slice(1);
  const count = others.reduce((sum, one) => sum + one.count, 0);
  if (count < shareOfOthers * (latin + count) || count < 4) return 'Latin';
  // Japanese writes Chinese characters between its kana.
  const kana = others.find(({ script }) => script === 'Kana')?.count ?? 0;
  if (kana * 10 > count) return 'Kana';
  return others.reduce((most, next) => (next.count > most.count ? next : most)).script;
};

/** Scripts that one language is written in, or nearly so. */
const only: Partial<Record<Script, string>> = {
  Hangul: 'Korean',
  Kana: 'Japanese',
  Gurmukhi: 'Punjabi',
  Ethiopic: 'Amharic',
};

/** The language of a text that is not in Latin letters. */
export const languageByScript = (script: Script, text: string): string => {
  if (script === 'Cyrillic') return cyrillicLanguage(text);
  if (script === 'Arabic') return arabicLanguage(text);
  if (script === 'Devanagari') return devanagariLanguage(text);
  return only[script] ?? script;
};

/** By the letters that the others do not have; marks above letters are gone in a folded text. */
const cyrillicLanguage = (text: string): string => {
  const has = (letters: RegExp, times = 1) => (text.match(letters)?.length ?? 0) >= times;
  if (has(/[\u0458\u0459\u045a\u0452\u045b\u045f]/g, 2)) {
    return has(/\u0455|(?<![\u0400-\u052f])(?:ќе|од|сте)(?![\u0400-\u052f])/g) ? 'Macedonian' : 'Serbian';
  }
  if (has(/[\u04d9\u0493\u049b\u04a3\u04b1]/g, 2)) return 'Kazakh';
  if (has(/[\u04e9\u04af]/g, 2)) return 'Mongolian';
  const isEastern = has(/[ыэ]/g);
  if (has(/[\u0456\u0454\u0491]/g)) return isEastern && has(/ы/g, 2) ? 'Belarusian' : 'Ukrainian';
  const bulgarian = /(?<![а-я])(?:ще|моля|вашата|вашият|вашия|със|които|която|трябва|можете|бъде)(?![а-я])/g;
  return !isEastern && (has(bulgarian) || has(/ъ/g, 3)) ? 'Bulgarian' : 'Russian';
};

const arabicLanguage = (text: string): string => {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  if (count(/[\u0679\u0688\u0691\u06ba\u06d2\u06be]/g) >= 2) return 'Urdu';
  return count(/[\u067e\u0686\u0698\u06af\u06a9\u06cc]/g) >= 2 ? 'Persian' : 'Arabic';
};

/** Without vowel signs, as folded: Marathi writes ahe, Nepali cha where Hindi writes hai. */
const devanagariLanguage = (text: string): string => {
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  const hindi = count(/(?<![\u0904-\u0939])(?:ह|क|म|क|स|पर|आपक|लए|कर)(?![\u0904-\u0939])/g);
  const marathi = count(/\u0933|(?<![\u0904-\u0939])(?:आह|आण|तमच|आपल|करण)(?![\u0904-\u0939])/g);
  const nepali = count(/(?<![\u0904-\u0939])(?:छ|तपइक|गरनहस|भएक|हनछ|रहक)(?![\u0904-\u0939])/g);
  if (marathi >= 2 && marathi * 2 > hindi) return 'Marathi';
  return nepali >= 2 && nepali * 2 > hindi ? 'Nepali' : 'Hindi';
};
