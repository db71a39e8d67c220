/** One number that a model sees. Yes and no are 1 and 0; what cannot be known is NaN, never a guess. */
export type Feature<Input> = {
  /** Kebab-case and never changed once a model was trained with it. */
  id: string;
  /**
   * Completes "What the model saw: …" in words for people without technical knowledge. A measure that says nothing by
   * being there begins with "how" or "whether".
   */
  title: string;
  read: (input: Input) => number;
  /** The title with what was seen, where that helps: `"login" in the name`. */
  tell?: (input: Input) => string;
  /** What it means that the number is 0, where that counts as well. */
  otherwise?: string;
};

/** All features of one input, in the order of the list. */
export const readFeatures = <Input>(features: readonly Feature<Input>[], input: Input): Float32Array =>
  Float32Array.from(features, (feature) => feature.read(input));

/** The same, in the words a reason is told with; null where the number is 0 or unknown and that tells nothing. */
export const told = <Input>(feature: Feature<Input>, input: Input, value: number): string | null => {
  if (value === 0 || Number.isNaN(value)) return feature.otherwise ?? null;
  return feature.tell?.(input) ?? feature.title;
};

/** A measure moves a model without being something that was seen: it is drawn in a chart, but no reason in a sentence. */
export const isMeasure = (title: string): boolean => /^(?:how|whether) /.test(title);

/** The features a trained model names, in its order. One that no longer exists must not be read as something else. */
export const featuresNamed = <Input>(
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
