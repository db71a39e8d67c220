import { opendirSync } from 'node:fs';
import { join } from 'node:path';

/** Deeper than any mailbox; a folder that is mounted into itself ends here. */
const maxDepth = 32;

/** The regular files below a folder, in the order of their names, those of a folder before its subfolders. Links are not followed. */
export function* filesBelow(folder: string, depth = 0): Generator<string, void> {
  if (depth > maxDepth) return;
  const folders: string[] = [];
  const files: string[] = [];
  for (const entry of entriesOf(folder)) {
    if (entry.isFile()) files.push(entry.name);
    else if (entry.isDirectory()) folders.push(entry.name);
  }
  for (const name of files.sort()) yield join(folder, name);
  for (const name of folders.sort()) yield* filesBelow(join(folder, name), depth + 1);
}

function* entriesOf(folder: string) {
  let opened: ReturnType<typeof opendirSync>;
  try {
    opened = opendirSync(folder, { bufferSize: 512 });
  } catch {
    // A folder that may not be entered has nothing for us.
    return;
  }
  try {
    for (let entry = opened.readSync(); entry !== null; entry = opened.readSync()) yield entry;
  } catch {
    // Nor has one that may not be listed.
  } finally {
    opened.closeSync();
  }
}
