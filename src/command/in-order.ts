/** Works on several things at a time, and gives the results in the order of the things. */
export async function* inOrder<Thing, Result>(
  things: AsyncIterable<Thing>,
  atOnce: number,
  work: (thing: Thing) => Promise<Result>,
): AsyncGenerator<Result, void> {
  const waiting: Promise<Result>[] = [];
  for await (const thing of things) {
    const begun = work(thing);
    // It is awaited later; until then its failure is nobody's.
    begun.catch(() => undefined);
    waiting.push(begun);
    if (waiting.length >= atOnce) yield await (waiting.shift() as Promise<Result>);
  }
  for (const begun of waiting) yield await begun;
}
