import { gzipSync } from 'node:zlib';
import { reportXml } from '../src/server/dmarc/testing/report-xml.ts';
import { signInWithPlan } from './testing/plans.ts';
import { expect, newEmail, test } from './testing/test.ts';
import { inBothThemes } from './testing/themes.ts';
import { expectNoSideScroll } from './testing/widths.ts';

const dayMs = 24 * 60 * 60 * 1000;
const dayBack = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

/** One receiver's reports of three weeks: an office, a service that is not set up, and a stranger. */
const reports = Array.from({ length: 21 }, (_, n) => ({
  name: `receiver.example!example.com!${n}.xml.gz`,
  mimeType: 'application/gzip',
  buffer: gzipSync(
    reportXml({
      id: `day-${n}`,
      day: dayBack(n + 1),
      rows: [
        { ip: '8.8.8.8', count: 40 + ((n * 7) % 13), signers: ['example.com'] },
        { ip: '192.0.2.25', count: 6, dkim: 'fail', spf: 'fail', signers: ['sendgrid.net'] },
        ...(n % 3 === 0 ? [{ ip: '198.51.100.9', count: 9, dkim: 'fail', spf: 'fail' }] : []),
      ],
    }),
  ),
}));

test('reports are dropped, and the page says who sends and what to change', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signInWithPlan(page, signIn, 'standard');
  await page.goto('/watch');
  await page.getByRole('link', { name: /^DMARC reports/ }).click();
  await expect(page.getByRole('heading', { name: 'No report yet' })).toBeVisible();
  await inBothThemes(page, expectAccessible);

  const input = page.getByLabel('DMARC reports');
  await input.setInputFiles([
    ...reports,
    { name: 'letter.xml', mimeType: 'text/xml', buffer: Buffer.from('<letter>Hello</letter>') },
  ]);
  await expect(page.getByText('21 reports added. 1 file was refused:')).toBeVisible();
  await expect(page.getByText('letter.xml: This is not a DMARC report.', { exact: false })).toBeVisible();

  await expect(page.getByText('Set up SendGrid')).toBeVisible();
  const senders = page.getByRole('list', { name: 'Senders' }).getByRole('listitem');
  await expect(senders.first()).toContainText('Unknown');
  await expect(senders.nth(1)).toContainText('SendGrid mail service');
  await expect(senders.nth(2)).toContainText('Passes');
  await inBothThemes(page, expectAccessible);
  await expectNoSideScroll(page);

  await input.setInputFiles(reports.slice(0, 2));
  await expect(
    page.getByText('0 reports added. 2 had been added before and are counted once.'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Delete All Reports' }).click();
  await expect(page.getByRole('heading', { name: 'No report yet' })).toBeVisible();
});

test('a plan that takes no reports says which one does; a guest is sent home', async ({ page, signIn }) => {
  await page.goto('/watch/dmarc');
  await expect(page).toHaveURL('/');
  await signIn(newEmail());
  await page.goto('/watch/dmarc');
  await expect(
    page.getByRole('heading', { name: 'DMARC reports are read from the Standard plan on' }),
  ).toBeVisible();
});
