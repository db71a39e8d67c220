import { domainToUnicode } from 'node:url';
import { permutationsOf } from '../engine/index.ts';
import { readSubject } from '../lookups/domain/read-subject.ts';
import { unavailable, unreadable } from './command-problem.ts';
import { counted } from './counted.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { padTo, widthOf } from './lay-out.ts';
import { numberOf } from './number-of.ts';
import type { Given } from './parse-command-line.ts';
import { plainLine } from './plain-text.ts';
import type { Surroundings } from './surroundings.ts';

/** `hookwise lookalikes`: domains that could be taken for this one, the likeliest first; with --resolve, those that exist. */
export const lookalikes = async (
  { inputs: [argument = ''], given }: { inputs: readonly string[]; given: Given },
  { terminal, env }: Surroundings,
): Promise<ExitCode> => {
  const limit = numberOf('limit', given.value('limit'), { standard: 100, least: 1, most: 5000 });
  const subject = readSubject(argument);
  if (subject?.kind !== 'domain') throw unreadable(`${plainLine(argument)} is no public domain.`);
  const candidates = permutationsOf(subject.registrable, limit);
  if (candidates.length === 0) throw unreadable(`${plainLine(argument)} is a domain ending, not a domain.`);
  const found = given.has('resolve')
    ? await (await import('./resolve-lookalikes.ts')).resolveLookalikes(subject, candidates, env)
    : candidates;
  if (found === null) throw unavailable('DNS did not answer: which of them exist is not known.');
  if (given.has('json')) {
    await terminal.print(
      `${JSON.stringify({ domain: subject.ascii, asked: candidates.length, lookalikes: found })}\n`,
    );
    return exitCodes.safe;
  }
  const width = Math.max(...candidates.map(({ domain }) => widthOf(shownDomain(domain))));
  for (const one of found) {
    const seen =
      'addresses' in one ? `  ${one.addresses.join(', ')}${one.hasMail ? ', receives mail' : ''}` : '';
    await terminal.print(
      `${padTo(width, shownDomain(one.domain))}  ${padTo(13, one.kind)}${seen}`.trimEnd().concat('\n'),
    );
  }
  if (given.has('resolve'))
    await terminal.print(
      `${found.length} of ${counted(candidates.length, 'lookalike', 'lookalikes')} of ${subject.unicode} ${found.length === 1 ? 'exists' : 'exist'}.\n`,
    );
  return exitCodes.safe;
};

/** With the letters that people see, where they are others than those of DNS. */
const shownDomain = (domain: string) => {
  const unicode = plainLine(domainToUnicode(domain));
  return unicode === domain || unicode === '' ? domain : `${unicode} (${domain})`;
};
