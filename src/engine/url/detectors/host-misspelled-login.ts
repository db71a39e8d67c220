import { addressDetector } from './define.ts';

/** `logiin`, `loginn`, `siggn`, `waallet`: bait words spelled wrongly on purpose, to slip past the host's own filter. */
const misspelt =
  /l+[o0]+g+[i1l]{1,3}[nm]?(?:$|[-_.\dn])|lo?ge?[ei]n|loggin|lgoin|loign|wall?(?:e|at)$|logiu|l0gin|logn\b|s[i1]g+n+[i1]?n|sign-?in[gs]|a+u+t{2,}h|aut+h+[hsz]|waa?ll?[aei]i?t|wal+ett|verf[iy]|ver[iy]+f[iy]{2}|veri+fi|vetify|secur[e3]{2}|sekur|supp?ortt|conn?ekt|c0nn|trze?z?o?r|tre+z+[oe]*r|lee?d+g?e?e?r|kra+k+e+n|coinb[ae]+s/;

export const hostMisspelledLogin = addressDetector({
  id: 'host-misspelled-login',
  title: 'Bait word spelled wrongly on purpose',
  points: 28,
  severity: 'high',
  icon: 'Fish',
  recommendation: 'Do not enter anything. A real service can spell "login".',
  find: ({ hosting, chosenLabels, hostLures, isEstablished }) =>
    isEstablished || !hosting || hostLures.credential.some((word) => /^(?:log|sign)/.test(word))
      ? []
      : chosenLabels.filter((label) => misspelt.test(label)),
  describe: (label) => `"${label.slice(0, 60)}" spells a sign-in word in a way that filters miss.`,
});
