import { expect, it } from 'vitest';
import {
  absent,
  known,
  mailPolicy,
  nameCase,
  sendersList,
  takesMail,
  unknown,
} from '../testing/domain-case.ts';
import { mailForgery } from './mail-forgery.ts';

const summarise = (mailSecurity: Parameters<typeof nameCase>[1], host = 'example.org') =>
  mailForgery(nameCase(host, mailSecurity));

it.each([
  ['a rule that refuses', { dmarc: known(mailPolicy) }, 'refuse mail that is forged'],
  ['a rule for half', { dmarc: known({ ...mailPolicy, percent: 50 }) }, 'for 50 % of it'],
  ['a rule that sorts', { dmarc: known({ ...mailPolicy, policy: 'quarantine' as const }) }, 'with the junk'],
  [
    'a rule that only reports',
    { dmarc: known({ ...mailPolicy, policy: 'none' as const }) },
    'only reports it',
  ],
  ['no rule but a strict list', { dmarc: absent, spf: known(sendersList) }, 'a stranger can still show'],
  [
    'a list that allows everyone',
    { dmarc: absent, spf: known({ ...sendersList, ending: '+all' as const }) },
    'Anyone',
  ],
  ['neither', { dmarc: absent, spf: absent }, 'A stranger can send'],
  ['nothing that could be found out', { dmarc: unknown, spf: absent }, 'could not be found out'],
])('describes %s', (_, mailSecurity, words) => {
  expect(summarise({ mailSecurity, dns: takesMail })).toContain(words);
});

it('distinguishes a domain that takes no mail from an address', () => {
  expect(summarise({ mailSecurity: { dmarc: absent, spf: absent }, dns: { mx: absent } })).toContain(
    'takes no mail',
  );
  expect(summarise({}, '192.0.2.1')).toContain('nothing to forge');
});
