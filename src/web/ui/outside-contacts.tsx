import { Antenna, ChevronDown, ShieldCheck } from 'lucide-react';
import {
  furtherHosts,
  type OutsideContact,
  type OutsideWay,
  ownResolver,
} from '../../contract/outside-contacts.ts';

/** What was done, and with whom, in words for anybody. */
const ways: Record<OutsideWay, { done: (times: number) => string; why: string }> = {
  dns: { done: (times) => counted(times, 'question'), why: 'looks names up' },
  web: {
    done: (times) => counted(times, 'web request'),
    why: 'asks who registered a name, or reads a public list',
  },
  whois: { done: (times) => counted(times, 'question'), why: 'asks who registered a name' },
  certificate: { done: (times) => counted(times, 'connection'), why: 'reads a certificate, no page' },
  other: { done: (times) => counted(times, 'connection'), why: 'reads a public record' },
};

type Props = { contacts: readonly OutsideContact[] };

/** What left this machine for a check: how much, to whom, what for. Nothing of it is the message itself. */
export const OutsideContacts = ({ contacts }: Props) => {
  const total = contacts.reduce((sum, { times }) => sum + times, 0);
  if (total === 0)
    return (
      <p className="flex items-start gap-2.5 border-line border-t px-4 py-4 text-[15px] first:border-t-0 sm:px-7 sm:py-5">
        <ShieldCheck aria-hidden="true" className="mt-px size-5 shrink-0 stroke-[1.75] text-safe" />
        <span>
          <b className="font-[620]">0 outside connections.</b>{' '}
          <span className="text-text-2">Nothing left this server for this check.</span>
        </span>
      </p>
    );
  return (
    <details className="group border-line border-t first:border-t-0">
      <summary className="flex list-none items-center gap-2.5 px-4 py-4 outline-offset-[-2px] sm:px-7 sm:py-5 [&::-webkit-details-marker]:hidden">
        <Antenna aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-tide" />
        <span className="text-[15px]">
          <b className="font-[620]">{counted(total, 'outside connection')}.</b>{' '}
          <span className="text-text-2">Only names were looked up. What you submitted stayed here.</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 shrink-0 stroke-[1.75] text-text-2 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <ul className="px-4 pb-5 sm:px-7 sm:pb-[26px]">
        {contacts.map(({ way, to, times }) => (
          <li
            key={`${way} ${to}`}
            className="grid gap-x-6 gap-y-0.5 border-line border-t py-2.5 text-[14.5px] sm:grid-cols-[minmax(0,1.4fr)_140px_minmax(0,1.4fr)]"
          >
            <span className="evidence break-all text-[13.5px]">{nameOf(to)}</span>
            <span className="font-medium">{ways[way].done(times)}</span>
            <span className="text-text-2">{ways[way].why}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** The host of a phishing page is among them: it is shown so that nothing can open it. */
const nameOf = (to: string) => {
  if (to === ownResolver) return 'the name servers of this server';
  return to === furtherHosts ? to : to.replaceAll('.', '[.]');
};

const counted = (times: number, word: string) =>
  `${times.toLocaleString('en-US')} ${word}${times === 1 ? '' : 's'}`;
