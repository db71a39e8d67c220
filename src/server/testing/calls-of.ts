import type { FastifyInstance, InjectOptions } from 'fastify';

type Call = { method: NonNullable<InjectOptions['method']>; url: string };

/** Every call that an app answers, read from its router: the tests cover a new one without being edited. */
export const callsOf = (app: FastifyInstance): Call[] => {
  const calls: Call[] = [];
  const path: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const found = /^((?:[│ ] {3})*)[├└]── (\S*?)(?: \(([A-Z, ]+)\))?$/u.exec(line);
    if (!found) continue;
    const [, indent = '', segment = '', methods] = found;
    path.splice(indent.length / 4, path.length, segment);
    for (const method of methods?.split(', ') ?? [])
      calls.push({ method: method as Call['method'], url: path.join('') });
  }
  return calls;
};
