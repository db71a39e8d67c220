import { describe, expect, it } from 'vitest';
import {
  browser,
  fieldAround,
  line,
  mailScreen,
  pictureCaseOf,
  wellKnown,
} from '../../testing/picture-case.ts';
import { picturePasswordForm } from './picture-password-form.ts';

const asking = (label: string) => {
  const field = line(500, 400, label);
  return { lines: [line(500, 300, 'Welcome', 26), field], shapes: [fieldAround(field)] };
};

describe('picture-password-form', () => {
  it.each([
    'Password',
    'Passwort',
    'Mot de passe',
    'Contraseña',
    'Senha',
    'Wachtwoord',
    'Hasło',
    'Passw0rd',
    'Enter your password',
  ])('fires on %s', (label) => {
    expect(picturePasswordForm.run(pictureCaseOf(browser('unknown-place.net', asking(label))))?.score).toBe(
      10,
    );
  });

  it('counts less where the address cannot be seen, and says so', () => {
    const finding = picturePasswordForm.run(pictureCaseOf(asking('Password')));
    expect(finding?.score).toBe(6);
    expect(finding?.description).toMatch(/does not show who would get it/);
  });

  it('counts next to nothing on a widely visited site', () => {
    const page = browser('https://www.figma.com/login', {
      ...asking('Password'),
      facts: wellKnown('figma.com'),
    });
    expect(picturePasswordForm.run(pictureCaseOf(page))?.score).toBe(2);
  });

  it.each([
    [
      'a sentence about passwords',
      pictureCaseOf({ lines: [line(100, 100, 'Your password was changed yesterday.')] }),
    ],
    [
      'a mail that mentions one',
      pictureCaseOf(mailScreen({ from: 'a@example.org', subject: 'Hello' }, ['Password', 'hunter2'])),
    ],
    [
      'the brand’s own page',
      pictureCaseOf(
        browser('https://www.netflix.com/login', {
          lines: [line(500, 200, 'Netflix', 30), line(500, 400, 'Password')],
        }),
      ),
    ],
  ])('stays quiet on %s', (_, picture) => {
    expect(picturePasswordForm.run(picture)).toBeNull();
  });
});
