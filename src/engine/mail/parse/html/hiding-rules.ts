/** Style sheets of newsletters come to 20 kB; rules beyond this are not looked at. */
const maxSheet = 60_000;
const maxRules = 500;

/**
 * Reads the simple rules of a message's style sheets (`.x`, `#x`, `p.x`) that decide whether text can be seen. Elements
 * that a rule for some screens only (`@media`) names are left out: a button for phones is hidden for a good reason.
 */
export const hidingRules = () => {
  const rules = new Map<string, string>();
  return {
    read: (sheet: string) => {
      const { plain, conditional } = splitSheet(sheet.slice(0, maxSheet));
      for (const [selectors, body] of plain) {
        if (!/display|visibility|font|opacity|color|height|indent|left|top/i.test(body)) continue;
        for (const selector of selectors.split(',', 20)) {
          const simple = /^[a-z0-9]{0,20}([.#][\w-]{1,80})$/i.exec(selector.trim());
          if (!simple || conditional.has((simple[1] ?? '').toLowerCase())) continue;
          if (rules.size < maxRules) rules.set(simple[0].toLowerCase(), body);
        }
      }
    },
    /** What they declare for an element, as one style text; empty for nothing. */
    styleOf: (name: string, classes: string, id: string): string => {
      if (rules.size === 0 || (classes === '' && id === '')) return '';
      const keys = classes
        .toLowerCase()
        .split(/\s+/, 10)
        .filter((one) => one !== '')
        .flatMap((one) => [`.${one}`, `${name}.${one}`]);
      if (id !== '') keys.push(`#${id.toLowerCase()}`, `${name}#${id.toLowerCase()}`);
      return keys.flatMap((key) => rules.get(key) ?? []).join(';');
    },
  };
};

/** The rules outside of any at-rule, by counting braces, and the names that at-rules speak of. */
const splitSheet = (sheet: string) => {
  const text = stripComments(sheet);
  const plain: [string, string][] = [];
  const conditional = new Set<string>();
  let depth = 0;
  let start = 0;
  let selector = '';
  for (let i = 0; i < text.length; i += 1) {
    const c = text[i];
    if (c === '{') {
      if (depth === 0) {
        selector = text.slice(start, i).trim();
        start = i + 1;
      }
      depth += 1;
    } else if (c === '}' && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      const body = text.slice(start, i);
      start = i + 1;
      if (!selector.startsWith('@')) plain.push([selector, body]);
      else for (const [name] of body.matchAll(/[.#][a-z_][\w-]{0,80}/gi)) conditional.add(name.toLowerCase());
    } else if (c === ';' && depth === 0) {
      // `@import …;` has no braces.
      start = i + 1;
    }
  }
  return { plain, conditional };
};

/** Comments, and the `<!--` that old editors put around a style sheet. */
const stripComments = (text: string) => {
  const kept: string[] = [];
  let from = 0;
  for (let open = text.indexOf('/*'); open >= 0; open = text.indexOf('/*', from)) {
    kept.push(text.slice(from, open));
    const close = text.indexOf('*/', open + 2);
    from = close < 0 ? text.length : close + 2;
  }
  return [...kept, text.slice(from)].join('').replace(/<!--|-->/g, '');
};
