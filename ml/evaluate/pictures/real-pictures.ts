import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type RealPicture = { file: string; name: string; isPhishing: boolean; slice: string };

const slices = {
  lures: 'real screenshots of lures',
  genuine: 'real sign-in pages, genuine',
  inMail: 'real pictures out of phishing mails',
} as const;

/** Pictures that other people took, where the folder has them. Measured on, never learnt from. */
export const realPictures = (data: string): RealPicture[] => {
  const screenshots = join(data, 'images', 'screenshots');
  const inMails = join(data, 'images', 'phish_email_images');
  return [
    ...(existsSync(join(screenshots, 'manifest.csv')) ? labelled(screenshots) : []),
    ...(existsSync(inMails) ? pictures(inMails) : []),
  ];
};

const labelled = (folder: string): RealPicture[] =>
  readFileSync(join(folder, 'manifest.csv'), 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [name = '', label = ''] = line.split(',');
      if (label !== 'phish' && label !== 'legit') return [];
      const isPhishing = label === 'phish';
      return [
        { file: join(folder, name), name, isPhishing, slice: isPhishing ? slices.lures : slices.genuine },
      ];
    });

const pictures = (folder: string): RealPicture[] =>
  readdirSync(folder)
    .filter((name) => /\.(?:png|jpe?g|gif|webp)$/i.test(name))
    .sort()
    .map((name) => ({ file: join(folder, name), name, isPhishing: true, slice: slices.inMail }));
