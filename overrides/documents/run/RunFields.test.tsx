import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { useOwnValues } from '../fields/useOwnValues.ts';
import { aContext, aField, anImpression, aRun } from '../testing/aRun.ts';
import { RunFields } from './RunFields.tsx';

const run = aRun();
const onMending = vi.fn();
const Fields = () => (
  <RunFields
    run={run}
    impression={anImpression()}
    own={useOwnValues(run)}
    mending="city"
    onMending={onMending}
  />
);

it('leads to the field that mends a document, as soon as it is read', async () => {
  const contexts = [aContext([aField(), aField({ field: 'city', label: 'City', source: null })])];
  const { client } = answeringClient(() => ({ data: { documentRun: { impressions: [{ contexts }] } } }));
  await renderAdmin(<Fields />, { client });
  const field = await screen.findByRole('textbox', { name: 'Own value of City (Participant)' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(onMending).toHaveBeenCalledOnce();
});
