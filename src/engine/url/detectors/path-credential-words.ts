import { destinationDetector } from './define.ts';

/** Every legitimate site has a /login, so one word is weak; several in one path are a disguise. */
export const pathCredentialWords = destinationDetector({
  id: 'path-credential-words',
  title: 'Path asks you to sign in or confirm',
  points: 18,
  severity: 'medium',
  icon: 'Key',
  recommendation: 'Enter a password only after you have typed the address of the service yourself.',
  find: ({ pathLures, isEstablished }) =>
    isEstablished || pathLures.credential.length === 0 ? [] : [{ words: pathLures.credential }],
  weigh: ({ words }) => (words.length >= 3 ? 16 : words.length === 2 ? 12 : 7),
  describe: ({ words }) =>
    `The path mentions ${words
      .slice(0, 4)
      .map((word) => `"${word}"`)
      .join(', ')}.`,
});
