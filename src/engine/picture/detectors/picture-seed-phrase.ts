import { placeOf } from '../address.ts';
import { interfaceDetector } from './define.ts';
import { askedFor, spansOf } from './where.ts';

/** What makes the words of a wallet a request: a sentence or a button that wants them here. */
const wanted =
  /\b(?:enter|type|import|restore|recover|connect|submit|paste|input|validate|verify|synchronize|sync|eingeben|importieren|wiederherstellen|saisir|saisissez|entrez|importer|restaurer|introduce|introduzca|ingresa|ingrese|importar|restaurar|digite|insira|inserisci|importa|ripristina|voer|invoeren|importeren|herstellen|wprowadz|wpisz|importuj)\b/;
/** Advice not to do it. */
const warned =
  /\b(?:never|do not|don't|niemals|nie|jamais|nunca|mai|nooit|nigdy)\b[^.]{0,60}\b(?:share|enter|give|type|weiter|eingeben|partage|communiqu|compart|ingres|condivid|inser|deel|invoer|udostepn|podawaj)/;

/** Only a wallet on the owner's device ever needs these words, and they are enough to take the money. */
export const pictureSeedPhrase = interfaceDetector({
  id: 'picture-seed-phrase',
  title: 'Asks for the recovery words of a wallet',
  points: 50,
  severity: 'high',
  icon: 'Key',
  find: (input) => {
    if (input.kind === 'code' || input.isOwnPage) return [];
    const asked = askedFor(input, 'seed-phrase');
    if (asked.length === 0) return [];
    const { text } = input.message.prose;
    if (!wanted.test(text) && !asked.some(({ hasField }) => hasField)) return [];
    const hasFields = input.reading.shapes.filter(({ kind }) => kind === 'field').length > 0;
    return [{ asked, hasFields, isWarning: warned.test(text), place: placeOf(input) }];
  },
  weigh: ({ hasFields, isWarning, place }) => {
    if (isWarning && !hasFields) return 6;
    const points = hasFields ? 50 : 34;
    return place.kind === 'known' ? points * 0.4 : points;
  },
  where: ({ asked }) => spansOf(asked),
  describe: () =>
    'It wants the secret words of a wallet. Typing them in gives away everything the wallet holds.',
  recommendation:
    'Never type these words into a page or a message. If you already did, move what is in the wallet now.',
});
