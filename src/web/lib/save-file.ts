/** Long enough for any browser to begin saving. */
const keptMs = 60_000;

/** Saves a file the way a link with `download` does. */
export const saveFile = (content: Blob, name: string) => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
};
