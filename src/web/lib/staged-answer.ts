import { z } from 'zod';

/** A line that tells how far the work is: the stage it has reached, or a part of the answer that is ready before the rest. */
const progressSchema = z.union([
  z.object({ stage: z.string() }),
  z.object({ part: z.string(), fields: z.record(z.string(), z.unknown()) }),
]);
export type ProgressLine = z.infer<typeof progressSchema>;

const said = z.unknown().refine((value) => value !== undefined);

/** The last line. Each call has its own word for what it answers. */
const outcomeSchema = z.union([
  z.object({ analysis: said }).transform(({ analysis }) => ({ answer: analysis })),
  z.object({ result: said }).transform(({ result }) => ({ answer: result })),
  z.object({ status: z.number().int(), failure: z.unknown() }),
]);
type StagedOutcome = z.infer<typeof outcomeSchema>;

/**
 * Reads an answer that comes line by line while the work goes on, and reports each line as it arrives. Null when it
 * ended before it said what came of the work: the server or the line broke off. What a later server adds is not known
 * here, and passed over.
 */
export const readStagedAnswer = async (
  body: ReadableStream<Uint8Array>,
  onProgress: (line: ProgressLine) => void,
): Promise<StagedOutcome | null> => {
  for await (const line of linesOf(body)) {
    const value = parseLine(line);
    const progress = progressSchema.safeParse(value).data;
    if (progress) {
      onProgress(progress);
      continue;
    }
    const outcome = outcomeSchema.safeParse(value).data;
    if (outcome) return outcome;
  }
  return null;
};

/** Lines as they come in; one that arrives in pieces is put together first, and so is a letter of several bytes. */
async function* linesOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
      if (done) break;
    }
    yield rest;
  } finally {
    // Nothing after the last line matters; where the stream broke there is nothing to cancel.
    await reader.cancel().catch(() => undefined);
  }
}

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    // An empty line keeps the connection awake; anything else that is no JSON says nothing either.
    return null;
  }
};
