import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollBehaviour } from './useScrollBehaviour.ts';

const scrollTo = vi.fn();
const scrollIntoView = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo);
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollTo.mockReset();
  scrollIntoView.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Page = () => {
  useScrollBehaviour();
  return (
    <>
      <Link to="/other">Other</Link>
      <Link to="/other#dates">Dates</Link>
      <Link to="?page=2">Next</Link>
      <h2 id="dates">Dates and times</h2>
    </>
  );
};
const open = () => render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />);
const follow = (name: string) => act(() => void fireEvent.click(screen.getByRole('link', { name })));

it('scrolls to the top after each page loads (spec §2)', () => {
  open();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  follow('Other');
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

it('waits 500 ms, then scrolls smoothly to the hash (spec §2)', () => {
  open();
  follow('Dates');
  act(() => void vi.advanceTimersByTime(499));
  expect(scrollIntoView).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' });
});

it('scrolls to the hash at once where motion is reduced', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('prefers-reduced-motion') }));
  open();
  follow('Dates');
  act(() => void vi.advanceTimersByTime(500));
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant' });
});

it('a change of the query alone is not a page', () => {
  open();
  follow('Next');
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
