import type { ApiResult } from '../contract/v1/result.ts';
import { CannotCheck, checkDomainFacts, checkMail, checkUrl, type EngineData } from '../offline/index.ts';
import type { Check, Job } from './checker.ts';
import { type CommandProblem, unreadable } from './command-problem.ts';

/** Judges by what this machine has: asks nobody. */
export const offlineCheck =
  (data: EngineData): Check =>
  (job) =>
    orProblem(() => judge(job, data));

const judge = (job: Job, data: EngineData): Promise<ApiResult> => {
  if (job.kind === 'url') return checkUrl(job.content, { data });
  if (job.kind === 'domain') return checkDomainFacts(job.content, undefined, { data });
  return checkMail(job.content, { data });
};

export const orProblem = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw asProblem(error);
  }
};

const asProblem = (error: unknown): CommandProblem | unknown =>
  error instanceof CannotCheck ? unreadable(error.message) : error;
