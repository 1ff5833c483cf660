import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Keys } from './Keys.tsx';

it('draws a key twice that is pressed twice, as two', () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(<Keys keys="G G" />);
  expect([...container.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual(['G', 'G']);
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});
