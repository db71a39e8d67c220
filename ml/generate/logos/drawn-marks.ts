// Long because it is a table: one drawing per mark.
import { circle, drawing, path, rect, shape, stroke, strong } from './draw.ts';
import type { Mark } from './mark.ts';
import { outlineOf, packageColour } from './package-marks.ts';

// Marks that the package does not have, or has in one colour only where people know them in several. Drawn here from
// simple shapes: close enough to be recognised at the sizes a screen shows them in.

const gradient = (id: string, turn: string, ...stops: string[]) =>
  `<defs><linearGradient id="${id}" ${turn}>${stops
    .map((colour, at) => `<stop offset="${at / (stops.length - 1)}" stop-color="${colour}"/>`)
    .join('')}</linearGradient></defs>`;
const upwards = 'x1="0.1" y1="1" x2="0.9" y2="0"';

/** An outline of the package, filled with shapes of several colours. */
const filled = (id: string, slug: string, shapes: string) =>
  `<defs><clipPath id="${id}"><path d="${outlineOf(slug)}"/></clipPath></defs><g clip-path="url(#${id})">${shapes}</g>`;

/** The white mark on a rounded tile of the brand's colour, as applications show themselves. */
const onTile = (brand: string, slug: string, fill = packageColour(slug), ink = '#fff'): Mark => ({
  ...drawing(
    brand,
    `${slug}-on-tile`,
    '36',
    `${rect(fill, 0, 0, 36, 36, 8)}<g transform="translate(6 6)">${path(ink, outlineOf(slug))}</g>`,
  ),
  isAnyColour: true,
});

const google = [
  drawing(
    'google.com',
    'google-colours',
    '24',
    filled(
      'google-g',
      'google',
      `${shape('#EA4335', '12,12 -6,2 -6,-6 30,-6 20,4.5')}${shape('#FBBC05', '12,12 -6,2 -6,22')}${shape('#34A853', '12,12 -6,22 -6,30 26,30 19.5,20')}${shape('#4285F4', '11,9.8 30,9.8 30,26 19.5,20 15,15 11,15')}`,
    ),
  ),
  drawing(
    'gmail.com',
    'gmail-colours',
    '24',
    filled(
      'gmail-m',
      'gmail',
      `${rect('#EA4335', 0, 0, 24)}${rect('#4285F4', 0, 8, 5.5, 16)}${rect('#34A853', 18.5, 8, 5.5, 16)}${shape('#C5221F', '0,0 5.5,4 5.5,11.5 0,7.5')}${shape('#FBBC04', '24,0 18.5,4 18.5,11.5 24,7.5')}`,
    ),
  ),
  strong(
    drawing(
      'drive.google.com',
      'drive-colours',
      '24x21',
      `${shape('#0F9D58', '8,0 12,7 4,21 0,14')}${shape('#FFCD40', '8,0 16,0 24,14 16,14')}${shape('#4285F4', '4,21 8,14 24,14 20,21')}`,
    ),
  ),
  drawing(
    'youtube.com',
    'youtube-red',
    '24',
    `${rect('#fff', 8, 7, 10, 10)}${path('#FF0000', outlineOf('youtube'))}`,
  ),
];

