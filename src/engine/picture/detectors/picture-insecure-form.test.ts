import { describe, expect, it } from 'vitest';
import { browser, line, pictureCaseOf } from '../../testing/picture-case.ts';
import { pictureInsecureForm } from './picture-insecure-form.ts';

const asking = { lines: [line(500, 400, 'Password'), line(500, 460, 'Log in')] };

describe('picture-insecure-form', () => {
  it.each([
    'Not secure | kunden-portal.net',
    'Nicht sicher | kunden-portal.net',
    'No es seguro kunden-portal.net',
  ])('fires on “%s” over a password field', (bar) => {
    expect(pictureInsecureForm.run(pictureCaseOf(browser(bar, asking)))?.score).toBe(18);
  });

  it.each([
    [
      'a page that asks for nothing',
      browser('Not secure | kunden-portal.net', { lines: [line(500, 400, 'Opening hours')] }),
    ],
    ['a router at home', browser('Not secure | 192.168.1.1', asking)],
    ['no warning', browser('kunden-portal.net', asking)],
  ])('stays quiet on %s', (_, draft) => {
    expect(pictureInsecureForm.run(pictureCaseOf(draft))).toBeNull();
  });
});
