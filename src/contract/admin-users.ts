import { z } from 'zod';
import { emailAddressSchema } from './email-address.ts';
import { planTypeSchema } from './plan-type-schema.ts';
import { userSchema } from './user.ts';

export const historyLimitBounds = { min: 1, max: 1000 } as const;
export const defaultHistoryLimit = 5;

const limitMessage = 'History limit must be between 1 and 1000';
const planMessage = 'Plan must be one of free, standard, professional, enterprise';
const pageMessage = 'Please ask for a page by its number';
export const maxPageSize = 200;

const historyLimit = z
  .number(limitMessage)
  .int(limitMessage)
  .min(historyLimitBounds.min, limitMessage)
  .max(historyLimitBounds.max, limitMessage);
export const adminPlanType = z.enum(planTypeSchema.options, planMessage);

/** A number in a query string. The bound keeps the count of rows to skip within what a database takes. */
const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, pageMessage)
    .transform(Number)
    .pipe(z.number().int().min(1, pageMessage).max(max, pageMessage));

export const pageQuery = {
  page: wholeNumber(1_000_000).optional(),
  pageSize: wholeNumber(maxPageSize).optional(),
};

/** `GET /api/admin/users`. Without any of these the answer is the array of all users; with one it is a page. */
export const adminUsersQuery = z.object({
  ...pageQuery,
  /** Part of an address. */
  search: z.string().trim().max(254, 'Please search for at most 254 characters').optional(),
  plan: z.enum(['all', ...planTypeSchema.options], planMessage).optional(),
});

export const adminUsersPage = z.object({
  users: z.array(userSchema),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});
export type AdminUsersPage = z.infer<typeof adminUsersPage>;

export const invalidEmailMessage = 'Invalid email address';

/** `POST /api/admin/users`. */
export const addUserRequest = z.object({
  email: z.string({ error: invalidEmailMessage }).transform((text, context) => {
    const address = emailAddressSchema.safeParse(text);
    if (address.success) return address.data;
    context.addIssue({ code: 'custom', message: invalidEmailMessage });
    return z.NEVER;
  }),
  planType: adminPlanType.default('free'),
  historyLimit: historyLimit.default(defaultHistoryLimit),
});
export type NewUser = z.output<typeof addUserRequest>;

/** `PATCH /api/admin/users/{id}`. A plan without a limit brings the limit of that plan. */
export const changeUserRequest = z
  .object({ planType: adminPlanType.optional(), historyLimit: historyLimit.optional() })
  .refine(({ planType, historyLimit }) => planType !== undefined || historyLimit !== undefined, {
    error: 'Please send a planType or a historyLimit',
  });
export type UserChange = z.output<typeof changeUserRequest>;

export const adminUserResponse = z.object({ message: z.string(), user: userSchema });
export const userDeletedResponse = z.object({ message: z.string() });
