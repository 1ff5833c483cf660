import { ApolloLink, Observable } from '@apollo/client/core';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { AccessContext } from '#src/data/access/AccessContext.ts';
import { clientOver } from '#src/data/testing/clientOver.ts';
import { DataClientProvider } from '#src/data/DataClient.tsx';
import { OwnDashboard } from './OwnDashboard.tsx';

const client = clientOver(new ApolloLink(() => new Observable(() => undefined)));

it.each([
  ['no cost panel to those who may not read costs', ['estimatedCosts'], false],
  ['the cost panel to those who may', [], true],
])('while the figures are on their way it shows %s', async (_who, hiddenFields, shown) => {
  const access = [{ type: 'CentreEvent', can: [], hiddenFields, inputs: [] }];
  await renderAdmin(
    <AccessContext value={{ get: () => access, subscribe: () => () => undefined }}>
      <DataClientProvider value={client}>
        <OwnDashboard />
      </DataClientProvider>
    </AccessContext>,
  );
  expect(await screen.findByRole('region', { name: 'Events and fill' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Estimated cost per head' }) !== null).toBe(shown);
});
