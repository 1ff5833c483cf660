import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { TimeZoneInput } from './TimeZoneInput.tsx';

const countries = [
  { id: '1', countryCode: 'JP' },
  { id: '2', countryCode: 'US' },
  { id: '3', countryCode: 'IN' },
];

const Countries = () => {
  const { setValue } = useFormContext();
  return countries.map(({ id, countryCode }) => (
    <button key={id} type="button" onClick={() => setValue('country', { id })}>
      {countryCode}
    </button>
  ));
};

const renderZone = async (record: object) =>
  renderAdmin(
    <Form record={record}>
      <Countries />
      <TimeZoneInput />
    </Form>,
    {
      resource: 'centers',
      dataProvider: { getList: async () => ({ data: countries, total: countries.length }) as never },
    },
  );

const choose = async (code: string) => userEvent.click(screen.getByRole('button', { name: code }));
const zoneIs = async (zone: string) =>
  waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', zone));

it('the zone follows the country while nobody chose it; of several one is to be chosen', async () => {
  await renderZone({ timeZone: 'UTC' });
  await choose('JP');
  await zoneIs('Asia/Tokyo');
  await choose('US');
  await zoneIs('');
  await userEvent.click(screen.getByRole('combobox'));
  expect(screen.getAllByRole('option')[0]?.textContent).toMatch(/^America\//);
  await userEvent.click(screen.getByRole('option', { name: 'America/Chicago' }));
  await choose('IN');
  await userEvent.click(screen.getByRole('combobox'));
  await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toBe('Asia/Kolkata'));
  await zoneIs('America/Chicago');
});

it('a centre that is there keeps its zone until its country changes', async () => {
  await renderZone({ id: '7', country: { id: '3' }, timeZone: 'Asia/Calcutta' });
  await zoneIs('Asia/Calcutta');
  await choose('JP');
  await zoneIs('Asia/Tokyo');
});
