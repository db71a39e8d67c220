/** Asked for by `Accept`: the same call answers line by line, one JSON value each, the stages first. */
export const stagesMediaType = 'application/x-ndjson';
