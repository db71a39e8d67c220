import { z } from 'zod';

// Imported first, for its effect: zod decides about `new Function` while the first schema is being built, and the
// served policy would refuse and report the attempt.
z.config({ jitless: true });
