import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from 'react-admin';
import { expect, it } from 'vitest';
import { eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { StringField } from '#src/fields/string/StringField.tsx';
import type { ConditionsDefinition } from '../filters/ConditionsDefinition.ts';
import { useColumnChoice } from '../table/useColumnChoice.ts';
import { GroupButton } from './GroupButton.tsx';

const columns = columnsOf(<DataTable.Col source="name" field={StringField} />);
const conditions: ConditionsDefinition = {
  source: 'whereConditions',
  operators: ['EQ'],
  relations: [],
  columns: [
    { value: 'NAME', source: 'name', kind: 'string' },
    { value: 'STATUS', source: 'status', kind: 'enum', name: 'EventStatus', values: ['OPEN'] },
    { value: 'DATE_START', source: 'dateStart', kind: 'date' },
  ],
};
const Screen = () => {
  const choice = useColumnChoice('events', columns, undefined);
  return (
    <>
      <GroupButton choice={choice} conditions={conditions} />
      <output>{JSON.stringify(choice.look.groupBy ?? null)}</output>
    </>
  );
};
const open = (figures: boolean) =>
  renderAdmin(<Screen />, { metas: { events: async () => eventsMeta({ list: { figures } }) } });
const choose = async (field: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const looks = () => JSON.parse(screen.getByRole('status', { hidden: true }).textContent) as unknown;

it('a list is grouped from its toolbar, days by month, and the button says by what', async () => {
  await open(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Group' }));
  await screen.findByRole('dialog', { name: 'Group' });
  await userEvent.click(screen.getByRole('combobox', { name: 'Group by' }));
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names).toHaveLength(3);
  await userEvent.keyboard('{Escape}');
  await choose('Group by', names[2] ?? '');
  expect(looks()).toEqual({ source: 'dateStart', unit: 'MONTH' });
  await choose('Span', 'Quarter');
  expect(looks()).toEqual({ source: 'dateStart', unit: 'QUARTER' });
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: `Group: ${names[2]}` })).toBeDefined();
});

it('is not offered where nobody can reckon groups', async () => {
  await open(false);
  await screen.findByRole('status');
  expect(screen.queryByRole('button', { name: 'Group' })).toBeNull();
});
