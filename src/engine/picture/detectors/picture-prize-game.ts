import { interfaceDetector } from './define.ts';

const game =
  /\b(?:spin (?:the|to) (?:wheel|win)|lucky (?:visitor|winner|draw)|you are (?:the|visitor) (?:\d|lucky)|\d[\d .,]*(?:th|st|nd|rd) visitor|pick a (?:box|gift)|scratch (?:card|to win)|glucksrad|drehen sie|glucklicher besucher|tournez la roue|(?:heureux|le) (?:gagnant|visiteur (?:n|numero))|gira la (?:ruota|ruleta)|visitante (?:numero|n)|ruleta|gire a roda|roleta|ruota della fortuna|fortunato|draai aan het rad|rad van fortuin|gelukkige bezoeker|zakrec kolem|kolo fortuny|szczesliwy odwiedzajacy|gratulacje)\b/;
const price =
  /\b(?:claim|shipping|delivery fee|card|share (?:with|it)|friends|only \d|left|minutes?|survey|congratulations|versand|karte|freunde|minuten|gutschein|frais|carte|amis|minutes|envio|tarjeta|amigos|minutos|cartao|partilh\w*|compartilh\w*|spedizione|carta|amici|minuti|verzend\w*|kaart|vrienden|przesylk\w*|karte|znajomym|minut|odbierz)\b/;

/** A wheel that always wins, and then wants a card for the postage or the message shared. */
export const picturePrizeGame = interfaceDetector({
  id: 'picture-prize-game',
  title: 'A game that everyone wins',
  points: 26,
  severity: 'medium',
  icon: 'Fish',
  find: ({ message, kind, isOwnPage, bar }) => {
    if (kind === 'code' || kind === 'mail' || isOwnPage || bar?.target.isEstablished) return [];
    const text = message.prose.text.slice(0, 8000);
    const match = game.exec(text);
    if (!match || !price.test(text)) return [];
    return [message.prose.spanOf(match.index, match.index + match[0].length)];
  },
  where: (span) => [span],
  describe: () => 'It says that you won a game you never entered, and wants something in return.',
  recommendation: 'Close it. Pay no postage for a prize and do not pass it on.',
});
