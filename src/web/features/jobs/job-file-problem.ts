import { type JobKind, maxJobBytes } from '../../../contract/v1/jobs.ts';

/** What the picker offers; what a file is, the server finds out. */
export const acceptedFiles: Record<JobKind, string> = {
  mail: '.mbox,.zip,.tar,.eml',
  url: '.csv,.txt',
  domain: '.csv,.txt',
};

export const fileHints: Record<JobKind, string> = {
  mail: 'An mbox, or a zip or tar of messages (.eml, .msg, a Maildir), up to 1 GB',
  url: 'A table (.csv) with a column named url, or a text with one link a line, up to 1 GB',
  domain: 'A table (.csv) with a column named domain, or a text with one domain a line, up to 1 GB',
};

/** What is wrong with the files that were chosen, before anything is sent; null where nothing is. */
export const jobFileProblem = (files: readonly File[]): string | null => {
  const [file, ...others] = files;
  if (!file) return 'Please choose a file.';
  if (others.length > 0) return 'Please choose one file. Several messages go into one as a zip.';
  if (file.size === 0) return 'This file is empty.';
  return file.size > maxJobBytes ? 'This file is larger than 1 GB.' : null;
};
