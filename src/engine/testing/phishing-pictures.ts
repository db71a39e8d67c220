import {
  apart,
  browser,
  chat,
  fieldAround,
  form,
  line,
  lines,
  logo,
  mailScreen,
  type NamedPicture,
  phoneBrowser,
} from './picture-case.ts';

/** Lures as people photograph them, in several languages, some misread. Nothing in them exists. */
export const phishingPictures: NamedPicture[] = [
  [
    'a PayPal sign-in at a name with a one in it',
    browser('https://paypa1-login.com/signin', {
      ...form('Log in to your PayPal account', ['Email or mobile number', 'Password'], 'Log In'),
      logos: [logo('paypal.com')],
    }),
  ],
  [
    'a bank page that also wants the TAN, in German, at a strange address',
    browser('sparkasse-kundencenter.top/login', {
      ...form('Anmelden bei Ihrer Sparkasse', ['Anmeldename', 'PIN', 'TAN'], 'Weiter'),
      logos: [logo('sparkasse.de')],
    }),
  ],
  [
    'a Microsoft page on free hosting, seen on a telephone',
    phoneBrowser('docs-view.pages.dev', {
      ...{
        lines: [
          line(60, 180, 'Microsoft', 24),
          line(60, 240, 'Sign in', 22),
          line(60, 300, 'Email, phone, or Skype'),
          line(60, 360, 'Password'),
          line(250, 420, 'Next'),
        ],
        shapes: [
          fieldAround(line(60, 300, 'Email, phone, or Skype')),
          fieldAround(line(60, 360, 'Password')),
        ],
      },
      logos: [logo('microsoft.com', 60, 180, 24)],
    }),
  ],
  [
    'a drawn Steam window inside a page about a giveaway',
    browser('https://free-skins-vote.com/team', {
      lines: [
        line(80, 140, 'Vote for our team and win skins', 28),
        line(440, 262, 'https://steamcommunity.com/openid/login', 14),
        line(440, 320, 'Sign in to Steam', 22),
        line(440, 380, 'Steam account name'),
        line(440, 440, 'Password'),
        line(500, 500, 'Sign in'),
      ],
      shapes: [
        { kind: 'window', box: { left: 400, top: 220, width: 480, height: 420 } },
        { kind: 'field', box: { left: 420, top: 254, width: 440, height: 28 } },
        fieldAround(line(440, 440, 'Password')),
      ],
      logos: [logo('steampowered.com', 440, 300, 30)],
    }),
  ],
  [
    'a false virus alarm with a number',
    browser('https://d3k1x9.cloudfront.net/alert.html', {
      lines: [
        line(300, 140, 'Windows Defender Security Center', 24),
        ...apart(
          300,
          220,
          [
            'Access to this PC has been blocked for security reasons',
            'TROJAN_SPYWARE detected. Error code: 0x80092ee9',
            'Call Microsoft Support: +1-888-555-0139 (Toll Free)',
            'Do not restart or shut down your computer',
          ],
          20,
        ),
        line(300, 620, 'Deny'),
        line(500, 620, 'Allow'),
      ],
    }),
  ],
  [
    'the same alarm in French, without an address',
    {
      lines: apart(
        200,
        120,
        [
          'ALERTE DE SÉCURITÉ WINDOWS',
          'Votre ordinateur est bloqué. Un virus a été détecté.',
          "N'éteignez pas votre ordinateur.",
          'Appelez le support Microsoft : 01 86 65 00 12',
        ],
        24,
      ),
    },
  ],
  [
    'a check for robots that wants Win+R',
    browser('https://human-check.click/', {
      lines: [
        line(400, 160, 'Verify you are human', 28),
        ...lines(
          400,
          240,
          '1. Press Windows Key + R\n2. Press CTRL + V\n3. Press Enter\nVerification ID: 146820',
          20,
        ),
      ],
    }),
  ],
  [
    'the same in German, misread and without spaces',
    {
      lines: [
        line(300, 100, 'Bestätigen Sie, dass Sie kein Roboter sind', 24),
        ...lines(
          300,
          180,
          '1. Drücken Sie Windows-Taste + R\n2. Drücken Sie Strg + V\n3. Drücken Sie die Eingabetaste',
          20,
        ),
      ],
    },
  ],
  [
    'a wallet that wants its twelve words',
    browser('https://metamask-restore.app/import', {
      ...form('Restore your wallet', ['Enter your 12-word Secret Recovery Phrase'], 'Import wallet'),
      logos: [logo('metamask.io')],
    }),
  ],
  [
    'a parcel fee by text message',
    chat('+44 7700 900123', [
      'Royal Mail: Your parcel is on hold due to\nan unpaid shipping fee of £1.99. Pay now\nto avoid return:\nhttps://royalmail-redelivery-fee.com/pay',
    ]),
  ],
  [
    'the same in Spanish with spaces that recognition put in',
    chat('CORREOS', [
      'Correos: su paquete está retenido por gastos\nde aduana pendientes. Pague 1,99 € aquí:\nhttps: //correos-aduana. com/pago',
    ]),
  ],
  [
    'a mail in the name of PayPal from another domain',
    mailScreen(
      { from: 'PayPal Support <service@secure-pp-center.com>', subject: 'Your account has been limited' },
      [
        'Dear Customer,\nwe noticed unusual activity in your PayPal account.\nPlease confirm your account information within 24 hours\nor your account will be permanently suspended.',
        'Confirm my account',
      ],
    ),
  ],
  [
    'the same mail with misread letters',
    mailScreen(
      { from: 'PayPaI Support <service@secure-pp-center.com>', subject: 'Your account has been 1imited' },
      [
        'Dear Custorner,\nwe noticed unusual activity in your PayPal account.\nPlease confirrn your account inforrnation within 24 hours\noryouraccountwillbe permanent1y suspended.',
        'Confirm my account',
      ],
    ),
  ],
  [
    'a tax refund in Italian with a link',
    mailScreen(
      {
        from: 'Agenzia delle Entrate <rimborsi@agenzia-rimborso.info>',
        subject: 'Rimborso fiscale disponibile',
      },
      [
        'Gentile contribuente,\nhai diritto a un rimborso di 268,40 €. Per ricevere il rimborso\nconferma i tuoi dati bancari entro 48 ore:\nhttps://agenzia-rimborso.info/conferma',
      ],
    ),
  ],
  [
    'a code on a parking meter that is not the operator’s',
    {
      lines: [line(200, 100, 'Scan to pay for parking', 40), line(200, 600, 'Quick. Easy. Cashless.', 24)],
      codes: [
        {
          text: 'https://pay-parking-now.top/session',
          box: { left: 300, top: 220, width: 300, height: 300 },
        },
      ],
      photographic: 0.8,
    },
  ],
  [
    'a code in a mail that sets up the second factor',
    mailScreen(
      {
        from: 'IT Department <it-desk@mfa-renewal.xyz>',
        subject: 'Action required: MFA enrollment expires today',
      },
      [
        'Your multi-factor authentication expires today.\nScan the QR code below with your phone to verify\nyour account and avoid losing access to your mailbox.',
      ],
      {
        codes: [
          { text: 'https://mfa-renewal.xyz/m365?u=a', box: { left: 300, top: 420, width: 160, height: 160 } },
        ],
      },
    ),
  ],
  [
    'a card form for a parcel, with a clock that runs down, in Portuguese',
    browser('ctt-entrega-taxa.site/pagamento', {
      lines: [
        line(500, 140, 'CTT Expresso', 26),
        line(500, 200, 'Pague a taxa de entrega de 1,99 €'),
        line(500, 240, 'A sessão expira em 04:59'),
        line(500, 300, 'Número do cartão'),
        line(500, 360, 'Validade'),
        line(700, 360, 'CVV'),
        line(560, 430, 'Pagar'),
      ],
      shapes: [
        fieldAround(line(500, 300, 'Número do cartão')),
        fieldAround(line(500, 360, 'Validade')),
        fieldAround(line(700, 360, 'CVV')),
      ],
    }),
  ],
  [
    'a caller from the bank who wants AnyDesk',
    chat('Bank Security', [
      'This is the fraud team of your bank.\nYour account is blocked because of a\nsuspicious transfer to Spain.',
      'Please download AnyDesk and give me\nthe 9-digit code so that our technician\ncan secure your refund.',
    ]),
  ],
  [
    'a form that wants everything about a person',
    browser('http://irs-refund-portal.online/form', {
      ...form(
        'Claim your tax refund',
        ['Social Security Number', 'Date of birth', "Mother's maiden name", 'Card number', 'CVV'],
        'Submit',
        160,
      ),
    }),
  ],
  [
    'a Dutch bank at an address with its name in it',
    phoneBrowser('ing-verificatie.nl', {
      lines: [
        line(60, 180, 'ING', 28),
        line(60, 240, 'Inloggen Mijn ING', 22),
        line(60, 300, 'Gebruikersnaam'),
        line(60, 360, 'Wachtwoord'),
        line(60, 430, 'Inloggen'),
      ],
      shapes: [fieldAround(line(60, 300, 'Gebruikersnaam')), fieldAround(line(60, 360, 'Wachtwoord'))],
      logos: [logo('ing.com', 60, 180, 28)],
    }),
  ],
  [
    'a Polish page of a carrier that wants a card',
    browser('inpost-doplata.xyz', {
      lines: [
        line(500, 140, 'InPost', 30),
        line(500, 200, 'Dopłata do przesyłki 1,50 zł'),
        line(500, 300, 'Numer karty'),
        line(500, 360, 'Data ważności'),
        line(700, 360, 'CVV'),
        line(560, 430, 'Zapłać'),
      ],
      shapes: [fieldAround(line(500, 300, 'Numer karty')), fieldAround(line(700, 360, 'CVV'))],
    }),
  ],
];
