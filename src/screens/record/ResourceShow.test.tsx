import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Skeleton } from '@mui/material';
import { useReducer } from 'react';
import { HttpError, useRefresh } from 'react-admin';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { eventsDocument, eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { DateTimeField } from '#src/fields/dateTime/DateTimeField.tsx';
import { RelationsField } from '#src/fields/relations/RelationsField.tsx';
import { StringField } from '#src/fields/string/StringField.tsx';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';
import { Replace } from '../Replace.tsx';
import { ShowField } from '../ShowField.tsx';
import { ResourceShow } from './ResourceShow.tsx';
import { ShowSection } from './ShowSection.tsx';

const text = (source: string) => <ShowField source={source} label={source} field={StringField} />;

const shown = {
  id: '7',
  name: 'Anna Weber',
  firstName: 'Anna',
  lastName: 'Weber',
  city: 'Vienna',
  job: 'Surgeon',
  fax: null,
  notes: '',
  mobile: null,
  pager: null,
  visits: [
    { id: '1', name: 'Basics' },
    { id: '2', name: 'Update' },
  ],
  dateCreated: '2027-03-12T08:00:00Z',
};

const Again = () => {
  const refresh = useRefresh();
  return <button onClick={refresh}>Read again</button>;
};

/** A part that comes after its record. */
const Sheet = () => {
  const [isThere, come] = useReducer(() => true, false);
  return isThere ? (
    <WaitingButton loading={false}>Save the sheet</WaitingButton>
  ) : (
    <Skeleton onClick={come} data-testid="sheet" />
  );
};

const open = (getOne: () => Promise<unknown> = async () => ({ data: shown }), path = '/7') =>
  renderAdmin(
    <>
      <Again />
      <Routes>
        <Route
          path="/:id"
          element={
            <ResourceShow facts={['city']}>
              <ShowSection name="details">
                {text('name')}
                {text('firstName')}
                {text('lastName')}
                {text('city')}
                {text('job')}
                {text('fax')}
                {text('notes')}
              </ShowSection>
              <ShowSection name="contact">
                {text('mobile')}
                {text('pager')}
              </ShowSection>
              <ShowSection name="needs">{text('job')}</ShowSection>
              <ShowSection name="visits">
                <ShowField source="visits" field={RelationsField} />
              </ShowSection>
              <ShowSection name="other">{text('job')}</ShowSection>
              {[false, true].map((wide) => (
                <ShowSection key={String(wide)} name={wide ? 'wide' : 'slim'} wide={wide}>
                  <ShowField source="job">
                    <Sheet />
                  </ShowField>
                </ShowSection>
              ))}
              <ShowSection name="record">
                <ShowField source="dateCreated" label="Created" field={DateTimeField} />
              </ShowSection>
            </ResourceShow>
          }
        />
      </Routes>
    </>,
    {
      resource: 'people',
      metas: {
        people: async () => ({ name: 'people', type: 'Person', idField: 'id', representation: ['name'] }),
      },
      dataProvider: { getOne: getOne as never },
      path,
    },
  );

it('shows nothing twice: neither its name and facts nor its dates', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Anna Weber' })).toBeDefined();
  expect(screen.getAllByText('Vienna')).toHaveLength(1);
  expect(screen.getAllByText('Anna Weber')).toHaveLength(1);
  // Nor the parts that it is made of.
  expect(screen.queryByText('firstName')).toBeNull();
  expect(screen.getAllByText('Created')).toHaveLength(1);
  expect(screen.queryByRole('tab', { name: /Record/ })).toBeNull();
});

it('folds what is empty behind its number; few that nothing else stands beside stay', async () => {
  await open();
  const button = await screen.findByRole('button', { name: 'Show 2 empty fields', expanded: false });
  expect(screen.queryByText('fax')).toBeNull();
  expect(screen.getByText('mobile')).toBeDefined();
  expect(screen.getByText('pager')).toBeDefined();
  await userEvent.click(button);
  expect(screen.getByText('fax')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Hide empty fields', expanded: true })).toBeDefined();
});

it('says on a tab how many related records are behind it', async () => {
  await open();
  const tabs = within(await screen.findByRole('tablist'));
  expect(tabs.getByRole('tab', { name: 'Visits 2' })).toBeDefined();
  expect(tabs.getByRole('tab', { name: 'Other' })).toBeDefined();
});

it('says on a tab that there may be more than the longest list that is answered', async () => {
  const visits = Array.from({ length: 1_000 }, () => ({}));
  await open(async () => ({ data: { ...shown, visits } }));
  expect(await screen.findByRole('tab', { name: 'Visits 1,000+' })).toBeDefined();
});

it.each(['slim', 'wide'])('what stands below a %s tab comes with what the tab waits for', async (section) => {
  await open(undefined, `/7?section=${section}`);
  const sheet = await screen.findByTestId('sheet');
  expect(screen.queryByRole('complementary')).toBeNull();
  await userEvent.click(sheet);
  expect(screen.getByRole('button', { name: 'Save the sheet' })).toBeDefined();
  expect(screen.getByRole('complementary')).toBeDefined();
});

it.each([
  ['is gone', 404, /^There is no person at this address/],
  ['cannot be read', 503, 'Vienna'],
])(
  'of a record that %s when it is read again it says so, or shows what was read before',
  async (_case, status, said) => {
    const getOne = vi.fn(async (): Promise<unknown> => ({ data: shown }));
    await open(getOne);
    await screen.findByText('Vienna');
    getOne.mockRejectedValue(new HttpError('No.', status));
    await userEvent.click(screen.getByText('Read again'));
    await waitFor(() => expect(getOne).toHaveBeenCalledTimes(2));
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.queryAllByText('Vienna')).toHaveLength(said === 'Vienna' ? 1 : 0);
  },
);

it('what is seldom done with it stands after everything else', async () => {
  await renderAdmin(
    <Replace actions={<button>Print</button>} menu={<button>More</button>}>
      <Routes>
        <Route
          path="/:id"
          element={
            <ResourceShow>
              <ShowSection name="details">{text('name')}</ShowSection>
            </ResourceShow>
          }
        />
      </Routes>
    </Replace>,
    {
      metas: {
        events: async () =>
          eventsMeta({ update: { field: 'updateEvent', operation: eventsDocument, inputs: [] } }),
      },
      dataProvider: { getOne: (async () => ({ data: shown })) as never },
      path: '/7',
    },
  );
  await screen.findByRole('link', { name: 'Edit' });
  const offered = within(screen.getByRole('banner')).getAllByText(/^(Print|Edit|More)$/);
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Print', 'Edit', 'More']);
});
