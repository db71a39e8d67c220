import { hasInvisible } from '../../text/invisible-characters.ts';
import { wordSet } from '../../text/word-list.ts';

/** Alphabets that are spelled without invisible characters; Persian, Khmer and others write them between letters. */
const western = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
/** `µmol`, `βHCG`, `ΔT`: a Greek letter that reads as no Latin one, before a word. */
const scientific = /^[^\p{L}]*[µμβγδλπσΔΩ](?!.*[\p{Script=Greek}\p{Script=Cyrillic}])/u;
const softHyphen = '\u00ad';
/** Telephones turn dates into links; senders prevent it with one invisible character. */
const dates = wordSet(
  'january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday januar februar marz juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag janvier fevrier avril juin juillet septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche enero febrero marzo abril junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo may jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thurs fri sat sun mai okt dez mayo gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre lunedi martedi mercoledi giovedi venerdi sabato domenica janeiro fevereiro marco maio junho julho setembro outubro dezembro segunda terca quarta quinta sexta januari februari maart mei augustus maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
);

/**
 * Whether a word with invisible or foreign characters is written to be misread. German has soft hyphens inside words
 * too, with at least two letters on either side.
 */
export const isDisguise = (word: string): boolean => {
  const letters = [...word];
  const marks = letters.filter((one) => hasInvisible(one));
  if (marks.length === 0) return !scientific.test(word);
  if (marks.length === 1 && dates.has(plainLetters(word))) return false;
  if (marks.every((one) => one === softHyphen)) {
    return word.split(softHyphen).some((piece) => piece.replace(/\P{L}/gu, '').length < 2);
  }
  return letters.some(
    (one, i) =>
      hasInvisible(one) &&
      western.test(letters.slice(0, i).findLast((before) => !hasInvisible(before)) ?? '') &&
      western.test(letters.slice(i).find((after) => !hasInvisible(after)) ?? ''),
  );
};

const plainLetters = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{Script=Latin}]/gu, '')
    .toLowerCase();
