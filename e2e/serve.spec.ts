import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The package, packed and installed as its README says, in a folder that has nothing else. */
const installPackage = (folder: string) => {
  const npm = (cwd: string, ...args: string[]) =>
    execFileSync('npm', [...args, '--silent', '--offline'], { cwd, encoding: 'utf8' }).trim();
  const archive = npm(root, 'pack', '--workspace', 'hookwise', '--pack-destination', folder);
  npm(folder, 'install', '--prefix', folder, `./${archive}`);
  return join(folder, 'node_modules/.bin/hookwise');
};

/** What docs/command-line.md shows of it, with the moments and ports of the person who typed it. */
const shownInDocument = () => {
  const words = readFileSync(join(root, 'docs/command-line.md'), 'utf8');
  return masked(/(?<=\$ hookwise serve ~\/hookwise\n)[\s\S]*?(?=```)/.exec(words)?.[0] ?? '');
};
const masked = (said: string) =>
  said.replace(/"time":\d+/g, '"time":0').replace(/(127\.0\.0\.1):\d+/g, '$1:0');

const readyAt = (child: ReturnType<typeof spawn>) =>
  new Promise<{ url: string; said: string }>((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (text) => {
      said += text;
    });
    child.stdout?.on('data', (text) => {
      said += text;
      const [, url] = /ready at (http:\S+)/.exec(said) ?? [];
      if (url) resolve({ url, said });
    });
    child.on('exit', (code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });

test('hookwise serve starts the product from its folder, and ends with it', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-serve-'));
  const command = installPackage(folder);
  const child = spawn(command, ['serve', root, '--port', '0'], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: join(folder, 'data'), LOOKUPS: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const { url, said } = await readyAt(child);
    expect(masked(said)).toBe(shownInDocument());
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
