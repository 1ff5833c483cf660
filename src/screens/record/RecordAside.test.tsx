import { act, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { accessOf, typeAccess } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { DateTimeField } from '#src/fields/dateTime/DateTimeField.tsx';
import { RelationField } from '#src/fields/relation/RelationField.tsx';
import { ShowField } from '../ShowField.tsx';
import { RecordActivityContext, type ActivityProps } from './RecordActivity.ts';
import { ResourceShow } from './ResourceShow.tsx';
import { ShowSection } from './ShowSection.tsx';

const record = {
  id: '7',
  name: 'Day course',
  place: { id: '2', name: 'Hamburg' },
  leadTrainer: { id: '4', fullName: 'Dr Żak' },
  dateCreated: '2027-03-12T08:00:00Z',
  dateModified: null,
};
const History = ({ type, id }: ActivityProps) => <p>{`All that happened to ${type} ${id}`}</p>;
const Activity = ({ type, id }: ActivityProps) => <p>{`What happened to ${type} ${id}`}</p>;

const mayList = (allowed: boolean) => typeAccess('Audit', { list: allowed });

async function renderShow(shown: object = record, resource = 'events', access = accessOf(mayList(true))) {
  await renderAdmin(
    <RecordActivityContext value={{ resource: 'audits', component: Activity, history: History }}>
      <Routes>
        <Route
          path="/:id"
          element={
            <ResourceShow>
              <ShowSection name="details">
                <ShowField source="place">
                  <RelationField source="place" reference="places" />
                </ShowField>
                <ShowField source="leadTrainer" label="Lead trainer">
                  <RelationField source="leadTrainer" reference="trainers" />
                </ShowField>
              </ShowSection>
              <ShowSection name="record">
                <ShowField source="dateCreated" label="Created" field={DateTimeField} />
                <ShowField source="dateModified" label="Changed" field={DateTimeField} />
              </ShowSection>
            </ResourceShow>
          }
        />
      </Routes>
    </RecordActivityContext>,
    {
      resource,
      metas: {
        [resource]: async () => ({ name: resource, type: 'Event', idField: 'id', representation: ['name'] }),
      },
      dataProvider: { getOne: (async () => ({ data: shown })) as never },
      path: '/7',
      access,
      definitions: { audits: { name: 'audits', options: { type: 'Audit' } } },
    },
  );
}
it('has the people, the dates and the history of the record', async () => {
  await renderShow();
  const aside = within(await screen.findByRole('complementary', { name: 'About this record' }));
  expect(aside.getByText('Dr Żak')).toBeDefined();
  // And nowhere else.
  expect(screen.getAllByText('Dr Żak')).toHaveLength(1);
  expect(aside.queryByText('Hamburg')).toBeNull();
  expect(aside.getByText('Created')).toBeDefined();
  expect(aside.queryByText('Changed')).toBeNull();
  expect(await aside.findByText('What happened to Event 7')).toBeDefined();
});

it('is not there where there is nothing to say: an entry of the log has no history', async () => {
  await renderShow({ id: '7', name: 'Day course' }, 'audits');
  expect(await screen.findByRole('heading', { name: 'Day course' })).toBeDefined();
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('has all of it behind a tab, and not before it is opened', async () => {
  await renderShow();
  expect(screen.queryByText('All that happened to Event 7')).toBeNull();
  fireEvent.click(await screen.findByRole('tab', { name: 'History' }));
  expect(await screen.findByText('All that happened to Event 7')).toBeDefined();
});

it('follows what the viewer may read, without the page being opened anew', async () => {
  const access = accessOf(mayList(false));
  await renderShow(record, 'events', access);
  expect(await screen.findByRole('complementary', { name: 'About this record' })).toBeDefined();
  expect(screen.queryByText('What happened to Event 7')).toBeNull();
  expect(screen.queryByRole('tab', { name: 'History' })).toBeNull();
  act(() => access.become(mayList(true)));
  expect(await screen.findByText('What happened to Event 7')).toBeDefined();
  expect(screen.getByRole('tab', { name: 'History' })).toBeDefined();
});