const microsoft = [
  drawing(
    'microsoft.com',
    'microsoft',
    '23',
    `${rect('#F25022', 0, 0, 11)}${rect('#7FBA00', 12, 0, 11)}${rect('#00A4EF', 0, 12, 11)}${rect('#FFB900', 12, 12, 11)}`,
  ),
  drawing(
    'office.com',
    'office',
    '22x24',
    path('#D83B01', 'M0 19.5V4.6L13.6 0 22 2.3v19.3L13.6 24 0 19.5l13.6 1.7V4.1L5 6.2v11.2z'),
  ),
  drawing(
    'outlook.com',
    'outlook',
    '24x22',
    `${rect('#28A8EA', 7, 0, 16, 12, 1)}${rect('#0078D4', 7, 0, 8, 10)}${rect('#50D9FF', 15, 5, 8, 6)}${shape('#0A2767', '6,10 24,10 15,16')}${path('#1490DF', 'M6 11l9 5.4 9-5.4v9.6a1.2 1.2 0 0 1-1.2 1.2H7.2A1.2 1.2 0 0 1 6 20.600z')}${rect('#0A5CA8', 0, 5, 12, 12, 1.2)}${'<circle cx="6" cy="11" r="2.9" fill="none" stroke="#fff" stroke-width="1.7"/>'}`,
  ),
  drawing(
    'onedrive.com',
    'onedrive',
    '24x15',
    `${path('#0364B8', 'M14.5 5.600A7 7 0 0 0 3.400 5.200L9 9z')}${path('#0078D4', 'M9.200 4.700A6 6 0 0 0 5.800 3.900 5.900 5.900 0 0 0 1 13.200l9 0 6-5z')}${path('#1490DF', 'M19.400 5.900a4.900 4.900 0 0 0-6-.2L9.200 4.700l5 9L23 12z')}${path('#28A8EA', 'M1 13.200A5.900 5.900 0 0 0 5.800 15H19.400A4.700 4.700 0 0 0 23.200 12.600L14.500 7.600z')}`,
  ),
  drawing(
    'sharepoint.com',
    'sharepoint',
    '24',
    `${circle('#036C70', 12, 7, 7)}${circle('#1A9BA1', 17.5, 13, 6.3)}${circle('#37C6D0', 12.5, 19, 5)}${rect('#03787C', 0, 6, 12, 12, 1.2)}${stroke('#fff', 1.6, 'M8 9.600c-1-1-4-.9-4 .8 0 2 4.200 1 4.200 3.200 0 1.700-3.200 1.900-4.400.8')}`,
  ),
  drawing(
    'teams.microsoft.com',
    'teams',
    '24x22',
    `${circle('#5059C9', 20, 5, 2.5)}${path('#5059C9', 'M17 8.500h6a1 1 0 0 1 1 1v5a3.500 3.500 0 0 1-7 0z')}${circle('#7B83EB', 13.5, 3.6, 3.6)}${path('#7B83EB', 'M8 8.500h9.500a1 1 0 0 1 1 1V16a6 6 0 0 1-11.500 1.500z')}${rect('#4B53BC', 0, 5, 12, 12, 1.2)}${path('#fff', 'M3 8h6v1.700H6.900V15H5.100V9.700H3z')}`,
  ),
  strong(
    drawing(
      'xbox.com',
      'xbox',
      '24',
      `${circle('#107C10', 12, 12, 12)}${path('#fff', 'M6.300 1.900c1.700-.2 4 .9 5.700 2.200 1.700-1.300 4-2.400 5.700-2.200l1 .4C17 2 14.500 4 13.300 5.300c3.500 3.500 7 8.500 6.800 12.200C18.500 15 15 10.500 12 8.200 9 10.500 5.500 15 3.900 17.500 3.700 13.800 7.200 8.800 10.700 5.300 9.500 4 7 2 5.300 2.300z')}`,
    ),
  ),
];

