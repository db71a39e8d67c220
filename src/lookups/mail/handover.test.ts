import { describe, expect, it } from 'vitest';
import { findHandover } from './handover.ts';
import { readSource } from './mail-source.ts';

const find = (...lines: string[]) =>
  findHandover(readSource(Buffer.from(`${lines.join('\r\n')}\r\n\r\nbody`)).fields);

const outside = { address: '203.0.113.7', helo: 'mail.sender.example', sender: 'ana@sender.example' };
const returnPath = 'Return-Path: <ana@sender.example>';
const postfix =
  'Received: from mail.sender.example (mail.sender.example [203.0.113.7])\r\n\tby mx.receiver.net (Postfix) with ESMTPS id 1\r\n\tfor <bo@receiver.net>; Sun, 1 Nov 2026 12:00:00 +0000';

describe('the hop from outside', () => {
  it.each<[string, string[]]>([
    ['Postfix', [returnPath, postfix]],
    [
      'Postfix behind a filter and a mail store',
      [
        returnPath,
        'Received: from mx.receiver.net ([10.1.2.3]) by store.receiver.net with LMTP id 3; date',
        'Received: from localhost (localhost [127.0.0.1]) by mx.receiver.net (Postfix) with ESMTP id 2; date',
        postfix,
      ],
    ],
    [
      'Gmail',
      [
        'Delivered-To: bo@gmail.com',
        'Received: by 2002:a05:6402:1d0e:b0:5be with SMTP id dg14csp1; Sun, 1 Nov 2026',
        returnPath,
        'Received: from mail.sender.example (mail.sender.example. [203.0.113.7]) by mx.google.com with ESMTPS id x; date',
      ],
    ],
    [
      'Exchange Online',
      [
        'Received: from AB1PR01MB1.eurprd01.prod.outlook.com (2603:10a6:20b:1::9) by CD2PR02MB2.eurprd02.prod.outlook.com with HTTPS; date',
        'Received: from EF3PEPF3.eurprd03.prod.outlook.com (2603:10a6:20b:5:cafe::1) by AB1CA1.outlook.office365.com (2603:10a6:20b:1::9) with Microsoft SMTP Server id 15.20; date',
        'Authentication-Results: spf=pass (sender IP is 203.0.113.7) smtp.mailfrom=ana@sender.example; dkim=none',
        'Received: from mail.sender.example (203.0.113.7) by EF3PEPF3.mail.protection.outlook.com (10.167.1.2) with Microsoft SMTP Server id 15.20; date',
      ],
    ],
    [
      'Exim, with the envelope in the line',
      [
        'Received: from mail.sender.example ([203.0.113.7]:41234 helo=mail.sender.example)\r\n\tby mx.receiver.net with esmtps (Exim 4.98)\r\n\t(envelope-from <ana@sender.example>)\r\n\tid 1; date',
      ],
    ],
    [
      'a POP fetcher above it',
      [
        returnPath,
        'Received: from pop.receiver.net [198.51.100.3] by home with POP3 (fetchmail); date',
        postfix,
      ],
    ],
    ['IPv6', [returnPath, postfix.replace('203.0.113.7', 'IPv6:2001:db8::7')]],
  ])('is found in the lines of %s', (name, lines) => {
    expect(find(...lines)).toEqual(name === 'IPv6' ? { ...outside, address: '2001:db8::7' } : outside);
  });

  it('is found in the lines of Yahoo, which writes the address first', () => {
    const yahoo = 'Received: from 203.0.113.7 (EHLO mail.sender.example) by 10.2.3.4 with SMTPs; date';
    expect(find(returnPath, 'Received: from 10.1.1.1 by atlas.yahoo.com with HTTPS; date', yahoo)).toEqual(
      outside,
    );
  });

  it('may have brought a bounce, which has no sender', () => {
    expect(find('Return-Path: <>', postfix)).toEqual({ ...outside, sender: '' });
  });
});

describe('a forger', () => {
  it('gains nothing by lines below the receiver’s', () => {
    const forged = postfix
      .replace('203.0.113.7', '198.51.100.1')
      .replaceAll('sender.example', 'bank.example');
    expect(find(returnPath, postfix, forged, 'Return-Path: <x@bank.example>')).toEqual(outside);
  });

  it('gains nothing by an address in the name it gives', () => {
    const line = (helo: string) => postfix.replace('from mail.sender.example (', `from ${helo} (`);
    expect(find(returnPath, line('[198.51.100.1]'))).toMatchObject({ address: '203.0.113.7' });
    expect(find(returnPath, line('x([198.51.100.1])'))).toMatchObject({ address: '203.0.113.7' });
    expect(find(returnPath, line('127.0.0.1'))).toMatchObject({ address: '203.0.113.7' });
    const exim = 'Received: from [203.0.113.7] (helo=[10.0.0.1]) by mx.receiver.net with esmtp; date';
    expect(find(returnPath, exim)).toMatchObject({ address: '203.0.113.7' });
  });

  it('is not taken for the receiver by using its name', () => {
    const named = postfix.replace(
      'from mail.sender.example (mail.sender.example',
      'from mx.receiver.net (unknown',
    );
    const forged = postfix.replace('203.0.113.7', '198.51.100.1');
    expect(find(returnPath, named, forged)).toMatchObject({ address: '203.0.113.7' });
  });

  it('cannot bring an envelope of its own', () => {
    expect(find(postfix, 'Return-Path: <x@bank.example>')).toBeNull();
  });
});

describe('nothing is said about', () => {
  it.each<[string, string[]]>([
    ['a message without a way', [returnPath]],
    ['a way without an envelope', [postfix]],
    [
      'a server that may be the receiver’s own',
      [returnPath, postfix.replaceAll('mail.sender.example', 'relay.receiver.net')],
    ],
    ['a person who signed in to send', [returnPath, postfix.replace('ESMTPS', 'ESMTPSA')]],
    [
      'a hop without an address',
      [returnPath, 'Received: from mail.sender.example by mx.receiver.net; date', postfix],
    ],
    [
      'an endless way',
      [returnPath, ...Array(40).fill('Received: from a (a [10.0.0.1]) by b with SMTP'), postfix],
    ],
  ])('%s', (_, lines) => {
    expect(find(...lines)).toBeNull();
  });
});
