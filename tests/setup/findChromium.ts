import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium, type LaunchOptions } from 'playwright';
import { temporaryParent } from '#server/db/temporaryParent.ts';

/** The headless shell first: without the rest of a browser around it, a page takes a fifth less processor time. */
const debianPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** A Chromium that is here, Playwright's own first; else one is installed with Playwright. */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const installed = [chromium.executablePath(), ...debianPaths].find((path) => existsSync(path));
  if (installed) return installed;
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (!existsSync(chromium.executablePath())) {
    throw new Error('No Chromium found or installable; set CHROMIUM_PATH.');
  }
  return chromium.executablePath();
}

/** What several browsers share among their own processes, which is drawn anew with each frame. */
const sharedBytes = 2 ** 29;

/** Quiet on a closed network and inside a container. Pages of tests are gone before an optimised script pays off. */
const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--no-opt --no-maglev',
];

/** How browsers of tests are launched. */
export const chromiumOptions = (): LaunchOptions => ({
  executablePath: findChromium(),
  args: chromiumFlags,
  // Playwright lets them share files of the disk, because a container may have no more than 64 MB of the other kind.
  ignoreDefaultArgs: temporaryParent(sharedBytes) === tmpdir() ? [] : ['--disable-dev-shm-usage'],
});
