import { describe, expect, it } from 'vitest';
import { browser, line, lines, type PictureDraft, pictureCaseOf } from '../testing/picture-case.ts';

const shown = (draft: PictureDraft) => pictureCaseOf(draft).shown?.brand.name ?? null;
const logo = (brand: string, left: number, top: number, height = 30, confidence = 0.9) => ({
  brand,
  box: { left, top, width: height * 3, height },
  confidence,
});

describe('the brand a picture wants to be taken for', () => {
  it.each([
    ['its logo', { logos: [logo('netflix.com', 500, 100)] }, 'Netflix'],
    ['a greeting', { lines: [line(400, 150, 'Sign in to your Netflix account', 26)] }, 'Netflix'],
    [
      'its name as a heading',
      { lines: [line(500, 60, 'Netflix', 36), ...lines(400, 200, 'Some\nmore\nwords')] },
      'Netflix',
    ],
    [
      'a misread name',
      { lines: [line(500, 60, 'Micros0ft', 36), ...lines(400, 200, 'Some\nmore\nwords')] },
      'Microsoft',
    ],
    [
      'how it speaks',
      { lines: lines(100, 100, 'We noticed something\nin your PayPal account.\nPlease look.') },
      'PayPal',
    ],
  ] as [string, PictureDraft, string][])('is known by %s', (_, draft, name) => {
    expect(shown(draft)).toBe(name);
  });

  it.each([
    [
      'is mentioned in a text',
      { lines: lines(100, 400, 'Apple and Google face new rules.\nNetflix raises prices.') },
    ],
    [
      'is one way to sign in',
      { lines: [line(520, 500, 'Continue with Google')], logos: [logo('google.com', 480, 496, 20)] },
    ],
    ['is one way to pay', { logos: [logo('visa.com', 100, 300), logo('mastercard.com', 220, 300)] }],
    [
      'is one of many signs in a row',
      {
        logos: [
          logo('facebook.com', 100, 300),
          logo('instagram.com', 220, 300),
          logo('youtube.com', 340, 300),
        ],
      },
    ],
    ['stands small in a footer', { logos: [logo('facebook.com', 100, 760, 20)] }],
    ['is the sign of a tab', browser('https://example.com', { logos: [logo('netflix.com', 20, 8, 16)] })],
  ] as [string, PictureDraft][])('is nobody’s where a brand %s', (_, draft) => {
    expect(shown(draft)).toBeNull();
  });
});

it('is not made of the address bar itself', () => {
  const picture = pictureCaseOf(
    browser('https://docs.google.com/forms/d/x', { lines: [line(400, 300, 'Your opinion')] }),
  );
  expect(picture.brands).toEqual([]);
});

it('is surer where the title of the tab says the same', () => {
  const lines = [line(84, 107, 'Zoom', 18), line(48, 306, 'Mot de passe')];
  const strengthOf = (tab: string) =>
    pictureCaseOf(browser('theatre-de-dijon.fr', { tab, lines })).brands.find(
      ({ brand }) => brand.name === 'Zoom',
    )?.strength ?? 0;
  expect(strengthOf('Se connecter - Zoom')).toBeGreaterThan(strengthOf('Se connecter'));
});

it('prefers the brand to which the address belongs', () => {
  const lines = [line(400, 150, 'Sign in to Spotify', 26), line(400, 220, 'Use your Google Account')];
  const picture = pictureCaseOf(
    browser('https://accounts.google.com/signin', { lines, logos: [logo('google.com', 500, 100)] }),
  );
  expect([picture.shown?.brand.name, picture.isOwnPage, picture.borrowed]).toEqual(['Google', true, null]);
});
