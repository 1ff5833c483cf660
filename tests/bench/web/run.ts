import { loadavg } from 'node:os';
import { chromium } from 'playwright';
import globalSetup from '#tests/e2e/globalSetup.ts';
import { startAppServer } from '#tests/e2e/appServer.ts';
import { keptInBrowser, signInByRequest } from '#tests/e2e/signInByRequest.ts';
import { findChromium } from '#tests/setup/findChromium.ts';
import { options } from '../options.ts';
import { listKeys } from './listKeys.ts';
import { backToList, coldList, hundredCards, listAgain, selectRow, type Figures } from './measures.ts';
import { middleOf } from './middleOf.ts';

/** Each is measured so often; the middle one counts. */
const times = Number(process.env['BENCH_TIMES'] ?? 3);

/** `--only keys`: the measures whose names contain it. */
const measures = Object.entries({ coldList, listAgain, backToList, selectRow, hundredCards, listKeys })
  .filter(([name]) => name.toLowerCase().includes((options.only ?? '').toLowerCase()))
  .map(([, measure]) => measure);

/** What a figure may come to. Times are none of these: they depend on what else the machine does. */
const limits: Figures = { 'cold list: requests until quiet': 60 };

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
    for (const measure of measures) {
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

const over: string[] = [];
for (const name of Object.keys(all[0] ?? {})) {
  const found = all.map((figures) => figures[name] ?? Number.NaN);
  const limit = limits[name];
  if (limit !== undefined && middleOf(found) > limit) over.push(`${name}: ${middleOf(found)} of ${limit}`);
  console.log(
    `${name.padEnd(44)}${middleOf(found).toFixed(0).padStart(8)}   ${found.map((one) => one.toFixed(0)).join(' ')}`,
  );
}

// Other programs of the machine make every figure longer.
console.log(
  `Load of the machine: ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`,
);

if (over.length > 0) throw new Error(`Above the limit: ${over.join('; ')}.`);
