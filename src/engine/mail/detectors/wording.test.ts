import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingDetectors } from './wording.ts';

type Legitimate = { why: string; from: string; subject: string; text: string };

/** What legitimate senders write every day and lures imitate, each with the reason why it has to pass. */
const legitimate: Legitimate[] = [
  {
    why: 'a password reset the reader asked for',
    from: 'GitHub <noreply@github.com>',
    subject: '[GitHub] Please reset your password',
    text: `We heard that you lost your GitHub password. Sorry about that! But don’t worry! You can use the following button to reset your password:

https://github.com/password_reset/9f2c

If you don’t use this link within 3 hours, it will expire. If you did not request a password reset, you can safely ignore this email.`,
  },
  {
    why: 'a new account to be confirmed, from a shop of its own',
    from: 'Fern & Pine <hello@fernandpine.co.uk>',
    subject: 'Confirm your email address',
    text: `Welcome to Fern & Pine! Please confirm your email address by clicking the link below.

https://fernandpine.co.uk/confirm?t=81aa

If you did not create an account, no further action is required.`,
  },
  {
    why: 'a sign-in notice of the service itself',
    from: 'Google <no-reply@accounts.google.com>',
    subject: 'Security alert',
    text: `A new sign-in on Windows
ana@gmail.com
We noticed a new sign-in to your Google Account on a Windows device. If this was you, you don’t need to do anything. If not, we’ll help you secure your account.

https://accounts.google.com/AccountChooser?Email=ana@gmail.com`,
  },
  {
    why: 'a parcel on its way, from the carrier',
    from: 'DHL Paket <noreply@dhl.de>',
    subject: 'Ihr Paket kommt heute',
    text: `Guten Tag Frau Berger,

Ihr DHL Paket 00340434161094 wird heute zwischen 11:20 und 14:20 Uhr zugestellt. Sie sind nicht zu Hause? Wählen Sie einen Ablageort oder einen Nachbarn.

https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html`,
  },
  {
    why: 'a missed delivery with nothing to pay',
    from: 'Royal Mail <no-reply@royalmail.com>',
    subject: 'We’ve tried to deliver your item',
    text: `Hello Priya,

We tried to deliver your item today but no one was home. You can collect it from Hove Delivery Office from tomorrow, or book a redelivery for a day that suits you. Redelivery is free.

https://www.royalmail.com/receiving-mail/redelivery`,
  },
  {
    why: 'an order confirmation',
    from: 'Amazon.com <auto-confirm@amazon.com>',
    subject: 'Your Amazon.com order of "USB-C cable"',
    text: `Hello Dana, Thank you for shopping with us. We’ll send a confirmation when your item ships. Arriving: Thursday. Order total: $12.99. View or manage order:

https://www.amazon.com/gp/css/order-details?orderID=112`,
  },
  {
    why: 'a receipt for something bought',
    from: 'Apple <no_reply@email.apple.com>',
    subject: 'Your receipt from Apple.',
    text: `Receipt. Billed to Visa .... 4321. iCloud+ with 50 GB of storage (monthly) $0.99. Renews 2 May. If you have any questions about your bill, please visit iTunes Support.

https://support.apple.com/billing`,
  },
  {
    why: 'a card that really was declined, reported by the service',
    from: 'Netflix <info@account.netflix.com>',
    subject: 'Your payment was declined',
    text: `Hi Marta, we’re having some trouble with your current billing information. We’ll try again, but in the meantime you may want to update your payment details.

https://www.netflix.com/YourAccountPayment

Need help? Visit the Help Center.`,
  },
  {
    why: 'a renewal notice required by law',
    from: 'Adobe <mail@mail.adobe.com>',
    subject: 'Your annual plan renews on June 3',
    text: `Your Creative Cloud annual plan will automatically renew on June 3 for US$239.88. To change or cancel your plan, visit your account.

https://account.adobe.com/plans`,
  },
  {
    why: 'a storage notice of the provider itself',
    from: 'Google One <googleone-noreply@google.com>',
    subject: 'Your Google storage is 92% full',
    text: `You are using 13.8 GB of 15 GB. When you reach your limit, you may not be able to send or receive emails in Gmail. Get more storage or free up space.

https://one.google.com/storage`,
  },
  {
    why: 'a bank statement',
    from: 'Sparkasse <service@sparkasse.de>',
    subject: 'Neuer Kontoauszug in Ihrem Postfach',
    text: `Sehr geehrter Herr Klein, in Ihrem elektronischen Postfach liegt ein neuer Kontoauszug für Sie bereit. Bitte melden Sie sich wie gewohnt im Online-Banking an. Wir senden Ihnen niemals Links zur Anmeldung.`,
  },
  {
    why: 'a bank alert about a payment',
    from: 'Monzo <no-reply@monzo.com>',
    subject: 'You spent £42.10 at Tesco',
    text: `You spent £42.10 at Tesco with your card ending 7781. Your balance is £311.45. If you don’t recognise this payment, freeze your card in the app.`,
  },
  {
    why: 'a code to sign in with, which nobody is asked for',
    from: 'Slack <no-reply@slack.com>',
    subject: 'Slack confirmation code: ABC-123',
    text: `Confirm your email address. Your confirmation code is below — enter it in your open browser window and we’ll help you get signed in. ABC-123. If you didn’t request this email, there’s nothing to worry about, you can safely ignore it.`,
  },
  {
    why: 'a document shared by a colleague through the service',
    from: 'Lena Fischer (via Google Docs) <drive-shares-dm-noreply@google.com>',
    subject: 'Document shared with you: “Budget 2025”',
    text: `Lena Fischer has invited you to edit the following document: Budget 2025.

https://docs.google.com/document/d/1abc/edit

This email grants access to this item without logging in. Only forward it to people you trust.`,
  },
  {
    why: 'a contract to be signed, sent by the signing service',
    from: 'Acme Legal via DocuSign <dse_NA4@docusign.net>',
    subject: 'Complete with DocuSign: Lease.pdf',
    text: `Acme Legal sent you a document to review and sign. REVIEW DOCUMENT

https://na4.docusign.net/Signing/EmailStart.aspx?a=1

Do Not Share This Email. This email contains a secure link to DocuSign.`,
  },
  {
    why: 'a real invoice from a firm the reader works with',
    from: 'Buchhaltung Huber GmbH <rechnung@huber-sanitaer.de>',
    subject: 'Rechnung 2024-118',
    text: `Sehr geehrte Frau Wolf, anbei erhalten Sie unsere Rechnung 2024-118 für den Einbau vom 3. Mai. Bitte überweisen Sie den Betrag bis zum 31. Mai. Mit freundlichen Grüßen, Petra Huber`,
  },
  {
    why: 'a meeting',
    from: 'Tom Baker <tom@bakerstudio.com>',
    subject: 'Are we still on for Thursday?',
    text: `Hi Jo, are you free on Thursday at ten to go through the drawings? I am in a meeting until noon today, call me after that. Tom`,
  },
  {
    why: 'a newsletter with a discount, from the shop',
    from: 'Lands & Co <news@landsandco.com>',
    subject: 'Last chance: 30% off everything ends tonight',
    text: `Our summer sale ends at midnight. 30% off everything, free shipping over $50. Shop now: https://www.landsandco.com/sale

You receive this email because you signed up. Unsubscribe: https://www.landsandco.com/unsubscribe`,
  },
  {
    why: 'a fund-raising letter',
    from: 'Friends of the River <hello@friendsoftheriver.org>',
    subject: 'We need your help by midnight',
    text: `Dear friend, our matching gift ends tonight. Every donation of $25 will be doubled, but only until midnight. Will you chip in before it’s too late? https://friendsoftheriver.org/give God bless you, Martha`,
  },
  {
    why: 'a forum that suspends a member and says so',
    from: 'Woodworkers Forum <noreply@woodworkers-forum.org>',
    subject: '[Woodworkers] Your account has been suspended',
    text: `You have been suspended from the forum until 3 June. Reason: repeated advertising. Please read the guidelines: https://woodworkers-forum.org/guidelines`,
  },
  {
    why: 'a bounce about another person’s mailbox',
    from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    subject: 'Delivery Status Notification (Failure)',
    text: `Message not delivered. Your message couldn’t be delivered to peter@example.net because the recipient’s inbox is full. The response was: 552 5.2.2 The email account that you tried to reach is over quota.`,
  },
  {
    why: 'wages explained by the employer',
    from: 'People Team <people@northwind.com>',
    subject: 'Your payslip for May is available',
    text: `Hi Sam, your payslip for May is now available in Workday. Direct deposits reach your bank on the 31st. https://www.northwind.com/workday`,
  },
  {
    why: 'an account confirmation in Portuguese',
    from: 'Nuvem <contato@nuvem.com.br>',
    subject: 'Confirme seu e-mail',
    text: `Olá, Carla! Clique no link abaixo para confirmar seu e-mail e ativar sua conta: https://nuvem.com.br/confirmar/88

Se você não criou esta conta, ignore este e-mail.`,
  },
  {
    why: 'a Brazilian order on its way',
    from: 'Magalu <pedidos@magazineluiza.com.br>',
    subject: 'Seu pedido saiu para entrega',
    text: `Oi, Rafael! Seu pedido 88231 saiu para entrega e chega hoje até as 20h. Acompanhe: https://www.magazineluiza.com.br/pedidos/88231`,
  },
  {
    why: 'an electricity bill in Spanish',
    from: 'Iberdrola <facturas@iberdrola.es>',
    subject: 'Tu factura de mayo ya está disponible',
    text: `Hola, Lucía: ya puedes consultar tu factura de mayo por importe de 48,20 €. El cargo se hará el 12 de junio en tu cuenta terminada en 4410. Consulta el detalle en tu área de cliente: https://www.iberdrola.es/clientes`,
  },
  {
    why: 'a password change in Spanish',
    from: 'Wallapop <hola@wallapop.com>',
    subject: 'Has cambiado tu contraseña',
    text: `Hola, Javi: tu contraseña se ha cambiado correctamente. Si no has sido tú, escríbenos. https://wallapop.com/help`,
  },
  {
    why: 'a tax office that only says that something arrived',
    from: 'impots.gouv.fr <nepasrepondre@dgfip.finances.gouv.fr>',
    subject: 'Votre avis d’impôt est disponible',
    text: `Bonjour, votre avis d’impôt 2024 est disponible dans votre espace particulier. Connectez-vous à impots.gouv.fr depuis votre navigateur pour le consulter.`,
  },
  {
    why: 'a French parcel at the pick-up point',
    from: 'Chronopost <notification@chronopost.fr>',
    subject: 'Votre colis est arrivé en point relais',
    text: `Bonjour Madame Petit, votre colis XY123456789FR est disponible au relais Tabac du Port jusqu’au 14 juin. Munissez-vous d’une pièce d’identité. https://www.chronopost.fr/suivi`,
  },
  {
    why: 'a booking in Italian',
    from: 'Trenitalia <noreply@trenitalia.it>',
    subject: 'Conferma acquisto biglietto',
    text: `Gentile Marco Rossi, grazie per l’acquisto. Il biglietto Roma Termini - Milano Centrale del 4 giugno è in allegato. Puoi modificarlo qui: https://www.trenitalia.it/biglietti`,
  },
  {
    why: 'a card statement in Italian',
    from: 'Banca Sella <comunicazioni@sella.it>',
    subject: 'Estratto conto disponibile',
    text: `Gentile cliente, il tuo estratto conto di maggio è disponibile nell’area riservata. Accedi come sempre dall’app o dal sito. https://www.sella.it`,
  },
  {
    why: 'a Dutch order',
    from: 'bol <automail@bol.com>',
    subject: 'Je bestelling is onderweg',
    text: `Beste Sanne, goed nieuws: je bestelling is onderweg en wordt morgen bezorgd. Volg je pakket: https://www.bol.com/nl/nl/account/bestellingen`,
  },
  {
    why: 'a developer explaining a terminal to another',
    from: 'Wei Chen <wei@buildtools.dev>',
    subject: 'Re: setup on macOS',
    text: `Open a terminal and run npm install, then paste the token into .env. If the build still fails, send me the log file and I will have a look.`,
  },
  {
    why: 'a discussion about phishing',
    from: 'Security awareness <security@northwind.com>',
    subject: 'How to spot phishing',
    text: `Criminals often claim that your account is blocked. Never enter your password after following a link in a mail. When in doubt, call the help desk. https://www.northwind.com/security`,
  },
  {
    why: 'a survey of a shop about a real purchase',
    from: 'IKEA <noreply@survey.ikea.com>',
    subject: 'How was your visit?',
    text: `Hej Ana! Thank you for visiting IKEA Lisboa. Tell us about your experience in a two-minute survey: https://survey.ikea.com/s/1`,
  },
  {
    why: 'an interview invitation for a job the reader applied for',
    from: 'Recruiting <jobs@bluebottle-labs.com>',
    subject: 'Your application as data analyst',
    text: `Hi Nora, thanks for applying. We liked your CV and would love to meet you. Which of these slots works for you? https://bluebottle-labs.com/interview/12 The role is remote, salary 52,000 to 60,000 a year.`,
  },
];

const pointsOf = async ({ from, subject, text }: Omit<Legitimate, 'why'>) => {
  const mail = await mailCaseOf({ from, subject, text });
  const findings = wordingDetectors.flatMap((detector) => detector.run(mail) ?? []);
  return {
    sum: findings.reduce((points, { score }) => points + score, 0),
    seen: findings.map(({ type, score }) => `${type} ${score}`),
  };
};

describe('the wording detectors together', () => {
  it.each(legitimate)('pass $why', async (mail) => {
    const { sum, seen } = await pointsOf(mail);
    expect(sum, seen.join(', ')).toBeLessThanOrEqual(8);
  });
});
