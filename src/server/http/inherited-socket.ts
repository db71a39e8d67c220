/** The first descriptor after the three that every process has. */
const firstHandedOver = 3;

/**
 * The listening socket that whoever started us holds open for us, as systemd does (`LISTEN_FDS`, in sd_listen_fds(3)); null where
 * we are to make our own. One that is held open outlives us: who connects while one process has ended and the next has not yet
 * begun waits, instead of being refused.
 */
export const inheritedSocket = (env: Record<string, string | undefined>, pid: number): number | null =>
  env['LISTEN_FDS'] === '1' && env['LISTEN_PID'] === String(pid) ? firstHandedOver : null;
