const names: Record<string, string> = {
  white: 'ffffff',
  snow: 'fffafa',
  whitesmoke: 'f5f5f5',
  black: '000000',
  red: 'ff0000',
  yellow: 'ffff00',
  blue: '0000ff',
  silver: 'c0c0c0',
  gray: '808080',
  grey: '808080',
};

/** Six hex digits, or null for what cannot be compared (inherit, a gradient, an unknown name). */
export const colourOf = (text: string | undefined): string | null => {
  if (!text) return null;
  const value = text.trim().toLowerCase();
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})(?:ff)?$/.exec(value)?.[1];
  if (hex) return hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const rgb = /^rgba?\( ?(\d{1,3}) ?,? ?(\d{1,3}) ?,? ?(\d{1,3}) ?(?:[,/] ?(?:1|1\.0|100%) ?)?\)$/.exec(
    value,
  );
  if (rgb)
    return rgb
      .slice(1)
      .map((n) => Math.min(255, Number(n)).toString(16).padStart(2, '0'))
      .join('');
  return Object.hasOwn(names, value) ? (names[value] ?? null) : null;
};

/** Colours that let everything behind them through: the fourth number is zero. */
export const isTransparent = (text: string): boolean => {
  const numbers = /^(?:rgb|hsl)a?\(([^()]{1,60})\)$/
    .exec(text)?.[1]
    ?.trim()
    .split(/[\s,/]+/);
  return text === 'transparent' || (numbers?.length === 4 && Number.parseFloat(numbers[3] ?? '') === 0);
};

/** White on white and nearly so; an unknown colour hides nothing. */
export const isSameColour = (a: string | null, b: string | null): boolean => {
  if (a === null || b === null) return false;
  return [0, 2, 4].every(
    (i) => Math.abs(Number.parseInt(a.slice(i, i + 2), 16) - Number.parseInt(b.slice(i, i + 2), 16)) <= 8,
  );
};
