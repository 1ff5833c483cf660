import type { ApolloClient } from '@apollo/client/core';
import { splitFilters } from '#src/data/list/filterArguments.ts';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import { viewersZone } from '#src/fields/dateTime/viewersZone.ts';
import { putView } from '../arrange/putView.ts';
import type { Look } from '../SavedView.ts';
import {
  createMutation,
  defaultMutation,
  deleteMutation,
  orderMutation,
  pinMutation,
  restoreMutation,
  updateMutation,
  watchMutation,
} from './savedViewMutations.ts';
import { savedViewsQuery } from './savedViewOperations.ts';
import type { ViewDraft, ViewWriter } from './ViewWriter.ts';

/** Views kept by the contract. */
export function contractWriter(client: ApolloClient<unknown>, meta: ResourceMeta): ViewWriter {
  const resource = meta.name;
  const written = ({ label, value, audience, role }: Partial<ViewDraft>) => ({
    ...(label !== undefined && { label }),
    ...(value !== undefined && { look: JSON.stringify(value), arguments: argumentsOf(meta, value) }),
    ...(audience !== undefined && { audience, role: role ?? null }),
  });
  const restore = async (id: string) => {
    await client.mutate({ mutation: restoreMutation, variables: { id } });
  };
  return {
    create: async (draft, key) => {
      const { label, value } = draft;
      const kept = { resource, type: meta.type, ...written(draft), label, look: JSON.stringify(value) };
      const input = { ...kept, ...(key !== undefined && { idempotency_key: key }) };
      const { data } = await client.mutate({ mutation: createMutation, variables: { input } });
      return data?.createSavedView.id ?? '';
    },
    update: async ({ id, version }, changes) => {
      const input = { id, ...written(changes), ...(version !== undefined && { date_modified: version }) };
      await client.mutate({ mutation: updateMutation, variables: { input } });
    },
    remove: async ({ id }) => {
      await client.mutate({ mutation: deleteMutation, variables: { id } });
      return () => restore(id);
    },
    put: async (put) => {
      const { data } = await client.query({ query: savedViewsQuery, variables: { resource } });
      const ids = putView(
        data.savedViews.map(({ id }) => id),
        put,
      );
      await client.mutate({ mutation: orderMutation, variables: { resource, ids: [...ids] } });
    },
    openWith: async (id, role) => {
      const variables = { resource, id: id ?? null, role: role ?? null };
      await client.mutate({ mutation: defaultMutation, variables });
    },
    shared: {
      pin: async ({ id }, isPinned) => {
        await client.mutate({ mutation: pinMutation, variables: { id, isPinned } });
      },
      watch: async ({ id }, watch) => {
        await client.mutate({ mutation: watchMutation, variables: { id, watch, zone: viewersZone() } });
      },
    },
  };
}

/**
 * By which the server finds the same rows; null where the browser takes part in finding them. What moves with the
 * calendar or the viewer stays as it is kept: it is worked out for whoever asks, when they ask.
 */
export function argumentsOf({ list }: Pick<ResourceMeta, 'list'>, { filter }: Look): string | null {
  if (list === undefined) return null;
  const { variables, rest } = splitFilters(list, filter);
  return Object.keys(rest).length === 0 ? JSON.stringify(variables) : null;
}
