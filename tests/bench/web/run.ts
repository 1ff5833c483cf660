import { chromium } from 'playwright';
import globalSetup from '#tests/e2e/globalSetup.ts';
import { startAppServer } from '#tests/e2e/appServer.ts';
import { keptInBrowser, signInByRequest } from '#tests/e2e/signInByRequest.ts';
import { findChromium } from '#tests/setup/findChromium.ts';
import { backToList, coldList, selectRow, type Figures } from './measures.ts';

/** Each is measured so often; the middle one counts. */
const times = Number(process.env['BENCH_TIMES'] ?? 3);

const all: Figures[] = [];
const endSetup = await globalSetup();
const server = await startAppServer({ AUTH_TOKEN_SECONDS: '14400' });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (let turn = 0; turn < times; turn += 1) {
    const figures: Figures[] = [];
    for (const measure of [coldList, backToList, selectRow]) {
      // A session that two profiles hold is ended.
      const signedIn = await signInByRequest(server.origin, 'administrator');
      const storageState = keptInBrowser(server.origin, signedIn);
      figures.push(await measure(browser, { baseURL: server.origin, storageState }));
    }
    all.push(Object.assign({}, ...figures) as Figures);
  }
} finally {
  await browser.close();
  await server.stop();
  await endSetup();
}

for (const name of Object.keys(all[0] ?? {})) {
  const sorted = all.map((figures) => figures[name] ?? Number.NaN).sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  console.log(
    `${name.padEnd(44)}${middle.toFixed(0).padStart(8)}   ${sorted.map((one) => one.toFixed(0)).join(' ')}`,
  );
}
