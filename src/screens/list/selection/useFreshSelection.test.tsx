import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { useFreshSelection } from './useFreshSelection.ts';

it('selected rows stay from page to page, and are let go when the filters change', () => {
  const onUnselectItems = vi.fn();
  let list: Partial<ListControllerResult> = { filterValues: { q: 'ada' }, page: 1, onUnselectItems };
  const around = ({ children }: { readonly children: ReactNode }) => (
    <ListContextProvider value={list as ListControllerResult}>{children}</ListContextProvider>
  );
  const { rerender } = renderHook(() => useFreshSelection(), { wrapper: around });
  // What was selected when the list was left.
  expect(onUnselectItems).toHaveBeenCalledTimes(1);
  list = { filterValues: { q: 'ada' }, page: 2, onUnselectItems };
  rerender();
  expect(onUnselectItems).toHaveBeenCalledTimes(1);
  list = { filterValues: { q: 'grace' }, page: 1, onUnselectItems };
  rerender();
  expect(onUnselectItems).toHaveBeenCalledTimes(2);
});
