import { z } from 'zod';

const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** Bidirectional controls (Unicode UAX #9) can make an address read backwards; each is shown as unreadable. */
export const maskBidiControls = (text: string): string => text.replace(bidiControls, '\ufffd');

/** What an outsider wrote: a registry, the owner of a zone or a certificate, an assigner of CVE numbers. */
export const outsideText = z.string().overwrite(maskBidiControls);

/** For a file name, which needs no character that is not seen. */
export const dropInvisible = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '');
