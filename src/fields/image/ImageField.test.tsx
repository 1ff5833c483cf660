import { act, fireEvent, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { CompactCells } from '../cell/CompactCells.ts';
import { ImageField } from './ImageField.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const trainer = { id: '1', fullName: 'Ida Berg', photo: { thumbnail: '/files/a.png' } };

it('a photo in a list that does not come within 1500 ms gives way to the initials (spec §9)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderAdmin(
    <RecordContextProvider value={trainer}>
      <CompactCells value>
        <ImageField source="photo" />
      </CompactCells>
    </RecordContextProvider>,
  );
  act(() => void vi.advanceTimersByTime(1_499));
  expect(screen.getByRole('img').getAttribute('src')).toBe('/files/a.png');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('IB')).toBeDefined();
});

it('a picture that cannot be shown gives way to the initials on the page, too', async () => {
  await renderAdmin(
    <RecordContextProvider value={trainer}>
      <ImageField source="photo" />
    </RecordContextProvider>,
  );
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('IB')).toBeDefined();
});
