import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { feedbackContentDays } from './contract/feedback.ts';
import { invitationDays } from './contract/organisations.ts';
import {
  defaultRetentionDays,
  dmarcDays,
  figuresRetentionDays,
  guestRetentionHours,
  idempotentHours,
  messageRetentionDays,
  receiptYears,
  retentionChoices,
  tombstoneDays,
} from './contract/retention-times.ts';
import { shareDays } from './contract/share.ts';
import { defaultTeamRetention, teamRetentionChoices } from './contract/team.ts';
import { uploadHours } from './contract/v1/jobs.ts';
import { lookHistoryDays } from './contract/watch.ts';
import { webhookDeliveryDays } from './contract/webhooks.ts';
import { knownBrowserSeconds } from './server/adapters/known-browsers.ts';
import { bearerLifetimeMs, sessionLifetimeMs } from './server/services/open-session.ts';
import { codeLifetimeMinutes } from './server/services/send-code.ts';
import { picturesLifetimeMs, triesLifetimeMs } from './server/services/tidy-up.ts';
import { maxAttempts } from './server/store/otp-codes.ts';
import { PrivacyPolicy } from './web/screens/privacy-policy.tsx';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** What the product does, in the words of the page. */
const promises = [
  `who reported it, encrypted, for ${dmarcDays} days`,
  `for up to ${triesLifetimeMs / dayMs} days after the last`,
  `keeps you signed in for ${sessionLifetimeMs / dayMs} days`,
  `the browser that asked for it, for ${codeLifetimeMinutes} minutes`,
  `is known again, for ${(knownBrowserSeconds * 1000) / dayMs} days`,
  `Your checks: ${defaultRetentionDays} days.`,
  `choose ${retentionChoices.filter((days) => days && days < defaultRetentionDays).join(' or ')} days instead`,
  `Checks of guests: at most ${guestRetentionHours} hours.`,
  `names its call: for ${idempotentHours} hours, encrypted`,
  `read, and ${uploadHours} hours where no job is made of them`,
  `sent, and answered: ${webhookDeliveryDays} days, encrypted`,
  `until it is ${figuresRetentionDays} days old`,
  `what you checked: ${feedbackContentDays} days. Both are gone at once`,
  `Messages to us: ${messageRetentionDays} days after`,
  `its subject and what became of it for ${messageRetentionDays} days, encrypted`,
  `for ${tombstoneDays} days`,
  `after ${receiptYears} years the billing details are removed`,
  'encrypted with AES-256',
  `expire after ${codeLifetimeMinutes} minutes, work once, and stop working after ${numberWords[maxAttempts]} wrong tries`,
  `A session ends after ${sessionLifetimeMs / dayMs} days`,
  `local storage that expires after ${bearerLifetimeMs / minuteMs} minutes`,
  `for up to ${picturesLifetimeMs === 365 * dayMs ? 'a year' : 'another time'} after it was last seen`,
  `for ${shareDays.slice(0, -1).join(', ')} or ${shareDays.at(-1)} days, as you choose`,
  `used or withdrawn, ${invitationDays} days at most`,
  `on which days we looked for ${lookHistoryDays} days`,
  `for ${teamRetentionChoices.slice(0, -1).join(', ')} or ${teamRetentionChoices.at(-1)} days, as its owner chose, ${defaultTeamRetention} at first`,
  'we answer within 30 days',
];

const pageText = () =>
  renderToStaticMarkup(createElement(PrivacyPolicy))
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&[^;]*;|\s+/g, ' ');

describe('the privacy policy', () => {
  it('promises what the product does', () => {
    const text = pageText();
    for (const promise of promises) expect(text).toContain(promise);
  });

  it('names no number that is not compared here', () => {
    const text = promises.reduce((rest, promise) => rest.replace(promise, ''), pageText());
    expect(text.replace('Last updated: 10 Aug 2025', '').replace('IPv6', '').match(/\d+/g)).toBeNull();
  });
});
