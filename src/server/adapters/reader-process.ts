import { distantProcess } from './distant-process.ts';
import { childProcess, type ProcessScript, type StartJobProcess } from './job-process.ts';

/** What is read in processes of their own. */
export const readerScripts = {
  // Pixels lie outside of what JavaScript keeps.
  pictures: { script: new URL('./picture-reader-worker.ts', import.meta.url), maxHeapMb: 256 },
  enclosures: { script: new URL('./enclosure-reader-worker.ts', import.meta.url), maxHeapMb: 192 },
} satisfies Record<string, ProcessScript>;

type Place = {
  /** Where the system starts readers under a filter of their own; absent: they are children, under the server's. */
  socket: string | undefined;
  script?: URL | undefined;
};

export const readerProcess = (
  name: keyof typeof readerScripts,
  { socket, script }: Place,
): StartJobProcess =>
  socket === undefined
    ? childProcess({ ...readerScripts[name], ...(script && { script }) })
    : distantProcess(socket, name);
