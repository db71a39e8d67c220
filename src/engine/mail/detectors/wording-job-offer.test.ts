import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingJobOffer } from './wording-job-offer.ts';

describe('wording-job-offer', () => {
  it.each([
    ['money from home', { text: 'Earn $500 per day working from home, no experience needed.' }],
    ['easy tasks', { text: 'Complete simple tasks online and earn USDT daily.' }],
    ['German', { text: 'Verdienen Sie 400 Euro am Tag von zu Hause.' }],
    ['Portuguese', { text: 'Ganhe R$ 300 por dia trabalhando em casa, sem experiência necessária.' }],
    ['Spanish', { text: 'Gane 200 euros al día trabajando desde casa.' }],
    ['French', { text: 'Gagnez 300 euros par jour de chez vous.' }],
    ['Italian', { text: 'Guadagna 200 euro al giorno da casa.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingJobOffer.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-job-offer' });
  });

  it.each([
    ['an interview', { text: 'Thank you for applying. The role is remote and full time.' }],
    ['working from home today', { text: 'I am working from home today, call me on my mobile.' }],
    ['a job board', { text: 'Three new openings match your saved search: data analyst, Lisbon.' }],
    ['German', { text: 'Ich arbeite heute von zu Hause.' }],
    ['Portuguese', { text: 'Hoje estou trabalhando de casa.' }],
    ['Spanish', { text: 'Hoy trabajo en casa.' }],
    ['French', { text: 'Je suis en télétravail aujourd’hui.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingJobOffer.run(await mailCaseOf(mail))).toBeNull();
  });
});
