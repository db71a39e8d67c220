/** Bidirectional controls (Unicode UAX #9): quoted in a sentence of ours, they would reverse the rest of it. */
export const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** Each of them is shown as unreadable: an address with one may read backwards. */
export const withoutTurning = (text: string): string => text.replaceAll(bidiControls, '\ufffd');
