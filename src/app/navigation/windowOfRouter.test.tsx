import { createBrowserRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { windowOfRouter } from './windowOfRouter.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

it('tells the router of a step back once the browser has told everybody else', async () => {
  const router = createBrowserRouter([{ path: '*' }], { window: windowOfRouter() });
  const path = () => router.state.location.pathname;
  await router.navigate('/first');
  await router.navigate('/second');
  const whileTold: string[] = [];
  window.addEventListener('popstate', () => whileTold.push(path()), { once: true });
  window.history.back();
  await vi.waitFor(() => expect(path()).toBe('/first'));
  expect(whileTold).toEqual(['/second']);
  expect(router.state.historyAction).toBe('POP');
  router.dispose();
});

it('tells a router that is gone nothing', async () => {
  const router = createBrowserRouter([{ path: '*' }], { window: windowOfRouter() });
  await router.navigate('/first');
  await router.navigate('/second');
  router.dispose();
  window.history.back();
  await vi.waitFor(() => expect(window.location.pathname).toBe('/first'));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(router.state.location.pathname).toBe('/second');
});
