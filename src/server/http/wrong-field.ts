type Problem = { keyword: string; instancePath: string; params: object };

/** The field that a schema refuses, with dots between levels. One that it does not know may be misspelt. */
export const wrongField = ({
  keyword,
  instancePath,
  params,
}: Problem): { field: string; isUnknown: boolean } => {
  const field = instancePath.replace(/^\//, '').replaceAll('/', '.');
  const [unknown] = keyword === 'unrecognized_keys' ? namesIn(params) : [];
  if (unknown === undefined) return { field, isUnknown: false };
  return { field: [field, unknown].filter(Boolean).join('.'), isUnknown: true };
};

const namesIn = (params: object): string[] =>
  'keys' in params && Array.isArray(params.keys) ? params.keys.map((key) => String(key).slice(0, 100)) : [];
