// Long because it keeps one tool's cases together.
import type { Locator } from '@playwright/test';
import { domainInvalidMessage } from '../src/contract/analyze-domain.ts';
import { answerCall, holdCall, watchCalls } from './testing/calls.ts';
import {
  analyzeDomain,
  answerInParts,
  checkDomain,
  domainField,
  domainPath,
  newDomainResult,
  newLookalike,
  openWhoisTab,
  showDomain,
} from './testing/domain-check.ts';
import { closePopup, guestPopup } from './testing/limits.ts';
import { checklist, expect, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectToast, toastsOn } from './testing/toasts.ts';

/** The value beside a label. */
const fact = (card: Locator, label: string) =>
  card
    .locator('dl > div')
    .filter({ has: card.page().locator('dt').getByText(label, { exact: true }) })
    .locator('dd');

const cardOf = (result: Locator, title: string) =>
  result.getByRole('heading', { name: title, exact: true }).locator('..');

const sectionOf = (result: Locator, title: string) => result.getByRole('region', { name: title });

test.describe('the tab', () => {
  test('five tabs in order, the first one open', { tag: checklist('GEN-05 PANEL-01 PANEL-02') }, async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('tab')).toHaveText([
      /^Phishing Email/,
      /^Screenshot Check/,
      /^URL Check/,
      /^WHOIS/,
      /^Vulnerability/,
    ]);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Phishing Email/);
  });

  test('short labels on small screens', { tag: checklist('PANEL-03') }, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    for (const name of ['Email', 'Screenshot', 'URL', 'WHOIS', 'Vuln']) {
      await expect(page.getByRole('tab', { name, exact: true })).toBeVisible();
    }
    for (const name of ['WHOIS', 'Vuln']) {
      await page.getByRole('tab', { name }).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await expectAccessible();
    }
  });

  test('another tab clears the result', { tag: checklist('PANEL-04') }, async ({ page }) => {
    const result = await showDomain(page);
    await expect(result).toBeVisible();
    await page.getByRole('tab', { name: 'URL Check' }).click();
    await expect(result).toHaveCount(0);
    await openWhoisTab(page);
    await expect(result).toHaveCount(0);
    await expect(domainField(page)).toHaveValue('northbank-verify.example');
  });

  test('a domain or an address, by Enter or by the button', {
    tag: checklist('WHOIS-01 WHOIS-02 WHOIS-03 VALID-13'),
  }, async ({ page }) => {
    await answerCall(page, domainPath, newDomainResult());
    const calls = watchCalls(page, domainPath);
    await page.goto('/');
    await openWhoisTab(page);
    await expect(page.getByRole('tabpanel').getByRole('textbox')).toHaveCount(1);
    for (const text of ['example.com', '192.0.2.1', 'https://www.example.org', 'http://example.net']) {
      await domainField(page).fill(text);
      await domainField(page).press('Enter');
      await expect(page.getByRole('article')).toBeVisible();
      await page.getByRole('button', { name: 'Analyze Another' }).click();
    }
    await domainField(page).fill('www.example.edu');
    await analyzeDomain(page).click();
    await expect(page.getByRole('article')).toBeVisible();
    await expect
      .poll(() => calls.map((call) => call.postDataJSON()))
      .toEqual(
        ['example.com', '192.0.2.1', 'example.org', 'example.net', 'example.edu'].map((domain) => ({
          domain,
        })),
      );
  });

  test('blank input does nothing', { tag: checklist('VALID-12') }, async ({ page }) => {
    const calls = watchCalls(page, domainPath);
    await page.goto('/');
    for (const text of ['', '   ', 'https://']) {
      await checkDomain(page, text);
      await domainField(page).press('Enter');
    }
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(toastsOn(page)).toHaveCount(0);
    expect(calls).toEqual([]);
  });

  test('busy, then the toast names the domain', {
    tag: checklist('STATE-09 OPEN-38 STATE-12 OPEN-39'),
  }, async ({ page }) => {
    await answerCall(page, domainPath, newDomainResult());
    const call = await holdCall(page, domainPath);
    await page.goto('/');
    await checkDomain(page);
    await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
    await expect(page.getByRole('heading', { name: 'Analyzing...' })).toBeVisible();
    call.release();
    await expectToast(page, {
      title: 'Analysis Complete',
      description: 'Domain analysis completed for northbank-verify.example',
    });
  });
});

