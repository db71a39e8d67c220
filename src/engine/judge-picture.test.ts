import { describe, expect, it } from 'vitest';
import { judgePicture, type PictureFacts } from './judge-picture.ts';
import type { PictureReading } from './parse/picture/picture-reading.ts';
import {
  apart,
  browser,
  buttonAround,
  chat,
  fieldAround,
  line,
  lines,
  mailScreen,
  type PictureDraft,
  phoneBrowser,
  readingOf,
  wellKnown,
} from './testing/picture-case.ts';

const logo = (brand: string, left = 560, top = 130, height = 40) => ({
  brand,
  box: { left, top, width: height * 3, height },
  confidence: 0.94,
});

/** A sign-in form in the middle of a page: its labels inside the fields, and the button. */
const form = (heading: string, labels: readonly string[], button: string, top = 300) => {
  const [title, ...rest] = [
    line(500, top, heading, 26),
    ...labels.map((label, i) => line(500, top + 60 + i * 56, label)),
  ];
  const press = line(560, top + 76 + labels.length * 56, button);
  return {
    lines: [...(title ? [title] : []), ...rest, press],
    shapes: [...rest.map(fieldAround), buttonAround(press)],
  };
};

const judged = (draft: PictureDraft & { facts?: PictureFacts }) =>
  judgePicture(readingOf(draft), { seenBefore: null, ...draft.facts });

type Case = [what: string, draft: PictureDraft];

