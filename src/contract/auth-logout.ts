import { z } from 'zod';

/** `POST /api/auth/logout`: ends the session everywhere it is used. Succeeds for a guest too. */
export const logoutResponse = z.object({ message: z.string() });
