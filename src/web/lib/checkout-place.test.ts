import { afterEach, expect, it } from 'vitest';
import { pagePaths } from '../../contract/page-paths.ts';
import {
  buyElsewhere,
  isCheckoutElsewhere,
  needsOtherPolicy,
  providerScript,
  takeChosenPlan,
} from './checkout-place.ts';

afterEach(() => {
  document.head.querySelector('meta[name="hookwise-checkout"]')?.remove();
});

/** A page as the server has written it. */
const load = (path: string, checkout: string) => {
  const meta = document.createElement('meta');
  meta.name = 'hookwise-checkout';
  meta.content = checkout;
  document.head.append(meta);
  history.replaceState(null, '', path);
};

it.each(['', '__CHECKOUT__'])('draws every page where nobody sells through a provider: %j', (checkout) => {
  load('/', checkout);
  expect(pagePaths.filter((path) => needsOtherPolicy(path))).toEqual([]);
  expect([isCheckoutElsewhere(), providerScript()]).toEqual([
    false,
    'https://checkout.razorpay.com/v1/checkout.js',
  ]);
});

it('loads the page of the checkout from any other', () => {
  load('/help', 'elsewhere');
  expect(isCheckoutElsewhere()).toBe(true);
  const others = [
    '/',
    '/check/url?u=/pricing',
    '/result/1',
    '/help#pricing',
    '#pricing',
    '?x=1',
    '/pricing/x',
  ];
  expect(others.filter((path) => needsOtherPolicy(path))).toEqual([]);
  const same = ['/pricing', '/pricing?x=1', '/pricing#top', 'pricing', `${window.location.origin}/pricing`];
  expect(same.filter((path) => !needsOtherPolicy(path))).toEqual([]);
});

it('loads any other page from that of the checkout', () => {
  load('/pricing', 'https://pay.example/checkout.js');
  expect([isCheckoutElsewhere(), providerScript()]).toEqual([false, 'https://pay.example/checkout.js']);
  expect(pagePaths.filter((path) => !needsOtherPolicy(path))).toEqual(['/pricing']);
  expect(['#content', '?x=1'].filter((path) => needsOtherPolicy(path))).toEqual([]);
});

it('hands a chosen plan over once, and nothing that is no plan', () => {
  const opened: string[] = [];
  buyElsewhere('professional', (page) => opened.push(page));
  expect(opened).toEqual(['/pricing']);
  expect([takeChosenPlan(), takeChosenPlan()]).toEqual(['professional', null]);
  sessionStorage.setItem('hookwise-chosen-plan', 'enterprise');
  expect(takeChosenPlan()).toBeNull();
});