const software = [
  strong(
    drawing(
      'adobe.com',
      'adobe',
      '24x21',
      path('#FA0F00', 'M9 0H0v21zM24 0h-9l9 21zM12 7.700L17.700 21H14l-1.700-4.200H8.200z'),
    ),
  ),
  drawing(
    'adobe.com',
    'adobe-tile',
    '24x21',
    `${rect('#FA0F00', 0, 0, 24, 21)}${path('#fff', 'M9 0H15L24 21h-6.300L12 7.700 8.200 16.800h4.100L14 21H0z')}`,
  ),
  drawing(
    'docusign.com',
    'docusign',
    '24',
    `${rect('#FFCC22', 0, 0, 24)}${path('#000', 'M10.200 4h3.600v6.200H18L12 16 6 10.200h4.200z')}${rect('#000', 5, 17.5, 14, 2.5)}`,
  ),
  strong(
    drawing(
      'slack.com',
      'slack',
      '24',
      `${rect('#36C5F0', 0, 6.3, 11.3, 5, 2.5)}${path('#36C5F0', 'M11.300 5.050V2.500a2.500 2.500 0 1 0-2.500 2.550z')}${rect('#2EB67D', 12.7, 0, 5, 11.3, 2.5)}${path('#2EB67D', 'M18.950 11.300h2.550a2.500 2.500 0 1 0-2.550-2.500z')}${rect('#ECB22E', 12.7, 12.7, 11.3, 5, 2.5)}${path('#ECB22E', 'M12.700 18.950v2.550a2.500 2.500 0 1 0 2.500-2.550z')}${rect('#E01E5A', 6.3, 12.7, 5, 11.3, 2.5)}${path('#E01E5A', 'M5.050 12.700H2.500a2.500 2.500 0 1 0 2.550 2.500z')}`,
    ),
  ),
  {
    ...drawing(
      'openai.com',
      'openai',
      '24',
      [0, 60, 120, 180, 240, 300]
        .map(
          (turn) =>
            `<g transform="rotate(${turn} 12 12)">${stroke('currentColor', 1.5, 'M8.300 14.100V7.200A5 5 0 0 1 17.300 4.300M8.300 9.900L14.200 6.500A5 5 0 0 1 16.200 5.900')}</g>`,
        )
        .join(''),
    ),
    ink: '#000000',
    isAnyColour: true,
  },
  drawing(
    'zoom.us',
    'zoom',
    '24',
    `${rect('#0B5CFF', 0, 0, 24, 24, 6)}${rect('#fff', 4, 8, 11, 8, 2)}${path('#fff', 'M16 10.800l4-2.600v7.600l-4-2.600z')}`,
  ),
  drawing(
    'yandex.com',
    'yandex',
    '24',
    `${circle('#FC3F1D', 12, 12, 12)}${path('#fff', 'M13.600 19V6.800h-1c-2 0-3 1-3 2.600 0 1.800.8 2.600 2.300 3.700l1.300.9L9.400 19H6.700l3.400-5C8.200 12.600 7 11.200 7 8.900 7 6.100 9 4.600 12.600 4.600H16V19z')}`,
  ),
  {
    ...drawing(
      'yahoo.com',
      'yahoo',
      '24x22',
      '<path d="M0 4h5.400l3 7.600L11.500 4h5.200L8.800 22H3.500l2.200-5zM19 0h5l-4.400 10.500h-5z"/><circle cx="15.300" cy="14.700" r="3.200"/>',
    ),
    ink: '#6001D2',
    isAnyColour: true,
  },
  {
    ...drawing(
      'linkedin.com',
      'linkedin',
      '24',
      '<path fill-rule="evenodd" d="M1.800 0h20.400A1.800 1.800 0 0 1 24 1.800v20.400a1.800 1.800 0 0 1-1.800 1.800H1.800A1.800 1.800 0 0 1 0 22.200V1.800A1.800 1.800 0 0 1 1.800 0zM3.600 9v11.400h3.500V9zM5.300 3.300a2.050 2.050 0 1 0 0 4.100 2.050 2.050 0 1 0 0-4.100zM9.300 9v11.400h3.600v-5.600c0-1.600.4-3 2.200-3s1.800 1.600 1.800 3v5.600h3.500v-6.200c0-3.100-.6-5.500-4.200-5.500-1.700 0-2.900.9-3.400 1.800V9z"/>',
    ),
    ink: '#0A66C2',
    isAnyColour: true,
  },
  drawing(
    'linkedin.com',
    'linkedin-on-white',
    '24',
    `${rect('#fff', 1, 1, 22)}${path('#0A66C2', 'M1.800 0h20.400A1.800 1.800 0 0 1 24 1.800v20.400a1.800 1.800 0 0 1-1.800 1.800H1.800A1.800 1.800 0 0 1 0 22.200V1.800A1.800 1.800 0 0 1 1.800 0z')}${rect('#fff', 3.6, 9, 3.5, 11.4)}${circle('#fff', 5.3, 5.35, 2.05)}${path('#fff', 'M9.300 9v11.400h3.600v-5.600c0-1.600.4-3 2.200-3s1.800 1.600 1.800 3v5.600h3.500v-6.200c0-3.100-.6-5.500-4.200-5.500-1.700 0-2.900.9-3.400 1.800V9z')}`,
  ),
];

const smile =
  'M1 17.200c6.500 5.300 14.500 5.200 20.500 1.200M18.300 17.100c1.800-.6 3.600-.7 4.200 0 .5.700-.1 2.600-1.200 4.200';
const letterA =
  'M6.400 6.200C7 1.500 15.400 1 15.400 6.400V12c0 1.500.6 2.300 1.500 3.300M15.400 7.300C10.500 7.400 6.200 8 6.200 11.700c0 3.600 4.300 4 6.800 2 1.600-1.300 2.400-2.900 2.400-5';
