import { screen, waitFor } from '@testing-library/react';
import { GraphQLError, parse } from 'graphql';
import { DataTable, Notification } from 'react-admin';
import { Link } from 'react-router';
import { expect, vi } from 'vitest';
import { answeringClient, type SentOperation } from '#src/data/testing/answeringClient.ts';
import { StringField } from '#src/fields/string/StringField.tsx';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { eventsMeta } from './eventsMeta.ts';
import { renderAdmin } from './renderAdmin.tsx';
import type { PresetView } from '#src/screens/list/views/presets/PresetView.ts';

const operation = parse('query ($where: Where) { events(where: $where) { id } }');
const meta = eventsMeta({
  list: {
    operation,
    pickOperation: operation,
    sortColumns: { name: 'NAME' },
    searchFilter: 'text_search',
    filters: {
      text_search: { path: ['where', 'text_search'], list: false, scalar: 'string', operator: 'search' },
    },
  },
});
export const sort = { field: 'name', order: 'ASC' } as const;
export const lookOf = (filter: object, more: object = {}) =>
  JSON.stringify({ filter, sort, perPage: 25, hiddenColumns: [], ...more });

/** A view of somebody else, as the server tells it. */
export const shared = {
  id: '12',
  label: 'Spring',
  audience: 'ROLE',
  role: 'planner',
  look: lookOf({ text_search: 'spring' }),
  isPinned: false,
  watch: 'NONE',
  watchProblem: null,
  isDefault: false,
  defaultRoles: [],
  dateModified: '2026-11-21T12:00:00Z',
  owner: { id: '9', fullName: 'Dora Holm' },
  can: ['update', 'delete', 'share'].map((action) => ({ action, allowed: true, why: null })),
};
type View = typeof shared;

const taken = new GraphQLError('Some fields need your attention.', {
  extensions: { code: 'VALIDATION', validation: { 'input.label': ['You have one by this name already.'] } },
});

/** A list whose contract keeps these views to begin with, or none at all; the preferences may hold some. */
export async function renderList(
  path: string,
  views: readonly View[] | undefined,
  stored: readonly object[] = [],
  answered?: Promise<void>,
  presets: readonly PresetView[] = [],
  preferences: Readonly<Record<string, unknown>> = {},
) {
  const getList = vi.fn(async () => ({ data: [{ id: '1', name: 'Day course' }], total: 1 }));
  let kept = [...(views ?? [])];
  const answer = ({ name, variables }: SentOperation) => {
    const input = variables.input as {
      readonly id?: string;
      readonly look?: string;
      readonly label?: string;
    };
    const saved = { data: { savedViews: kept } };
    if (name === 'SavedViews') return answered === undefined ? saved : answered.then(() => saved);
    if (name === 'SavedViewCounts') return { data: { savedViewCounts: [{ id: '12', count: 1240 }] } };
    if (name === 'UpdateSavedView') {
      kept = kept.map((view) => (view.id === input.id ? { ...view, ...input } : view));
      return { data: { updateSavedView: { id: input.id } } };
    }
    if (name === 'CreateSavedView') {
      if (kept.some(({ label }) => label === input.label)) return { errors: [taken] };
      kept = [...kept, { ...shared, ...input, id: `new ${kept.length}` }];
      return { data: { createSavedView: { id: `new ${kept.length - 1}` } } };
    }
    if (name === 'PinView') return { data: { pinView: { id: variables.id } } };
    throw new Error(`Nobody asked for ${name}.`);
  };
  const { client, sent } = answeringClient(answer);
  await renderAdmin(
    <>
      <ResourceList sort={sort} defaultColumns={['name']} presets={presets}>
        <DataTable.Col source="name" field={StringField} />
      </ResourceList>
      <Link to={`/events?filter=${encodeURIComponent('{"text_search":"late"}')}`}>Late ones</Link>
      <Notification />
    </>,
    {
      path,
      client,
      metas: { events: async () => meta, ...(views && { savedViews: async () => meta }) },
      dataProvider: { getList: getList as never },
      stored: { 'events.savedQueries': stored, ...preferences },
    },
  );
  const inputsOf = (name: string) =>
    sent.filter((each) => each.name === name).map(({ variables }) => variables.input);
  const askedLast = (filter: object) =>
    waitFor(() => expect(getList).toHaveBeenLastCalledWith('events', expect.objectContaining({ filter })));
  return { getList, askedLast, inputsOf, sent };
}
export const tab = (name: string) => screen.findByRole('tab', { name });
export const isOpen = (name: string) => screen.findByRole('tab', { name, selected: true });
export const search = () => screen.getByRole('searchbox');
