import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { forceColourMode, useColourMode, useShownColourMode } from './colourMode.ts';

afterEach(() => window.localStorage.clear());

describe('the colour mode (spec §4)', () => {
  const modes = () =>
    renderHook(() => {
      const [chosen, choose] = useColourMode();
      return { chosen, choose, shown: useShownColourMode() };
    });

  it('is the system’s until one is chosen, which is stored locally', () => {
    const { result } = modes();
    expect(result.current.chosen).toBe('system');
    act(() => result.current.choose('dark'));
    expect(result.current.shown).toBe('dark');
    expect(modes().result.current.chosen).toBe('dark');
  });

  it('is forced by a page for as long as it is shown, and the choice stays', () => {
    const { result } = modes();
    act(() => result.current.choose('dark'));
    let release = () => {};
    act(() => {
      release = forceColourMode('light');
    });
    expect(result.current).toMatchObject({ shown: 'light', chosen: 'dark' });
    act(() => release());
    expect(result.current.shown).toBe('dark');
  });

  it('ignores a page that forces system', () => {
    const { result } = modes();
    act(() => result.current.choose('dark'));
    let release = () => {};
    act(() => {
      release = forceColourMode('system');
    });
    expect(result.current.shown).toBe('dark');
    act(() => release());
    expect(result.current.shown).toBe('dark');
  });
});
