import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ListContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { eventsDocument, eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { RatesInForce } from './RatesInForce.tsx';

it('one failure is told where the list fails too, and both are asked for again by its button', async () => {
  const rates = { inForce: { data: [] }, exchangeRateFeed: null, exchangeRateNeeds: [] };
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), async () => ({ data: rates })];
  const { client, sent } = answeringClient(async () => answers.shift()?.() ?? {});
  const Page = () => {
    const [error, setError] = useState<Error | null>(new TypeError('Failed to fetch'));
    return (
      <ListContextProvider value={{ error } as never}>
        <RatesInForce />
        {error && <button onClick={() => setError(null)}>Read the list again</button>}
      </ListContextProvider>
    );
  };
  const create = { field: 'createEvent', operation: eventsDocument, inputs: [] };
  await renderAdmin(<Page />, { client, metas: { events: async () => eventsMeta({ create }) } });
  await expect.poll(() => document.querySelector('.MuiSkeleton-root')).toBeNull();
  expect([sent.length, screen.queryByRole('button', { name: 'Try again' })]).toEqual([1, null]);
  await userEvent.click(screen.getByRole('button', { name: 'Read the list again' }));
  expect(await screen.findByText('No rates are known')).toBeDefined();
});
