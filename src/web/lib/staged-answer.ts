import { z } from 'zod';

/** A line of an answer in stages. What a later server adds is not known here, and passed over. */
const lineSchema = z.union([
  z.object({ stage: z.string() }),
  z.object({ analysis: z.unknown().refine((value) => value !== undefined) }),
  z.object({ status: z.number().int(), failure: z.unknown() }),
]);

/** What the last line says. */
export type StagedOutcome = { analysis: unknown } | { status: number; failure: unknown };

/**
 * Reads an answer that comes line by line while the work goes on, and reports each stage as it arrives. Null when it
 * ended before it said what came of the work: the server or the line broke off.
 */
export const readStagedAnswer = async (
  body: ReadableStream<Uint8Array>,
  onStage: (stage: string) => void,
): Promise<StagedOutcome | null> => {
  for await (const line of linesOf(body)) {
    const read = lineSchema.safeParse(parseLine(line)).data;
    if (!read) continue;
    if (!('stage' in read)) return read;
    onStage(read.stage);
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
