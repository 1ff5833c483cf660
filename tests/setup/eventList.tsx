import { DataTable } from 'react-admin';
import { vi } from 'vitest';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import { BooleanInput } from '#src/fields/boolean/BooleanInput.tsx';
import { DateField } from '#src/fields/date/DateField.tsx';
import { DateInput } from '#src/fields/date/DateInput.tsx';
import { NumberField } from '#src/fields/number/NumberField.tsx';
import { RelationInput } from '#src/fields/relation/RelationInput.tsx';
import { StringField } from '#src/fields/string/StringField.tsx';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { accessOf } from './accessOf.ts';
import { eventsDocument, eventsMeta } from './eventsMeta.ts';
import { renderAdmin } from './renderAdmin.tsx';

export const meta = eventsMeta({
  list: {
    sortColumns: { name: 'NAME' },
    searchFilter: 'text_search',
    filters: {
      text_search: { path: ['where', 'text_search'], list: false, scalar: 'string', operator: 'search' },
      date_start_gte: { path: ['where', 'date_start_gte'], list: false, scalar: 'date', operator: 'gte' },
      country_id: { path: ['where', 'country_id'], list: false, scalar: 'id', operator: 'eq' },
      is_published: { path: ['where', 'is_published'], list: false, scalar: 'boolean', operator: 'eq' },
    },
  },
  create: { field: 'createEvent', operation: eventsDocument, inputs: [] },
});
const messages = {
  'resources.events.name': 'Event |||| Events',
  'resources.events.filters.date_start_gte': 'Starts after',
  'resources.events.filters.country_id': 'Country',
  'resources.events.filters.is_published': 'Published',
};
export const event = { id: '7', name: 'Day course', dateStart: '2027-03-12', traineeCount: 11 };

type Answer = { readonly data: object[]; readonly total: number };
interface Asked {
  readonly pagination: { readonly page: number };
  readonly filter: object;
}

/** The list of events, over a server that has these rows, or answers page by page. */
export async function renderList(
  path: string,
  rows: readonly object[] | ((page: number, filter: object) => Answer | Promise<Answer>) = [event],
  withCreate = true,
  more: Partial<ResourceMeta> = {},
  access = accessOf(),
  moreWords: Readonly<Record<string, string>> = {},
) {
  const getList = vi.fn(async (_resource: string, { pagination, filter }: Asked) =>
    typeof rows === 'function' ? rows(pagination.page, filter) : { data: [...rows], total: rows.length },
  );
  const getMany = vi.fn(async () => ({ data: [{ id: '4', name: 'Germany' }] }));
  const { create: _create, ...readOnly } = meta;
  const view = await renderAdmin(
    <ResourceList
      filters={{
        date_start_gte: <DateInput.Filter source="date_start_gte" />,
        country_id: <RelationInput.Filter source="country_id" reference="countries" />,
        is_published: <BooleanInput.Filter source="is_published" />,
      }}
      defaultColumns={['name', 'traineeCount']}
    >
      <DataTable.Col source="name" field={StringField} />
      <DataTable.Col source="dateStart" field={DateField} disableSort />
      <DataTable.Col source="traineeCount" field={NumberField} disableSort />
    </ResourceList>,
    {
      path,
      messages: { ...messages, ...moreWords },
      metas: { events: async () => ({ ...(withCreate ? meta : readOnly), ...more }) },
      definitions: { events: { name: 'events', hasShow: true } },
      dataProvider: { getList: getList as never, getMany: getMany as never },
      access,
    },
  );
  return { ...view, getList };
}

export const filtered = (filter: object) => `/events?filter=${encodeURIComponent(JSON.stringify(filter))}`;
