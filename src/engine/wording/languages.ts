/**
 * The small words that nearly every sentence contains, in the languages lures are written in. Words that two of them share
 * are left out.
 */
const words = (text: string) => new Set(text.split(' '));

const languages = new Map<string, Set<string>>([
  ['English', words('the and you your with this that have from are will not our been has were please which')],
  ['German', words('der und sie ihr ihre nicht ist wir haben fur mit auf ein eine zu dem sich wurde bei')],
  ['Portuguese', words('voce seu nao dos das foi pelo seus mais os ao uma pela')],
  ['Spanish', words('el los las usted del sus ha hemos y por tu esta')],
  ['French', words('les des vous votre pour avec une nous est dans sur pas vos etre cette du')],
  ['Italian', words('gli che della tuo sono nel alla questo puoi hai il non di')],
  ['Dutch', words('het een van je uw voor met niet zijn wij dat deze naar aan kunt jouw')],
]);

/**
 * The language a text is clearly written in, or null: at least `wanted` of its small words, two of them different, and
 * three times as many as of any other language.
 */
export const languageOf = (text: string, wanted: number): string | null => {
  const found = text.match(/[a-z]+/g) ?? [];
  const counts = [...languages].map(([name, small]) => {
    const hits = found.filter((word) => small.has(word));
    return { name, hits: hits.length, kinds: new Set(hits).size };
  });
  const [first, second] = counts.sort((a, b) => b.hits - a.hits);
  if (!first || first.hits < wanted || first.kinds < 2) return null;
  return first.hits >= 3 * Math.max(1, second?.hits ?? 0) ? first.name : null;
};
