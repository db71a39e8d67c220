import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingSubscriptionRenewal } from './wording-subscription-renewal.ts';

describe('wording-subscription-renewal', () => {
  it.each([
    [
      'a streaming service',
      { text: 'Your Netflix membership is on hold. Update your payment details now to continue.' },
    ],
    [
      'an antivirus',
      { text: 'Your Norton subscription has expired on Tuesday. Renew your protection today.' },
    ],
    ['German', { text: 'Ihr McAfee-Abonnement ist abgelaufen. Verlängern Sie es noch heute.' }],
    ['Portuguese', { text: 'Sua assinatura foi suspensa. Atualize seus dados de pagamento agora.' }],
    ['Spanish', { text: 'Su suscripción ha caducado: renueve su suscripción hoy.' }],
    ['French', { text: 'Votre abonnement a expiré. Mettez à jour votre moyen de paiement.' }],
    ['Italian', { text: 'Il tuo abbonamento è scaduto. Rinnova il tuo abbonamento.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingSubscriptionRenewal.run(await mailCaseOf(mail))).toMatchObject({
      type: 'wording-subscription-renewal',
    });
  });

  it.each([
    ['a magazine subscribed', { text: 'Welcome! Your subscription starts with the July issue.' }],
    ['a licence discussed', { text: 'The file carries a GPL license header, so we cannot copy it.' }],
    ['a club', { text: 'Membership of the allotment society costs £12 a year.' }],
    ['German', { text: 'Willkommen! Ihr Abonnement beginnt am 1. Juli.' }],
    ['Portuguese', { text: 'Obrigado por assinar a nossa revista.' }],
    ['Spanish', { text: 'Gracias por suscribirte al boletín.' }],
    ['French', { text: 'Merci de votre abonnement à notre lettre.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingSubscriptionRenewal.run(await mailCaseOf(mail))).toBeNull();
  });
});
