/** Each before those that also claim to be it. */
const browsers = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** A browser in words of ours, whatever it calls itself. */
export const browserName = (userAgent: string | undefined): string => {
  const nameIn = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent?.slice(0, 500) ?? ''))?.[1];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  if (!browser) return system ? `a program on ${system}` : 'an unknown program';
  return system ? `${browser} on ${system}` : browser;
};
