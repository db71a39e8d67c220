import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingMailboxFull } from './wording-mailbox-full.ts';

describe('wording-mailbox-full', () => {
  it.each([
    [
      'a full mailbox',
      {
        text: 'Your mailbox is almost full and you can no longer receive messages. Upgrade your mailbox now.',
      },
    ],
    [
      'held messages',
      { text: 'You have 6 pending messages on hold due to a server error. Release messages to inbox.' },
    ],
    [
      'pictures about to be lost',
      { text: 'Cloud storage renewal failed: your photos and videos will be deleted on Friday.' },
    ],
    ['German', { text: 'Ihr Postfach ist voll. Erweitern Sie jetzt Ihren Speicherplatz.' }],
    ['Portuguese', { text: 'Sua caixa de correio está cheia e novas mensagens estão bloqueadas.' }],
    ['Spanish', { text: 'Su buzón ha superado la cuota de almacenamiento.' }],
    [
      'French',
      { text: 'Votre boîte mail est pleine, 5 messages sont en attente de livraison dans votre boîte.' },
    ],
    ['Italian', { text: 'La tua casella di posta è piena: aggiorna lo spazio.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingMailboxFull.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-mailbox-full' });
  });

  it.each([
    [
      'a bounce: the full mailbox is another’s',
      { text: 'The message was returned because the recipient’s inbox is over quota.' },
    ],
    ['a full train', { text: 'The 8:15 was full again, so I took the next one.' }],
    ['messages of a list', { text: 'You have been subscribed to the list. Messages are sent once a day.' }],
    ['a hotel', { text: 'Das Hotel ist leider voll, wir haben eine Alternative gebucht.' }],
    ['an inbox one wishes to empty', { text: 'Consegui limpar minha caixa de entrada ontem, finalmente.' }],
    ['storage sold by a shop', { text: 'Armarios y almacenamiento para tu cocina, ahora en tienda.' }],
    ['a letter box', { text: 'La boîte aux lettres du hall a été réparée ce matin.' }],
    ['a post office', { text: 'La posta apre alle 8:30.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingMailboxFull.run(await mailCaseOf(mail))).toBeNull();
  });
});
