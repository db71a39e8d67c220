import { interfaceDetector } from './define.ts';

const allow =
  /\b(?:(?:press|click|tap|hit|push)\W{1,3}allow\b|(?:klicken|tippen|drucken)\b.{0,20}\b(?:zulassen|erlauben)\b|(?:cliquez|appuyez)\b.{0,14}\bautoriser\b|(?:pulse|haga clic|haz clic|toca|presione)\b.{0,14}\bpermitir\b|(?:clique|toque)\b.{0,14}\bpermitir\b|(?:clicca|premi|tocca)\b.{0,14}\bconsenti\b|(?:klik|tik|druk)\b.{0,14}\btoestaan\b|(?:kliknij|nacisnij|dotknij)\b.{0,14}\bzezwol\b)/;
const reward =
  /\b(?:robot|human|captcha|18|age|video|player|watch|download|continue|prize|win|roboter|mensch|ansehen|fortfahren|humain|continuer|regarder|lire|ver el|continuar|umano|continuare|guardare|mens|doorgaan|bekijken|czlowiek\w*|robotem|ogladac|kontynuowac)\b/;

/** A site that gets permission for notifications by calling it a check. Genuine prompts come from the browser itself. */
export const pictureNotificationTrap = interfaceDetector({
  id: 'picture-notification-trap',
  title: 'Tricks you into allowing notifications',
  points: 32,
  severity: 'medium',
  icon: 'AlertCircle',
  find: ({ message, kind, isOwnPage }) => {
    if (kind === 'code' || isOwnPage) return [];
    const text = message.prose.text.slice(0, 8000);
    const match = allow.exec(text);
    if (!match || !reward.test(text)) return [];
    return [message.prose.spanOf(match.index, match.index + match[0].length)];
  },
  where: (span) => [span],
  describe: () => 'It tells you to press “Allow” for something that needs no permission.',
  recommendation: 'Press “Block” or close the page. You can withdraw a permission in the browser’s settings.',
});
