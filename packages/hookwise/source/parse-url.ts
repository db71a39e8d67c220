/** `URL.parse`, which Node 20 does not have. The build puts it in place of every call. */
export const parseUrl = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};
