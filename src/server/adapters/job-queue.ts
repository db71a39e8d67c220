import type { PgBoss } from 'pg-boss';
import type { Database, OpenDatabase } from '../store/database.ts';

/** What is to be done next for a job: its items counted, or one part of them judged. */
export type JobTask = { job: string; part: number | null };
/** A task that this server has taken, and the try that it is. */
export type TakenTask = JobTask & { id: string; retryCount: number };

const queueName = 'job-parts';
/** A task whose server is silent for so long is given to another. */
const heartbeatSeconds = 10;
const superviseSeconds = 5;
/** However long it takes with a server that is alive. */
const expireInSeconds = 60 * 60;
/** A server that is killed costs a try, and one that is stopped another: only what never ends is given up. */
const retryLimit = 1000;
/** What is done needs no record. */
const deleteAfterSeconds = 60;
const tasksAtOnce = 1000;

type Needs = { database: Pick<OpenDatabase, 'run'>; onFault: (error: unknown) => void };

/**
 * The queue of what is to be done for jobs: pg-boss in our own database, in a schema of its own that it makes at its first use.
 * A server that never sees a job never starts it.
 */
export const jobQueue = ({ database, onFault }: Needs) => {
  let starting: Promise<PgBoss> | null = null;

  const start = async (): Promise<PgBoss> => {
    const { PgBoss: Boss } = await import('pg-boss');
    const boss = new Boss({
      db: { executeSql: (text, values) => database.run(text, values) },
      supervise: false,
      schedule: false,
      reindex: false,
      monitorVacuum: false,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
      maintenanceIntervalSeconds: 60,
    });
    boss.on('error', onFault);
    await boss.start();
    await boss.createQueue(queueName, {
      ...{ heartbeatSeconds, expireInSeconds, retryLimit, retryDelay: 1, deleteAfterSeconds },
    });
    // It looks its queue up once, by a connection of its own: within a transaction of the embedded engine that would never end.
    await boss.insert(queueName, []);
    return boss;
  };
  const started = (): Promise<PgBoss> => {
    starting ??= start().catch((error: unknown) => {
      starting = null;
      throw error;
    });
    return starting;
  };
  const attemptOf = ({ id, retryCount }: TakenTask) => ({ id, retryCount });

  return {
    /** Ready to take tasks within a transaction. */
    ready: async (): Promise<void> => {
      await started();
    },

    /**
     * Queues tasks with what else happens in a transaction. The first parts of all jobs come before the second of any. `behind` so many tasks of
     * the same account: one with twenty jobs stands in line as one with a long job does.
     */
    send: async (transaction: Database, tasks: readonly JobTask[], behind = 0): Promise<void> => {
      const boss = await started();
      const db = { executeSql: (text: string, values?: unknown[]) => runWithin(transaction, text, values) };
      // What still waits of a job that was paused is queued anew, not twice.
      for (const job of new Set(tasks.map((task) => task.job)))
        await runWithin(transaction, withdrawal, [job]);
      for (let from = 0; from < tasks.length; from += tasksAtOnce)
        await boss.insert(
          queueName,
          tasks
            .slice(from, from + tasksAtOnce)
            .map((data) => ({ data, priority: (data.part === null ? 1 : -data.part) - behind })),
          { db },
        );
    },

    /** Takes so many tasks, each of which no other server has. */
    take: async (most: number): Promise<TakenTask[]> => {
      const boss = await started();
      const taken = await boss.fetch<JobTask>(queueName, { batchSize: most });
      return taken.map(({ id, retryCount, data }) => ({ ...data, id, retryCount }));
    },

    /** This server is still at it. */
    touch: async (task: TakenTask): Promise<void> => {
      await (await started()).touch(queueName, attemptOf(task));
    },

    complete: async (task: TakenTask): Promise<void> => {
      await (await started()).complete(queueName, attemptOf(task));
    },

    /** Lets go of one that is not done. */
    giveBack: async (task: TakenTask): Promise<void> => {
      await (await started()).fail(queueName, attemptOf(task));
    },

    /** Gives the tasks of servers that have died to others. */
    supervise: async (): Promise<void> => {
      await (await started()).supervise(queueName);
    },

    stop: async (): Promise<void> => {
      const boss = await starting?.catch(() => null);
      await boss?.stop({ graceful: false, close: false });
    },
  };
};
export type JobQueue = ReturnType<typeof jobQueue>;

const withdrawal = `delete from pgboss.job where name = '${queueName}' and state in ('created', 'retry') and data->>'job' = $1`;

/** The statement as it is, on the connection of the transaction. */
const runWithin = async (
  transaction: Database,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: unknown[] }> => {
  const statement = transaction._.session.prepareQuery(
    { sql: text, params: values },
    undefined,
    undefined,
    false,
  );
  return (await statement.execute()) as { rows: unknown[] };
};
