import { destinationDetector } from './define.ts';

/** Letters and digits need no percent codes: encoding them only serves to hide words from filters and readers. */
export const pathHeavyEncoding = destinationDetector({
  id: 'path-heavy-encoding',
  title: 'Plain letters hidden in codes',
  points: 20,
  severity: 'medium',
  icon: 'Eye',
  recommendation: 'Do not open it. A genuine link does not hide ordinary letters.',
  find: ({ url }) => {
    const hidden = url.raw.match(/%(?:25)*(?:3[0-9]|[46][1-9a-f]|[57][0-9a])/gi)?.length ?? 0;
    const nested = url.raw.match(/%25(?:25)+/g)?.length ?? 0;
    return hidden >= 6 || nested >= 2 ? [{ hidden: Math.max(hidden, nested) }] : [];
  },
  describe: ({ hidden }) =>
    `${hidden} ordinary letters or digits of the address are written as percent codes.`,
});
