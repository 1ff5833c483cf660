import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { GroupsFailure } from './GroupsFailure.tsx';

const refused = (code: string, message: string) =>
  Object.assign(new Error(message), { graphQLErrors: [{ message, extensions: { code } }] });

it('too many groups are told with what to do instead; what could not be read is asked for again', async () => {
  const [onRetry, onUngroup] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const shown = (error: Error) => <GroupsFailure error={error} onRetry={onRetry} onUngroup={onUngroup} />;
  await renderAdmin(
    <>
      {shown(refused('LIMIT_EXCEEDED', 'Groups may be at most 500.'))}
      {shown(refused('BUSY', 'The database is busy.'))}
    </>,
  );
  const [many, unread] = screen.getAllByRole('alert');
  expect(many?.textContent).toContain(
    'Groups may be at most 500. Filter the list, or group it by something else.',
  );
  act(() => screen.getByRole('button', { name: 'Do not group' }).click());
  expect(onUngroup).toHaveBeenCalledOnce();
  expect(unread?.textContent).toContain('The database is busy.');
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(onRetry).toHaveBeenCalledOnce();
});
