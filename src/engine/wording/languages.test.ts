import { expect, it } from 'vitest';
import { languageOf } from './languages.ts';

it.each([
  ['English', 'please read what you have been sent and tell us which of the two you will take with you'],
  ['German', 'wir haben fur sie eine nachricht und sie wurde nicht gelesen'],
  ['Portuguese', 'voce nao pagou os impostos do seu pedido e foi multado pelo estado'],
  ['Spanish', 'el cargo de los recibos y las facturas del mes ha llegado a usted'],
  ['French', 'vous etes pour nous une personne avec les memes droits dans votre ville'],
  ['Italian', 'il tuo pacco non e arrivato, puoi dire che della consegna sono tutti in ritardo'],
  ['Dutch', 'het pakket van je buurman is niet voor jou, je kunt het naar hem brengen'],
])('recognises %s', (language, text) => {
  expect(languageOf(text, 4)).toBe(language);
});

it('is null for a few words, and for two languages at once', () => {
  expect(languageOf('thank you', 4)).toBeNull();
  expect(languageOf('the house and the car are yours, wir haben sie fur sie und mit dem rest', 4)).toBeNull();
});
