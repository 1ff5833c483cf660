import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHoldTab } from './useHoldTab.ts';

const Typed = ({ changed, meant = false }: { readonly changed: boolean; readonly meant?: boolean }) => {
  useHoldTab(changed, () => meant);
  return null;
};
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('holds the tab while something is typed, and no longer', () => {
  const { rerender, unmount } = render(<Typed changed={false} />);
  expect(isHeld()).toBe(false);
  rerender(<Typed changed />);
  expect(isHeld()).toBe(true);
  rerender(<Typed changed meant />);
  expect(isHeld()).toBe(false);
  rerender(<Typed changed />);
  unmount();
  expect(isHeld()).toBe(false);
});
