import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { CostEvent } from './costOperations.ts';
import { cell, event, fill, line, names, open, save } from '#tests/setup/openCosts.tsx';

beforeEach(() => window.sessionStorage.clear());

it('keeps what is typed while a save is under way, and can take it back', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { saves } = await open(event('2027-01-01', line('1', 'Bus')), async ({ estimated_costs }, change) => {
    await answered;
    const [update] = estimated_costs?.update ?? [];
    change(event(`2027-01-0${saves.length + 1}`, line('1', update?.name ?? '')));
  });
  fill('Paid for, line 1', 'Coach');
  await save();
  fill('Without VAT, line 1', '7.50');
  answer();
  expect(await screen.findByText('1 unsaved change')).toBeDefined();
  expect([cell('Paid for, line 1').value, cell('Without VAT, line 1').value]).toEqual(['Coach', '7.50']);
  expect(window.sessionStorage).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false));
  await save();
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves[1]).toMatchObject({
    date_modified: '2027-01-02',
    estimated_costs: { create: [], update: [{ id: '1', name: 'Coach', amount_exc_vat: 750 }], delete: [] },
  });
});

it('what is typed in a cell that has not been left is a change, and Ctrl+S saves it', async () => {
  const { saves } = await open(event('2027-01-01', line('1', 'Bus')), async () => undefined);
  await userEvent.click(cell('Paid for, line 1'));
  await userEvent.keyboard('Coach');
  expect(await screen.findByText('1 unsaved change')).toBeDefined();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saves).toMatchObject([{ estimated_costs: { update: [{ name: 'Coach' }] } }]));
});

it('what is typed is discarded once that is confirmed', async () => {
  await open(event('2027-01-01', line('1', 'Bus')), async () => undefined);
  fill('Paid for, line 1', 'Coach');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  const dialog = await screen.findByRole('dialog', { name: 'Discard your changes to the costs?' });
  expect(cell('Paid for, line 1').value).toBe('Coach');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(cell('Paid for, line 1').value).toBe('Bus'));
});

it('a draft is taken up again, one that a release before has kept too', async () => {
  await open(event('2027-01-01', line('1', 'Bus')), async () => undefined);
  fill('Paid for, line 1', 'Coach');
  cleanup();
  const [place = ''] = Object.keys(window.sessionStorage);
  const { sent: _, ...kept } = JSON.parse(window.sessionStorage.getItem(place) ?? '{}') as { sent: unknown };
  window.sessionStorage.setItem(place, JSON.stringify(kept));
  const { saves } = await open(event('2027-01-01', line('1', 'Bus')), async (_input, change) =>
    change(event('2027-01-02', line('1', 'Coach'))),
  );
  expect(cell('Paid for, line 1').value).toBe('Coach');
  await save();
  expect(await screen.findByText('Everything is saved.')).toBeDefined();
  expect(saves).toMatchObject([{ estimated_costs: { update: [{ name: 'Coach' }] } }]);
});

async function addTaxi() {
  await userEvent.click(screen.getByRole('button', { name: 'Add a line' }));
  fill('Paid for, line 2', 'Taxi');
  const chooser = screen.getByLabelText<HTMLSelectElement>('Category, line 2');
  fireEvent.change(chooser, { target: { value: '1' } });
  // The head of its group names the path.
  const [chosen] = screen.getByLabelText<HTMLSelectElement>('Category, line 2').selectedOptions;
  expect([chosen?.text, chosen?.closest('optgroup')?.label]).toEqual(['Taxi', 'Travel']);
  fill('Without VAT, line 2', '10');
  fill('With VAT, line 2', '11.9');
}
/** A new line is stored, and its answer lost. */
async function loseTaxi() {
  const opened = await open(event('2027-01-01', line('1', 'Bus')), (input, change) => {
    const [update] = input.estimated_costs?.update ?? [];
    change(event(`${input.date_modified}1`, line('1', 'Bus'), line('2', update?.name ?? 'Taxi')));
    return update === undefined ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve();
  });
  await addTaxi();
  await save();
  expect(await screen.findByRole('alert')).toBeDefined();
  return opened;
}

