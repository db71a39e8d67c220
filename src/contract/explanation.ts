import { z } from 'zod';
import { outsideContactSchema } from './outside-contacts.ts';

/** Where in the shown text a finding was seen: `text.slice(start, end)`. */
export const markSchema = z.object({
  /** The `type` of the threat it belongs to. */
  threat: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
});
export type Mark = z.infer<typeof markSchema>;

/** The message as a person may safely read it: plain text, addresses defanged, nothing that could be opened. */
export const shownMessageSchema = z.object({
  text: z.string(),
  /** Before it stand the header lines, after it the message itself. */
  bodyStart: z.number().int().min(0),
  /** In the order of the text; they never overlap. */
  marks: z.array(markSchema),
});
export type ShownMessage = z.infer<typeof shownMessageSchema>;

export const trailKinds = [
  'message',
  'picture',
  'attached-message',
  'attachment',
  'archive-entry',
  'qr-code',
  'address-bar',
  'link',
  'wrapped-link',
  'redirect',
  'host',
] as const;

/** One step of the way from what was submitted to what it finally leads to. */
export const trailStepSchema = z.object({
  id: z.number().int().min(0),
  /** Null for what was submitted. A parent always stands before its children. */
  parent: z.number().int().min(0).nullable(),
  kind: z.enum(trailKinds),
  /** Defanged where it is an address. */
  label: z.string(),
  /** How this step was found in its parent: 'unwrapped from a SafeLinks address'. */
  why: z.string(),
  /** The strongest thing found at this step, empty when nothing was. */
  finding: z.string(),
});
export type TrailStep = z.infer<typeof trailStepSchema>;

export const checkStates = ['done', 'not-possible', 'out-of-date'] as const;

/** One entry of the fixed list of checks: what was looked at, what could not be, and how old the data was. */
export const checkSchema = z.object({
  name: z.string(),
  state: z.enum(checkStates),
  /** Its result, or why it was not possible. */
  detail: z.string(),
});
export type Check = z.infer<typeof checkSchema>;

export const pictureKinds = [
  'browser',
  'page',
  'mail',
  'chat',
  'alert',
  'document',
  'code',
  'photo',
  'other',
] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** A place in the picture where something was recognised, in pixels of the picture as it is shown. */
export const pictureMarkSchema = z.object({
  /** What stands there: 'Address bar', 'PayPal logo', 'Password field'. */
  label: z.string(),
  /** The `type` of the threat it belongs to; null for what was merely recognised. */
  threat: z.string().nullable(),
  left: z.number().int().min(0),
  top: z.number().int().min(0),
  width: z.number().int().min(0),
  height: z.number().int().min(0),
});
export type PictureMark = z.infer<typeof pictureMarkSchema>;

/** What a picture shows. The picture itself is not kept. */
export const shownPictureSchema = z.object({
  kind: z.enum(pictureKinds),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  /** The heaviest first. */
  marks: z.array(pictureMarkSchema),
});
export type ShownPicture = z.infer<typeof shownPictureSchema>;

/** Everything that explains a verdict beyond its threats. */
export const explanationSchema = z.object({
  /** Who really sent this, in one sentence, as far as it can be proven; empty where there is no sender. */
  whoSentThis: z.string(),
  /** Null where there is no message: a bare link. */
  message: shownMessageSchema.nullable(),
  /** Null for everything but pictures. */
  picture: shownPictureSchema.nullable(),
  trail: z.array(trailStepSchema),
  checks: z.array(checkSchema),
  /** Signs that the submission is genuine, in sentences a layperson understands. */
  reassurances: z.array(z.string()),
  /** How to reach the named sender without using anything in the message. */
  safeWay: z.object({ brand: z.string(), address: z.string(), how: z.string() }).nullable(),
  /** False in the safe band where nothing vouches for what was submitted: finding nothing does not mean harmless. */
  isConclusive: z.boolean(),
  /** By threat type: what the score would be had it not been found. */
  scoreWithout: z.record(z.string(), z.number().int()),
  /** Outside services that were asked for this verdict; left out in analyses stored before they were counted. */
  outside: z.array(outsideContactSchema).max(40).optional(),
});
export type Explanation = z.infer<typeof explanationSchema>;
