import { destinationDetector } from './define.ts';

/** What is typed can be read on the way. Old legitimate sites do it too, so it is weak. */
export const schemeHttpLogin = destinationDetector({
  id: 'scheme-http-login',
  title: 'Sign-in page without encryption',
  points: 10,
  severity: 'medium',
  icon: 'Key',
  recommendation: 'Do not type a password into a page whose address begins with http instead of https.',
  find: ({ url, isEstablished, pathLures }) =>
    url.scheme === 'http' &&
    !isEstablished &&
    /(?:log|sign)-?(?:in|on)|password|account|verif/i.test(pathLures.credential.join(' '))
      ? [pathLures.credential[0] ?? 'login']
      : [],
  describe: (word) =>
    `The address mentions "${word}" but begins with http, so what you type travels unprotected.`,
});
