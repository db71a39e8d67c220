/** Longer is no date. */
const maxLength = 120;

const zone = /(?:[+-]\d{2}:?\d{2}|\b(?:gmt|utc?|z|[ecmp][sd]t)|\dz)\s*$/i;

/** ISO, or null for what is no date. Without a zone it is read as UTC: the same message gives the same answer everywhere. */
export const isoDate = (text: string): string | null => {
  const plain = text
    .slice(0, maxLength)
    .replace(/\([^()]*\)/g, '')
    .trim();
  if (!/\d/.test(plain)) return null;
  const time = Date.parse(
    zone.test(plain) ? plain : `${plain}${/^\d{4}-\d\d-\d\dT/.test(plain) ? 'Z' : ' UTC'}`,
  );
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};
