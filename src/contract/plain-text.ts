const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** Characters that turn the writing direction around can make an address read backwards; each is shown as unreadable. */
export const withoutTurning = (text: string): string => text.replace(turning, '\ufffd');
