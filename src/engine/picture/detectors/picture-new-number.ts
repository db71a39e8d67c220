import { interfaceDetector } from './define.ts';

const relative =
  /\b(?:mum|mom|mummy|mommy|dad|daddy|nan|grandma|mama|mami|papa|papi|mutti|vati|oma|opa|maman|madre|padre|abuela|mae|pai|vovo|mamma|babbo|nonna|mam|pap|mamo|tato|mamus|babci)\w{0,2}\b/;
const lost =
  /\b(?:new (?:phone )?number|temporary number|(?:lost|broke|dropped|smashed|damaged) my (?:phone|mobile)|phone (?:is )?(?:broken?|died|fell)|neue (?:handy)?nummer|handy (?:ist )?(?:kaputt|verloren|gefallen|ins wasser)|nouveau numero|telephone (?:est )?(?:casse|tombe|en panne)|perdu mon telephone|nuevo numero|numero nuevo|(?:telefono|movil) (?:se me )?(?:rompio|roto|cayo|averiado)|se me (?:cayo|rompio|estropeo) el (?:telefono|movil)|novo numero|numero novo|(?:telemovel|celular) (?:partiu|caiu|avariou|quebrou|estragou)|nuovo numero|(?:telefono|cellulare) (?:si e rotto|e caduto|rotto)|caduto il (?:cellulare|telefono)|nieuwe? nummer|(?:mobiel|telefoon) (?:is )?(?:kapot|viel|gevallen)|nowy numer|telefon (?:sie )?(?:zepsul|wpadl|zgubil))\b/;
const money =
  /\b(?:transfer|pay(?:ment)?|send (?:me )?(?:money|\W?\d)|bill|invoice|banking|rent|uberweis\w*|bezahlen|rechnung|uberweisung|virement|payer|facture|transferencia|pagar|factura|bizum|transferir|pagamento|fatura|mb ?way|pix|bonifico|pagare|fattura|overmaken|betalen|rekening|przelew|przelac|zaplacic|blik)\b/;
const amount = /[£€$]\s?\d|\d\s?(?:€|£|eur\b|zl\b|pln\b|usd\b|chf\b)/;

/** “Hi mum, my phone broke, this is my new number”: an urgent relative whose voice the victim never hears. */
export const pictureNewNumber = interfaceDetector({
  id: 'picture-new-number',
  title: 'A relative with a new number who needs money',
  points: 45,
  severity: 'high',
  icon: 'UserX',
  find: ({ message, kind }) => {
    if (kind === 'code' || kind === 'document') return [];
    const text = message.prose.text.slice(0, 8000);
    const missing = lost.exec(text);
    if (!missing || !relative.test(text)) return [];
    const span = message.prose.spanOf(missing.index, missing.index + missing[0].length);
    return [{ span, wantsMoney: money.test(text) || amount.test(text) }];
  },
  weigh: ({ wantsMoney }) => (wantsMoney ? 45 : 18),
  where: ({ span }) => [span],
  describe: ({ wantsMoney }) =>
    wantsMoney
      ? 'It poses as a relative with a new number and wants money.'
      : 'It poses as a relative with a new number. A request for money usually follows.',
  recommendation: 'Call the relative on the old number before you do anything. Ask something only they know.',
});
