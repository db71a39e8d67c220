import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AbuseReport } from '../../../contract/abuse-report.ts';
import { json, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { AbuseReportButton } from './abuse-report-button.tsx';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const path = `/api/analysis/${id}/abuse-report`;

const report: AbuseReport = {
  contacts: [
    {
      kind: 'registrar',
      about: 'evil.com',
      name: 'Example Registrar',
      email: 'abuse@registrar.example',
      url: null,
      note: 'From the record at rdap.example (RDAP).',
    },
    {
      kind: 'host',
      about: '192.0.2.7',
      name: null,
      email: null,
      url: null,
      note: 'Unknown: the network registry of 192.0.2.7 did not answer in time.',
    },
    {
      kind: 'list',
      about: 'evil.com',
      name: 'Google Safe Browsing',
      email: null,
      url: 'https://safebrowsing.google.com/safebrowsing/report_phish/',
      note: 'Takes reports on its page.',
    },
  ],
  mail: {
    to: ['abuse@registrar.example'],
    subject: 'Phishing: evil[.]com',
    text: 'Hello,\n\nI report & ask.\n',
  },
  xarf: { xarf_version: '4.2.0' },
  leftOut: [{ what: 'paypal.com', why: 'known to be legitimate' }],
};

it('shows contacts, mail and what was left out, and sends nothing by itself', async () => {
  const server = await startLoopback(() => json(report));
  renderWithApi(server.baseUrl, <AbuseReportButton id={id} isPhishing />);
  expect(server.calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Report Abuse' }));
  expect(await screen.findByText('Example Registrar')).toBeDefined();
  expect(server.calls).toEqual([{ path, body: {} }]);
  expect(screen.getByText(/did not answer in time/)).toBeDefined();
  expect(screen.getByText(/known to be legitimate/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open as Mail' })).toHaveProperty(
    'href',
    'mailto:abuse%40registrar.example?subject=Phishing%3A%20evil%5B.%5Dcom&body=Hello%2C%0D%0A%0D%0AI%20report%20%26%20ask.%0D%0A',
  );
  expect(screen.getByRole('button', { name: 'Save XARF File' })).toBeDefined();
});

it('asks which of several similar domains it is about', async () => {
  const server = await startLoopback(() => json(report));
  renderWithApi(
    server.baseUrl,
    <AbuseReportButton id={id} isPhishing={false} lookalikes={['examp1e.com', 'exarnple.com']} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Report Abuse' }));
  await userEvent.selectOptions(await screen.findByLabelText('What to report'), 'exarnple.com');
  expect(await screen.findByText('Example Registrar')).toBeDefined();
  expect(server.calls).toEqual([{ path, body: { lookalike: 'exarnple.com' } }]);
});

it('says why there is nobody to report it to', async () => {
  const message = 'There is nobody to report this to: it names no web address.';
  const server = await startLoopback(() => json({ message, error: 'invalid_input' }, 400));
  renderWithApi(server.baseUrl, <AbuseReportButton id={id} isPhishing />);
  await userEvent.click(screen.getByRole('button', { name: 'Report Abuse' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
});

it('is not there where there is nothing to report', () => {
  renderWithApi('', <AbuseReportButton id={id} isPhishing={false} />);
  expect(screen.queryByRole('button')).toBeNull();
});
