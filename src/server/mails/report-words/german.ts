import { productName } from '../../../contract/site.ts';
import type { ReportWords } from './report-words.ts';

export const german: ReportWords = {
  subject: (verdict) => `${verdict}: unsere Antwort auf Ihre Meldung`,
  subjectWithoutVerdict: 'Kein Urteil: unsere Antwort auf Ihre Meldung',
  verdicts: {
    phishing: 'Phishing',
    suspicious: 'Verdächtig',
    inconclusive: 'Nicht eindeutig',
    safe: 'Unbedenklich',
  },
  sentences: {
    phishing: 'Was Sie uns geschickt haben, ist sehr wahrscheinlich Phishing.',
    suspicious: 'An dem, was Sie uns geschickt haben, passt einiges nicht zusammen.',
    inconclusive:
      'Wir haben kein klares Warnzeichen gefunden, aber auch nichts, das für die Echtheit spricht.',
    safe: 'Nichts an dem, was Sie uns geschickt haben, sieht nach Phishing aus.',
  },
  signs: {
    imitation: 'Es ahmt ein bekanntes Unternehmen nach.',
    sender: 'Der Absender ist nicht, wer er zu sein vorgibt, oder lässt sich nicht nachweisen.',
    link: 'Ein Link führt woandershin, als es scheint.',
    attachment: 'Ein Anhang kann gefährlich sein.',
    known: 'Es selbst oder sein Ziel ist als Phishing bekannt oder ganz neu.',
    disguise: 'Etwas ist versteckt oder verschleiert, damit Filter und Leser es übersehen.',
    asks: 'Es fragt nach Geheimnissen, Geld oder Zugang.',
    wording: 'Es arbeitet mit Druck oder Ködern, wie sie für Phishing typisch sind.',
    other: 'Insgesamt ähnelt es bekanntem Phishing.',
  },
  firstDo: 'Was Sie zuerst tun sollten:',
  toDo: {
    phishing:
      'Öffnen Sie keine Links oder Dateien daraus, antworten und zahlen Sie nicht. Haben Sie dort ein Passwort eingegeben, ändern Sie es jetzt auf der echten Seite.',
    suspicious:
      'Tun Sie nichts, was verlangt wird, bevor Sie den Absender unter einer Nummer oder Adresse gefragt haben, die Sie schon hatten.',
    inconclusive:
      'Wird etwas von Ihnen verlangt, fragen Sie beim Absender unter einer Nummer oder Adresse nach, die Sie schon hatten.',
    safe: 'Nichts. Werden Sie trotzdem nach einem Passwort oder Geld gefragt, fragen Sie erst beim Absender nach.',
  },
  score: (score) => `${score} von 100`,
  items: {
    attached: 'Angehängte Nachricht',
    inline: 'Weitergeleitete Nachricht',
    text: 'Text',
    link: 'Link',
    picture: 'Bild',
  },
  fullResult: 'Das ganze Ergebnis, nur für Sie:',
  inHistory: `Das ganze Ergebnis finden Sie in Ihrem Verlauf bei ${productName}.`,
  left: (count) =>
    count === 1
      ? 'Ein weiterer Teil Ihrer Meldung wurde nicht beurteilt: Bitte schicken Sie ihn einzeln oder morgen.'
      : `${count} weitere Teile Ihrer Meldung wurden nicht beurteilt: Bitte schicken Sie sie einzeln oder morgen.`,
  nothing: {
    empty: [
      'Danke für Ihre Meldung. Wir haben darin nichts gefunden, das wir beurteilen könnten: keine Nachricht, keinen Link, kein Bild.',
      'Bitte leiten Sie die verdächtige Nachricht als Anhang weiter, oder schicken Sie ein Bildschirmfoto oder ihren Link.',
    ],
    encrypted: [
      'Danke für Ihre Meldung. Ihre Mail ist verschlüsselt, deshalb können wir nicht lesen, was Sie weitergeleitet haben.',
      'Bitte leiten Sie die verdächtige Nachricht noch einmal unverschlüsselt weiter.',
    ],
    nested: [
      'Danke für Ihre Meldung. Die Nachricht steckt in so vielen anderen, dass wir sie nicht geöffnet haben.',
      'Bitte leiten Sie die verdächtige Nachricht selbst als Anhang weiter.',
    ],
    unreadable: [
      'Danke für Ihre Meldung. Was Sie geschickt haben, ließ sich nicht lesen: Es ist beschädigt, zu groß oder soll Mailprogramme stören. Schon das ist ein Grund, es nicht zu öffnen.',
      'Bitte schicken Sie ein Bildschirmfoto davon oder den Link.',
    ],
    limit: [
      'Danke für Ihre Meldung. Ihre Prüfungen für heute sind aufgebraucht, deshalb haben wir sie nicht beurteilt.',
      'Bis Sie mehr wissen, öffnen Sie keine Links oder Dateien daraus. Bitte schicken Sie sie morgen noch einmal.',
    ],
  },
  automatic: `Eine automatische Antwort von ${productName} auf Ihre Mail an uns. Nichts von dem, was Sie weitergeleitet haben, steht hier noch einmal.`,
};
