import { z } from 'zod';

const present = z.unknown().refine((value) => value !== undefined);

/** The last line. Each call has its own word for what it answers. */
const outcomeSchema = z.union([
  z.object({ analysis: present }).transform(({ analysis }) => ({ answer: analysis })),
  z.object({ result: present }).transform(({ result }) => ({ answer: result })),
  z.object({ status: z.number().int(), failure: z.unknown() }),
]);
type StagedOutcome = z.infer<typeof outcomeSchema>;

/**
 * Reads an answer that comes line by line while the work goes on, and reports each line of progress as it arrives. Null
 * when it ended without an outcome: the server or the connection broke off. A line that fits neither is passed over, as
 * progress is only shown, and the outcome counts.
 */
export const readStagedAnswer = async <Progress>(
  body: ReadableStream<Uint8Array>,
  progress: z.ZodType<Progress>,
  onProgress: (line: Progress) => void,
): Promise<StagedOutcome | null> => {
  for await (const line of linesOf(body)) {
    const value = parseLine(line);
    const outcome = outcomeSchema.safeParse(value).data;
    if (outcome) return outcome;
    const reached = progress.safeParse(value);
    if (reached.success) onProgress(reached.data);
  }
  return null;
};

/** Lines as they arrive; one that comes in pieces is joined first, and so is a character of several bytes. */
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
    // An empty line keeps the connection alive; anything else that is not JSON means nothing either.
    return null;
  }
};
