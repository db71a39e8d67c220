/** Labels are kept defanged, and long ones cut: the beginning of an address is another address, and must not be accused. */
export const withoutDefanging = (label: string): string | null =>
  label.includes('…')
    ? null
    : label
        .replaceAll('[.]', '.')
        .replaceAll('[@]', '@')
        .replaceAll('[:]', ':')
        .replace(/\bhxxp(s?)(?=:|%3a)/gi, 'http$1');
