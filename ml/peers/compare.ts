/**
 * What SpamAssassin, rspamd and bogofilter say about the messages our engine is evaluated on.
 *
 *   node ml/peers/compare.ts --data ../shared/data --out peers.json
 *   … --sample 4                                     every fourth message of each source; small sources are kept whole
 *
 * To install them on Debian or Ubuntu (whichever is missing is left out; none has to run as a service):
 *
 *   apt-get update
 *   apt-get install -y --no-install-recommends spamassassin spamd rspamd bogofilter
 *
 * Each runs from its package, with its default points and threshold, in a temporary folder and without a network. What
 * that takes from each of them stands in the file of its name; both rule-based filters get much of their strength from
 * lists that they ask over DNS, so the figures say how the tools compare offline and no more.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type LabelledMail, labelledMails } from '../evaluate/mail-data.ts';
import { corpusSource, handWrittenMails } from '../evaluate/own-mails.ts';
import { comparePeers } from './compare-peers.ts';
import { comparisonTable } from './comparison-table.ts';

import { sampled } from './sampled.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    out: { type: 'string', default: '' },
    sample: { type: 'string', default: '1' },
  },
});

// A signal ends Node without its exit event, and the daemons would stay.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** The only list of sources to learn from; all others are judged. */
const isTraining = (mail: LabelledMail) => mail.part !== 'reserve';

const mails = await Array.fromAsync(labelledMails(values.data));
const known = mails.filter(({ kind }) => kind !== 'spam');
const judged = sampled(
  known.filter((mail) => !isTraining(mail)),
  Number(values.sample),
);
const results = await comparePeers([...judged, ...handWrittenMails(corpusSource)], known.filter(isTraining));
process.stdout.write(comparisonTable(results));
if (values.out !== '')
  await writeFile(values.out, `${JSON.stringify({ sample: Number(values.sample), peers: results })}\n`);
