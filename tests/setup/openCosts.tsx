import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { RecordContextProvider } from 'react-admin';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import type { SaveCostsMutationVariables } from '#src/generated/operations.ts';
import { aCost, aCostEvent } from './costSheet.ts';
import { renderAdmin } from './renderAdmin.tsx';
import { CostsTab } from '#overrides/events/costs/CostsTab.tsx';
import type { CostEvent } from '#overrides/events/costs/costOperations.ts';

type Line = CostEvent['estimatedCosts'][number];
export const line = (id: string, name: string): Line => aCost({ id, name });
export const event = (dateModified: string, ...estimatedCosts: readonly Line[]): CostEvent =>
  aCostEvent({ dateModified, estimatedCosts: [...estimatedCosts] });
const category = { id: '1', path: 'Travel / Taxi', can: [{ action: 'use_for_costs', allowed: true }] };

type Save = SaveCostsMutationVariables['input'];

/** The tab over an event that `save` changes or takes away; what it throws is an answer that is lost. */
export async function open(
  first: CostEvent,
  save: (input: Save, change: (next: CostEvent | Error | null) => void) => Promise<void>,
) {
  let stored: CostEvent | Error | null = first;
  const saves: Save[] = [];
  const { client } = answeringClient(async ({ name, variables }) => {
    if (name === 'CostSheet') {
      if (stored instanceof Error) throw stored;
      return { data: { centreEvent: stored, costCategories: [category] } };
    }
    const { input } = variables as SaveCostsMutationVariables;
    saves.push(input);
    if (stored instanceof Error || input.date_modified !== stored?.dateModified)
      return { errors: [new GraphQLError('Stale.', { extensions: { code: 'STALE_WRITE' } })] };
    await save(input, (next) => (stored = next));
    return { data: { updateCentreEvent: { id: '12' } } };
  });
  await renderAdmin(
    <RecordContextProvider value={{ id: '12' }}>
      <CostsTab />
    </RecordContextProvider>,
    { client },
  );
  if (first.estimatedCosts.length === 0) await screen.findByText('No costs yet');
  else await screen.findByLabelText('Paid for, line 1');
  return { saves };
}

export const cell = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export function fill(label: string, text: string) {
  fireEvent.change(cell(label), { target: { value: text } });
  fireEvent.blur(cell(label));
}
export const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
export const names = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Paid for, line/).map(({ value }) => value);
