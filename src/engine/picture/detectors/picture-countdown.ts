import { interfaceDetector } from './define.ts';

const running =
  /\b(?:expires?|expiring|ends?|remaining|left|session|offer|time|countdown|hurry|lauft ab|ablauf|verbleib\w*|noch|expire|restant\w*|temps|caduca|expira|quedan|restantes|tiempo|tempo|scade|rimanent\w*|rimane|verloopt|resterend\w*|nog|wygasa|pozostalo)\b[^.\n]{0,30}?\b\d{1,2} ?: ?\d{2}(?: ?: ?\d{2})?(?! ?(?:am|pm|uhr|h\b))|\b\d{1,2} ?: ?\d{2}(?: ?: ?\d{2})? (?:minutes?|min|remaining|left|minuten|minutes restantes|minutos|minuti|minut)\b/;

/** A clock that runs down. Shops and ticket offices have them too; beside a form it keeps people from looking up. */
export const pictureCountdown = interfaceDetector({
  id: 'picture-countdown',
  title: 'A countdown presses you to act',
  points: 14,
  severity: 'low',
  icon: 'Timer',
  find: ({ message, asksForSecret, kind, isOwnPage }) => {
    if (kind === 'code' || kind === 'chat' || isOwnPage) return [];
    const match = running.exec(message.prose.text.slice(0, 8000));
    if (!match) return [];
    return [{ span: message.prose.spanOf(match.index, match.index + match[0].length), asksForSecret }];
  },
  weigh: ({ asksForSecret }) => (asksForSecret ? 14 : 6),
  where: ({ span }) => [span],
  describe: () => 'It counts down the time you have, so that you do not stop to think.',
  recommendation: 'Let the clock run down. You lose nothing that is yours.',
});