test.describe('the verdict', () => {
  for (const [riskLevel, word] of [
    ['safe', 'Safe'],
    ['suspicious', 'Suspicious'],
    ['dangerous', 'Dangerous'],
    ['unknown', 'Unknown'],
  ] as const) {
    test(`${riskLevel} reads ${word}`, { tag: checklist('WHOIS-04') }, async ({ page, expectAccessible }) => {
      const result = await showDomain(page, {
        heuristicChecks: { riskLevel, riskScore: 42, suspiciousWords: [] },
      });
      const head = result.locator('header');
      await expect(head.getByText(word, { exact: true })).toBeVisible();
      await inBothThemes(page, expectAccessible);
    });
  }

  test('an answer that is not a domain result is a failure', async ({ page }) => {
    await answerCall(page, domainPath, { ...newDomainResult(), heuristicChecks: { riskLevel: 'odd' } });
    await page.goto('/');
    await checkDomain(page);
    await expectToast(page, { title: 'Analysis Failed', description: 'Analysis failed', isFault: true });
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test('score in percent, days old, the domain', { tag: checklist('WHOIS-05 WHOIS-06 WHOIS-07') }, async ({
    page,
  }) => {
    const result = await showDomain(page);
    const head = result.locator('header');
    await expect(fact(head, 'Risk score')).toHaveText('84%');
    await expect(fact(head, 'Days old')).toHaveText('6');
    const heading = result.getByRole('heading', { level: 2, name: 'northbank-verify.example' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });

  test('recommendations come with the threats', { tag: checklist('WHOIS-27 WHOIS-28') }, async ({ page }) => {
    let result = await showDomain(page, { recommendations: ['Keep away.', 'Tell your bank.'] });
    const title = 'Security Recommendations';
    await expect(cardOf(result, title).getByRole('listitem')).toHaveText(['Keep away.', 'Tell your bank.']);
    result = await showDomain(page, { recommendations: [] });
    await expect(cardOf(result, title).getByRole('listitem')).toHaveText(['Wait until it is verified.']);
    result = await showDomain(page, { threats: [] });
    await expect(result).toBeVisible();
    await expect(result.getByRole('heading', { name: title })).toHaveCount(0);
  });

  test('back to the form', { tag: checklist('HOME-03 STATE-16') }, async ({ page }) => {
    const result = await showDomain(page);
    await result.getByRole('button', { name: 'Analyze Another' }).click();
    await expect(result).toHaveCount(0);
    await expect(domainField(page)).toBeInViewport();
  });
});

test.describe('registration and hosting', () => {
  test('what the registry answers', { tag: checklist('WHOIS-08..13 WHOIS-30 CONST-09') }, async ({
    page,
  }) => {
    const whoisInfo = newDomainResult().whoisInfo;
    const NS = ['ns1.a.example', 'ns2.a.example', 'ns3.a.example', 'ns4.a.example', 'ns5.a.example'];
    let result = await showDomain(page, { dnsRecords: { ...newDomainResult().dnsRecords, NS } });
    const card = () => cardOf(result, 'Registration');
    await expect(fact(card(), 'Registered on')).toHaveText('Aug 10, 2025');
    await expect(fact(card(), 'Expires on')).toHaveText('Aug 10, 2026');
    await expect(fact(card(), 'Domain age')).toHaveText('6 days');
    await expect(fact(card(), 'Updated on')).toHaveText('Aug 11, 2025');
    await expect(fact(card(), 'Status').locator('span')).toHaveText([
      'clientTransferProhibited',
      'addPeriod',
    ]);
    await expect(fact(card(), 'Registrar')).toHaveText('Example Registrar Ltd.');
    await expect(fact(card(), 'Organization')).toHaveText('Example Holder Ltd.');
    await expect(fact(card(), 'Name servers').locator('span')).toHaveText(NS.slice(0, 4));
    result = await showDomain(page, {
      whoisInfo: { ...whoisInfo, updatedDate: null, registrantOrg: null },
    });
    await expect(fact(card(), 'Registrar')).toBeVisible();
    await expect(fact(card(), 'Updated on')).toHaveCount(0);
    await expect(fact(card(), 'Organization')).toHaveCount(0);
  });

  test('where it is hosted', { tag: checklist('WHOIS-14 WHOIS-15 WHOIS-16') }, async ({ page }) => {
    const { hostingInfo } = newDomainResult();
    let result = await showDomain(page);
    const card = () => cardOf(result, 'Hosting');
    await expect(fact(card(), 'IP address')).toHaveText('203.0.113.24');
    await expect(fact(card(), 'Country')).toHaveText('Netherlands');
    await expect(fact(card(), 'ASN')).toHaveText('AS64511');
    await expect(fact(card(), 'Organization')).toHaveText('Example Hosting B.V.');
    await expect(fact(card(), 'ISP')).toHaveText('Example Transit');
    await expect(fact(card(), 'Reverse DNS')).toHaveText('vps-24.hosting.example');
    result = await showDomain(page, {
      hostingInfo: { ...hostingInfo, isp: hostingInfo.organization, reverseDns: null },
    });
    await expect(fact(card(), 'IP address')).toBeVisible();
    await expect(fact(card(), 'ISP')).toHaveCount(0);
    await expect(fact(card(), 'Reverse DNS')).toHaveCount(0);
  });

  test('empty and unknown values show -', { tag: checklist('WHOIS-29') }, async ({
    page,
    expectAccessible,
  }) => {
    const whole = newDomainResult();
    const result = await showDomain(page, {
      heuristicChecks: { riskLevel: 'unknown', riskScore: 0, suspiciousWords: [] },
      domainAge: { ageInDays: null, ageDescription: null },
      whoisInfo: {
        ...whole.whoisInfo,
        creationDate: null,
        expiryDate: null,
        status: [],
        registrar: null,
      },
      dnsRecords: { ...whole.dnsRecords, A: [], MX: [], NS: [] },
      hostingInfo: {
        ipAddress: null,
        country: null,
        asn: null,
        organization: null,
        isp: null,
        reverseDns: null,
      },
      sslInfo: {
        ...whole.sslInfo,
        hasHTTPS: null,
        isValid: null,
        issuer: null,
        validFrom: null,
        expiryDate: null,
        certificateType: null,
      },
      blacklistCheck: { isBlacklisted: null, sources: [], listedBy: [] },
      threats: [],
      recommendations: [],
    });
    for (const label of [
      'Risk score',
      'Days old',
      'Registered on',
      'Expires on',
      'Domain age',
      'Status',
      'Registrar',
      'Name servers',
      'IP address',
      'Country',
      'ASN',
      'HTTPS supported',
      'Certificate valid',
      'Issuer',
      'Valid from',
      'Expires',
      'Type',
      'Suspicious keywords',
    ]) {
      await expect(fact(result, label), label).toHaveText('-');
    }
    await expectAccessible();
  });
});

test.describe('the sections', () => {
  test('three, all open, that fold', { tag: checklist('WHOIS-17') }, async ({ page }) => {
    const result = await showDomain(page);
    const heads = result.getByRole('heading', { level: 3 }).getByRole('button');
    await expect(heads).toHaveText([
      'DNS records and email security',
      'SSL certificate',
      'Security analysis',
    ]);
    for (const head of await heads.all()) await expect(head).toHaveAttribute('aria-expanded', 'true');
    await heads.nth(1).press('Enter');
    await expect(fact(result, 'HTTPS supported')).toHaveCount(0);
    await expect(fact(result, 'Blacklist status')).toBeVisible();
  });

  test('records and mail settings', { tag: checklist('WHOIS-18..21') }, async ({ page }) => {
    const { dnsRecords, emailSecurity } = newDomainResult();
    let result = await showDomain(page);
    const section = () => sectionOf(result, 'DNS records and email security');
    for (const record of ['203.0.113.24', '10 mx1.mailbox-77.example', 'ns1.hosting.example']) {
      await expect(section().getByRole('listitem').filter({ hasText: record })).toBeVisible();
    }
    await expect(section().getByText('v=spf1 ip4:203.0.113.0/24 ~all')).toBeVisible();
    await expect(fact(section(), 'SPF').first()).toHaveText('Configured');
    await expect(fact(section(), 'DMARC')).toHaveText('Missing');
    await expect(fact(section(), 'DKIM')).toHaveText('Unknown');
    result = await showDomain(page, {
      dnsRecords: { ...dnsRecords, spfRecord: null, dmarcRecord: 'v=DMARC1; p=reject' },
      emailSecurity: {
        ...emailSecurity,
        spf: { ...emailSecurity.spf, state: 'missing' },
        dmarc: { ...emailSecurity.dmarc, state: 'configured', policy: 'reject' },
        dkim: { state: 'configured', selectors: ['s1'] },
      },
    });
    await expect(fact(section(), 'SPF').first()).toHaveText('Missing');
    await expect(fact(section(), 'DMARC').first()).toHaveText('Configured');
    await expect(fact(section(), 'DKIM').first()).toHaveText('Configured');
  });

  test('the certificate', { tag: checklist('WHOIS-22') }, async ({ page }) => {
    const result = await showDomain(page);
    const section = sectionOf(result, 'SSL certificate');
    await expect(fact(section, 'HTTPS supported')).toHaveText('Yes');
    await expect(fact(section, 'Certificate valid')).toHaveText('No');
    await expect(fact(section, 'Issuer')).toHaveText('Example CA R3');
    await expect(fact(section, 'Valid from')).toHaveText('Aug 10, 2025');
    await expect(fact(section, 'Expires')).toHaveText('Nov 8, 2025');
    await expect(fact(section, 'Type')).toHaveText('Domain validated');
  });

  test('lists, keywords, similar domains and threats', {
    tag: checklist('WHOIS-23 WHOIS-24 WHOIS-25 WHOIS-26 CONST-09'),
  }, async ({ page }) => {
    const { threatIntelligence } = newDomainResult();
    const lookalikes = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => newLookalike(`${name}-bank.example`));
    let result = await showDomain(page, { threatIntelligence: { ...threatIntelligence, lookalikes } });
    const section = () => sectionOf(result, 'Security analysis');
    await expect(fact(section(), 'Blacklist status')).toHaveText('Blacklisted');
    await expect(fact(section(), 'Sources checked')).toHaveText('Multiple sources');
    await expect(fact(section(), 'Suspicious keywords')).toHaveText('verify, bank');
    await expect(section().getByText('e-bank.example')).toBeVisible();
    await expect(section().getByText('f-bank.example')).toHaveCount(0);
    const threat = section().getByRole('listitem').filter({ hasText: 'Newly registered' });
    for (const text of ['High Risk', 'Registered 6 days ago.', 'Wait until it is verified.']) {
      await expect(threat.getByText(text)).toBeVisible();
    }
    result = await showDomain(page, {
      blacklistCheck: { isBlacklisted: false, sources: ['List A', 'List B'], listedBy: [] },
    });
    await expect(fact(section(), 'Blacklist status')).toHaveText('Clean');
    await expect(fact(section(), 'Sources checked')).toHaveText('List A, List B');
    const old = { status: 'not-listed', asOf: '2026-08-21' } as const;
    result = await showDomain(page, {
      blacklistCheck: { isBlacklisted: false, sources: ['List A'], listedBy: [], ...old },
    });
    await expect(fact(section(), 'Blacklist status')).toHaveText('Not listed as of Aug 21, 2026');
  });
});

test.describe('an answer that comes in parts', () => {
  const whole = newDomainResult();
  const parts = [
    { part: 'subject', fields: { domain: whole.domain } },
    {
      part: 'hosting',
      fields: { hostingInfo: whole.hostingInfo, lookups: { hosting: whole.lookups.hosting } },
    },
  ];

  test('fills each card when its part arrives', async ({ page, expectAccessible }) => {
    const answer = await answerInParts(page, parts, { result: whole });
    await page.goto('/');
    await checkDomain(page);
    const result = page.getByRole('article');
    await expect(fact(result, 'Reverse DNS')).toHaveText('vps-24.hosting.example');
    await expect(fact(result, 'Registrar')).toHaveCount(0);
    await expect(result.getByText('Dangerous')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
    await inBothThemes(page, expectAccessible);
    await answer.release();
    await expect(fact(result, 'Registrar')).toHaveText('Example Registrar Ltd.');
    await expect(result.locator('header').getByText('Dangerous')).toBeVisible();
    await expect(analyzeDomain(page)).toBeEnabled();
  });

  test('a refusal in the last line takes the cards away', { tag: checklist('ERR-15') }, async ({ page }) => {
    const failure = { message: 'The store is away', error: 'unavailable' };
    const answer = await answerInParts(page, parts, { status: 503, failure });
    await page.goto('/');
    await checkDomain(page);
    await expect(page.getByRole('article')).toBeVisible();
    await answer.release();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The store is away');
    await expect(page.getByRole('article')).toHaveCount(0);
    await expectToast(page, { title: 'Analysis Failed', description: 'The store is away', isFault: true });
  });
});

test.describe('a refusal', () => {
  test('a limit in the message alone is not a failure', { tag: checklist('ERR-08 ERR-14') }, async ({
    page,
  }) => {
    await page.goto('/');
    for (const message of ['Usage limit exceeded', 'Daily limit exceeded', 'This is over the daily limit']) {
      await answerCall(page, domainPath, { message }, 403);
      await checkDomain(page);
      await closePopup(page);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
      await expect(toastsOn(page)).toHaveCount(0);
    }
  });

  test('a guest at the limit is asked to sign in', { tag: checklist('ERR-07 ERR-10 PANEL-05') }, async ({
    page,
  }) => {
    await answerCall(page, domainPath, { message: 'Usage limit exceeded', requiresAuth: true }, 429);
    await page.goto('/');
    await checkDomain(page);
    await expect(guestPopup(page)).toBeVisible();
    await expect(toastsOn(page)).toHaveCount(0);
  });

  test('every other refusal is shown in a toast', { tag: checklist('ERR-15 ERR-17') }, async ({ page }) => {
    await answerCall(page, domainPath, { message: 'This is not a domain' }, 400);
    await page.goto('/');
    await checkDomain(page);
    await expectToast(page, {
      title: 'Analysis Failed',
      description: 'This is not a domain',
      isFault: true,
    });
    await answerCall(page, domainPath, '', 500);
    await checkDomain(page);
    await expectToast(page, { title: 'Analysis Failed', description: 'Analysis failed', isFault: true });
  });
});

test.describe('against the running server', () => {
  test('an imitating domain is told apart from the original, without any lookup', {
    tag: checklist('GEN-01 GEN-05 OPEN-27'),
  }, async ({ page, expectAccessible }) => {
    await page.goto('/');
    await checkDomain(page, 'https://www.paypa1.com');
    const result = page.getByRole('article');
    await expect(result.getByRole('heading', { level: 2, name: 'paypa1.com' })).toBeVisible();
    await expect(result.locator('header').getByText(/^(?:Suspicious|Dangerous)$/)).toBeVisible();
    const imitation = cardOf(result, 'Looks like PayPal');
    await expect(imitation.locator('mark')).toHaveText('1');
    await expect(imitation.getByText('paypal.com', { exact: true })).toBeVisible();
    await expect(cardOf(result, 'Security Recommendations')).toBeVisible();
    // Lookups are off: what is unknown is shown as such, and adds no points.
    await expect(fact(result, 'Registered on')).toHaveText('-');
    await expect(fact(result, 'SPF')).toHaveText('Unknown');
    await expectAccessible();
  });

  test('input that is neither a domain nor an address is refused with a message', {
    tag: checklist('ERR-15 OPEN-21'),
  }, async ({ page }) => {
    await page.goto('/');
    await checkDomain(page, 'not a domain');
    await expectToast(page, {
      title: 'Analysis Failed',
      description: domainInvalidMessage,
      isFault: true,
    });
  });

  test('the dashboard is refreshed after a domain, which it keeps', {
    tag: checklist('GEN-01 STATE-14 OPEN-15 OPEN-25'),
  }, async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard');
    await expect(page.getByText('5 checks remaining today')).toBeVisible();
    await page.getByRole('button', { name: 'Start Analysis' }).click();
    await checkDomain(page, 'example.com');
    await expect(page.getByRole('button', { name: 'Analyze Another' })).toBeVisible();
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await expect(page.getByText('4 checks remaining today')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  });
});
