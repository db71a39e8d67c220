import { z } from 'zod';
import { withoutTurning } from '../../contract/plain-text.ts';

// For answers that other people's registries and records went into: whatever is missing, malformed or only says that
// nothing is known reads as nothing, and never keeps the rest from being shown.

const maxTextLength = 4000;
const maxListLength = 300;

const sayingNothing = /^(?:unknown|n\/?a|null|undefined|not available|invalid date|-)$/i;

/** A text worth showing; null for none. */
export const looseText = z.unknown().optional().transform(textOf);

/** Texts worth showing. One that comes alone is a list of one. */
export const looseList = z
  .unknown()
  .optional()
  .transform((value) =>
    (Array.isArray(value) ? value.slice(0, maxListLength) : [value]).flatMap((item) => textOf(item) ?? []),
  );

/** A number, also one written as text; null for what is none. */
export const looseNumber = z
  .unknown()
  .optional()
  .transform((value) => {
    const isWritten = typeof value === 'string' && value.trim() !== '';
    const number = isWritten ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : null;
  });

/** Null when it is not known. */
export const looseFlag = z.boolean().nullable().catch(null);

/** An object with these fields; one that is missing reads as if all of them were. */
export const looseObject = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => (isRecord(value) ? value : {}), z.object(shape));

/** Each that can be read; the rest is left out. */
export const looseEach = <Schema extends z.ZodType>(schema: Schema, atMost = maxListLength) =>
  z
    .unknown()
    .optional()
    .transform((value): z.output<Schema>[] =>
      (Array.isArray(value) ? value.slice(0, atMost) : []).flatMap((item) => {
        const read = schema.safeParse(item);
        return read.success ? [read.data] : [];
      }),
    );

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textOf(value: unknown): string | null {
  const raw = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof raw !== 'string') return null;
  const text = withoutTurning(raw.slice(0, maxTextLength)).trim();
  return text === '' || sayingNothing.test(text) ? null : text;
}
