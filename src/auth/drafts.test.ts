// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { draftPrefix, draftsForgotten, forgetDrafts } from './drafts.ts';

it('signing out on purpose takes the drafts along, and nothing else', () => {
  sessionStorage.clear();
  sessionStorage.setItem(`${draftPrefix}7:booking:1`, '{}');
  sessionStorage.setItem(`${draftPrefix}8:waiting:2`, '{}');
  sessionStorage.setItem('other', 'stays');
  const heard = vi.fn();
  window.addEventListener(draftsForgotten, heard, { once: true });
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
  expect(heard).toHaveBeenCalledOnce();
});
