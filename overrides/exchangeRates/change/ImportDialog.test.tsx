import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ImportDialog } from './ImportDialog.tsx';

const change = (target: string, kind: string, before: number | null, after: number) => ({
  __typename: 'ExchangeRateChange',
  ...{ target, kind, before, after },
});

const changes = [
  change('PLN', 'SAME', 4.2915, 4.2915),
  change('UAH', 'MISSING', 44.8, 44.8),
  change('USD', 'CHANGED', 1, 1.01),
  change('EGP', 'NEW', null, 53.12),
];

async function open(problems: readonly object[]) {
  const { sent, client } = answeringClient(({ name }) =>
    name === 'RatePreview'
      ? {
          data: {
            exchangeRatePreview: { __typename: 'ExchangeRatePreview', followsId: '7', changes, problems },
          },
        }
      : { data: { importExchangeRates: { __typename: 'ExchangeRateSet', id: '8' } } },
  );
  const onClose = vi.fn();
  await renderAdmin(<ImportDialog base="EUR" onClose={onClose} />, { client });
  fireEvent.change(await screen.findByLabelText('Rates'), { target: { value: 'USD,1.01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByRole('table');
  return {
    sent,
    onClose,
    keep: () => screen.getByRole<HTMLButtonElement>('button', { name: 'Keep these rates' }),
  };
}

const imports = (sent: Awaited<ReturnType<typeof open>>['sent']) =>
  sent.filter(({ name }) => name === 'ImportExchangeRates').map(({ variables }) => variables);

it('shows what is new, changed, missing and the same before a file is kept, then keeps it over the set that was seen', async () => {
  const { sent, onClose, keep } = await open([]);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'EGP53.1200New',
    'USD1.00001.0100+1.00%',
    'UAH44.800044.8000Not in the file',
    'PLN4.29154.2915The same',
  ]);
  expect(imports(sent)).toEqual([]);
  fireEvent.click(keep());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(imports(sent)).toEqual([
    {
      input: expect.objectContaining({
        base: 'EUR',
        text: 'USD,1.01',
        follows_id: '7',
        leave_out: false,
        idempotency_key: expect.stringMatching(/^[\da-f]{8}-/) as string,
      }) as object,
    },
  ]);
});

it('names lines that are not understood, and keeps the rest only where they are left out', async () => {
  const { sent, onClose, keep } = await open([
    {
      __typename: 'ExchangeRateProblem',
      line: 3,
      text: 'nonsense',
      message: 'A line has a currency and a rate.',
    },
  ]);
  expect(screen.getByText('1 line is not understood')).toBeDefined();
  expect(screen.getByText(/Line 3/).textContent).toBe('Line 3: nonsense A line has a currency and a rate.');
  expect(keep().disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Leave it out' }));
  fireEvent.click(keep());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(imports(sent)[0]).toMatchObject({ input: { leave_out: true } });
});

it('looks again where the file has changed since', async () => {
  const { keep } = await open([]);
  expect(keep()).toBeDefined();
  fireEvent.change(screen.getByLabelText('Rates'), { target: { value: 'USD,2' } });
  await screen.findByRole('button', { name: 'Preview' });
  expect(screen.queryByRole('table')).toBeNull();
});
