import type { Severity } from '../../contract/risk.ts';
import { type Html, html } from './html.ts';
import type { ReportLevel } from './report-document.ts';

// Each level has its own shape as well: reports are printed without colour.

const drawn = (paths: Html): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>`;

const octagon = drawn(html`<path d="M8 2h8l6 6v8l-6 6H8l-6-6V8z"/><path d="m15 9-6 6m0-6 6 6"/>`);
const triangle = drawn(html`<path d="M12 3 1.8 20.5h20.4z"/><path d="M12 9.5v5m0 3v.01"/>`);
const tick = drawn(html`<circle cx="12" cy="12" r="10"/><path d="m8 12.5 3 3 5.5-6"/>`);
const question = drawn(
  html`<circle cx="12" cy="12" r="10"/><path d="M9.2 9a2.9 2.9 0 1 1 4 2.9c-.8.4-1.2.9-1.2 1.8m0 3.3v.01"/>`,
);
const info = drawn(html`<circle cx="12" cy="12" r="10"/><path d="M12 16.5v-5m0-4v.01"/>`);

export const levelIcons: Record<ReportLevel, Html> = {
  phishing: octagon,
  suspicious: triangle,
  safe: tick,
  unknown: question,
  none: info,
};

export const severityIcons: Record<Severity, Html> = { high: octagon, medium: triangle, low: info };

export const logo: Html = html`<svg class="hook" viewBox="0 0 28 28" aria-hidden="true"><circle cx="20.5" cy="4.6" r="2.6"/><path d="M20.5 7.4v9.8a7.6 7.6 0 0 1-15.2 0V12l4.4 4"/><circle class="float" cx="12.9" cy="14.2" r="2.9"/></svg>`;
