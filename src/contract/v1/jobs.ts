import { z } from 'zod';
import { historyLevels } from '../analysis-history.ts';
import { riskLevels } from '../risk.ts';

/** What the items of a job are. */
export const jobKinds = ['mail', 'url', 'domain'] as const;
export type JobKind = (typeof jobKinds)[number];

/** What a job is made of, and which kinds of items it can hold. */
export const jobMediaTypes = {
  'application/mbox': ['mail'],
  'application/zip': ['mail'],
  'application/x-tar': ['mail'],
  'text/csv': ['url', 'domain'],
  'text/plain': ['url', 'domain'],
} as const satisfies Record<string, readonly JobKind[]>;
export type JobMediaType = keyof typeof jobMediaTypes;
export const jobMediaTypeNames = Object.keys(jobMediaTypes) as [JobMediaType, ...JobMediaType[]];

export const jobStates = ['queued', 'running', 'paused', 'finished', 'cancelled', 'failed'] as const;
export type JobState = (typeof jobStates)[number];
/** A job in one of these states changes no more. */
export const endedJobStates = ['finished', 'cancelled', 'failed'] as const satisfies readonly JobState[];

/** The forms of all results of a job in one file. */
export const jobExportFormats = ['csv', 'jsonl', 'stix', 'html'] as const;
export type JobExportFormat = (typeof jobExportFormats)[number];

export const maxJobBytes = 1024 * 1024 * 1024;
export const maxJobItems = 100_000;
/** So many jobs of an account are not over at once. */
export const maxOpenJobs = 20;
export const jobPageSize = 50;
export const maxJobPage = 500;
/** So long an upload waits for its next part, or for the job that is made of it. */
export const uploadHours = 24;

const kindMessage = `Please say what the items are with kind: ${jobKinds.join(', ')}`;
const uploadMessage = 'Please give upload: the last segment of the address that the upload got';
const levelMessage = `The level must be ${historyLevels.join(', ')} or failed`;
const exportMessage = `Please choose one of the formats: ${jobExportFormats.join(', ')}`;
const limitMessage = `Please ask for 1 to ${maxJobPage} results at a time`;
export const jobTypeMessage = `Please send the file as ${jobMediaTypeNames.slice(0, -1).join(', ')} or ${jobMediaTypeNames.at(-1)}`;

const maxNameLength = 200;
const nameMessage = `Please give a name of at most ${maxNameLength} characters`;

const kind = z.enum(jobKinds, kindMessage);

/** `POST …/jobs` with the bytes themselves. */
export const createJobQuery = z.strictObject({
  kind: kind.optional().describe('What the items are. Leave it out where the body is JSON, which has it.'),
  name: z
    .string(nameMessage)
    .max(maxNameLength, nameMessage)
    .optional()
    .describe('The name of the file, to recognise the job by.'),
});

/** `POST …/jobs` with an upload that is complete. */
export const createJobBody = z.strictObject({
  upload: z
    .string(uploadMessage)
    .min(1, uploadMessage)
    .max(200, uploadMessage)
    .describe('The last segment of the Location of a complete upload.'),
  kind: kind.describe('What the items are: mail, url or domain.'),
});

const count = z.number().int().nonnegative();

export const jobCountsSchema = z
  .object({
    safe: count.describe('Items without a warning sign that counts, and something that vouches for them.'),
    suspicious: count.describe('Items that need a second look.'),
    phishing: count.describe('Items that are dangerous.'),
    inconclusive: count.describe('Items without a warning sign, and nothing that vouches for them.'),
  })
  .describe('The results so far by their level; items that failed are in none.');

