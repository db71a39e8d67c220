/**
 * Sentences that let the visitor go on. They stand here together, so that a test can hold every verdict to them: none may
 * stand beside a warning.
 */
export const goAheads = {
  link: 'You can open this link; check that the address bar still shows this domain before you sign in.',
  domain:
    'This is an established domain; check that the address bar shows exactly this domain before you sign in.',
} as const;

/** Says what the visitor must not do. */
export const isWarning = (step: string): boolean =>
  /^(?:Do not|Never|Stay away|Delete|Send nothing|Ignore)\b/.test(step);

/** Says that the visitor must not open it at all. */
export const forbidsOpening = (step: string): boolean =>
  /^(?:Do not (?:open (?:it|this|the file)|follow|click|do what)|Stay away)/.test(step);

/** Says under which condition it may be opened. */
export const allowsOpening = (step: string): boolean =>
  /\bopen (?:it|its links) (?:only )?if\b|\bopen the shortener|before you (?:open|follow) (?:it|them)\b/i.test(
    step,
  );
