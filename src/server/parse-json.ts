/** Undefined for what is no JSON: the schema that follows refuses it. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
