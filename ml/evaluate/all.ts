/**
 * Judges everything labelled that nothing was learnt from, prints what came out and, if asked, writes the reports.
 *
 *   npm run evaluate -- --data ../shared/data                    links, messages and texts of pictures
 *   … --only url,mail                                             some of them
 *   … --quick                                                     every tenth item
 *   … --part fit                                                  what the points of the rules were fitted on
 *   … --misses 30 --alarms 30                                     more of what it gets wrong
 *   … --detectors                                                 how often each detector speaks on each kind
 *   … --dump file.jsonl                                           every message with what the rules saw, for fitting
 *   … --peers                                                     other mail filters on the same messages
 *   npm run evaluate -- screenshot                                pictures, drawn and read
 *   … --count 100 --perfect                                       fewer of them; read without any fault
 *   … --report --date 2026-11-15                                  writes models/<id>/evaluation.json and card.md
 *
 * Rules, models and the shipped popularity table; no lists, no lookups. What was left out of a training is judged with the
 * weights of that training, from .training, where `ml/train` leaves them; without those only the shipped weights are.
 */
import { type ModelId, type Options, readOptions } from './options.ts';
import { type Measured, printMeasured, say } from './print.ts';
import { isTrained } from './protocols.ts';
import { writeReport } from './report.ts';

const runs: Record<ModelId, (options: Options) => Promise<Measured>> = {
  url: async (options) => (await import('./url-run.ts')).runUrls(options),
  mail: async (options) => (await import('./mail-run.ts')).runMails(options),
  'page-text': async (options) => (await import('./page-text-run.ts')).runPageTexts(options),
  picture: async (options) => (await import('./pictures/picture-run.ts')).runPictures(options),
};

const options = readOptions(process.argv.slice(2));
for (const id of options.only) {
  const begin = performance.now();
  say(`\n## ${id}\n`);
  if (id !== 'picture' && !isTrained(id, 'shipped')) {
    if (id === 'page-text') {
      say('No weights yet, and no rules to judge without them.');
      continue;
    }
    say('No weights yet: only the rules speak.');
  }
  const measured = await runs[id](options);
  printMeasured(measured);
  if (options.isReport) writeReport(id, measured, options);
  say(`${id} took ${((performance.now() - begin) / 1000).toFixed(0)} s`);
}
