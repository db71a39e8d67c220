import { Antenna, ShieldCheck } from 'lucide-react';
import {
  furtherHosts,
  type OutsideContact,
  type OutsideWay,
  ownResolver,
} from '../../contract/outside-contacts.ts';
import { Fold } from './fold.tsx';

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
      <p className="flex items-start gap-2.5 border-line border-t px-card py-5 text-sm first:border-t-0">
        <ShieldCheck aria-hidden="true" className="mt-px size-5 shrink-0 text-safe" />
        <span>
          <b className="font-semibold">0 outside connections.</b>{' '}
          <span className="text-text-2">Nothing left this server for this check.</span>
        </span>
      </p>
    );
  return (
    <Fold
      className="border-line border-t first:border-t-0"
      head={
        <>
          <Antenna aria-hidden="true" className="size-5 shrink-0 text-tide" />
          <span className="text-sm">
            <b className="font-semibold">{counted(total, 'outside connection')}.</b>{' '}
            <span className="text-text-2">Only names were looked up. What you submitted stayed here.</span>
          </span>
        </>
      }
    >
      <ul className="px-card pb-card">
        {contacts.map(({ way, to, times }) => (
          <li
            key={`${way} ${to}`}
            className="grid gap-x-6 gap-y-0.5 border-line border-t py-2.5 text-sm sm:grid-cols-[minmax(0,1.4fr)_140px_minmax(0,1.4fr)]"
          >
            <span className="evidence break-all text-xs">{nameOf(to)}</span>
            <span className="font-medium">{ways[way].done(times)}</span>
            <span className="text-text-2">{ways[way].why}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
};

/** The host of a phishing page is among them: it is shown so that nothing can open it. */
const nameOf = (to: string) => {
  if (to === ownResolver) return 'the name servers of this server';
  return to === furtherHosts ? to : to.replaceAll('.', '[.]');
};

const counted = (times: number, word: string) =>
  `${times.toLocaleString('en-US')} ${word}${times === 1 ? '' : 's'}`;
