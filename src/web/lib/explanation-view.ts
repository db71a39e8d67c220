import { z } from 'zod';
import { checkStates, pictureKinds, trailKinds } from '../../contract/explanation.ts';
import { outsideContactSchema } from '../../contract/outside-contacts.ts';

const words = z.string().trim().catch('');

/** A longer message than the server ever shows would only keep the browser busy. */
const maxMessageLength = 100_000;
/** Each mark is a stop for the keyboard; nobody walks through more. */
const maxMarks = 300;
/** More boxes than this would hide the picture. */
const maxPictureMarks = 60;
const maxSteps = 200;
const maxChecks = 60;
const maxReassurances = 20;

/** Who outside was asked. Null where nobody counted, which is not the same as nobody. */
export const outsideView = z.array(outsideContactSchema).max(60).nullish().catch(null);

/**
 * Why the verdict is what it is, as the screens read it. Whatever is missing or malformed is left out on its own: an
 * explanation that is half there is better than none, and neither may keep a person from the verdict.
 */
export const explanationView = z
  .object({
    whoSentThis: words,
    message: z.unknown().optional(),
    picture: z.unknown().optional(),
    trail: z.array(z.unknown()).catch([]),
    checks: z.array(z.unknown()).catch([]),
    reassurances: z.array(z.unknown()).catch([]),
    safeWay: z
      .object({ brand: words, address: z.string().trim().min(1), how: words })
      .nullable()
      .catch(null),
    // What is not said to be conclusive is not.
    isConclusive: z.boolean().catch(false),
    scoreWithout: z.record(z.string(), z.unknown()).catch({}),
    outside: outsideView,
  })
  .transform((raw) => ({
    ...raw,
    message: messageView.safeParse(raw.message).data ?? null,
    picture: pictureView.safeParse(raw.picture).data ?? null,
    trail: connected(readEach(raw.trail, stepView, maxSteps)),
    checks: readEach(raw.checks, checkView, maxChecks),
    reassurances: readEach(raw.reassurances, z.string().trim().min(1), maxReassurances),
    scoreWithout: new Map(
      Object.entries(raw.scoreWithout).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]),
      ),
    ),
  }));
export type ExplanationView = z.infer<typeof explanationView>;

const markView = z.object({ threat: z.string(), start: z.number().int().min(0), end: z.number().int() });
export type MarkView = z.infer<typeof markView>;

const messageView = z
  .object({
    text: z.string().min(1),
    bodyStart: z.number().int().min(0).catch(0),
    marks: z.array(z.unknown()).catch([]),
  })
  .transform(({ text, bodyStart, marks }) => {
    const shown = plain(text.slice(0, maxMessageLength));
    const start = Math.min(bodyStart, shown.length);
    const read = marks.flatMap((mark) => markView.safeParse(mark).data ?? []);
    return { text: shown, bodyStart: start, marks: soundMarks(read, shown.length, start) };
  });
export type MessageView = z.infer<typeof messageView>;

/** In the order of the text, within it, on one side of the line between headers and body, and none on top of another. */
const soundMarks = (marks: MarkView[], length: number, bodyStart: number): MarkView[] => {
  const sound: MarkView[] = [];
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    const isInside = mark.start < mark.end && mark.end <= length;
    const isCut = mark.start < bodyStart && mark.end > bodyStart;
    if (isInside && !isCut && mark.start >= (sound.at(-1)?.end ?? 0)) sound.push(mark);
  }
  return sound.slice(0, maxMarks);
};

/** Characters that turn the writing direction around can make an address read backwards; each is shown as unreadable. */
const plain = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '\ufffd');

const pictureMarkView = z.object({
  label: z.string().trim().min(1),
  threat: z.string().nullable().catch(null),
  left: z.number(),
  top: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
});
export type PictureMarkView = z.infer<typeof pictureMarkView>;

const pictureView = z
  .object({
    kind: z.enum(pictureKinds).catch('other'),
    width: z.number().int().min(1),
    height: z.number().int().min(1),
    marks: z.array(z.unknown()).catch([]),
  })
  .transform((picture) => ({
    ...picture,
    marks: readEach(picture.marks, pictureMarkView, maxPictureMarks).flatMap((mark) => within(mark, picture)),
  }));
export type PictureView = z.infer<typeof pictureView>;

/** The part of a mark that lies in the picture; nothing where there is none. */
const within = (mark: PictureMarkView, picture: { width: number; height: number }): PictureMarkView[] => {
  const left = Math.max(0, mark.left);
  const top = Math.max(0, mark.top);
  const width = Math.min(mark.left + mark.width, picture.width) - left;
  const height = Math.min(mark.top + mark.height, picture.height) - top;
  return width > 0 && height > 0 ? [{ ...mark, left, top, width, height }] : [];
};

const stepView = z.object({
  id: z.number().int(),
  parent: z.number().int().nullable().catch(null),
  kind: z.enum(trailKinds).catch('link'),
  label: z.string().trim().min(1),
  why: words,
  finding: words,
});
export type StepView = z.infer<typeof stepView>;

/** A step whose parent does not stand before it begins a branch of its own; of two with one id the first counts. */
const connected = (steps: StepView[]): StepView[] => {
  const seen = new Set<number>();
  return steps.flatMap((step) => {
    if (seen.has(step.id)) return [];
    const parent = step.parent !== null && seen.has(step.parent) ? step.parent : null;
    seen.add(step.id);
    return [{ ...step, parent }];
  });
};

export const checkView = z.object({
  name: z.string().trim().min(1),
  // A state this page does not know is no proof that the check was made.
  state: z.enum(checkStates).catch('not-possible'),
  detail: words,
});
export type CheckView = z.infer<typeof checkView>;

const readEach = <T>(values: unknown[], schema: z.ZodType<T>, atMost: number): T[] =>
  values
    .slice(0, atMost)
    .map((value) => schema.safeParse(value))
    .flatMap((read) => (read.success ? [read.data] : []));