const phishing: Case[] = [
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
    'a mail in the name of PayPal from somebody else',
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
    'somebody from the bank who wants AnyDesk',
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

const popular = wellKnown(
  'github.com',
  'nytimes.com',
  'amazon.com',
  'zalando.de',
  'okta.com',
  'figma.com',
  'booking.com',
  'wikipedia.org',
  'theguardian.com',
);

const honest: Case[] = [
  ['a photograph without text', { photographic: 0.95 }],
  ['a photograph with a street sign', { photographic: 0.9, lines: [line(300, 200, 'Rua Augusta', 40)] }],
  [
    'PayPal at its own address',
    browser('https://www.paypal.com/signin', {
      ...form('Log in to your PayPal account', ['Email or mobile number', 'Password'], 'Log In'),
      logos: [logo('paypal.com')],
    }),
  ],
  [
    'the same on a telephone',
    phoneBrowser('paypal.com', {
      lines: [
        line(60, 200, 'PayPal', 28),
        line(60, 300, 'Email'),
        line(60, 360, 'Password'),
        line(60, 430, 'Log In'),
      ],
      shapes: [fieldAround(line(60, 360, 'Password'))],
      logos: [logo('paypal.com', 60, 200, 28)],
    }),
  ],
  [
    'Sparkasse of a town, with the PIN',
    browser('https://www.sparkasse-bremen.de/de/home/login-online-banking.html', {
      ...form('Anmelden bei Ihrer Sparkasse', ['Anmeldename', 'PIN'], 'Anmelden'),
      logos: [logo('sparkasse.de')],
    }),
  ],
  [
    'Microsoft signing somebody in for another company',
    browser('https://login.microsoftonline.com/common/oauth2/authorize?client_id=1', {
      ...form('Sign in', ['Email, phone, or Skype', 'Password'], 'Next'),
      logos: [logo('microsoft.com')],
    }),
  ],
  [
    'Google that signs in to Spotify',
    browser('https://accounts.google.com/v3/signin/identifier', {
      ...form('Sign in', ['Email or phone'], 'Next'),
      lines: [...form('Sign in', ['Email or phone'], 'Next').lines, line(500, 260, 'to continue to Spotify')],
      logos: [logo('google.com')],
    }),
  ],
  [
    'a company’s page at its identity provider',
    browser('https://acme.okta.com/login', {
      ...form('Sign in to Salesforce', ['Username', 'Password'], 'Sign In'),
      facts: popular,
    }),
  ],
  [
    'a small site that lets people sign in with Google and Apple',
    browser('https://app.runningclub-porto.pt/login', {
      ...form('Welcome back', ['Email', 'Password'], 'Sign in'),
      lines: [
        ...form('Welcome back', ['Email', 'Password'], 'Sign in').lines,
        line(520, 540, 'Continue with Google'),
        line(520, 590, 'Sign in with Apple'),
      ],
      logos: [logo('google.com', 490, 538, 20), logo('apple.com', 490, 588, 20)],
    }),
  ],
  [
    'a shop with the signs of payment in its footer',
    browser('https://www.zalando.de/checkout/payment', {
      ...form('Zahlungsart', ['Kartennummer', 'Gültig bis', 'CVV'], 'Weiter'),
      logos: [
        logo('visa.com', 100, 740, 20),
        logo('mastercard.com', 200, 740, 20),
        logo('paypal.com', 300, 740, 20),
      ],
      facts: popular,
    }),
  ],
  [
    'a sign-in page of which the address cannot be seen',
    {
      ...form('Log in to your PayPal account', ['Email', 'Password'], 'Log In'),
      logos: [logo('paypal.com')],
    },
  ],
  [
    'an editor full of words that lures use',
    {
      lines: lines(
        100,
        60,
        "import { verify } from './auth.ts';\nconst lures = [\n  'your account has been suspended',\n  'press Windows + R, then Ctrl + V',\n  'https://paypa1-login.com/verify',\n];\nexport const isLure = (text) => {\n  return lures.some((one) => text.includes(one));\n};\nfunction main() {\n  console.log(isLure(process.argv[2]));\n}",
        16,
      ),
    },
  ],
  [
    'a terminal in which somebody installs a program',
    {
      lines: lines(
        40,
        40,
        '$ npm install\nadded 312 packages in 14s\n$ npm run build\n$ git push origin main\n$ curl -fsSL https://deb.nodesource.com/setup_24.x | bash -\n$ ls\n$ cd src\n$ cat README.md',
        16,
      ),
    },
  ],
  [
    'a spreadsheet',
    {
      lines: [
        ...apart(60, 60, ['Month', 'January', 'February', 'March', 'April'], 16),
        ...apart(260, 60, ['Revenue', '12,400', '13,100', '11,950', '14,020'], 16),
        ...apart(460, 60, ['Cost', '9,800', '9,750', '9,900', '10,120'], 16),
      ],
    },
  ],
  [
    'a chart',
    {
      lines: [
        line(400, 40, 'Visitors per month', 24),
        ...['0', '100', '200', '300'].map((text, i) => line(40, 600 - i * 120, text)),
      ],
    },
  ],
  [
    'friends who plan a dinner',
    chat(
      'Marta',
      [
        'Are we still on for Thursday?',
        'Yes! Eight at my place. Can you bring\nthe salad bowl?',
        'Sure. Here is the recipe I meant:\nhttps://www.theguardian.com/food/salad',
      ],
      { facts: popular },
    ),
  ],
  [
    'a code that nobody should share',
    chat('Google', ['G-482913 is your Google verification code.\nDon’t share this code with anyone.']),
  ],
  [
    'a bank that asks whether it was you',
    chat('HSBC', [
      'HSBC: Did you try a £64.20 payment at\nAmazon? Reply Y if this was you or N if it\nwas not. We will never ask for your PIN.',
    ]),
  ],
  [
    'a receipt by mail',
    mailScreen(
      { from: 'Amazon.com <auto-confirm@amazon.com>', subject: 'Your Amazon.com order of “USB-C cable”' },
      [
        'Hello Dana, thank you for shopping with us.\nWe’ll send a confirmation when your item ships.',
        'Arriving: Thursday. Order total: $12.99',
      ],
    ),
  ],
  [
    'a password reset that somebody asked for',
    mailScreen({ from: 'GitHub <noreply@github.com>', subject: '[GitHub] Please reset your password' }, [
      'We heard that you lost your GitHub password.\nYou can use the following button to reset your password:',
      'Reset your password',
      'If you did not request a password reset, you can safely ignore this email.',
    ]),
  ],
  [
    'a newsletter of a shop',
    mailScreen({ from: 'Lands & Co <news@landsandco.com>', subject: 'Last chance: 30% off everything' }, [
      'Our summer sale ends at midnight.\n30% off everything, free shipping over $50.',
      'Shop now',
      'You receive this email because you signed up. Unsubscribe',
    ]),
  ],
  [
    'a bank’s article about phishing',
    browser('https://www.barclays.co.uk/fraud-and-scams/phishing/', {
      lines: [
        line(200, 140, 'How to spot a phishing scam', 30),
        ...apart(
          200,
          220,
          [
            'Criminals send fake messages that say “your account has been suspended”\nand ask you to verify your account details. Scammers often create\na sense of urgency: “act within 24 hours”.',
            'A scam text may read: Your parcel is on hold, pay a fee at royal-mail-fee.com.\nNever follow a link in such a message. Report phishing to us.',
          ],
          18,
        ),
      ],
      logos: [logo('barclays.co.uk', 60, 90, 30)],
    }),
  ],
  [
    'the same as a poster without an address',
    {
      lines: [
        line(200, 60, 'Beware of scams!', 40),
        ...apart(
          200,
          160,
          [
            'Fraudsters pretend to be your bank. A fake text says\n“your account is locked, verify now”. That is phishing.',
            'Never share a code. Hang up on scam calls. Report fraud to your bank.',
          ],
          22,
        ),
      ],
    },
  ],
  [
    'the front page of a newspaper',
    browser('https://www.nytimes.com', {
      lines: [
        line(500, 120, 'The New York Times', 36),
        ...apart(
          100,
          200,
          [
            'Apple and Google face new rules in Europe',
            'Microsoft reports record profit',
            'Netflix raises prices',
          ],
          22,
        ),
      ],
      facts: popular,
    }),
  ],
  [
    'an invoice of a craftsman',
    {
      width: 900,
      height: 1270,
      lines: [
        line(80, 80, 'Huber Sanitär GmbH', 26),
        line(80, 200, 'Rechnung 2024-118', 24),
        ...apart(
          80,
          300,
          [
            'Sehr geehrte Frau Wolf,',
            'für den Einbau vom 3. Mai berechnen wir Ihnen:',
            'Gesamtbetrag 412,80 €',
            'Bitte überweisen Sie den Betrag bis zum 31. Mai.',
            'IBAN: DE12 3456 7890 1234 5678 90',
            'Mit freundlichen Grüßen',
          ],
          18,
        ),
      ],
    },
  ],
  [
    'a dialog of the system',
    {
      width: 500,
      height: 260,
      lines: [
        line(40, 30, 'Software Update', 20),
        ...lines(40, 90, 'macOS 15.2 is available for your Mac.\nDo you want to install it tonight?', 16),
        line(60, 200, 'Later'),
        line(300, 200, 'Install Now'),
      ],
    },
  ],
  [
    'the page of a router at home',
    browser('192.168.1.1', {
      ...form('Netgear Router Login', ['User name', 'Password'], 'Login'),
    }),
  ],
  [
    'what a developer tries out at home',
    browser('localhost:3000/login', { ...form('Sign in', ['Email', 'Password'], 'Sign in') }),
  ],
  [
    'a menu with a code for the card of a restaurant',
    {
      photographic: 0.6,
      lines: [line(200, 100, 'Trattoria da Gino', 36), line(200, 600, 'Scan for our menu', 24)],
      codes: [
        { text: 'https://trattoriadagino.it/menu', box: { left: 300, top: 220, width: 300, height: 300 } },
      ],
    },
  ],
  [
    'a map',
    {
      lines: [
        line(100, 100, 'Praça do Comércio'),
        line(500, 300, 'Rua da Prata'),
        line(800, 500, '12 min'),
        line(300, 620, 'Baixa-Chiado'),
      ],
    },
  ],
];

describe('judging a picture', () => {
  it.each(phishing)('warns of %s', (_, draft) => {
    const { riskScore, threats } = judged(draft);
    expect(riskScore, threats.map(({ type, score }) => `${type} ${score}`).join(', ')).toBeGreaterThan(20);
  });

  it.each(honest)('leaves in peace %s', (_, draft) => {
    const { riskScore, threats } = judged(draft);
    expect(riskScore, threats.map(({ type, score }) => `${type} ${score}`).join(', ')).toBeLessThanOrEqual(
      20,
    );
  });

  it.each([...phishing, ...honest])('accounts for every point of %s', (_, draft) => {
    const { riskScore, threats } = judged(draft);
    expect(threats.reduce((sum, { score }) => sum + score, 0)).toBe(riskScore);
  });
});

const verdictOf = (reading: PictureReading) => judgePicture(reading, { seenBefore: null });

describe('a picture that tells little', () => {
  it('is not called safe with confidence', () => {
    const { riskScore, explanation } = verdictOf(
      readingOf({ photographic: 0.9, unread: ['the text, because it took too long'] }),
    );
    expect(riskScore).toBe(0);
    expect(explanation.isConclusive).toBe(false);
    const open = explanation.checks
      .filter(({ state }) => state === 'not-possible')
      .map(({ detail }) => detail);
    expect(open.join('\n')).toMatch(/no text could be read/);
    expect(open.join('\n')).toMatch(/because it took too long/);
  });

  it('says that the address cannot be seen', () => {
    const { explanation } = judged({
      ...form('Log in to your PayPal account', ['Email', 'Password'], 'Log In'),
      logos: [logo('paypal.com')],
    });
    expect(explanation.checks.find(({ name }) => name === 'Address bar')).toMatchObject({
      state: 'not-possible',
      detail: expect.stringMatching(/address cannot be seen/),
    });
    expect(explanation.safeWay?.address).toBe('paypal.com');
  });
});

describe('a picture that was seen before', () => {
  const draft = { lines: [line(100, 100, 'Please have a look at this page')] };

  it('is suspicious, and never phishing for that alone', () => {
    const { riskLevel, threats } = judgePicture(readingOf(draft), {
      seenBefore: { times: 40, since: '2026-11-01' },
    });
    expect(riskLevel).toBe('suspicious');
    expect(threats[0]?.description).toMatch(/40 times since 2026-11-01/);
  });

  it('is not held against the brand’s own page', () => {
    const page = browser('https://www.paypal.com/signin', {
      ...form('Log in to your PayPal account', ['Email', 'Password'], 'Log In'),
      logos: [logo('paypal.com')],
    });
    expect(judgePicture(readingOf(page), { seenBefore: { times: 9, since: '2026-11-01' } }).riskLevel).toBe(
      'safe',
    );
  });
});

it('gives the same bytes for the same reading', () => {
  const [, draft] = phishing[0] ?? ['', {}];
  expect(JSON.stringify(judged(draft))).toBe(JSON.stringify(judged(draft)));
});
