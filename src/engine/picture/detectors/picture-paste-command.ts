import { interfaceDetector } from './define.ts';

const runBox =
  /\b(?:(?:windows|win)(?:[- ](?:key|button|logo|taste))? ?(?:\+|and|plus|und|et|y|e|en|i)? ?\(?r\)?|(?:run|ausfuhren|executer|ejecutar|executar|esegui|uitvoeren|uruchom)[- ](?:dialog|box|window|fenster|dialogo)|powershell|command prompt|eingabeaufforderung|invite de commandes|simbolo del sistema|prompt de comando|prompt dei comandi|opdrachtprompt|wiersz polecen|cmd\.exe|mshta|terminal app|open terminal|spotlight|(?:cmd|command|⌘) ?\+? ?space)\b/;
const paste =
  /\b(?:(?:ctrl|control|strg|cmd|command|⌘) ?(?:\+|and|plus|und|et|y|e|en|i)? ?\(?v\)?|paste|einfugen|coller|collez|pegar|pegue|colar|cole|incolla|plakken|plak|wklej)\b/;
const enter = /\b(?:enter|return|eingabetaste|entree|intro|invio)\b|\bok\b/;
const robot =
  /\b(?:not a robot|human|captcha|cloudflare|verification steps|verify you are|recaptcha|kein roboter|mensch|pas un robot|humain|no soy un robot|humano|nao sou um robo|non sono un robot|umano|geen robot|mens|robotem|czlowiekiem|fix (?:it|the (?:issue|problem|error)))\b/;

/** A fake robot check that makes the reader run a program (ClickFix). No real one needs a system dialog. */
export const picturePasteCommand = interfaceDetector({
  id: 'picture-paste-command',
  title: 'Tells you to run a command to prove you are human',
  points: 62,
  severity: 'high',
  icon: 'Ban',
  find: ({ message, kind }) => {
    if (kind === 'code') return [];
    const text = message.prose.text.slice(0, 8000);
    const opened = runBox.exec(text);
    const pasted = paste.exec(text);
    if (!opened || !pasted) return [];
    const isRobot = robot.test(text);
    if (!isRobot && !enter.test(text)) return [];
    const spans = [opened, pasted].map((match) =>
      message.prose.spanOf(match.index, match.index + match[0].length),
    );
    return [{ isRobot, spans }];
  },
  weigh: ({ isRobot }) => (isRobot ? 62 : 26),
  where: ({ spans }) => spans,
  describe: () =>
    'It tells you to open the command box of your computer, paste something and run it. That installs what the page has put into your clipboard.',
  recommendation:
    'Run nothing. If you already did, disconnect the computer from the network and have it checked.',
});
