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

const said = (mailSecurity: Parameters<typeof nameCase>[1], host = 'example.org') =>
  mailForgery(nameCase(host, mailSecurity));

it.each([
  ['a rule that refuses', { dmarc: known(mailPolicy) }, 'refuse mail that is forged'],
  ['a rule for half', { dmarc: known({ ...mailPolicy, percent: 50 }) }, 'for 50 % of it'],
  ['a rule that sorts', { dmarc: known({ ...mailPolicy, policy: 'quarantine' as const }) }, 'with the junk'],
  ['a rule that watches', { dmarc: known({ ...mailPolicy, policy: 'none' as const }) }, 'only watches'],
  ['no rule but a strict list', { dmarc: absent, spf: known(sendersList) }, 'a stranger can still show'],
  [
    'a list for everybody',
    { dmarc: absent, spf: known({ ...sendersList, ending: '+all' as const }) },
    'Anybody',
  ],
  ['neither', { dmarc: absent, spf: absent }, 'A stranger can send'],
  ['nothing that could be found out', { dmarc: unknown, spf: absent }, 'could not be found out'],
])('tells %s', (_, mailSecurity, words) => {
  expect(said({ mailSecurity, dns: takesMail })).toContain(words);
});

it('tells a name that takes no mail and an address apart', () => {
  expect(said({ mailSecurity: { dmarc: absent, spf: absent }, dns: { mx: absent } })).toContain(
    'takes no mail',
  );
  expect(said({}, '192.0.2.1')).toContain('nothing to forge');
});
