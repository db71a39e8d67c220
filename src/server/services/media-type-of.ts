import { type JobKind, type JobMediaType, jobMediaTypeNames } from '../../contract/v1/jobs.ts';

const ofEndings: Readonly<Record<string, JobMediaType>> = {
  mbox: 'application/mbox',
  zip: 'application/zip',
  tar: 'application/x-tar',
  csv: 'text/csv',
  txt: 'text/plain',
};

/** So much of a file is looked at. */
export const headBytes = 4096;

/** What a file is: as its sender says, else by its name, else by how it begins. */
export const mediaTypeOf = (
  kind: JobKind,
  { type, name, head }: { type: string; name: string; head: Uint8Array },
): JobMediaType => {
  const [said = ''] = type.toLowerCase().split(';');
  const known = jobMediaTypeNames.find((one) => one === said.trim());
  if (known && !(known === 'text/plain' && kind === 'mail')) return known;
  return ofEndings[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? byHead(kind, head);
};

const byHead = (kind: JobKind, head: Uint8Array): JobMediaType => {
  const text = Buffer.from(head).toString('latin1');
  if (text.startsWith('PK')) return 'application/zip';
  if (text.slice(257, 262) === 'ustar') return 'application/x-tar';
  if (kind === 'mail') return 'application/mbox';
  const [line = ''] = text.split(/\r?\n/, 1);
  return /[,"]|^(?:url|domain)$/i.test(line.trim()) ? 'text/csv' : 'text/plain';
};
