import { describe, expect, it } from 'vitest';
import { browser, line, pictureCaseOf } from '../../testing/picture-case.ts';
import { pictureCardForm } from './picture-card-form.ts';

const asking = (...labels: string[]) => ({ lines: labels.map((label, i) => line(500, 200 + i * 60, label)) });

describe('picture-card-form', () => {
  it.each([
    ['English', 'Card number', 'Expiry date', 'CVV'],
    ['German', 'Kartennummer', 'Gültig bis', 'Prüfziffer'],
    ['French', 'Numéro de carte', 'Date d’expiration', 'Cryptogramme visuel'],
    ['Spanish', 'Número de tarjeta', 'Caducidad', 'CVV'],
    ['Portuguese', 'Número do cartão', 'Validade', 'Código de segurança'],
    ['Italian', 'Numero carta', 'Scadenza', 'CVV'],
    ['Dutch', 'Kaartnummer', 'Vervaldatum', 'CVC'],
    ['Polish', 'Numer karty', 'Data ważności', 'CVV'],
  ])('fires in %s', (_, ...labels) => {
    expect(pictureCardForm.run(pictureCaseOf(browser('pay-parcel.site', asking(...labels))))?.score).toBe(19);
  });

  it('counts less where the address cannot be seen', () => {
    expect(pictureCardForm.run(pictureCaseOf(asking('Card number', 'CVV')))?.score).toBe(10);
  });

  it.each([
    ['a code to confirm a purchase, alone', ['Security code']],
    ['a receipt that names the card', ['Visa ending in 4321', 'Total 12.99']],
  ])('stays quiet on %s', (_, labels) => {
    expect(pictureCardForm.run(pictureCaseOf(browser('pay-parcel.site', asking(...labels))))).toBeNull();
  });
});
