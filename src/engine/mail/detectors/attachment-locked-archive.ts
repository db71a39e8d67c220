import { attachmentDetector } from './define.ts';

/**
 * A password that is there to be used: `password: 4711`, `the password is infected`. Not one that comes separately
 * ("will be sent by text message") or that the reader knows ("your date of birth"), as with payslips and statements.
 */
const password =
  /\b(?:password|passcode|passwort|kennwort|contrasena|clave|mot de passe|senha|codice|wachtwoord|pin)\b(?:\W{1,4}(?=\S{0,60}\d)\S{3,}|[^.:=\n]{0,30}?(?:\s?[:=]\s?|\s(?:is|ist|lautet|es|est|e)\s)(?!(?:your|the|a|an|in|to|by|see|not|no|now|sent|same|made|only|always|needed|required|different|composed|ihre?|dein|das|die|der|siehe|wird|nicht|su|tu|la|el|los|las|vuestra|votre|le|les|sa|seu|sua|o|os|as|il|lo|i|gli|suo|tuo|het|uw|je)\b)\S{3,})/;

/** The recipe for a password of what only the reader knows, perhaps with an example. */
const personal =
  /\bpass(?:word|code)\b[^.\n]{0,80}\b(?:date of birth|birth ?date|last name|surname|post ?code|zip code|last (?:four|4|five|5|six|6) digits)\b/;

/** Locked so that no scanner can look inside, with the password beside it. */
export const attachmentLockedArchive = attachmentDetector({
  id: 'attachment-locked-archive',
  title: 'Locked archive',
  points: 36,
  severity: 'high',
  icon: 'Key',
  find: ({ mail, prose }) => {
    const match = personal.test(prose.text) ? null : password.exec(prose.text);
    return mail.attachments
      .filter(({ isEncrypted }) => isEncrypted)
      .map(({ name }) => ({
        name,
        span: match ? prose.spanOf(match.index, match.index + match[0].length) : null,
      }));
  },
  weigh: ({ span }) => (span ? 36 : 12),
  where: ({ span }) => (span ? [span] : []),
  describe: ({ name, span }) =>
    span
      ? `${name || 'The attachment'} is locked, and its password is in the message: that keeps scanners out and lets you in.`
      : `${name || 'The attachment'} is locked with a password, so no scanner could look inside.`,
  recommendation: 'Do not unlock it unless you were expecting exactly this file.',
});
