import { z } from 'zod';
import { maskBidiControls } from './plain-text.ts';

/** What an outsider wrote: a registry, the owner of a zone or a certificate, an assigner of CVE numbers. */
export const outsideText = z.string().overwrite(maskBidiControls);
