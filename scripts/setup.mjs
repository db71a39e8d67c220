// What `npm start` and `npm test` do before anything else: install what the lock file names, build what changed.
// Runs on whatever Node the machine has, before the pinned one is there, so it uses nothing that Node 18 lacks.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} path */
const inRoot = (path) => join(root, path);

/** The runtime from the lock file; on a platform without one, the machine's own. */
export const pinnedNode = () => {
  const pinned = inRoot('node_modules/.bin/node');
  return existsSync(pinned) ? pinned : process.execPath;
};

/**
 * The environment in which `node` and every tool of node_modules run on the pinned runtime.
 * @param {Record<string, string>} extra
 */
export const toolEnvironment = (extra = {}) => ({
  ...process.env,
  ...extra,
  PATH: `${inRoot('node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
});

/**
 * Runs a tool in the root; answers its exit status.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} options
 */
export const run = (command, args, { env = {}, quiet = false } = {}) => {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
    env: toolEnvironment(env),
  });
  if (error) throw error;
  return status ?? 1;
};

/** @param {string} message */
const stop = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

/** Installs the packages unless those of the lock file are installed. */
export const ensureInstalled = () => {
  const stampFile = inRoot('node_modules/.hookwise-installed');
  const stamp = hashOf([inRoot('package-lock.json'), inRoot('package.json')]);
  if (!isStamped(stampFile, stamp)) {
    process.stdout.write('Installing packages (once; about a minute)\n');
    installPackages();
    // npm leaves out optional packages that ask for a newer Node than it runs on, as the native parts of our tools do. The
    // second time it runs on the pinned Node and fetches those.
    if (Number(process.versions.node.split('.')[0]) < 24) installPackages();
    writeFileSync(stampFile, stamp);
  }
  const { stdout } = spawnSync(pinnedNode(), ['--version'], { encoding: 'utf8' });
  const [major = 0, minor = 0] = stdout.slice(1).split('.').map(Number);
  if (major !== 24 || minor < 15) {
    stop(
      `Hookwise runs on Node 24.15 or newer 24; this platform has ${stdout.trim()} and no pinned one. Please install Node 24.`,
    );
  }
};

const installPackages = () => {
  // Not `npm ci`: it refuses a lock file made where other platforms' optional packages were not visible.
  const status = run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: {
      // The runtime of the picture models would download a graphics driver, which nothing here uses.
      ONNXRUNTIME_NODE_INSTALL: 'skip',
      NODE_NO_WARNINGS: '1',
    },
  });
  if (status !== 0)
    stop('The packages could not be installed. Check the network, then run the command again.');
  linkPinnedNode();
};

/**
 * Debian's npm (9.2) leaves out the runtime of the other architecture, and with it removes the link of this one, which has the
 * same name.
 */
const linkPinnedNode = () => {
  const folder = `node-${process.platform}-${process.arch}`;
  const link = inRoot('node_modules/.bin/node');
  if (existsSync(inRoot(`node_modules/${folder}/bin/node`)) && !existsSync(link))
    symlinkSync(`../${folder}/bin/node`, link);
};

/** Builds the web room unless its sources are unchanged since the last build. */
export const ensureBuilt = () => {
  const stampFile = inRoot('dist/.built');
  const sources = ['src/web', 'src/contract', 'src/engine', 'src/lookups', 'src/offline', 'models'].flatMap(
    (folder) => filesBelow(inRoot(folder)),
  );
  const stamp = hashOf([
    ...sources,
    ...['vite.config.ts', 'package-lock.json', 'scripts/build.ts', 'scripts/write-data-files.ts'].map(inRoot),
  ]);
  if (isStamped(stampFile, stamp)) return;
  process.stdout.write('Building the pages (when they changed; a few seconds)\n');
  if (run('node', ['scripts/build.ts'], { quiet: true }) !== 0)
    stop('The pages could not be built; the reason is above.');
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
};

/**
 * @param {string} file
 * @param {string} stamp
 */
const isStamped = (file, stamp) => existsSync(file) && readFileSync(file, 'utf8') === stamp;

/**
 * @param {string} folder
 * @returns {string[]}
 */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
    )
    .filter((file) => !/\.test\.tsx?$/.test(file));

/** @param {string[]} files */
const hashOf = (files) => {
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};
