import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, Notification, useRecordContext } from 'react-admin';
import { beforeEach, expect, vi } from 'vitest';
import { object, string } from 'yup';
import { eventsDocument, eventsMeta } from '#tests/setup/eventsMeta.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { StringField } from '#src/fields/string/StringField.tsx';
import { StringInput } from '#src/fields/string/StringInput.tsx';
import { BesideListContext } from '#src/screens/BesideList.ts';
import { FormSection } from '#src/screens/form/FormSection.tsx';
import { ResourceEdit } from '#src/screens/form/ResourceEdit.tsx';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';

const meta = eventsMeta({
  can: 'can',
  update: {
    field: 'updateEvent',
    operation: eventsDocument,
    version: { input: 'version', source: 'version' },
    inputs: [
      { name: 'hall', source: 'hall', kind: 'value' },
      { name: 'team', source: 'team', kind: 'value' },
      { name: 'room', source: 'room', kind: 'value' },
    ],
  },
});
const may = (allowed: boolean) => [{ action: 'update', allowed, why: null }];
export const rows = [1, 2, 3].map((id) => ({
  id: String(id),
  name: `Course ${id}`,
  hall: `Hall ${id}`,
  team: `Team ${id}`,
  room: `R${id}`,
  version: 'v1',
  can: may(id !== 3),
}));
/** The rows that were drawn since the list came. */
export const drawn: string[] = [];
const Watched = () => {
  drawn.push(String(useRecordContext()?.id));
  return null;
};
const Edit = () => (
  <ResourceEdit schema={object({ hall: string().required('A hall is needed.'), room: string() })}>
    <FormSection name="details">
      <StringInput source="hall" />
      <StringInput source="room" />
    </FormSection>
  </ResourceEdit>
);

export const update = vi.fn();
export const getList = vi.fn();
export const getOne = vi.fn();

/** Every test begins with the same rows and nothing asked: each file says so, since the module is there for several. */
export const beginWithHalls = () =>
  beforeEach(() => {
    getList.mockReset().mockResolvedValue({ data: rows, total: 3 });
    // Nothing is laid out here.
    Element.prototype.scrollIntoView = () => undefined;
    drawn.length = 0;
    getOne.mockReset().mockResolvedValue({ data: { ...rows[0], hall: 'Their hall', version: 'v9' } });
    update.mockReset();
    update.mockImplementation(async (_resource: string, { data }: { data: object }) => ({
      data: { ...data, version: 'v2' },
    }));
  });

export async function renderList(shown = 'Hall 1') {
  const { pathname } = await renderAdmin(
    <BesideListContext value={{ edit: Edit }}>
      <ResourceList defaultColumns={['name', 'hall', 'team', 'room', 'watched']}>
        {['name', 'hall', 'team', 'room'].map((source) => (
          <DataTable.Col key={source} source={source} field={StringField} disableSort />
        ))}
        <DataTable.Col source="watched" field={Watched} disableSort />
      </ResourceList>
      <Notification />
    </BesideListContext>,
    {
      path: '/events',
      metas: { events: async () => meta },
      definitions: { events: { name: 'events', hasShow: true } },
      dataProvider: {
        getList,
        getOne,
        update,
      },
    },
  );
  await screen.findByText(shown);
  drawn.length = 0;
  return { pathname };
}
export const cell = (text: string) => screen.getByText(text).closest('td') ?? screen.getByText(text);
export const open = async (keys: string) => {
  await userEvent.keyboard(keys);
  return screen.findByRole('textbox');
};

/** As a server does: each save makes a version of its own. */
export function saveVersions(): void {
  let version = 1;
  update.mockImplementation(async (_resource: string, { data }: { data: object }) => {
    version += 1;
    return { data: { ...data, version: `v${version}` } };
  });
}

/** Somebody comes back to the tab after others have worked on every row. */
export const readNewer = async () => {
  getList.mockResolvedValue({
    data: rows.map((row) => ({ ...row, hall: 'Their hall', team: 'Their team', version: 'v9' })),
    total: 3,
  });
  fireEvent(window, new Event('visibilitychange'));
  await screen.findAllByText('Their team');
};
/** What a cell is saved with. */
export const sent = (hall: string, version: string) =>
  expect.objectContaining({ data: expect.objectContaining({ hall, version }) as unknown }) as unknown;
