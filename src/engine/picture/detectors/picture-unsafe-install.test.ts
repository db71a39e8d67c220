import { describe, expect, it } from 'vitest';
import { lines, pictureCaseOf } from '../../testing/picture-case.ts';
import { pictureUnsafeInstall } from './picture-unsafe-install.ts';

const saying = (text: string) => pictureCaseOf({ lines: lines(100, 100, text, 20) });

describe('picture-unsafe-install', () => {
  it.each([
    'To follow your parcel install our app. Tap “Install anyway” and switch off Play Protect.',
    'Laden Sie die App herunter und erlauben Sie unbekannte Quellen.',
    'Desactive Play Protect para instalar la app.',
  ])('fires on “%s”', (text) => {
    expect(pictureUnsafeInstall.run(saying(text))?.score).toBe(36);
  });

  it.each([
    ['a shop for apps', 'Get our app in the App Store and on Google Play.'],
    ['an advice', 'Keep Play Protect switched on and install updates.'],
  ])('stays quiet on %s', (_, text) => {
    expect(pictureUnsafeInstall.run(saying(text))).toBeNull();
  });
});
