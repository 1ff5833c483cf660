import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aCost } from '#tests/setup/costSheet.ts';
import { cell, event, fill, line, names, open, save } from '#tests/setup/openCosts.tsx';

beforeEach(() => window.sessionStorage.clear());

it('is typed into on and on while Ctrl+S saves, behind what was there', async () => {
  await open(event('2027-01-01', line('1', 'Bus')), () => new Promise(() => undefined));
  await userEvent.click(cell('Paid for, line 1'));
  await userEvent.keyboard('Coach{Control>}s{/Control}es');
  expect(cell('Paid for, line 1').value).toBe('Coaches');
});

it('shows amounts with their thousands apart, and as they are typed while one is in them', async () => {
  await open(event('2027-01-01', line('1', 'Bus')), async () => undefined);
  const amount = cell('Without VAT, line 1');
  await userEvent.click(amount);
  await userEvent.keyboard('1250');
  await userEvent.tab();
  expect(amount.value).toBe('1,250.00');
  // It is no change to have been in it.
  await userEvent.tab({ shift: true });
  expect(amount.value).toBe('1250');
  expect([amount.selectionStart, amount.selectionEnd]).toEqual([0, 4]);
  await userEvent.tab();
  expect(amount.value).toBe('1,250.00');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(amount.value).toBe('10.00');
});

it('the example of an amount is one of its currency', async () => {
  const { saves } = await open(
    event('2027-01-01', aCost({ id: '1', name: 'Bus', currency: 'JPY' })),
    async () => undefined,
  );
  fill('With VAT, line 1', '1e5');
  await save();
  expect(await screen.findByText('An amount such as 143.')).toBeDefined();
  expect(saves).toEqual([]);
});

it('an amount and a total beyond the most say so at their cells, and are not sent (H7)', async () => {
  const { saves } = await open(event('2027-01-01', line('1', 'Bus')), async () => undefined);
  fill('With VAT, line 1', '10000000001');
  await save();
  expect(await screen.findByText('At most €10,000,000,000.00 for one unit.')).toBeDefined();
  expect(screen.queryByText(/cannot be read/)).toBeNull();
  fill('With VAT, line 1', '20000000');
  fill('Units, line 1', '501');
  await save();
  expect(await screen.findByText('All units together may come to at most €10,000,000,000.00.')).toBeDefined();
  expect(saves).toEqual([]);
});

it('why a cell cannot be taken stands below its line, across all columns, and is read out with the cell', async () => {
  await open(event('2027-01-01', line('1', 'Bus')), async () => undefined);
  fill('Units, line 1', 'abc');
  await save();
  const told = await screen.findByText('A whole number, or 12 + 2 for participants and trainers.');
  expect(told.closest('td')).toHaveProperty('colSpan', 10);
  expect(told.parentElement?.textContent).toMatch(/^Units: A whole number/);
  expect(cell('Units, line 1').getAttribute('aria-describedby')).toBe(told.id);
});

it('a way of counting that was pasted and is none stands in its cell, with why it cannot be taken', async () => {
  const { saves } = await open(event('2027-01-01', line('1', 'Bus')), async () => undefined);
  fireEvent.paste(cell('Paid for, line 1'), { clipboardData: { getData: () => 'Bus\tTaxi\tTwice' } });
  await save();
  expect(await screen.findByText('Choose what it is multiplied by.')).toBeDefined();
  expect(screen.getByLabelText<HTMLSelectElement>('Multiplied, line 1').value).toBe('Twice');
  expect(saves).toEqual([]);
});

it('rows are pasted onto a sheet that has no line to stand in', async () => {
  const { saves } = await open(event('2027-01-01'), async () => undefined);
  fireEvent.paste(document.body, {
    clipboardData: { getData: () => 'Bus\tTaxi\tFixed\t2\t10\t11.9\tEUR\nTram\tTaxi\tFixed\t1\t2\t2' },
  });
  await waitFor(() => expect(names()).toEqual(['Bus', 'Tram']));
  await save();
  await waitFor(() => expect(saves[0]?.estimated_costs?.create).toHaveLength(2));
});
