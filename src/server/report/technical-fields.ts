import type { TechnicalField, TechnicalValue } from './report-document.ts';
import { shownText } from './shown-text.ts';

/** Shown elsewhere or far too long to be shown at all. */
const hiddenKeys = new Set(['extractedText']);
const maxDepth = 6;
const maxValues = 600;
const maxKeyLength = 120;
const maxTextLength = 500;

/** The fields of a technical analysis, in their order, and how many values there were no room for. */
export const technicalFields = (record: object): { fields: TechnicalField[]; leftOut: number } => {
  let values = 0;
  let leftOut = 0;

  const hasRoom = () => {
    if (values < maxValues) return ++values > 0;
    leftOut++;
    return false;
  };

  const fieldsOf = (fields: object, depth: number): TechnicalField[] =>
    Object.entries(fields)
      .filter(([key]) => !hiddenKeys.has(key) && hasRoom())
      .map(([key, value]) => ({ key: shownText(key, maxKeyLength), value: fieldValue(value, depth) }));

  const fieldValue = (value: unknown, depth: number): TechnicalValue => {
    if (typeof value === 'string') return shownText(value, maxTextLength);
    if (typeof value === 'boolean') return value;
    if (typeof value === 'number') return Number.isFinite(value) ? value : null;
    if (typeof value !== 'object' || value === null) return null;
    if (depth >= maxDepth) return shownText(JSON.stringify(value), maxTextLength);
    if (Array.isArray(value)) return value.filter(hasRoom).map((one) => fieldValue(one, depth + 1));
    return { fields: fieldsOf(value, depth + 1) };
  };

  return { fields: fieldsOf(record, 0), leftOut };
};
