import { describe, expect, it } from 'vitest';
import { chat, pictureCaseOf } from '../../testing/picture-case.ts';
import { pictureNewNumber } from './picture-new-number.ts';

const talk = (...said: string[]) => pictureCaseOf(chat('+44 7700 900100', said));

describe('picture-new-number', () => {
  it.each([
    ['English', 'Hi mum, I lost my phone, this is my new number', 'Could you transfer £106 please?'],
    ['German', 'Hallo Mama, mein Handy ist kaputt, das ist meine neue Nummer', 'Kannst du 890 € überweisen?'],
    ['Dutch', 'Mam, mijn mobiel viel in het water, dit is mijn nieuwe nummer', 'Kun je € 15 overmaken?'],
    ['Spanish', 'Mamá soy yo, se me cayó el teléfono al agua', '¿Me haces una transferencia?'],
    ['Italian', 'Ciao mamma, mi è caduto il cellulare in acqua', 'Devo pagare una fattura'],
    ['Polish', 'Mamo, to mój nowy numer', 'Zrobisz przelew?'],
  ])('fires in %s', (_, ...said) => {
    expect(pictureNewNumber.run(talk(...said))?.score).toBe(45);
  });

  it('counts less while nothing is asked for', () => {
    expect(pictureNewNumber.run(talk('Hi dad, this is my new number'))?.score).toBe(18);
  });

  it.each([
    ['a family that plans a dinner', ['Hi mum, shall I bring the salad?', 'Yes please!']],
    ['a firm that moved', ['Our office has a new number: 020 5555 0100']],
  ])('stays quiet on %s', (_, said) => {
    expect(pictureNewNumber.run(talk(...said))).toBeNull();
  });
});
