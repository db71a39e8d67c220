import { STATUS_CODES } from 'node:http';
import { problemMediaType, problemSchema } from '../../contract/v1/problem.ts';

type FailedStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429;

/** How a call can fail, for its description. The problems themselves are written by `sendProblem`. */
export const problemAnswers = (...statuses: FailedStatus[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: STATUS_CODES[status] ?? '', content: { [problemMediaType]: { schema: problemSchema } } },
    ]),
  );
