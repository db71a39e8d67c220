import type { z } from 'zod';

type StagedOutcome = { answer: unknown } | { status: number; failure: unknown };

/** The last line; null for any other. Each call has its own word for what it answers. */
const outcomeOf = (value: unknown): StagedOutcome | null => {
  if (typeof value !== 'object' || value === null) return null;
  if ('analysis' in value) return { answer: value.analysis };
  if ('result' in value) return { answer: value.result };
  if (!('status' in value && 'failure' in value) || typeof value.status !== 'number') return null;
  return { status: value.status, failure: value.failure };
};

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
    const outcome = outcomeOf(value);
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
