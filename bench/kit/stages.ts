import type { Profiler } from 'node:inspector';

/**
 * To what a frame belongs, by its file; the first that fits. Frames that no line names (libraries, Node's own) belong to what
 * called them.
 */
const stages: readonly [stage: string, file: RegExp][] = [
  ['database, its own work', /^wasm:|\/pglite\/dist\//],
  ['model', /\/engine\/(?:inference|url\/(?:features|model)|mail\/(?:features|model))|\/adapters\/trained/],
  ['engine: reading the message', /\/engine\/mail\/parse\//],
  ['engine: wording', /\/engine\/(?:wording|mail\/detectors)\//],
  ['engine: links', /\/engine\/(?:url|addresses|brands)\//],
  [
    'engine: domain, search',
    /\/engine\/(?:domain|vulnerability)\/|\/services\/(?:check-domain|vulnerability|search-)/,
  ],
  ['engine: text', /\/engine\/text\//],
  ['engine: verdict and the rest', /\/src\/engine\/|\/contract\/(?:analysis|explanation)/],
  ['sender', /\/lookups\/|\/mailauth\/|sender-verifier|verify-sender/],
  [
    'identity',
    /\/http\/(?:identify|carried|session-cookie|cross-site)|use-session|session-tokens|\/jose\/|\/store\/(?:sessions|users)\.ts|\/cookie\//,
  ],
  [
    'limit',
    /\/services\/(?:spend-check|limit-calls|take-turns|visitor)|\/store\/(?:usage|rate-limits|in-batches)\.ts/,
  ],
  ['storing', /\/store\/|judge-and-keep|corrections/],
  ['threads', /\/adapters\/(?:judges|job|worker|thread|bounded|process|serve-calls|frames)/],
  [
    'answering',
    /\/services\/(?:present|show)|\/fastify\/lib\/(?:reply|error)|serializer|fast-json-stringify|\/http\/security-headers|\/log\.ts|\/pino\//,
  ],
  ['reading', /\/fastify\/|\/find-my-way\/|\/avvio\/|\/http\/|\/routes\/|validat|multipart|secure-json/],
];

/** Where nothing above a frame is named. */
const unnamed: readonly [stage: string, frame: RegExp][] = [
  ['collecting garbage', /^\(garbage collector\)/],
  ['database, its driver', /\/(?:drizzle-orm|pg|pg-pool|pg-protocol|pglite)\//],
  ['reading', /node:(?:_http_incoming|_http_common|_http_server|internal\/http|_http_agent)/],
  ['answering', /node:_http_outgoing|\/zod\//],
  [
    'connections',
    /node:(?:net|internal\/stream|internal\/net|internal\/timers|_tls|internal\/process|internal\/async)/,
  ],
];

const idle = new Set(['(idle)', '(root)']);
/** Starting and writing a profile is no work of the product (`profile-threads.ts`). */
const isProfiling = ({ callFrame: { url, functionName } }: Profiler.ProfileNode) =>
  functionName === 'turn' && url.includes('/kit/profile-threads');

/** Milliseconds by stage, of one thread. */
export const stagesOf = ({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Map<string, number> => {
  const parents = new Map<number, Profiler.ProfileNode>();
  for (const node of nodes) for (const child of node.children ?? []) parents.set(child, node);
  const nameOf = ({ callFrame: { url, functionName } }: Profiler.ProfileNode) => url || functionName;
  const known = new Map<number, string | null>();
  const stageOf = (leaf: Profiler.ProfileNode): string | null => {
    let [fallback] = unnamed.find(([, frame]) => frame.test(nameOf(leaf))) ?? [];
    for (let node: Profiler.ProfileNode | undefined = leaf; node; node = parents.get(node.id)) {
      if (isProfiling(node)) return null;
      const name = nameOf(node);
      const [stage] = stages.find(([, file]) => file.test(name)) ?? [];
      if (stage) return stage;
      [fallback] = fallback ? [fallback] : (unnamed.find(([, frame]) => frame.test(name)) ?? []);
    }
    return fallback ?? 'Node itself';
  };
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const sums = new Map<string, number>();
  samples.forEach((id, at) => {
    const node = byId.get(id);
    if (!node || idle.has(node.callFrame.functionName)) return;
    const stage = known.has(id) ? known.get(id) : stageOf(node);
    known.set(id, stage ?? null);
    if (!stage) return;
    sums.set(stage, (sums.get(stage) ?? 0) + (timeDeltas[at] ?? 0) / 1000);
  });
  return sums;
};

export const stageNames: readonly string[] = [
  ...new Set([
    'reading',
    'identity',
    'limit',
    ...[...stages, ...unnamed].map(([stage]) => stage),
    'Node itself',
  ]),
];
