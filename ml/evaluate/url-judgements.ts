import type { Judged } from './judged.ts';
import type { Protocol } from './protocols.ts';
import type { EvaluatedLink, LinkSlice } from './url-slices.ts';
import type { LinkAnswer, LinkTask } from './url-worker.ts';
import { inWorkers } from './worker-pool.ts';

export type JudgedLink = { item: EvaluatedLink; judged: Judged };

const worker = new URL('./url-worker.ts', import.meta.url);

/** Judges plain addresses with the weights that ship. */
export const judgeLinks = async (urls: readonly string[]): Promise<Judged[]> => {
  const tasks = urls.map((url): LinkTask => ({ url, protocols: ['shipped'] }));
  return (await inWorkers<LinkTask, LinkAnswer>(worker, tasks)).flat();
};

/** Judges every link with each of the weights that some slice wants it judged with, and no others. */
export const judgeForSlices = async (
  links: readonly EvaluatedLink[],
  slices: readonly LinkSlice[],
): Promise<(slice: LinkSlice) => JudgedLink[]> => {
  const wanted = links.flatMap((link) => {
    const protocols = [...new Set(slices.filter(({ has }) => has(link)).map(({ protocol }) => protocol))];
    return protocols.length === 0 ? [] : [{ link, protocols }];
  });
  const tasks = wanted.map(({ link, protocols }): LinkTask => ({ url: link.url, protocols }));
  const answers = await inWorkers<LinkTask, LinkAnswer>(worker, tasks);
  const byProtocol = new Map<Protocol, JudgedLink[]>();
  for (const [i, { link, protocols }] of wanted.entries()) {
    for (const [place, protocol] of protocols.entries()) {
      const judged = answers[i]?.[place];
      if (!judged) throw new Error(`no answer for ${link.url}`);
      const list = byProtocol.get(protocol) ?? [];
      list.push({ item: link, judged });
      byProtocol.set(protocol, list);
    }
  }
  return ({ protocol, has }) => (byProtocol.get(protocol) ?? []).filter(({ item }) => has(item));
};
