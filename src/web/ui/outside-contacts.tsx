import { Antenna, ShieldCheck } from 'lucide-react';
import {
  furtherHosts,
  type OutsideContact,
  type OutsideWay,
  ownResolver,
} from '../../contract/outside-contacts.ts';
import { formatCount } from '../lib/format.ts';
import { Fold } from './fold.tsx';

/** What was done and why, in plain words. */
const ways: Record<OutsideWay, { done: (times: number) => string; why: string }> = {
  dns: { done: (times) => count(times, 'question'), why: 'looks up domains' },
  web: {
    done: (times) => count(times, 'web request'),
    why: 'asks who registered a domain, or reads a public list',
  },
  whois: { done: (times) => count(times, 'question'), why: 'asks who registered a domain' },
  certificate: { done: (times) => count(times, 'connection'), why: 'reads a certificate, not the page' },
  other: { done: (times) => count(times, 'connection'), why: 'reads a public record' },
};

type Props = { contacts: readonly OutsideContact[] };

/** What left this server for a check: how much, to whom, and why. Never the message itself. */
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
            <b className="font-semibold">{count(total, 'outside connection')}.</b>{' '}
            <span className="text-text-2">
              Only domains and addresses were looked up. What you checked stayed here.
            </span>
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
            <span className="evidence break-all text-xs">{showHost(to)}</span>
            <span className="font-medium">{ways[way].done(times)}</span>
            <span className="text-text-2">{ways[way].why}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
};

/** Hosts are shown defanged, because the host of a phishing page may be among them. */
const showHost = (to: string) => {
  if (to === ownResolver) return 'the name servers of this server';
  return to === furtherHosts ? to : to.replaceAll('.', '[.]');
};

const count = (times: number, word: string) => `${formatCount(times)} ${word}${times === 1 ? '' : 's'}`;
