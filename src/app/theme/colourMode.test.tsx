import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useColourMode, type ColourMode } from './colourMode.ts';

let choose: (mode: ColourMode) => void;
const Shown = () => {
  const [mode, store] = useColourMode();
  choose = store;
  return <p>{mode}</p>;
};
beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

it('is system until another is chosen, and stored locally (spec §4)', () => {
  render(<Shown />);
  expect(screen.getByText('system')).toBeDefined();
  act(() => choose('dark'));
  expect(screen.getByText('dark')).toBeDefined();
  expect(window.localStorage.getItem('convene.colourMode')).toBe('dark');
});

it('takes nothing but system, light and dark', () => {
  window.localStorage.setItem('convene.colourMode', 'sepia');
  render(<Shown />);
  expect(screen.getByText('system')).toBeDefined();
});

it('a page that would force system is ignored: what was chosen stays (spec §4)', () => {
  window.localStorage.setItem('convene.colourMode', 'light');
  document.documentElement.dataset.colourMode = 'system';
  document.documentElement.style.colorScheme = 'light dark';
  render(<Shown />);
  expect(screen.getByText('light')).toBeDefined();
});
