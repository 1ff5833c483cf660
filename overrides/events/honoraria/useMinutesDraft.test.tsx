import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { forgetDrafts } from '#src/auth/drafts.ts';
import { noMinutes, useMinutesDraft } from './useMinutesDraft.ts';

afterEach(() => {
  sessionStorage.clear();
});

const draftOf = (event: string, user: string) =>
  renderHook(() => useMinutesDraft(event, user)).result.current[0];

it('minutes that are typed are there for whoever typed them alone, until they are saved or signed out of', () => {
  const { result } = renderHook(() => useMinutesDraft('3', 'anna'));
  const keep = (minutes: number) => act(() => result.current[1](() => ({ '7': { prepMinutes: minutes } })));
  keep(90);
  expect(draftOf('3', 'anna')).toEqual({ '7': { prepMinutes: 90 } });
  expect([draftOf('3', 'bert'), draftOf('4', 'anna')]).toEqual([{}, {}]);
  act(() => result.current[1](() => noMinutes));
  expect(draftOf('3', 'anna')).toEqual({});
  keep(30);
  forgetDrafts();
  expect(draftOf('3', 'anna')).toEqual({});
});
