import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OutsideContacts } from './outside-contacts.tsx';

afterEach(cleanup);

it('says that nothing left the server', () => {
  render(<OutsideContacts contacts={[]} />);
  expect(screen.getByText('0 outside connections.')).toBeTruthy();
  expect(document.querySelector('details')).toBeNull();
});

it('counts what did leave, and lists the hosts defanged', () => {
  render(
    <OutsideContacts
      contacts={[
        { way: 'dns', to: 'resolver', times: 12 },
        { way: 'web', to: 'rdap.registry.example', times: 1 },
        { way: 'certificate', to: 'evil.example', times: 1 },
      ]}
    />,
  );
  expect(screen.getByText('14 outside connections.')).toBeTruthy();
  expect([...document.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
    'the name servers of this server12 questionslooks up domains',
    'rdap[.]registry[.]example1 web requestasks who registered a domain, or reads a public list',
    'evil[.]example1 connectionreads a certificate, not the page',
  ]);
  expect(document.querySelector('a')).toBeNull();
});
