import { describe, expect, it } from 'vitest';
import { browser, chat, line, pictureCaseOf, wellKnown } from '../../testing/picture-case.ts';
import { pictureRemoteTool } from './picture-remote-tool.ts';

describe('picture-remote-tool', () => {
  it.each([
    'Please download AnyDesk so that our support can cancel the charge.',
    'Installieren Sie TeamViewer, unser Techniker hilft Ihnen.',
    'Descarga AnyDesk y dame el código para el reembolso.',
  ])('fires on “%s”', (text) => {
    expect(pictureRemoteTool.run(pictureCaseOf(chat('+34 600 000 000', [text])))).toMatchObject({
      score: 30,
    });
  });

  it.each([
    ['friends who talk about it', pictureCaseOf(chat('Jo', ['I use TeamViewer for my mum’s laptop.']))],
    [
      'its maker’s own page',
      pictureCaseOf(
        browser('https://anydesk.com/download', {
          lines: [line(300, 300, 'Download AnyDesk for free. Support for all systems.')],
          facts: wellKnown('anydesk.com'),
        }),
      ),
    ],
  ])('stays quiet on %s', (_, picture) => {
    expect(pictureRemoteTool.run(picture)).toBeNull();
  });
});
