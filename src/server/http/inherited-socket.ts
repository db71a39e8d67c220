/** The first descriptor after the three that every process has. */
const firstHandedOver = 3;

/**
 * The listening socket that the parent process holds open, as systemd does (`LISTEN_FDS`, in sd_listen_fds(3)); null where
 * the server opens its own. It outlives a restart: a client that connects between two processes waits instead of being
 * refused.
 */
export const inheritedSocket = (env: Record<string, string | undefined>, pid: number): number | null =>
  env['LISTEN_FDS'] === '1' && env['LISTEN_PID'] === String(pid) ? firstHandedOver : null;