export const jobSchema = z
  .object({
    id: z.uuid().describe('The id of the job.'),
    state: z
      .enum(jobStates)
      .describe('queued until the number of items is known, then running; paused; or how it ended.'),
    kind: z.enum(jobKinds).describe('What its items are.'),
    name: z.string().nullable().describe('The name of the file; null where none was given.'),
    bytes: count.describe('How large the file is.'),
    items: count.optional().describe('How many items it has; left out until they are counted.'),
    done: count.describe('How many are done, with those that failed.'),
    failed: count.describe('How many could not be judged.'),
    counts: jobCountsSchema,
    perMinute: count
      .nullable()
      .describe('How many items a minute were done lately; null while nothing runs.'),
    secondsLeft: count
      .nullable()
      .describe('How long the rest takes at that speed; null where that cannot be said.'),
    problem: z.string().nullable().describe('Why it failed, in a sentence; null where it did not.'),
    createdAt: z.iso.datetime().describe('When it was created.'),
    endedAt: z.iso.datetime().nullable().describe('When it ended; null while it has not.'),
    deletedAfter: z.iso
      .datetime()
      .nullable()
      .describe('After when it is deleted with its results; null: when you delete it.'),
  })
  .describe('A job.');
export type Job = z.infer<typeof jobSchema>;

/** `GET …/jobs`. */
export const jobsQuery = z.strictObject({
  cursor: z.string('Please send one cursor').optional().describe('next of the page before.'),
});
export const jobsResponse = z
  .object({
    jobs: z.array(jobSchema).describe('The newest first.'),
    next: z.string().optional().describe('The cursor of the next page; left out on the last one.'),
  })
  .describe('A page of jobs.');
export type Jobs = z.infer<typeof jobsResponse>;

/** By which level the results of a job can be chosen. */
export const jobResultLevels = [...historyLevels, 'failed'] as const;
export type JobResultLevel = (typeof jobResultLevels)[number];

/** `GET …/jobs/:id/results`. */
export const jobResultsQuery = z.strictObject({
  cursor: z.string('Please send one cursor').optional().describe('next of the page before.'),
  limit: z
    .string(limitMessage)
    .regex(/^\d{1,3}$/, limitMessage)
    .refine((text) => Number(text) >= 1 && Number(text) <= maxJobPage, limitMessage)
    .optional()
    .describe(`How many results, 1 to ${maxJobPage}; ${jobPageSize} where it is left out.`),
  level: z
    .enum(jobResultLevels, levelMessage)
    .optional()
    .describe('Only results of this level; failed: only items that could not be judged.'),
});
export type JobResultsQuery = z.infer<typeof jobResultsQuery>;

export const jobResultSchema = z.object({
  id: z.uuid().describe('The id of the result. An item that failed has none there.'),
  item: z.number().int().positive().describe('The number of the item in the job, from 1.'),
  name: z.string().nullable().describe('The name of the item in its file; null where it has none.'),
  input: z.string().describe('What was checked; a long one is cut.'),
  title: z
    .string()
    .describe("A message's subject, a link's host or the domain; empty where there is none, or it failed."),
  sender: z.string().describe("A message's sender; empty where there is none, or it failed."),
  riskLevel: z.enum(riskLevels).nullable().describe('The verdict; null for an item that failed.'),
  riskScore: z
    .number()
    .int()
    .min(0)
    .max(100)
    .nullable()
    .describe('The score behind it, of 100; null for an item that failed.'),
  conclusive: z
    .boolean()
    .nullable()
    .describe('False: no warning sign, but nothing that vouches for it either. Null: it failed.'),
  error: z.string().optional().describe('Why the item could not be judged; left out where it could.'),
});
export type JobResult = z.infer<typeof jobResultSchema>;

export const jobResultsResponse = z
  .object({
    results: z.array(jobResultSchema).describe('In the order of the items, as far as they are done.'),
    next: z.string().optional().describe('The cursor of the next page; left out on the last one.'),
  })
  .describe('A page of results of a job.');
export type JobResults = z.infer<typeof jobResultsResponse>;

/** `GET …/jobs/:id/export`. */
export const jobExportQuery = z.strictObject({
  format: z.enum(jobExportFormats, exportMessage).default('csv').describe('The form of the file.'),
});

/** What an account may have judged in jobs. */
export const jobUsageSchema = z
  .object({
    used: count.describe('Items of this month’s jobs so far, with those that wait for their turn.'),
    limit: z.number().int().nullable().describe('How many the plan has a month; null: any number.'),
    resetsAt: z.iso.datetime().describe('When the next month begins, in UTC.'),
  })
  .describe('The items of jobs of the account.');
export type JobUsage = z.infer<typeof jobUsageSchema>;
