import { expect, it } from 'vitest';
import { toolOfFile, toolOfText } from './use-intake.ts';

it.each([
  ['scan.PNG', 'image/png', 'screenshot'],
  ['photo.heic', '', 'screenshot'],
  ['message.eml', '', 'email'],
  ['message', 'message/rfc822', 'email'],
  ['notes.txt', 'text/plain', 'email'],
  ['setup.exe', 'application/octet-stream', null],
])('sends the file %s of type "%s" to %s', (name, type, tool) => {
  expect(toolOfFile(new File(['x'], name, { type }))).toBe(tool);
});

it.each([
  [' https://northbank.example/login \n', 'url'],
  ['northbank.example/login', 'url'],
  ['Dear customer, see https://northbank.example', 'email'],
  ['From: a@b.example\nSubject: Hello\n\nHello', 'email'],
])('sends the text %j to %s', (text, tool) => {
  expect(toolOfText(text)?.tool).toBe(tool);
});

it('takes nothing from an empty clipboard', () => {
  expect(toolOfText('  \n')).toBeNull();
});
