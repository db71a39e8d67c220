import { isIP } from 'node:net';
import { describe, expect, it } from 'vitest';
import { repeatableRandom } from '../../testing/repeatable-random.ts';
import { mutateJson, mutateText } from '../testing/mutations.ts';
import { registrationShape } from '../testing/registration-shape.ts';
import { readRdap } from './read-rdap.ts';
import { readWhois } from './read-whois.ts';
import type { RegistrationQuestion } from './registration-question.ts';
import { addressAnswers } from './testing/address-answers.ts';
import { asianAnswers } from './testing/asian-answers.ts';
import { genericAnswers } from './testing/generic-answers.ts';
import { northernAndEasternAnswers } from './testing/northern-and-eastern-answers.ts';
import { onceFailedRdap, onceFailedWhois } from './testing/once-failed.ts';
import { autonomousSystem, network, thickDomain, thinDomain } from './testing/rdap-answers.ts';
import { westernAnswers } from './testing/western-answers.ts';

const example: RegistrationQuestion = { kind: 'domain', name: 'example.com' };

/** More than this does not come through the door. */
const maxBytes = 1024 * 1024;

const readsRdap = (text: string, question: RegistrationQuestion) => {
  if (text.length > maxBytes) return false;
  const reading = readRdap(text, question, 'rdap.example.net');
  if (!reading) return false;
  registrationShape.parse(reading.registration);
  expect((reading.related ?? '').length).toBeLessThan(3000);
  return true;
};

const readsWhois = (text: string, question: RegistrationQuestion) => {
  const reading = readWhois(text, question, 'whois.example.net');
  if (reading.state === 'known') registrationShape.parse(reading.registration);
  return reading.state === 'known';
};

describe('S42 an RDAP answer that was tampered with', () => {
  const answers: [string, unknown, RegistrationQuestion][] = [
    ['a thick domain', thickDomain('example.com'), example],
    ['a thin domain', thinDomain('example.com', 'https://rdap.example.org/domain/example.com'), example],
    ['a network', network, { kind: 'address', address: '192.0.2.77', version: 4 }],
    ['a system', autonomousSystem, { kind: 'asn', number: 64496 }],
  ];

  it.each(answers)('is read as far as it can be: %s', (_, answer, question) => {
    const random = repeatableRandom(42);
    let read = 0;
    for (let run = 0; run < 1000; run += 1) {
      const changed = JSON.stringify(mutateJson(mutateJson(answer, random), random)) ?? '';
      if (readsRdap(changed, question)) read += 1;
      readsRdap(mutateText(JSON.stringify(answer), random), question);
    }
    // Most changes leave an answer to the question: otherwise only the door was tried.
    expect(read).toBeGreaterThan(300);
  });

  it.each(onceFailedRdap)('and once failed: %s', (_, text) => {
    readsRdap(text, example);
  });
});

describe('S42 a WHOIS answer that was tampered with', () => {
  const answers = [
    genericAnswers,
    westernAnswers,
    northernAndEasternAnswers,
    asianAnswers,
    addressAnswers,
  ].flat();
  const questionOf = (asked: string): RegistrationQuestion => {
    const version = isIP(asked);
    if (version === 4 || version === 6) return { kind: 'address', address: asked, version };
    if (/^AS\d+$/.test(asked)) return { kind: 'asn', number: Number(asked.slice(2)) };
    return { kind: 'domain', name: asked };
  };

  it(`is read as far as it can be: ${answers.length} forms`, () => {
    const random = repeatableRandom(43);
    let read = 0;
    for (const { asked, text } of answers) {
      for (let run = 0; run < 60; run += 1) {
        if (readsWhois(mutateText(text, random), questionOf(asked))) read += 1;
      }
    }
    expect(read).toBeGreaterThan(answers.length * 30);
  });

  it.each(onceFailedWhois)('and once failed: %s', (_, text) => {
    readsWhois(text, example);
  });
});