const shops = [
  drawing(
    'amazon.com',
    'amazon',
    '24',
    `${stroke('#221F1F', 2.7, letterA)}${stroke('#FF9900', 1.7, smile, 'round')}`,
  ),
  drawing(
    'amazon.com',
    'amazon-white',
    '24',
    `${stroke('#fff', 2.7, letterA)}${stroke('#FF9900', 1.7, smile, 'round')}`,
  ),
  {
    ...drawing(
      'amazon.com',
      'amazon-ink',
      '24',
      `${stroke('currentColor', 2.7, letterA)}${stroke('currentColor', 1.7, smile, 'round')}`,
    ),
    ink: '#221F1F',
    isAnyColour: true,
  },
  strong(
    drawing(
      'ebay.com',
      'ebay-colours',
      '24',
      filled(
        'ebay-word',
        'ebay',
        `${rect('#E53238', 0, 0, 6.2, 24)}${rect('#0064D2', 6.2, 0, 5.8, 24)}${rect('#F5AF02', 12, 0, 5.8, 24)}${rect('#86B817', 17.8, 0, 6.2, 24)}`,
      ),
    ),
  ),
  drawing(
    'walmart.com',
    'walmart',
    '24',
    [0, 60, 120, 180, 240, 300]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 12 12)">${path('#FFC220', 'M12 8.300c-.7 0-1.200-.4-1.300-.9L10 1.300C10 .5 10.900 0 12 0s2 .5 2 1.300l-.7 6.100c-.1.5-.6.900-1.300.900z')}</g>`,
      )
      .join(''),
  ),
  drawing(
    'dhl.com',
    'dhl',
    '24x11',
    `${rect('#FFCC00', 0, 0, 24, 11)}<g transform="translate(1.500 -3.900) scale(.875 .8)">${path('#D40511', outlineOf('dhl'))}</g>`,
  ),
  drawing(
    'dhl.com',
    'dhl-square',
    '24x16',
    `${rect('#FFCC00', 0, 0, 24, 16)}<g transform="translate(1 -2.700) scale(.92 .9)">${path('#D40511', outlineOf('dhl'))}</g>`,
  ),
  drawing(
    'fedex.com',
    'fedex-colours',
    '24',
    filled('fedex-word', 'fedex', `${rect('#4D148C', 0, 0, 13.2, 24)}${rect('#FF6200', 13.2, 0, 11, 24)}`),
  ),
  drawing(
    'ups.com',
    'ups-colours',
    '24',
    `${path('#FFB500', 'M12 1c4 0 7 .8 9 2v10c0 4-3 6-9 10-6-4-9-6-9-10V3c2-1.200 5-2 9-2z')}${path('#351C15', outlineOf('ups'))}`,
  ),
];

const twoPs =
  'M5.300 0h8.200c4.200 0 6.300 2.200 5.600 6.200-.8 4.600-3.800 6.400-7.900 6.400H8.600L7.200 20.500H1.800z';
