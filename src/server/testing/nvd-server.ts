import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Question = { path: string; parameters: URLSearchParams; apiKey: string | undefined };

export type NvdServer = {
  url: string;
  kevUrl: string;
  epssUrl: string;
  /** What NVD has; every question about a vendor or a word is answered with all of it. */
  records: object[];
  /** What has changed lately: the answer to queries about a period. */
  changes: object[];
  kev: string | null;
  epss: string | null;
  questions: Question[];
  /** Returns true where it has answered in its own way. */
  interrupt: (question: Question, response: ServerResponse) => boolean;
};

/** NVD, CISA and FIRST on loopback, as far as a sync can tell. */
export const serveNvd = async (given: Partial<NvdServer> = {}): Promise<NvdServer> => {
  const nvd: NvdServer = {
    url: '',
    kevUrl: '',
    epssUrl: '',
    records: [],
    changes: [],
    kev: null,
    epss: null,
    questions: [],
    interrupt: () => false,
    ...given,
  };
  const server = createServer((request, response) => {
    const question = questionOf(request);
    nvd.questions.push(question);
    if (nvd.interrupt(question, response)) return;
    if (question.path === '/kev') sendList(request, response, nvd.kev);
    else if (question.path === '/epss') sendList(request, response, nvd.epss);
    else sendPage(nvd, question, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(nvd, {
    url: `${origin}/rest/json/cves/2.0`,
    kevUrl: `${origin}/kev`,
    epssUrl: `${origin}/epss`,
  });
};

const questionOf = ({ url = '/', headers }: IncomingMessage): Question => {
  const { pathname, searchParams } = new URL(url, 'http://nvd.invalid');
  const apiKey = headers['apikey'];
  return {
    path: pathname,
    parameters: searchParams,
    apiKey: typeof apiKey === 'string' ? apiKey : undefined,
  };
};

const sendList = (request: IncomingMessage, response: ServerResponse, list: string | null) => {
  if (list === null) {
    response.writeHead(503).end();
    return;
  }
  const etag = `"${list.length}"`;
  response.setHeader('etag', etag);
  if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
  else response.end(list);
};

/** A page as NVD gives it, with what a test wants to be wrong in it. */
export const pageOf = (nvd: NvdServer, { parameters }: Question, wrong: object = {}) => {
  const all = parameters.has('lastModStartDate') ? nvd.changes : nvd.records;
  const startIndex = Number(parameters.get('startIndex'));
  const vulnerabilities = all.slice(startIndex, startIndex + Number(parameters.get('resultsPerPage')));
  return JSON.stringify({
    resultsPerPage: vulnerabilities.length,
    startIndex,
    totalResults: all.length,
    format: 'NVD_CVE',
    version: '2.0',
    timestamp: '2026-11-15T11:00:00.000',
    vulnerabilities,
    ...wrong,
  });
};

const sendPage = (nvd: NvdServer, question: Question, response: ServerResponse) => {
  response.setHeader('content-type', 'application/json').end(pageOf(nvd, question));
};
