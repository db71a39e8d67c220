import { describe, expect, it } from 'vitest';
import type { ParsedUrl } from '../addresses/parse-url.ts';
import { brands } from './brands.ts';
import { belongsTo, hostOfDomain, isSameOrganisation } from './organisation.ts';

const host = (domain: string): ParsedUrl => {
  const url = hostOfDomain(domain);
  if (!url) throw new Error(`not a domain: ${domain}`);
  return url;
};

describe('hostOfDomain', () => {
  it.each([
    ['example.org', 'example.org'],
    ['mail.example.co.uk', 'example.co.uk'],
    ['EXAMPLE.org.', 'example.org'],
    ['müller.de', 'xn--mller-kva.de'],
  ])('%s is a host under %s', (domain, registrable) => {
    expect(hostOfDomain(domain)?.registrableDomain).toBe(registrable);
  });

  it.each(['', 'localhost', 'co.uk', '192.0.2.1', 'a b.example', '..'])('%s is none', (domain) => {
    expect(hostOfDomain(domain)).toBeNull();
  });
});

describe('isSameOrganisation', () => {
  it.each([
    ['example.org', 'mail.example.org'],
    ['amazon.com', 'amazon.de'],
    ['news.teashop.com', 'teashop.fr'],
    ['paypal.com', 'paypalobjects.com'],
    ['gmail.com', 'googlemail.com'],
    ['jane.github.io', 'jane.github.io'],
    ['news.jane.github.io', 'jane.github.io'],
    ['ours.onmicrosoft.com', 'ours.onmicrosoft.com'],
  ])('%s and %s are one', (a, b) => {
    expect(isSameOrganisation(host(a), host(b))).toBe(true);
    expect(isSameOrganisation(host(b), host(a))).toBe(true);
  });

  it.each([
    ['example.org', 'example.top'],
    ['paypal.com', 'paypal.top'],
    ['paypal.com', 'paypal.com.example.top'],
    ['a.github.io', 'b.github.io'],
    ['evil.onmicrosoft.com', 'microsoft.com'],
    ['evil.onmicrosoft.com', 'other.onmicrosoft.com'],
    ['abc.com', 'abc.de'],
    ['example.org', 'notexample.org'],
    ['paypal.com', 'paypal.tk'],
  ])('%s and %s are two', (a, b) => {
    expect(isSameOrganisation(host(a), host(b))).toBe(false);
    expect(isSameOrganisation(host(b), host(a))).toBe(false);
  });
});

describe('belongsTo', () => {
  const brand = (name: string) => {
    const found = brands.find((one) => one.name === name);
    if (!found) throw new Error(`no brand: ${name}`);
    return found;
  };

  it.each([
    ['paypal.com', 'PayPal'],
    ['www.paypal.com', 'PayPal'],
    ['amazon.nl', 'Amazon'],
    ['paypalobjects.com', 'PayPal'],
  ])('%s belongs to %s', (domain, name) => {
    expect(belongsTo(host(domain), brand(name))).toBe(true);
  });

  it.each([
    ['paypal.com.example.top', 'PayPal'],
    ['paypal-help.com', 'PayPal'],
    ['netflix.com', 'PayPal'],
    ['amazon.tk', 'Amazon'],
    ['evil.onmicrosoft.com', 'Microsoft'],
    ['evil.github.io', 'GitHub'],
    ['notpaypal.com', 'PayPal'],
  ])('%s does not belong to %s', (domain, name) => {
    expect(belongsTo(host(domain), brand(name))).toBe(false);
  });
});
