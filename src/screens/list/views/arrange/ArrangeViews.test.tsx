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

it('a view that was deleted in another tab is arranged no more', async () => {
  const savedViews = [shared, { ...shared, id: '13', label: 'Autumn' }];
  const { client } = answeringClient(({ name }) =>
    name === 'SavedViews' ? { data: { savedViews: [...savedViews] } } : { data: null },
  );
  const Arranging = () => {
    const write = useViewWriting();
    const order = async () => {
      savedViews.pop();
      await write(() => Promise.reject(new Error('A view is gone.')));
    };
    return <ArrangeViews resource="events" onOrder={order} />;
  };
  const metas = { events: async () => eventsMeta(), savedViews: async () => eventsMeta() };
  await renderAdmin(<Arranging />, { client, metas });
  const shown = () => screen.queryAllByRole('listitem').map(({ dataset }) => dataset['view']);
  await waitFor(() => expect(shown()).toEqual(['12', '13']));
  await userEvent.click(screen.getByRole('button', { name: 'Move Spring down' }));
  await waitFor(() => expect(shown()).toEqual(['12']));
});
