import { failureBody } from '../../contract/failure.ts';

/** Every route may fail, and every failure has the same shape. */
export const failures = { '4xx': failureBody, '5xx': failureBody } as const;
