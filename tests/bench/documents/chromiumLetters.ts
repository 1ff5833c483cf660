import { chromium } from 'playwright';
import { findChromium } from '#tests/setup/findChromium.ts';
import { letter } from './letter.ts';

const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Milliseconds a letter that Chromium takes to print the same letters, with as many pages at once as there are cores. */
export async function chromiumLetters(count: number, atOnce: number): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: flags });
  try {
    const pages = await Promise.all(Array.from({ length: atOnce }, () => browser.newPage()));
    const print = async (n: number) => {
      const page = pages[n % atOnce];
      await page?.setContent(letter(n).bodies.join(''));
      await page?.pdf({ format: 'A4', tagged: true });
    };
    await Promise.all(pages.map((_page, n) => print(n)));
    const start = performance.now();
    await Promise.all(
      pages.map(async (_page, first) => {
        for (let n = first; n < count; n += atOnce) await print(n);
      }),
    );
    return (performance.now() - start) / count;
  } finally {
    await browser.close();
  }
}
