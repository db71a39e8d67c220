import { describe, expect, it } from 'vitest';
import { lines, pictureCaseOf } from '../../testing/picture-case.ts';
import { picturePasteCommand } from './picture-paste-command.ts';

const saying = (text: string) => pictureCaseOf({ lines: lines(100, 100, text, 20) });

describe('picture-paste-command', () => {
  it.each([
    ['English', 'Verify you are human\nPress Windows + R\nPress Ctrl + V\nPress Enter'],
    ['German', 'Kein Roboter?\nDrücken Sie Windows-Taste + R\nStrg + V\nEingabetaste'],
    ['French', 'Je ne suis pas un robot\nAppuyez sur Windows + R\nCtrl + V pour coller\nEntrée'],
    ['Spanish', 'No soy un robot\nPulse Windows + R\nCtrl + V\nIntro'],
    ['a Mac', 'Cloudflare: verify you are human\nOpen Terminal app\nPaste with Command + V\nPress Return'],
  ])('fires in %s', (_, text) => {
    expect(picturePasteCommand.run(saying(text))?.score).toBe(62);
  });

  it.each([
    ['how to copy a table', 'Select the cells, press Ctrl + C, then Ctrl + V in Word.'],
    ['a check for robots', 'I am not a robot\nreCAPTCHA\nPrivacy - Terms'],
    [
      'an editor',
      "const keys = 'windows + r';\nconst paste = 'ctrl + v';\nimport { x } from 'y';\nfunction main() {\nreturn keys;\n}\nexport const z = 1;",
    ],
  ])('stays quiet on %s', (_, text) => {
    expect(picturePasteCommand.run(saying(text))).toBeNull();
  });
});
