import { type Html, html, nothing } from './html.ts';
import type { TechnicalField, TechnicalValue } from './report-document.ts';

/** 'domainAge' reads 'Domain Age'. Runs of capitals stay together: 'hasHTTPS' reads 'Has HTTPS'. */
export const spacedKey = (key: string): string =>
  key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .replace(/^./, (first) => first.toUpperCase());

/** A moment as programs write it; people read it without the letters and the thousandths. */
const isoMoment = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z$/;

const valueText = (value: TechnicalValue): string => {
  if (value === null || value === '') return '-';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value).replace(isoMoment, '$1 $2 UTC');
};

/** A group of fields, or a list in which there are some; null for what stands in one line. */
export const fieldsIn = (value: TechnicalValue): TechnicalField[] | null => {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return value.fields.length > 0 ? value.fields : null;
  const isNested = value.some((one) => typeof one === 'object' && one !== null);
  return isNested ? value.map((one, index) => ({ key: String(index + 1), value: one })) : null;
};

/** The lines of a value that is no group. */
export const linesOf = (value: TechnicalValue): string[] => {
  const values = Array.isArray(value) ? value : [value];
  const lines = values.map((one) => (typeof one === 'object' && one !== null ? '-' : valueText(one)));
  return lines.length > 0 ? lines : ['-'];
};

/** Words that mark a value as alarming wherever they occur in it; exact case, as specified. */
const alarmingWords = ['new', 'Poor', 'Blacklisted', 'Self-signed', 'suspicious', 'risky'];
const isAlarming = (text: string) => alarmingWords.some((word) => text.includes(word));

/** Longer lines get the whole width: an address broken into five pieces is hard to read. */
const longLine = 44;

export const technicalHtml = (fields: readonly TechnicalField[]): Html =>
  html`<dl class="facts">${fields.map(({ key, value }) => {
    const inner = fieldsIn(value);
    if (inner)
      return html`<div class="group"><dt>${spacedKey(key)}</dt><dd>${technicalHtml(inner)}</dd></div>`;
    const lines = linesOf(value);
    const isLong = lines.some(({ length }) => length > longLine);
    return html`<div${isLong ? html` class="wide"` : nothing}><dt>${spacedKey(key)}</dt><dd>${lines.map(
      (line) => html`<span>${isAlarming(line) ? html`<em>${line}</em>` : line}</span>`,
    )}</dd></div>`;
  })}</dl>`;
