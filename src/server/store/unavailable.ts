/**
 * Whether an error means that the database cannot serve right now (down, restarting, full, overloaded), as opposed
 * to a bug. Such a call answers 503 and may be tried again; anything else is a bug.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (systemCodes.has(code) || sqlStates.test(code) || driverMessages.test(cause.message)) return true;
  }
  return false;
};

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOSPC',
]);

/**
 * PostgreSQL's classes 08 (connection), 53 (resources) and 57 (shutdown, cancelled by the statement limit); a deadlock or
 * a lock timeout; a server that has become read-only.
 */
const sqlStates = /^(?:(?:08|53|57)[0-9A-Z]{3}|40P01|40001|55P03|25006)$/;

/** The driver's own failures carry no code. */
const driverMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Client was closed and is not queryable|Cannot use a pool after calling end/;

/** Whether the database refused a statement for what it asks, or gave it up for another: nothing of it was done. */
export const isRefusedStatement = (error: unknown): boolean => {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  const code = root instanceof Error && 'code' in root && typeof root.code === 'string' ? root.code : '';
  return /^(?!08|53|57P)[0-9A-Z]{5}$/.test(code) && !systemCodes.has(code);
};
