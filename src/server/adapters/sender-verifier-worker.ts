import { parentPort, workerData } from 'node:worker_threads';
import { keyArchive } from '../../lookups/mail/key-archive.ts';
import { authenticateMail } from '../../lookups/mail-authentication.ts';
import { tallyOutside } from '../../lookups/outside-tally.ts';
import { guardedResolver } from '../../lookups/resolve-dns.ts';
import type { VerifierAnswer, VerifierJob, VerifierSettings } from './sender-verifier.ts';

// The inside of the thread of sender-verifier.ts: many messages at a time, each under its own deadline.

const { dnsServers }: VerifierSettings = workerData;
const resolve = dnsServers && guardedResolver({ servers: dnsServers });
const keys = keyArchive();

const verify = async ({ id, source, isExact, maxBytes }: VerifierJob): Promise<VerifierAnswer> => {
  const authenticate = authenticateMail({
    resolve,
    // A caller who gives up stops waiting for the answer; the lookups end by themselves a little later.
    signal: new AbortController().signal,
    isExact,
    maxBytes,
    keyArchive: keys.find,
    onKeyVerified: (domain, selector, record) => keys.remember(domain, selector, record, new Date()),
  });
  try {
    const { result: found, outside } = await tallyOutside(() => authenticate(source));
    return { id, found, outside };
  } catch {
    return { id, found: null, outside: [] };
  }
};

parentPort?.on('message', (job: VerifierJob) => {
  void verify(job).then((answer) => parentPort?.postMessage(answer));
});
parentPort?.postMessage({ id: 0, found: null, outside: [] } satisfies VerifierAnswer);
