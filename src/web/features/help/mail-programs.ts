/** How one program gives a message away. Menus are quoted as the program writes them. */
export type MailProgram = {
  name: string;
  /** Empty where the program cannot do it; `instead` says what can be done. */
  save: readonly string[];
  /** Empty where the program does not show them. */
  headers: readonly string[];
  instead?: string;
  /** What its app on a phone can do, where that is not a program of its own here. */
  phone?: string;
};

const onComputer = (address: string) =>
  `Open the same mailbox in a browser on a computer (${address}) and save it there.`;

const onPhoneOnly =
  'With only the phone at hand, tap the sender’s name so that the full address shows, take a screenshot and use Screenshot Check.';

export const mailPrograms: readonly MailProgram[] = [
  {
    name: 'Gmail in a browser',
    save: [
      'Open the message.',
      'Click the three dots beside “Reply”, at its top right.',
      'Choose “Download message”. A file that ends in .eml is saved.',
    ],
    headers: [
      'Click the same three dots and choose “Show original”.',
      'Click “Copy to clipboard”: headers and text are copied together.',
    ],
  },
  {
    name: 'Gmail app (Android and iPhone)',
    save: [],
    headers: [],
    instead: `The app can neither save a message as a file nor show its headers. ${onComputer('mail.google.com')} ${onPhoneOnly}`,
  },
  {
    name: 'Outlook for Windows (new)',
    save: [
      'Open the message.',
      'Click the three dots at its top right (“More actions”).',
      'Choose “Save as”, then “Save as EML”.',
    ],
    headers: [
      'Click the three dots, then “View” and “View message source” or, where that is missing, “View message details”.',
      'Select all (Ctrl+A) and copy (Ctrl+C).',
    ],
  },
  {
    name: 'Outlook for Windows (classic)',
    save: [
      'Select the message and click “File”, then “Save As”.',
      'Choose the type “Outlook Message Format - Unicode (*.msg)”.',
      'Save it. Files that end in .msg are read here as well.',
    ],
    headers: [
      'Double-click the message, so that it opens in a window of its own.',
      'Click “File”, then “Properties”.',
      'Copy everything in the box “Internet headers”.',
    ],
  },
  {
    name: 'Outlook.com and Outlook on the web',
    save: [
      'Open the message.',
      'Click the three dots at its top right (“More actions”).',
      'Choose “Download”, in some versions “Save as”, then EML.',
    ],
    headers: [
      'Click the three dots, then “View” and “View message source” or, where that is missing, “View message details”.',
      'Select all (Ctrl+A) and copy (Ctrl+C).',
    ],
    phone: 'The Outlook app has no command for either. Open outlook.com in a browser on a computer.',
  },
  {
    name: 'Apple Mail on a Mac',
    save: [
      'Select the message.',
      'In the menu choose “File”, then “Save As…”.',
      'As the format choose “Raw Message Source”, and save it.',
    ],
    headers: [
      'In the menu choose “View”, “Message”, “Raw Source”.',
      'Select all (Command+A) and copy (Command+C).',
    ],
  },
  {
    name: 'Apple Mail on an iPhone or iPad',
    save: [],
    headers: [],
    instead: `Mail on an iPhone has no command for either. ${onComputer('icloud.com/mail, or the site of your mail provider')} ${onPhoneOnly}`,
  },
  {
    name: 'Thunderbird',
    save: [
      'Open the message.',
      'Click “More” at its top right and choose “Save As…”, or press Ctrl+S.',
      'Save it. The file ends in .eml.',
    ],
    headers: [
      'Click “More” and choose “View Source”, or press Ctrl+U.',
      'Select all (Ctrl+A) and copy (Ctrl+C).',
    ],
  },
  {
    name: 'Yahoo Mail in a browser',
    save: [
      'Open the message and click the three dots above it (“More”).',
      'Choose “View raw message”. The whole message opens as text in a new tab.',
      'Press Ctrl+S and save it as text (.txt), or copy all of it and paste it here.',
    ],
    headers: [
      'Choose “View raw message” in the same way.',
      'Copy everything down to the first empty line, or simply all of it.',
    ],
    phone:
      'The Yahoo Mail app does not show the raw message. Open mail.yahoo.com in a browser on a computer.',
  },
  {
    name: 'Proton Mail in a browser',
    save: [
      'Open the message.',
      'Click the three dots at its top right (“More”).',
      'Choose “Export”. A file that ends in .eml is saved.',
    ],
    headers: [
      'Click the same three dots and choose “View headers”.',
      'Copy them, or download them as a file.',
    ],
  },
  {
    name: 'GMX and WEB.DE in a browser',
    save: [
      'Open the message and click “More” (“Mehr”) or the three dots at its top right.',
      'Choose “Save” (“Speichern”) where your mailbox offers it. The file ends in .eml.',
      'Where it does not: copy the headers as described, and paste them here with the text below them.',
    ],
    headers: [
      'Click “More” (“Mehr”) or the three dots at its top right.',
      'Choose “More information” (“Mehr Informationen”). A window shows the headers.',
      'Select all and copy.',
    ],
    phone: 'The GMX app for Android can show the headers as well.',
  },
  {
    name: 'Samsung Email',
    save: [
      'Open the message and tap the three dots at the top right.',
      'Choose “Save email” or “Save as file”, where your version has it.',
      'Find the file, which ends in .eml, in the app My Files, and share it with Hookwise or upload it.',
    ],
    headers: [],
    instead: `The app shows no headers, and not every version can save. ${onComputer('the site of your mail provider')} ${onPhoneOnly}`,
  },
];
