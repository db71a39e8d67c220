/** The visitor's browser asks for no more than is needed: a slow line, or one that is paid by the megabyte. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