const money = [
  drawing(
    'paypal.com',
    'paypal-colours',
    '23x24',
    `<g transform="translate(3.400 3.500)">${path('#0070E0', twoPs)}</g>${path('#003087', twoPs)}`,
  ),
  drawing(
    'mastercard.com',
    'mastercard',
    '24x15',
    `${circle('#EB001B', 7.5, 7.5, 7.5)}${circle('#F79E1B', 16.5, 7.5, 7.5)}${path('#FF5F00', 'M12 1.500a7.500 7.500 0 0 1 0 12 7.500 7.500 0 0 1 0-12z')}`,
  ),
  drawing(
    'coinbase.com',
    'coinbase',
    '24',
    `${circle('#0052FF', 12, 12, 12)}${path('#fff', 'M12 16.200a4.200 4.200 0 1 1 4.150-4.900h4.200a8.400 8.400 0 1 0 0 1.400h-4.200A4.200 4.200 0 0 1 12 16.200z')}`,
  ),
  strong(
    drawing(
      'phantom.com',
      'phantom',
      '24',
      `${rect('#AB9FF2', 0, 0, 24, 24, 6)}${path('#fff', 'M4 16.500C4 10 8 6 13 6c4.500 0 7 2.600 7 5.500 0 2-1.500 2.700-2.500 2-1 2.300-2.600 4.300-4.600 4.300-1 0-1.400-.8-1.300-1.600-1 1.500-2.300 2.300-3.600 2.300-1.200 0-1.700-1-1.500-2C5.300 17.800 4 17.700 4 16.500z')}${rect('#AB9FF2', 12, 9.3, 1.6, 2.6, 0.8)}${rect('#AB9FF2', 15.5, 9.3, 1.6, 2.6, 0.8)}`,
    ),
  ),
  drawing(
    'trustwallet.com',
    'trust-wallet',
    '20x23',
    `${gradient('trust', 'x1="1" y1="0" x2=".2" y2="1"', '#0000FF', '#0094FF', '#48FF91', '#0038FF')}${path('#0500FF', 'M0 3.300L10 0v23C3 20 0 14.200 0 10.900z')}${path('url(#trust)', 'M20 3.300L10 0v23c7-3 10-8.800 10-12.100z')}`,
  ),
  strong(
    drawing(
      'metamask.io',
      'metamask',
      '24x22',
      `${shape('#E2761B', '1,0 10,6 8.500,9 1.500,9')}${shape('#E2761B', '23,0 14,6 15.500,9 22.500,9')}${shape('#763D16', '1,0 9,6.500 4,8 1,8')}${shape('#763D16', '23,0 15,6.500 20,8 23,8')}${shape('#F6851B', '1.500,8 9,6.200 15,6.200 22.500,8 23.500,15 21.500,20.500 16,19 13.500,21 10.500,21 8,19 2.500,20.500 .5,15')}${shape('#CD6116', '5,14 8.500,11.500 10,14.500 8,19 3,17')}${shape('#CD6116', '19,14 15.500,11.500 14,14.500 16,19 21,17')}${shape('#233447', '8,11.500 10,13.800 7.500,13')}${shape('#233447', '16,11.500 14,13.800 16.500,13')}${shape('#161616', '10.300,18 13.700,18 13.500,19.800 10.500,19.800')}`,
    ),
  ),
];

const social = [
  strong(
    drawing(
      'instagram.com',
      'instagram-colours',
      '24',
      `${gradient('instagram', upwards, '#FEDA75', '#FA7E1E', '#D62976', '#962FBF', '#4F5BD5')}${rect('url(#instagram)', 0, 0, 24, 24, 6)}<rect x="4.600" y="4.600" width="14.800" height="14.800" rx="4.200" fill="none" stroke="#fff" stroke-width="1.700"/><circle cx="12" cy="12" r="3.600" fill="none" stroke="#fff" stroke-width="1.700"/>${circle('#fff', 16.3, 7.7, 1)}`,
    ),
  ),
  {
    ...drawing(
      'facebook.com',
      'facebook-f',
      '24',
      '<path d="M9.100 23.700V15.300H6.400V11.300H9.100V9.600C9.100 5.100 11.100 3 15.500 3c.8 0 2.200.2 2.800.3v3.600c-.3 0-.9-.1-1.500-.1-2.100 0-2.900.8-2.900 2.900v1.600h4.200l-.7 4h-3.500v8.400z"/>',
    ),
    ink: '#0866FF',
  },
  onTile('facebook.com', 'facebook', '#0866FF'),
  drawing(
    'tiktok.com',
    'tiktok-colours',
    '26',
    `<g transform="translate(1 1)"><g transform="translate(-.7 -.6)">${path('#25F4EE', outlineOf('tiktok'))}</g><g transform="translate(.7 .6)">${path('#FE2C55', outlineOf('tiktok'))}</g>${path('#000', outlineOf('tiktok'))}</g>`,
  ),
  onTile('tiktok.com', 'tiktok', '#010101'),
  onTile('netflix.com', 'netflix', '#000000', '#E50914'),
  onTile('whatsapp.com', 'whatsapp'),
  onTile('discord.com', 'discord'),
  onTile('x.com', 'x', '#000000'),
  strong(
    drawing(
      'messenger.com',
      'messenger-colours',
      '24',
      `${gradient('messenger', upwards, '#0099FF', '#A033FF', '#FF5280', '#FF7061')}${circle('#fff', 12, 11.5, 9)}${path('url(#messenger)', outlineOf('messenger'))}`,
    ),
  ),
];

export const drawnMarks: readonly Mark[] = [
  ...google,
  ...microsoft,
  ...software,
  ...shops,
  ...money,
  ...social,
];
