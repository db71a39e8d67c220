// Long because it is a table: one reading per picture.
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
  wellKnown,
} from './picture-case.ts';

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

/** What people see every day and lures imitate: each has to stay in the safe band. */
export const legitimatePictures: NamedPicture[] = [
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
    'Microsoft signing a user in for another company',
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
    'a terminal in which a developer installs a program',
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
    'a password reset that the reader asked for',
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
