import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { shared } from '#tests/setup/viewedList.tsx';
import { useViewWriting } from '../keeping/useViewWriting.ts';
import { ArrangeViews } from './ArrangeViews.tsx';

await vi.hoisted(async () => (await import('#tests/setup/seeNothing.ts')).seeNothing());

/** The dialog over these views; what is kept of an order is theirs at once. */
async function arrange(ids: string, keep?: () => void) {
  let savedViews = [...ids].map((id) => ({ ...shared, id, label: `View ${id}` }));
  const put = (order: readonly string[]) => {
    savedViews = order.flatMap((id) => savedViews.filter((view) => view.id === id));
  };
  const { client } = answeringClient(({ name, variables }) => {
    if (name === 'SavedViews') return { data: { savedViews } };
    keep?.();
    put(variables.ids as string[]);
    return { data: { orderSavedViews: savedViews.length } };
  });
  const Arranging = () => {
    const write = useViewWriting();
    return (
      <ArrangeViews resource="events" onPut={async (view) => write(async (writer) => writer.put(view))} />
    );
  };
  const metas = { events: async () => eventsMeta(), savedViews: async () => eventsMeta() };
  await renderAdmin(<Arranging />, { client, metas });
  const isShown = (order: string) =>
    waitFor(() =>
      expect(
        screen
          .queryAllByRole('listitem')
          .map(({ dataset }) => dataset['view'])
          .join(''),
      ).toBe(order),
    );
  await isShown(ids);
  return {
    isShown,
    put,
    press: async (name: string) => userEvent.click(screen.getByRole('button', { name })),
  };
}

it('a view goes to the top or the end by one press or key, and on from what another tab has arranged', async () => {
  const { isShown, press, put } = await arrange('1234');
  await press('Move View 4 to the top');
  await isShown('4123');
  await userEvent.keyboard('{Alt>}{End}{/Alt}');
  await isShown('1234');
  expect(screen.getByRole('status').textContent).toBe('View 4 is number 4 of 4 now.');
  put(['3', '1', '2', '4']);
  await press('Move View 4 up');
  await isShown('4312');
});

it('a view that was deleted in another tab is arranged no more', async () => {
  const { isShown, press, put } = await arrange('12', () => {
    put(['1']);
    throw new Error('A view is gone.');
  });
  await press('Move View 1 down');
  await isShown('1');
});
