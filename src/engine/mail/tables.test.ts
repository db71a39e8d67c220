import { describe, expect, it } from 'vitest';
import { hostingOf } from '../addresses/free-hosts.ts';
import { freemailDomains, isFreemail } from '../addresses/freemail.ts';
import { isMailService, mailServiceDomains } from '../addresses/mail-services.ts';
import { parseUrl } from '../addresses/parse-url.ts';
import { isOpenService, openServiceDomains } from '../addresses/published-pages.ts';

const registrable = (domain: string) => parseUrl(`https://${domain}`)?.registrableDomain;

describe.each([
  ['free mailboxes', freemailDomains],
  ['services that send mail', mailServiceDomains],
  ['services that send what strangers type', openServiceDomains],
])('the table of %s', (_, domains) => {
  it('names each domain once, in lower case, and none under another one', () => {
    expect(domains.filter((domain, i) => domains.indexOf(domain) !== i)).toEqual([]);
    expect(domains.filter((domain) => !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(domain))).toEqual([]);
    expect(domains.filter((domain) => domains.some((other) => domain.endsWith(`.${other}`)))).toEqual([]);
  });

  it('names no public suffix, under which everybody has a name of their own', () => {
    expect(domains.filter((domain) => registrable(domain) === null)).toEqual([]);
  });
});

describe('isFreemail', () => {
  it.each(['gmail.com', 'outlook.com', 'web.de', 'orange.fr', 'qq.com', 'yahoo.co.jp'])(
    'knows %s',
    (domain) => {
      expect(isFreemail(domain)).toBe(true);
    },
  );

  it.each(['google.com', 'microsoft.com', 'apple.com', 'example.org', 'mail.example.org', ''])(
    'does not take %s for one',
    (domain) => {
      expect(isFreemail(domain)).toBe(false);
    },
  );

  it('is a place for people, not for pages', () => {
    expect(freemailDomains.filter((domain) => hostingOf(`somebody.${domain}`))).toEqual([]);
  });
});

describe('isMailService', () => {
  it('is asked by registrable domain, so holds nothing else', () => {
    expect(mailServiceDomains.filter((domain) => registrable(domain) !== domain)).toEqual([]);
  });

  it.each(['sendgrid.net', 'list-manage.com', 'amazonses.com', 'mjt.lu'])('knows %s', (domain) => {
    expect(isMailService(domain)).toBe(true);
  });

  it.each(['example.org', 'paypal.com', 'gmail.com', null])('does not take %s for one', (domain) => {
    expect(isMailService(domain)).toBe(false);
  });
});

describe('isOpenService', () => {
  it('is asked by registrable domain, so holds nothing else', () => {
    expect(openServiceDomains.filter((domain) => registrable(domain) !== domain)).toEqual([]);
  });

  it.each(['paypal.com', 'docusign.net', 'google.com', 'dropbox.com'])('knows %s', (domain) => {
    expect(isOpenService(domain)).toBe(true);
  });

  it.each(['example.org', 'chase.com', 'netflix.com', 'gmail.com', null])(
    'does not take %s for one',
    (domain) => {
      expect(isOpenService(domain)).toBe(false);
    },
  );

  it('is signed by a company, never by a mailbox provider for its customers', () => {
    expect(openServiceDomains.filter((domain) => isFreemail(domain))).toEqual([]);
  });
});
