import type { Page } from 'playwright';
import { middleOf } from './middleOf.ts';
import { hundred, untilRows, type Measure } from './measures.ts';
import { SlowTab } from './SlowTab.ts';

/** How often a key is pressed; the middle of its answers counts. */
const presses = 7;
/** What a key sets off besides its answer has come to rest. Milliseconds. */
const rest = 800;
/** A key without an answer ends the measuring. Milliseconds. */
const patience = 20_000;

interface Key {
  readonly name: string;
  readonly key: string;
  /** Looked for in the page: another element than before the key is its answer. */
  readonly answer: string;
  /** Pressed before it and after it each time, and not measured. */
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

const focusedRow = 'tbody a[data-record]:focus';
const keys: readonly Key[] = [
  { name: 'J goes on', key: 'j', answer: focusedRow },
  { name: 'X ticks', before: ['j'], key: 'x', answer: 'tr:focus-within input:checked' },
  { name: 'Space looks', before: ['j'], key: 'Space', answer: 'main aside[tabindex]', after: ['Escape'] },
  { name: 'J beside a look', before: ['j', 'Space'], key: 'j', answer: focusedRow, after: ['Escape'] },
  {
    name: 'F2 opens a cell',
    before: ['j', 'ArrowRight'],
    key: 'F2',
    answer: '[data-editor] input:focus',
    after: ['Escape'],
  },
];

/** Milliseconds from a key until the picture with its answer is drawn, by the page's own clock. */
async function answerTime(page: Page, { key, answer }: Key): Promise<number> {
  // The page listens before the key is pressed, which is no part of the same queue.
  const listening = await page.evaluateHandle((selector) => {
    const before = document.querySelector(selector);
    const { port1, port2 } = new MessageChannel();
    // Methods: what a constant is called the compiler would note with a function that the page has not.
    const watch = {
      look() {
        const now = document.querySelector(selector);
        // A message that a frame's callback sends comes after its picture.
        if (now !== null && now !== before) port2.postMessage('drawn');
        else requestAnimationFrame(() => watch.look());
      },
    };
    const drawn = new Promise<number>((resolve) => {
      document.addEventListener(
        'keydown',
        ({ timeStamp }) => {
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          requestAnimationFrame(() => watch.look());
        },
        { capture: true, once: true },
      );
    });
    return { drawn };
  }, answer);
  await page.keyboard.press(key);
  return Promise.race([listening.evaluate(({ drawn }) => drawn), noAnswer(key)]);
}

const noAnswer = (key: string): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`${key} had no answer.`)), patience).unref();
  });

async function press(page: Page, all: readonly string[] = []): Promise<void> {
  for (const key of all) {
    await page.keyboard.press(key);
    await page.waitForTimeout(rest);
  }
}

/** The keys of a list of a hundred rows that is there and quiet. */
export const listKeys: Measure = async (browser, options) => {
  const tab = await SlowTab.open(browser, options);
  const { page } = tab;
  await page.goto(hundred, { waitUntil: 'commit' });
  await untilRows(page, 100);
  await tab.quiet();
  const figures: Record<string, number> = {};
  for (const key of keys) {
    const times: number[] = [];
    const work: number[] = [];
    for (let turn = 0; turn < presses; turn += 1) {
      await press(page, key.before);
      const before = await tab.worked();
      times.push(await answerTime(page, key));
      work.push((await tab.worked()) - before);
      await page.waitForTimeout(rest);
      await press(page, key.after);
    }
    figures[`${key.name}, ms`] = middleOf(times);
    figures[`${key.name}: processor, ms`] = middleOf(work);
  }
  await tab.close();
  return figures;
};
