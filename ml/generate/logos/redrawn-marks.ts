import { circle, drawing, path, rect, shape, stroke, strong } from './draw.ts';
import type { Mark } from './mark.ts';

// Second drawings of marks that differ a little from place to place: of another weight, in one ink, in all their colours.

const boldA =
  'M7.600 6.600C8 3.400 14.600 2.800 14.600 6.800V11.600c0 1.400.5 2 1.200 2.900M14.600 7.900C10.600 8 7.600 8.600 7.600 11.400c0 2.800 3.400 3.100 5.200 1.600 1.200-1 1.800-2.200 1.800-3.800';
const thinSmile = 'M3 16.600c5.500 4 11.500 4 16.500 1.600';
const thinArrow = 'M17.600 16.400c1.400-.4 2.800-.5 3.200 0 .4.600-.1 2-.9 3.200';
const amazon = (letter: string, smile: string) =>
  `${stroke(letter, 3.4, boldA)}${stroke(smile, 1.3, thinSmile, 'round')}${stroke(smile, 1.1, thinArrow)}`;

const xboxGap =
  'M6.300 1.900c1.700-.2 4 .9 5.700 2.200 1.700-1.300 4-2.400 5.700-2.200l1 .4C17 2 14.500 4 13.300 5.300c3.500 3.500 7 8.500 6.800 12.200C18.500 15 15 10.500 12 8.200 9 10.500 5.500 15 3.900 17.500 3.700 13.800 7.200 8.800 10.700 5.300 9.500 4 7 2 5.300 2.300z';

export const redrawnMarks: readonly Mark[] = [
  {
    ...drawing('amazon.com', 'amazon-bold', '24', amazon('currentColor', 'currentColor')),
    ink: '#221F1F',
    isAnyColour: true,
  },
  drawing('amazon.com', 'amazon-bold-colours', '24', amazon('#221F1F', '#FF9900')),
  {
    ...drawing(
      'xbox.com',
      'xbox-ink',
      '24',
      `<path fill-rule="evenodd" d="M12 0a12 12 0 1 0 0 24 12 12 0 1 0 0-24z${xboxGap}"/>`,
    ),
    ink: '#107C10',
    isAnyColour: true,
  },
  drawing(
    'onedrive.com',
    'onedrive-cloud',
    '24x15',
    `<defs><clipPath id="cloud"><path d="M6 15A5.500 5.500 0 0 1 5 4.200 7 7 0 0 1 17.200 4.600 5.200 5.200 0 0 1 18.800 15z"/></clipPath></defs><g clip-path="url(#cloud)">${rect('#0364B8', 0, 0, 24, 15)}${shape('#0078D4', '0,0 9,3 14,7 6,15 0,15')}${shape('#1490DF', '13,6.800 18,4 24,4 24,15')}${shape('#28A8EA', '1,15 12,7.500 24,13 24,15')}</g>`,
  ),
  strong(
    drawing(
      'metamask.io',
      'metamask-narrow',
      '24x22.500',
      `${shape('#F6851B', '1,1 10,7 14,7 23,1 21.500,10 23.500,15.500 21.500,20.500 16,19 13.500,21.500 10.500,21.500 8,19 2.500,20.500 .5,15.500 2.500,10')}${shape('#763D16', '1,1 9.500,7 8.500,9.500 2.500,10')}${shape('#763D16', '23,1 14.500,7 15.500,9.500 21.500,10')}${shape('#E4761B', '.5,15.500 7,14.500 8.500,19 2.500,20.500')}${shape('#E4761B', '23.500,15.500 17,14.500 15.500,19 21.500,20.500')}${shape('#C0AD9E', '8,19 10.500,18.500 13.500,18.500 16,19 13.500,21.500 10.500,21.500')}${shape('#161616', '10,17.500 14,17.500 13.600,19.300 10.400,19.300')}${shape('#233447', '6.800,11.500 9.600,13 7.600,13.800')}${shape('#233447', '17.200,11.500 14.400,13 16.400,13.800')}`,
    ),
  ),
  strong(
    drawing(
      'figma.com',
      'figma-colours',
      '16x24',
      `${path('#F24E1E', 'M4 0h4v8H4a4 4 0 0 1 0-8z')}${path('#FF7262', 'M8 0h4a4 4 0 0 1 0 8H8z')}${path('#A259FF', 'M4 8h4v8H4a4 4 0 0 1 0-8z')}${circle('#1ABCFE', 12, 12, 4)}${path('#0ACF83', 'M4 16h4v4a4 4 0 1 1-4-4z')}`,
    ),
  ),
];