it('a new line whose answer was lost is there once, and nobody is asked about it', async () => {
  const { saves } = await loseTaxi();
  await save();
  expect(await screen.findByText('Everything is saved.')).toBeDefined();
  expect(names()).toEqual(['Bus', 'Taxi']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(saves).toHaveLength(2);
});

it('a new line that is renamed after its answer was lost is that line', async () => {
  const { saves } = await loseTaxi();
  fill('Paid for, line 2', 'Taxi back');
  await save();
  expect(await screen.findByText('Everything is saved.')).toBeDefined();
  expect(names()).toEqual(['Bus', 'Taxi back']);
  expect(saves.at(-1)?.estimated_costs).toMatchObject({
    create: [],
    update: [{ id: '2', name: 'Taxi back' }],
    delete: [],
  });
});

it('somebody else’s change elsewhere on the event is no reason to ask', async () => {
  let rename: () => void = () => undefined;
  const { saves } = await open(event('2027-01-01', line('1', 'Bus')), async ({ date_modified }, change) => {
    rename = () => change(event(`${date_modified}2`, line('1', 'Coach')));
    change(event(`${date_modified}1`, line('1', 'Coach')));
  });
  fill('Paid for, line 1', 'Coach');
  await save();
  await screen.findByText('Everything is saved.');
  rename();
  fill('Without VAT, line 1', '7.50');
  await save();
  await waitFor(() => expect(saves).toHaveLength(3));
  expect(await screen.findByText('Everything is saved.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('what is typed stays where the sheet cannot be read again after its save', async () => {
  await open(event('2027-01-01', line('1', 'Bus')), async (_input, change) =>
    change(new Error('The server did not answer.')),
  );
  fill('Paid for, line 1', 'Coach');
  await save();
  fill('Without VAT, line 1', '7.50');
  expect(await screen.findByText('1 unsaved change')).toBeDefined();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false));
  expect([cell('Paid for, line 1').value, cell('Without VAT, line 1').value]).toEqual(['Coach', '7.50']);
});

it('what is typed stays where the event is gone by its save, which is said', async () => {
  let change: (next: CostEvent | null) => void = () => undefined;
  await open(event('2027-01-01', line('1', 'Bus')), async (_input, next) => {
    change = next;
    next(event('2027-01-02', line('1', 'Coach')));
  });
  fill('Paid for, line 1', 'Coach');
  await save();
  await screen.findByText('Everything is saved.');
  change(null);
  fill('Paid for, line 1', 'Ferry');
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This record does not exist or is not visible to you.',
  );
  expect(cell('Paid for, line 1').value).toBe('Ferry');
});

it('a conflict is told beside Save, with what others have changed (K6)', async () => {
  let change: (next: CostEvent) => void = () => undefined;
  const { saves } = await open(
    event('2027-01-01', line('1', 'Bus'), line('2', 'Tax')),
    async (_input, next) => {
      change = next;
      next(event('2027-01-02', line('1', 'Bus'), line('2', 'Tax')));
    },
  );
  fill('Paid for, line 1', 'Coach');
  await save();
  await screen.findByText('Everything is saved.');
  change(event('2027-01-03', line('1', 'Tram'), line('3', 'Taxi')));
  fill('Paid for, line 1', 'Ferry');
  await save();
  const alert = await screen.findByRole('alert');
  await waitFor(() =>
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bus: Paid for (you changed it too)', 'Taxi: added', 'Tax: deleted']),
  );
  expect(document.activeElement?.textContent).toBe('Read theirs, keep mine');
  await userEvent.keyboard('{Enter}');
  await save();
  await waitFor(() => expect(saves.at(-1)).toMatchObject({ date_modified: '2027-01-03' }));
  expect(saves.at(-1)?.estimated_costs).toMatchObject({ create: [], update: [{ id: '1', name: 'Ferry' }] });
});
