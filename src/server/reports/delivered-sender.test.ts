import { describe, expect, it } from 'vitest';
import { deliveredSender } from './delivered-sender.ts';

const received =
  'Received: from mx.company.example (mx.company.example [192.0.2.1]) by mail.hookwise.example with ESMTPS; now';
const addressIn = (...lines: string[]) =>
  deliveredSender(Buffer.from([...lines, 'From: maya@company.example', '', 'Hi'].join('\r\n')), null).address;

describe('deliveredSender', () => {
  it.each<[string, string[], string]>([
    ['Dovecot and Postfix', ['Return-Path: <Maya@company.example>', received], 'maya@company.example'],
    [
      'Gmail',
      [
        'Delivered-To: report@hookwise.example',
        'Received: by 2002:a05:6a10:1234 with SMTP id abc; now',
        'Return-Path: <maya@company.example>',
        received,
      ],
      'maya@company.example',
    ],
    [
      'Exim',
      [received.replace('; now', ' (envelope-from <maya@company.example>) id 1; now')],
      'maya@company.example',
    ],
    ['a bounce', ['Return-Path: <>', received], ''],
    ['lines that came with the mail', [received, received, 'Return-Path: <victim@company.example>'], ''],
    ['a mail that no server has received', ['Return-Path: <victim@company.example>'], ''],
    ['nothing', [], ''],
  ])('reads what %s says', (_, lines, address) => {
    expect(addressIn(...lines)).toBe(address);
  });

  it('believes a server that the operator has named', () => {
    const source = Buffer.from(`Return-Path: <maya@company.example>\r\n${received}\r\n\r\nHi`);
    expect(deliveredSender(source, null).isTrusted).toBe(false);
    expect(deliveredSender(source, 'mail.hookwise.example')).toMatchObject({
      isTrusted: true,
      vouchingServer: 'mail.hookwise.example',
    });
  });
});
