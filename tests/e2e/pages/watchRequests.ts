import { expect, type Page, type Request } from 'playwright/test';

/**
 * The frame asks for itself, whatever the page is: the bell, beside it whether the viewer may still do the same, the
 * views that stand pinned in the rail; and those of a list.
 */
const ofTheFrame: readonly string[] = ['Notifications', 'Access', 'PinnedViews', 'SavedViews'];

interface Operation {
  readonly operationName: string;
  readonly query: string;
}

interface Watch {
  /** What the page itself asked the data endpoint for, in order. */
  readonly operations: () => readonly Operation[];
  /** The operations of each request, the frame's among them. */
  readonly requests: () => readonly (readonly string[])[];
  /** Waits until all that was asked for is answered and drawn. */
  readonly settled: () => Promise<void>;
}

/** Keeps what a page asks for from now on. */
export function watchRequests(page: Page): Watch {
  const requests: (readonly Operation[])[] = [];
  const open = new Set<Request>();
  page.on('request', (request) => {
    open.add(request);
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/graphql') return;
    requests.push([request.postDataJSON() as Operation | Operation[]].flat());
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return {
    operations: () => requests.flat().filter(({ operationName }) => !ofTheFrame.includes(operationName)),
    requests: () => requests.map((request) => request.map(({ operationName }) => operationName)),
    settled: async () => {
      await expect(async () => {
        expect(open.size).toBe(0);
        await drawn(page);
        expect(open.size).toBe(0);
        expect(await page.locator('[aria-busy="true"], .MuiSkeleton-root').count()).toBe(0);
      }).toPass({ timeout: 20_000, intervals: [50] });
    },
  };
}

/** Whatever an answer leads to is asked for by the second frame after it. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
