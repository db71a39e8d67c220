import { interfaceDetector } from './define.ts';

const guard =
  /\b(?:(?:switch|turn) off (?:play protect|your antivirus|antivirus|defender|the firewall)|disable (?:play protect|your antivirus|antivirus|defender)|install anyway|unknown (?:sources|apps)|allow from this source|play protect (?:deaktivieren|ausschalten)|(?:antivirus|virenschutz) (?:deaktivieren|ausschalten)|trotzdem installieren|unbekannte quellen|desactive[rz]? (?:play protect|l'antivirus|votre antivirus)|installer quand meme|sources inconnues|desactiv\w+ (?:play protect|el antivirus|o antivirus)|instalar de todos modos|(?:origenes|fuentes) (?:desconocid[oa]s)|instalar (?:assim )?mesmo|fontes desconhecidas|disattiv\w+ (?:play protect|l'antivirus)|installa comunque|(?:origini|fonti) sconosciute|schakel (?:play protect|je virusscanner|uw virusscanner) uit|toch installeren|onbekende bronnen|wylacz (?:play protect|antywirus)|zainstaluj mimo to|nieznanych zrodel)\b/;
const program =
  /\b(?:apk|\.exe|app|file|download|install\w*|update|viewer|herunterladen|datei|telecharg\w*|fichier|descarg\w*|archivo|baix\w*|arquivo|ficheiro|scaric\w*|aplikacj\w*|pobierz|bestand)\b/;

/** No legitimate installer asks for protection to be switched off first. */
export const pictureUnsafeInstall = interfaceDetector({
  id: 'picture-unsafe-install',
  title: 'Tells you to switch off protection to install something',
  points: 36,
  severity: 'high',
  icon: 'ShieldX',
  find: ({ message, kind, isOwnPage, bar }) => {
    if (kind === 'code' || isOwnPage || bar?.target.isEstablished) return [];
    const text = message.prose.text.slice(0, 8000);
    const match = guard.exec(text);
    if (!match || !program.test(text)) return [];
    return [message.prose.spanOf(match.index, match.index + match[0].length)];
  },
  where: (span) => [span],
  describe: () =>
    'It wants you to install a program that your device would block, and tells you how to get around that.',
  recommendation: 'Install apps only from your device’s own store, and leave its protection on.',
});
