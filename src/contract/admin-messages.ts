import { z } from 'zod';
import { pageQuery } from './admin-users.ts';

export const messageStates = ['new', 'answered', 'closed'] as const;
export type MessageState = (typeof messageStates)[number];

export const messageKinds = ['sales', 'support'] as const;
export type MessageKind = (typeof messageKinds)[number];

const answerBounds = { min: 2, max: 5000 } as const;

const stateMessage = 'Please choose one of new, answered, closed';
const answerMessage = `Please write your answer (${answerBounds.min} to ${answerBounds.max} characters)`;

/** `GET /api/admin/messages`. New ones come the oldest first, the others the newest first. */
export const adminMessagesQuery = z.object({
  ...pageQuery,
  state: z.enum([...messageStates, 'all'], stateMessage).optional(),
  kind: z.enum(messageKinds, 'Please choose sales or support').optional(),
  /** Part of an address. */
  search: z.string().trim().max(254, 'Please search for at most 254 characters').optional(),
});

/** A message to us, with nothing of its content: that is read by `POST /api/admin/messages/:id/open`. */
const listedMessageSchema = z.object({
  id: z.uuid(),
  kind: z.enum(messageKinds),
  email: z.string(),
  state: z.enum(messageStates),
  createdAt: z.iso.datetime(),
  /** How long ago it came. */
  ageHours: z.number().int(),
  /** When it was answered or closed, and by whom. */
  handledAt: z.iso.datetime().nullable(),
  handledBy: z.string().nullable(),
});
export type ListedMessage = z.infer<typeof listedMessageSchema>;

export const adminMessagesResponse = z.object({
  messages: z.array(listedMessageSchema),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});
export type AdminMessages = z.infer<typeof adminMessagesResponse>;

/** `POST /api/admin/messages/:id/open`, with a reason that goes into the audit trail. */
export const openedMessageResponse = z.object({
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  message: z.string(),
  /** What we answered, where we have. */
  answer: z.string().nullable(),
});
export type OpenedMessage = z.infer<typeof openedMessageResponse>;

/** `POST /api/admin/messages/:id/answer`. */
export const answerMessageRequest = z.object({
  text: z
    .string({ error: answerMessage })
    .trim()
    .min(answerBounds.min, answerMessage)
    .max(answerBounds.max, answerMessage),
});

/** `PATCH /api/admin/messages/:id`. */
export const messageStateRequest = z.object({ state: z.enum(messageStates, stateMessage) });

export const handledMessageResponse = z.object({ message: z.string(), state: z.enum(messageStates) });
