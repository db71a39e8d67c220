import { registerHooks } from 'node:module';

/**
 * Saves more than a second of CPU time at every start. To learn where a package's name leads and whether a file is a module,
 * Node parses all of its package's `exports`, for each import anew; Drizzle lists thousands of them, loads a hundred files and is
 * imported by fifty of ours. `node bench/start-up.ts` measures it. To be deleted when Node keeps what it has parsed.
 */
registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL = '' } = context;
    const inPackage = packageOf(parentURL);
    if (specifier.startsWith('.')) {
      const format = formatOf(specifier, inPackage);
      return format
        ? { url: new URL(specifier, parentURL).href, format, shortCircuit: true }
        : next(specifier, context);
    }
    // There is one folder of packages for all of our own files. What is required may lead elsewhere than what is imported.
    if (inPackage !== null || !context.conditions.includes('import')) return next(specifier, context);
    const found = packages.get(specifier) ?? next(specifier, context);
    packages.set(specifier, found);
    return { ...found, shortCircuit: true };
  },
});

type Resolved = ReturnType<Parameters<NonNullable<Parameters<typeof registerHooks>[0]['resolve']>>[2]>;

/** Where the names of packages led that our own files import. */
const packages = new Map<string, Resolved>();

/** Packages whose every .js file is a module. */
const ofModules = new Set(['drizzle-orm', 'jose', 'zod']);

/** The package that a file belongs to; null for our own. */
const packageOf = (url: string): string | null => {
  const [scope = '', name = ''] = url.split('/node_modules/').slice(1).at(-1)?.split('/') ?? [];
  return scope === '' ? null : scope.startsWith('@') ? `${scope}/${name}` : scope;
};

const formatOf = (specifier: string, inPackage: string | null): string | null => {
  if (inPackage === null) return specifier.endsWith('.ts') ? 'module-typescript' : null;
  return ofModules.has(inPackage) && specifier.endsWith('.js') ? 'module' : null;
};
