import { interfaceDetector } from './define.ts';

const phone = /(?:\+|\b)\(?\d[\d ().-]{7,18}\d\b/;
/** Named by its country's toll-free prefixes, which false alerts use; written with gaps of every kind. */
const call =
  /\b(?:call|contact|dial|phone|toll[- ]?free|helpline|hotline|support (?:number|line)|technical support|rufen|anrufen|hotline|kundendienst|appelez|contactez|numero|llame|llamar|contacte|ligue|contate|chiami|chiama|chiamare|chiamate|contatta|contatti|tecnici|techniker|techniciens?|tecnicos?|bel|belt u|zadzwon|infolinia)\b/;
const scare =
  /\b(?:virus|viren|trojan(?:er|o)?|spyware|malware|pornographic|infected|infected with|hacked|compromised|locked|blocked|firewall|defender|suspicious activity|security (?:alert|warning|breach)|unauthori[sz]ed access|do not (?:restart|shut ?down|turn off|close|power off|ignore)|0x[0-9a-f]{4,8}|error (?:code|#)|fehlercode|code (?:d'erreur|erreur)|codigo de error|codigo de erro|codice (?:di )?errore|foutcode|kod bledu|avviso di sicurezza|alerte de securite|alerta de (?:seguridad|seguranca)|beveiligingswaarschuwing|ostrzezenie|infiziert|gesperrt|sicherheitswarnung|nicht (?:neu starten|herunterfahren|ausschalten)|infecte|bloque|verrouille|ne (?:pas )?(?:redemarrez|eteignez|fermez)|infectado|bloqueado|bloqueada|no (?:reinicie|apague|cierre)|nao (?:reinicie|desligue|feche)|infetto|bloccato|non (?:riavviare|spegnere|chiudere)|geblokkeerd|besmet|computer bloccato|ordinateur (?:est )?bloque|geinfecteerd|niet (?:opnieuw opstarten|afsluiten|uitzetten)|zainfekowany|zablokowany|nie (?:wylaczaj|uruchamiaj|zamykaj))\b/g;
const impersonated =
  /\b(?:microsoft|windows|apple|mac ?os|google|norton|mcafee|defender|chrome|android|iphone)\b/;

/** No page can see what is on a computer, and no manufacturer prints a phone number on a warning. */
export const pictureSupportAlert = interfaceDetector({
  id: 'picture-support-alert',
  title: 'False alarm with a number to call',
  points: 60,
  severity: 'high',
  icon: 'ShieldX',
  find: ({ message, kind }) => {
    if (kind === 'code' || kind === 'mail') return [];
    const text = message.prose.text.slice(0, 8000);
    const scares = new Set([...text.matchAll(scare)].map(([word]) => word)).size;
    const number = phone.exec(text);
    if (!number || scares < 2 || !call.test(text)) return [];
    const span = message.prose.spanOf(number.index, number.index + number[0].length);
    return [{ scares, span, isNamed: impersonated.test(text) }];
  },
  weigh: ({ scares, isNamed }) => (scares >= 3 && isNamed ? 60 : scares >= 3 || isNamed ? 45 : 24),
  where: ({ span }) => [span],
  describe: () =>
    'It says that something is wrong with the device and gives a phone number. Real warnings never do.',
  recommendation:
    'Do not call. Close the browser, or restart the device: the alarm is only a picture in a page.',
});
