import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { aCost, aCostEvent } from '#tests/setup/costSheet.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { sentOffline } from '#tests/setup/sentOffline.ts';
import { useCostRestore } from './useCostRestore.ts';

it('a line is had back as soon as there is a connection', async () => {
  const { client, sent } = answeringClient(({ name }) => ({
    data: name === 'CostSheet' ? { centreEvent: aCostEvent(), costCategories: [] } : null,
  }));
  const Line = () => {
    const restore = useCostRestore('12');
    const removed = { costId: '1', before: aCost(), after: undefined, old: {} };
    return <button onClick={() => void restore(removed)}>Ask</button>;
  };
  await renderAdmin(<Line />, { client });
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore Bus?' }));
  const press = () => userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await sentOffline(sent, press)).toEqual({ offline: [], online: ['SaveCosts'] });
});
