import { readLists } from '../../corpus/read.ts';
import { recordOf } from '../../record-of.ts';
import { type Language, languages } from '../generated-mail.ts';

const written: readonly Language[] = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ja'];

/** The words that programs put around a text. */
const chromeOf = (language: Language) => {
  const list = readLists(`chrome/${language}.txt`);
  const word = (key: string) => list(key).join('');
  const days = list('days');
  return {
    mail: {
      from: word('from'),
      to: word('to'),
      me: word('me'),
      subject: word('subject'),
      days,
      top: list('mailTop'),
      actions: list('mailActions'),
    },
    sms: { days, notices: list('notices'), field: list('smsField') },
    chat: { presence: list('presence'), days, field: list('chatField'), talk: list('talk') },
    web: { menu: list('menu'), cookies: list('cookies') },
    app: { tabs: list('tabs') },
    dialog: { buttons: list('buttons') },
    document: { menu: list('fileMenu'), bottom: list('bottom') },
  };
};

/** The languages without a page grammar of their own are never asked for; they read as English. */
export const chrome = recordOf(languages, (language) =>
  chromeOf(written.includes(language) ? language : 'en'),
);
