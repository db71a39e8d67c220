import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkPaths, pagePaths, sharing } from '../../contract/page-paths.ts';

const publicFile = (path: string) => join(import.meta.dirname, '../public', path);
const textOf = (path: string) => readFileSync(publicFile(path), 'utf8');
const manifest = JSON.parse(textOf('/manifest.webmanifest'));

it('has an icon of every kind that is asked for, as files', () => {
  const kinds = manifest.icons.map(
    ({ sizes, purpose = 'any' }: { sizes: string; purpose?: string }) => `${sizes} ${purpose}`,
  );
  expect(kinds).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
  );
  for (const { src, sizes } of manifest.icons) {
    expect(existsSync(publicFile(src)), src).toBe(true);
    if (!src.endsWith('.png')) continue;
    const png = readFileSync(publicFile(src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

it('leads to pages that there are', () => {
  for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts])
    expect(pagePaths).toContain(url);
  expect(Object.values(checkPaths)).toEqual(
    expect.arrayContaining(manifest.shortcuts.map(({ url }: { url: string }) => url)),
  );
});

it('shares under the names that the page reads', () => {
  const { action, method, enctype, params } = manifest.share_target;
  expect([action, method, enctype]).toEqual([sharing.path, 'POST', 'multipart/form-data']);
  const { title, text, url, file } = sharing.fields;
  expect(params).toMatchObject({ title, text, url, files: [{ name: file }] });
});

it('is kept by the service worker under the names that the page reads', () => {
  const worker = textOf('/service-worker.js');
  expect(worker).toContain(`const sharedCache = '${sharing.cache}'`);
  expect(worker).toContain(`cache.put('${sharing.path}'`);
  expect(worker).toContain(`Response.redirect('${sharing.landing}', 303)`);
});
