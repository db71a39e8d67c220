const mb = 1024 ** 2;
/** Up to here, as on the page, a bound of its own is enough. */
const usualBytes = 2 * mb;
/** Taking a mail apart takes about 50 ms of a thread's time for each megabyte. */
const msPerMb = 150;

/** How much longer than usual a thread may take for a mail of this size; nothing for those that the page takes. */
export const extraMsFor = (bytes: number): number =>
  Math.ceil((Math.max(0, bytes - usualBytes) / mb) * msPerMb);
