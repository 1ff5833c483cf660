import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Notification } from 'react-admin';
import { expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { permissions } from '#tests/setup/accessOf.ts';
import { aCost, aCostEvent } from '#tests/setup/costSheet.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { LatestActivity } from './LatestActivity.tsx';
import { RecordHistory } from './RecordHistory.tsx';

const room = {
  __typename: 'EstimatedCost',
  ...aCost({ id: '7', name: 'Room hire', amountExcVat: 135_000, amountIncVat: 135_000 }),
};
const bus = {
  name: 'Bus',
  cost_category_id: '1',
  unit_mode: 'FIXED',
  amount_exc_vat: 8000,
  amount_inc_vat: 9520,
  currency: 'JPY',
};
const entry = (
  id: string,
  auditableType: string,
  auditableId: string,
  event: string,
  old: object,
  now: object,
) => ({
  id,
  event,
  auditableType,
  auditableId,
  model: null,
  oldValues: JSON.stringify(old),
  newValues: JSON.stringify(now),
  user: { id: '2', fullName: 'Anna Nowak' },
  createdAt: `2027-03-1${id}T08:00:00Z`,
});
const item = (start: string) => ({
  name: 'Groups',
  order: 0,
  time_start: `2027-03-12T${start}:00`,
  time_end: '2027-03-12T16:00:00',
  trainers: [],
});
const agenda = (start: string) => ({
  agenda: { name: null, sections: [{ name: 'Day 1', order: 0, items: [item(start)] }] },
});
const audits = [
  entry('5', 'CentreEvent', '4', 'updated', agenda('13:15'), agenda('13:30')),
  entry('4', 'EstimatedCost', '9', 'deleted', bus, {}),
  entry(
    '3',
    'EstimatedCost',
    '7',
    'updated',
    { name: 'Hall', amount_exc_vat: 120_000, amount_inc_vat: 120_000 },
    { name: 'Room hire', amount_exc_vat: 135_000, amount_inc_vat: 135_000 },
  ),
  entry('2', 'CentreEvent', '4', 'updated', { name: 'Course' }, { name: 'Advanced course' }),
];

async function open(Screen: typeof RecordHistory | typeof LatestActivity, mayWrite = true, refused?: string) {
  const can = (action: string) => [{ __typename: 'Permission', action, allowed: mayWrite, why: null }];
  const { client, sent } = answeringClient(({ name }) => {
    if (name === 'SaveCosts' && refused !== undefined)
      return { errors: [new GraphQLError(refused, { extensions: { code: 'STALE_WRITE' } })] };
    if (name === 'SaveCosts') return { data: { updateCentreEvent: { __typename: 'CentreEvent', id: '4' } } };
    return {
      data: {
        centreEvent: {
          __typename: 'CentreEvent',
          ...aCostEvent({
            id: '4',
            name: 'Advanced course',
            dateStart: '2027-03-12',
            dateModified: '2027-03-15T08:00:00Z',
            can: can('update_costs'),
            estimatedCosts: [{ ...room, can: can('update') }],
          }),
        },
        costCategories: [{ __typename: 'CostCategory', id: '1', path: 'Venue', can: can('use_for_costs') }],
      },
    };
  });
  const asked: unknown[] = [];
  const getList = async (_resource: string, { filter }: { readonly filter: unknown }) => {
    asked.push(filter);
    return { data: audits, total: audits.length };
  };
  await renderAdmin(
    <>
      <Screen
        id="4"
        type="CentreEvent"
        record={{ id: '4', can: permissions({ update: mayWrite }) }}
        skeleton={null}
      />
      <Notification />
    </>,
    {
      client,
      metas: {
        events: async () => ({
          name: 'events',
          type: 'CentreEvent',
          idField: 'id',
          representation: ['name'],
          can: 'can',
        }),
      },
      definitions: { trainers: { name: 'trainers', options: { type: 'Trainer' } } },
      messages: { enums: { AuditedType: { EstimatedCost: 'Estimated cost' } } },
      dataProvider: { getList } as never,
    },
  );
  await screen.findByText(/1,200\.00 EUR → 1,350\.00 EUR/);
  return {
    asked,
    saved: () => sent.filter(({ name }) => name === 'SaveCosts').map(({ variables }) => variables['input']),
  };
}

it('an event’s history says what its costs were and became, in the order of time', async () => {
  const { asked } = await open(RecordHistory);
  expect(asked).toEqual([
    {
      whereConditions: {
        AND: [
          { column: 'AUDITABLE_TYPE', operator: 'IN', value: ['CentreEvent', 'EstimatedCost'] },
          { column: 'OWNER_ID', operator: 'EQ', value: '4' },
        ],
      },
    },
  ]);
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told.find((text) => text.includes('Bus'))).toMatch(/Estimated cost.*Bus: removed, 9,520 JPY/);
  expect(told.find((text) => text.includes('Hall'))).toContain(
    'Room hire: renamed from “Hall”; 1,200.00 EUR → 1,350.00 EUR',
  );
  // The name of a line is not the name of the event.
  expect(screen.getByText('Advanced course', { selector: 'ins' })).toBeDefined();
});

it('a cost is had back by the ordinary change of its event, from the version that was read (K6)', async () => {
  const { saved } = await open(RecordHistory);
  fireEvent.click(screen.getByRole('button', { name: 'Restore this cost as it was before this: Room hire' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(/^Hall: renamed from “Room hire”; 1,350\.00 EUR → 1,200\.00 EUR\. The log/),
  ).toBeDefined();
  expect(saved()).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Hall is as it was.')).toBeDefined();
  const version = { id: '4', date_modified: '2027-03-15T08:00:00Z' };
  expect(saved()).toMatchObject([
    {
      ...version,
      estimated_costs: { update: [{ id: '7', name: 'Hall', amount_inc_vat: 120_000, currency: 'EUR' }] },
    },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Restore this cost: Bus' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(saved()[1]).toMatchObject({ ...version, estimated_costs: { create: [bus] } }));
});

it('says why a cost is not had back', async () => {
  await open(RecordHistory, true, 'Somebody else has changed this event.');
  fireEvent.click(screen.getByRole('button', { name: 'Restore this cost: Bus' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Somebody else has changed this event.')).toBeDefined();
});

it('offers no cost to those who may not write it', async () => {
  await open(RecordHistory, false);
  expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull();
});

it('the latest activity says in words what happened to agenda and costs', async () => {
  await open(LatestActivity);
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told[0]).toMatch(/^Anna Nowak · Groups: 13:15–16:00 → 13:30–16:00/);
  expect(told[1]).toMatch(/^Anna Nowak · Bus: removed, 9,520 JPY/);
});
