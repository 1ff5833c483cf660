import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { options as asked } from '../options.ts';

/** Fast 3G as Chromium's own tools have it; the processor is a quarter of this one's speed unless asked otherwise. */
const network = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400 };
/** Nothing more is asked for after so long, in ms. */
const quietAfter = 3_000;

interface Traffic {
  readonly requests: number;
  readonly bytes: number;
}

/** A tab of a new profile on a slow machine behind a slow line, and what passes over that line. */
export class SlowTab {
  readonly page: Page;
  #session: CDPSession;
  #requests = 0;
  #bytes = 0;
  #open = new Set<string>();
  #last = Date.now();

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  static async open(browser: Browser, options: BrowserContextOptions): Promise<SlowTab> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    const page = await context.newPage();
    await page.addInitScript(watchTasks);
    const tab = new SlowTab(page, await context.newCDPSession(page));
    await tab.#throttle();
    return tab;
  }

  async #throttle(): Promise<void> {
    const session = this.#session;
    await session.send('Network.enable');
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    session.on('Network.requestWillBeSent', ({ requestId }) => {
      this.#requests += 1;
      this.#open.add(requestId);
      this.#last = Date.now();
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      this.#bytes += encodedDataLength;
      this.#closed(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => this.#closed(requestId));
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: asked.processor });
  }

  #closed(requestId: string): void {
    this.#open.delete(requestId);
    this.#last = Date.now();
  }

  /** As after a release: the browser has none of the scripts. */
  async emptyCache(): Promise<void> {
    await this.#session.send('Network.clearBrowserCache');
  }

  /** All that has passed so far. */
  get traffic(): Traffic {
    return { requests: this.#requests, bytes: this.#bytes };
  }

  async quiet(): Promise<void> {
    while (this.#open.size > 0 || Date.now() - this.#last < quietAfter)
      await new Promise((resolve) => setTimeout(resolve, 100));
  }

  /** The tasks over 50 ms since this was last asked, in ms. */
  longTasks(): Promise<readonly number[]> {
    return this.page.evaluate(() => window.longTasks.splice(0));
  }

  /** What the page's own thread has worked so far, in ms: other programs of the machine do not count. */
  async worked(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}

declare global {
  interface Window {
    longTasks: number[];
    /** From the click to the picture after it, in ms. */
    clicks: number[];
  }
}

/** In the browser, before anything else runs there. */
function watchTasks(): void {
  window.longTasks = [];
  window.clicks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(Math.round(duration));
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') window.clicks.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
