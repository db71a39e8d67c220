import { isAsset } from '../path.ts';
import { destinationDetector } from './define.ts';

/**
 * Folders that hold a site's machinery and are never linked to as pages. Kits are dropped there on hacked sites because
 * the owner does not look. Assets (pictures, styles, scripts, documents) are what these folders are for.
 */
export const pathKitFolder = destinationDetector({
  id: 'path-kit-folder',
  title: 'Page hidden in a system folder',
  points: 24,
  severity: 'high',
  icon: 'ShieldX',
  recommendation: 'Do not open it. The site was probably broken into; warn its owner if you know them.',
  find: ({ url }) => {
    const folder =
      /(?:^|\/)(wp-(?:includes|content|admin)|\.well-known|components\/com_\w+|administrator|cgi-bin|includes|plugins|themes|uploads|\.[a-z][\w-]+|~\w+\/(?:css|js|images?))\//i.exec(
        url.path,
      )?.[1];
    if (!folder) return [];
    const strict = /^(?:wp-|\.|components|administrator)/i.test(folder);
    const isOwnPage =
      /wp-admin\/?(?:$|admin-ajax\.php|[a-z-]+\.php$)|wp-content\/?$|\.well-known\/(?:change-password|security\.txt|openid-configuration|[a-z-]+)\/?$/i.test(
        url.path,
      );
    return strict && !isAsset(url.path) && !isOwnPage ? [folder] : [];
  },
  describe: (folder) =>
    `The page is under "${folder.slice(0, 40)}", a system folder that is not meant for visitors.`,
});
