import { z } from 'zod';
import { userSchema } from './user.ts';

/** `GET /api/auth/me`: who is signed in; 401 for a guest. */
export const meResponse = z.object({ user: userSchema });
