import { describe, expect, it } from 'vitest';
import { browser, fieldAround, line, pictureCaseOf, wellKnown } from '../../testing/picture-case.ts';
import { pictureBrandElsewhere } from './picture-brand-elsewhere.ts';

const password = line(500, 400, 'Password');
const logo = (brand: string, left = 560, top = 150, height = 40) => ({
  brand,
  box: { left, top, width: height * 3, height },
  confidence: 0.95,
});
const signIn = { lines: [line(500, 260, 'Sign in', 26), password], shapes: [fieldAround(password)] };

describe('picture-brand-elsewhere', () => {
  it('fires on a logo above a password field at another address', () => {
    const picture = pictureCaseOf(browser('login-center.top', { ...signIn, logos: [logo('netflix.com')] }));
    const finding = pictureBrandElsewhere.run(picture);
    expect(finding?.score).toBeGreaterThanOrEqual(54);
    expect(finding?.description).toBe(
      'The page asks for your details and shows the name of Netflix, but its address is login-center[.]top. Netflix uses netflix.com.',
    );
  });

  it('fires on a greeting alone, for less', () => {
    const lines = [line(500, 200, 'Log in to Netflix', 26), password];
    const finding = pictureBrandElsewhere.run(
      pictureCaseOf(browser('login-center.top', { lines, shapes: [fieldAround(password)] })),
    );
    expect(finding?.score).toBeGreaterThanOrEqual(40);
  });

  it.each([
    ['its own address', 'https://www.netflix.com/login', [logo('netflix.com')]],
    ['its own address in another country', 'https://www.amazon.co.uk/ap/signin', [logo('amazon.com')]],
    ['a button to sign in with Google', 'runningclub-porto.pt', [logo('google.com', 500, 438, 18)]],
    [
      'a row of payment icons',
      'fernandpine.co.uk',
      [logo('visa.com', 100, 500), logo('paypal.com', 300, 500)],
    ],
    ['a router at home', '192.168.0.1', [logo('vodafone.com')]],
  ])('stays quiet on %s', (_, address, logos) => {
    const lines = [...signIn.lines, line(530, 438, 'Continue with Google')];
    expect(
      pictureBrandElsewhere.run(pictureCaseOf(browser(address, { ...signIn, lines, logos }))),
    ).toBeNull();
  });

  it('stays quiet without an address bar to compare', () => {
    expect(pictureBrandElsewhere.run(pictureCaseOf({ ...signIn, logos: [logo('netflix.com')] }))).toBeNull();
  });

  it('counts little on a widely visited site', () => {
    const picture = pictureCaseOf(
      browser('https://www.figma.com/login', {
        ...signIn,
        logos: [logo('google.com')],
        facts: wellKnown('figma.com'),
      }),
    );
    expect(pictureBrandElsewhere.run(picture)?.score ?? 0).toBeLessThanOrEqual(20);
  });
});
