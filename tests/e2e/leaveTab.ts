import type { Page } from 'playwright/test';

const viewport = { width: 1440, height: 900 };

/** In the browser: a list remembers its filter and sorting, a form what was typed; neither may reach into the next test. */
function forget(): void {
  const remembered = Object.keys(localStorage).filter((key) => /\.(listParams|selectedIds)$/.test(key));
  for (const key of remembered) localStorage.removeItem(key);
  sessionStorage.clear();
}

/** Leaves a tab as if it were new for the next test; answers null where it is no longer there. */
export async function leaveTab(page: Page | null, origin: string): Promise<Page | null> {
  if (page === null || page.isClosed()) return null;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Of the app but without it: whatever it still wanted to keep it has kept by then, and nothing is drawn anew below.
  await page.goto(`${origin}/health/ready`);
  page.removeAllListeners('dialog');
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(viewport);
  await page.evaluate(forget);
  return page;
}
