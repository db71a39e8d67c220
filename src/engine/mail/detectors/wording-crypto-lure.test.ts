import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingCryptoLure } from './wording-crypto-lure.ts';

describe('wording-crypto-lure', () => {
  it.each([
    ['an airdrop', { text: 'The ARB airdrop is now live. Claim your tokens before Friday.' }],
    ['a wallet to be verified', { text: 'Your MetaMask wallet will be suspended. Verify your wallet now.' }],
    ['recovery words', { text: 'Enter your recovery phrase to complete the Ledger update.' }],
    ['a mining balance', { text: 'Your mining balance is 0.7495 BTC.' }],
    ['German', { text: 'Ihre Bitcoin-Auszahlung ist bereit, bestätigen Sie jetzt.' }],
    ['Portuguese', { text: 'Sua carteira MetaMask foi suspensa. Informe a frase de recuperação.' }],
    ['Spanish', { text: 'Su billetera Ledger debe ser verificada. Introduzca la frase de recuperación.' }],
    [
      'French',
      { text: 'Votre portefeuille Ledger doit être mis à jour : saisissez votre phrase de récupération.' },
    ],
  ])('fires on %s', async (_, mail) => {
    expect(wordingCryptoLure.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-crypto-lure' });
  });

  it.each([
    ['a lost wallet', { text: 'I left my wallet on the kitchen table, can you bring it?' }],
    ['a programmer’s tokens', { text: 'The parser drops two tokens when the line ends early.' }],
    ['a ledger of a bookkeeper', { text: 'Please post the May entries to the general ledger.' }],
    [
      'a newspaper about money',
      { text: 'Bitcoin fell below 60,000 dollars on Tuesday, our correspondent writes.' },
    ],
    ['an old coin', { text: 'Die Münze stammt aus dem Jahr 1890.' }],
    ['a lost purse', { text: 'Encontrei sua carteira no carro.' }],
    ['a Spanish purse', { text: 'He perdido el monedero en el autobús.' }],
    ['a French purse', { text: 'Ton portefeuille est resté chez moi.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingCryptoLure.run(await mailCaseOf(mail))).toBeNull();
  });
});
