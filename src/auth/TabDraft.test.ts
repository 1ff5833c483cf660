// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { TabDraft } from './TabDraft.ts';

it('does not stand in the way where storage is full', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const draft = new TabDraft<{ name: string }>('7', 'events:12');
  draft.write({ name: 'Course' });
  expect(full).toHaveBeenCalledOnce();
  full.mockRestore();
  expect(draft.read()).toBeUndefined();
});
