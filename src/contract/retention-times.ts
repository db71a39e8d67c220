/** For how many days a user's checks are kept; null keeps them until they are deleted. */
export const retentionChoices = [7, 30, 90, null] as const;
export type Retention = (typeof retentionChoices)[number];

export const defaultRetentionDays = 90;

/** Nobody can delete a guest's check, so it goes by itself. */
export const guestRetentionHours = 24;

/** How long a call that a program gave a name (`Idempotency-Key`) is answered with the same bytes. */
export const idempotentHours = 24;

/** What is left of an expired check, for the figures of the service: its type, level, score and time. */
export const figuresRetentionDays = 30;

/** Messages to us, once they have been mailed to the people who answer them. */
export const messageRetentionDays = 90;

/** Reports of receivers about mail in one's domains, counted from the day they are about: a year can be compared with the one before. */
export const dmarcDays = 400;

/** How long it is remembered that something was deleted, so that a restored backup does not bring it back. */
export const tombstoneDays = 400;

/** After so many years no law that we know of asks for the buyer on a receipt: of deleted accounts it goes. */
export const receiptYears = 10;
