import { vi } from 'vitest';

class Unseeing {
  readonly observe = (): void => undefined;
  readonly unobserve = (): void => undefined;
  readonly disconnect = (): void => undefined;
}

/** Nothing ever changes its size, as in a page that is not laid out. */
export const seeNothing = (): unknown => vi.stubGlobal('ResizeObserver', Unseeing);
