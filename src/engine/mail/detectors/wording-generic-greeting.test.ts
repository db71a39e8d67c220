import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingGenericGreeting } from './wording-generic-greeting.ts';

describe('wording-generic-greeting', () => {
  it.each([
    ['an address in the place of a name', { text: 'Dear me@example.net, your order is ready.' }],
    ['a customer without a name', { text: 'Dear valued customer, we write about your order.' }],
    ['German', { text: 'Hallo me@example.net, Ihre Bestellung ist da.' }],
    ['Portuguese', { text: 'Prezado cliente, seu pedido chegou.' }],
    ['Spanish', { text: 'Estimado usuario: su pedido ha llegado.' }],
    ['French', { text: 'Cher client, votre commande est arrivée.' }],
    ['Italian', { text: 'Gentile cliente, il suo ordine è arrivato.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingGenericGreeting.run(await mailCaseOf(mail))).toMatchObject({
      type: 'wording-generic-greeting',
    });
  });

  it.each([
    ['a name', { text: 'Dear Mrs Novak, your order is ready.' }],
    ['a family', { text: 'Dear all, dinner is at eight.' }],
    ['an address to write to', { text: 'Questions? Write to help@example.org.' }],
    ['German', { text: 'Liebe Frau Berger, Ihre Bestellung ist da.' }],
    ['Portuguese', { text: 'Olá, Carla! Seu pedido chegou.' }],
    ['Spanish', { text: 'Hola, Lucía: tu pedido ha llegado.' }],
    ['French', { text: 'Bonjour Madame Petit, votre commande est arrivée.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingGenericGreeting.run(await mailCaseOf(mail))).toBeNull();
  });
});
