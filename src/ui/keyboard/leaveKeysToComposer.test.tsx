import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leaveKeysToComposer } from './leaveKeysToComposer.ts';

it('keys that an input method takes are none of the page, and those after them are', () => {
  leaveKeysToComposer();
  const heard: string[] = [];
  const hear = ({ key }: { readonly key: string }) => void heard.push(key);
  document.addEventListener('keydown', hear);
  render(<input aria-label="Name" onKeyDown={hear} />);
  const name = screen.getByRole('textbox');
  fireEvent.keyDown(name, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(name, { key: 'Enter', keyCode: 229 });
  expect(heard).toEqual([]);
  fireEvent.keyDown(name, { key: 'Enter', keyCode: 13 });
  expect(heard).toEqual(['Enter', 'Enter']);
  document.removeEventListener('keydown', hear);
});
