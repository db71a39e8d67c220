import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { pathHiddenDestination } from './path-hidden-destination.ts';

describe('path-hidden-destination', () => {
  it.each([
    ['a counted click of a mailing service', 'https://u123.ct.sendgrid.net/ls/click?upn=u001.AbC-2FdEf'],
    ['another', 'https://shop.us1.list-manage.com/track/click?u=1&id=2&e=3'],
    ['a search engine’s link without its target', 'https://www.baidu.com/link?url=AbCdEfGh1234'],
    ['an advertisement', 'https://www.googleadservices.com/pagead/aclk?sa=L&ai=DChcSEwj'],
    ['a network’s own short form', 'https://www.linkedin.com/slink?code=gXyZ12ab'],
  ])('fires on %s', (_, url) => {
    expect(pathHiddenDestination.run(caseOf(url))).toMatchObject({
      type: 'path-hidden-destination',
      certainty: 'unvouched',
    });
  });

  it.each([
    ['a forwarding link that shows its target', 'https://www.google.com/url?q=https://example.org/'],
    ['a mailing service’s own site', 'https://www.brevo.com/pricing/'],
    ['a search', 'https://www.google.com/search?q=example'],
    ['a brand’s own counted clicks', 'https://click.e.paypal.com/?qs=abc'],
  ])('stays quiet on %s', (_, url) => {
    expect(pathHiddenDestination.run(caseOf(url))).toBeNull();
  });
});
