import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

const batchSize = 50;

/** Has every task answered on all cores; the answers come in the order of the tasks. */
export const inWorkers = async <Task, Answer>(
  script: URL,
  tasks: AsyncIterable<Task> | Iterable<Task>,
): Promise<Answer[]> => {
  const answers: Answer[][] = [];
  const batches = inBatches(tasks);
  const work = async () => {
    const worker = new Worker(script);
    try {
      // A generator answers one caller after the other, so two workers never take the same batch.
      for (let got = await batches.next(); !got.done; got = await batches.next()) {
        const { index, batch } = got.value;
        worker.postMessage(batch);
        const [answer] = (await once(worker, 'message')) as [Answer[]];
        answers[index] = answer;
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return answers.flat();
};

async function* inBatches<Task>(tasks: AsyncIterable<Task> | Iterable<Task>) {
  let batch: Task[] = [];
  let index = 0;
  for await (const task of tasks) {
    batch.push(task);
    if (batch.length < batchSize) continue;
    yield { index, batch };
    index += 1;
    batch = [];
  }
  if (batch.length > 0) yield { index, batch };
}

/** The other end: what a worker's script calls. A task that throws ends the worker, and with it the run. */
export const answerTasks = <Task, Answer>(answer: (task: Task) => Answer | Promise<Answer>): void => {
  parentPort?.on('message', async (batch: Task[]) => {
    const answers: Answer[] = [];
    for (const task of batch) answers.push(await answer(task));
    parentPort?.postMessage(answers);
  });
};
