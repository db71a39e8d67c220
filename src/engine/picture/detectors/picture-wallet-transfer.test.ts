import { describe, expect, it } from 'vitest';
import { chat, pictureCaseOf } from '../../testing/picture-case.ts';
import { pictureWalletTransfer } from './picture-wallet-transfer.ts';

const talk = (...said: string[]) => pictureCaseOf(chat('VIP Signals', said));

describe('picture-wallet-transfer', () => {
  it.each([
    ['Bitcoin', 'Guaranteed profit every week.', 'Send to 1BgW2MmUiPDmUtHuzxwzfHv5XVBUqaB6NL'],
    ['Ethereum', 'Double your deposit today', '0x52908400098527886E0F7030069857D2E4169EE7'],
    ['Tron', 'Pay the tax first to unlock your withdrawal', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ])('fires on a promise with a wallet of %s', (_, ...said) => {
    expect(pictureWalletTransfer.run(talk(...said))?.score).toBe(40);
  });

  it.each([
    ['a wallet between friends', ['Here is mine: 1BgW2MmUiPDmUtHuzxwzfHv5XVBUqaB6NL']],
    ['a long order number', ['Your order 1234567890123456789012345678 was returned']],
  ])('stays quiet on %s', (_, said) => {
    expect(pictureWalletTransfer.run(pictureCaseOf(chat('Jo', said)))).toBeNull();
  });
});
