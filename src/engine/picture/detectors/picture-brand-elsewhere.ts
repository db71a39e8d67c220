import { defangHost } from '../../text/defang.ts';
import { isPrivateHost, isSelfHosted, mayBeMisread } from '../address.ts';
import { imitationDetector } from './define.ts';
import { spanOfBrand } from './where.ts';

/**
 * A page that looks like a brand and asks for what the brand would ask for, at an address that is not the brand's. By
 * hand: the clearest evidence a picture can give, though not enough alone. A page that asks for nothing may only talk
 * about the brand.
 */
export const pictureBrandElsewhere = imitationDetector({
  id: 'picture-brand-elsewhere',
  title: 'Looks like a brand at an address that is not the brand’s',
  points: 62,
  severity: 'high',
  icon: 'UserX',
  find: (input) => {
    const { borrowed, bar, kind, asked, asksForSecret } = input;
    if (!borrowed || !bar || kind !== 'browser' || isPrivateHost(bar.target.url.host)) return [];
    const hasForm = asked.some(({ hasField }) => hasField) || asksForSecret;
    if (!hasForm && borrowed.by !== 'logo') return [];
    return [
      {
        borrowed,
        host: bar.target.url.host,
        hasForm,
        isEstablished: bar.target.isEstablished,
        isUnsure: mayBeMisread(bar),
      },
    ];
  },
  weigh: ({ borrowed: { strength, brand }, hasForm, isEstablished, isUnsure }) => {
    const points = strength >= 0.75 ? 62 : strength >= 0.55 ? 54 : 44;
    if (isSelfHosted(brand)) return 12;
    // A widely visited site shows other brands beside a form for many legitimate reasons.
    return points * (hasForm ? 1 : 0.3) * (isEstablished ? 0.3 : 1) * (isUnsure ? 0.4 : 1);
  },
  where: ({ borrowed }) => spanOfBrand(borrowed),
  describe: ({ borrowed: { brand }, host, hasForm, isUnsure }) =>
    `The page ${hasForm ? 'asks for your details and shows' : 'shows'} the name of ${brand.name}, but its address is ${defangHost(host)}. ${brand.name} uses ${brand.genuine}.${isUnsure ? ' The address was hard to read: compare it letter by letter.' : ''}`,
  recommendation: 'Enter nothing on this page. Type the address of the brand’s own site yourself.',
});
