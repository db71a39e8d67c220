/** One number that a model reads. Yes and no are 1 and 0; an unknown value is NaN, never a guess. */
export type Feature<Input> = {
  /** Kebab-case and never changed once a model was trained with it. */
  id: string;
  /**
   * Completes "What it saw: …" in plain words. The title of a measure, which means nothing by being present, begins with
   * "how" or "whether".
   */
  title: string;
  read: (input: Input) => number;
  /** The title with what was seen, where that helps: `"login" in the domain`. */
  describe?: (input: Input) => string;
  /** What it means that the number is 0, where that counts as well. */
  otherwise?: string;
};

export const feature = <Input>(
  id: string,
  title: string,
  read: (input: Input) => number,
  more: Pick<Feature<Input>, 'describe' | 'otherwise'> = {},
): Feature<Input> => ({ id, title, read, ...more });

/** All features of one input, in the order of the list. */
export const readFeatures = <Input>(features: readonly Feature<Input>[], input: Input): Float32Array => {
  const values = new Float32Array(features.length);
  for (let i = 0; i < features.length; i += 1) values[i] = features[i]?.read(input) ?? Number.NaN;
  return values;
};

/** The feature's value as a reason; null where it is 0 or unknown and that means nothing. */
export const describeFeature = <Input>(
  feature: Feature<Input>,
  input: Input,
  value: number,
): string | null => {
  if (value === 0 || Number.isNaN(value)) return feature.otherwise ?? null;
  return feature.describe?.(input) ?? feature.title;
};

/** A measure moves the model but is nothing that was seen: the chart shows it, sentences leave it out. */
export const isMeasure = (title: string): boolean => /^(?:how|whether) /.test(title);

/** The features a trained model names, in its order. A model that names a missing one must not be used. */
export const selectFeatures = <Input>(
  features: readonly Feature<Input>[],
  ids: readonly string[],
): Feature<Input>[] => {
  const known = new Map(features.map((feature) => [feature.id, feature]));
  return ids.map((id) => {
    const feature = known.get(id);
    if (!feature) throw new Error(`the model asks for the feature "${id}", which does not exist`);
    return feature;
  });
};
