import type { ComponentType, ReactNode } from 'react';
import type { RaRecord, ResourceDefinitionContextProvider } from 'react-admin';
import type { ResourceMeta, ResourceMetas } from '../data/ResourceMeta.ts';
import { overrides, resources } from './placeholder.tsx';

/** A resource as the app runs it: what was generated, with what was written by hand over it. */
export interface AppResource {
  readonly name: string;
  readonly type: string;
  readonly meta: () => Promise<ResourceMeta>;
  readonly list?: ComponentType;
  readonly show?: ComponentType;
  readonly edit?: ComponentType;
  readonly create?: ComponentType;
  readonly recordRepresentation?: (record: RaRecord) => string;
}

/** The one place where resources and overrides meet. */
export const appResources: Readonly<Record<string, AppResource>> = Object.fromEntries(
  Object.entries<AppResource>(resources).map(([name, resource]) => [
    name,
    { ...resource, ...overrides[name] },
  ]),
);
const all = Object.values(appResources);

export const listedResources: readonly string[] = all.filter(({ list }) => list).map(({ name }) => name);

export const resourceMetas: ResourceMetas = Object.fromEntries(all.map(({ name, meta }) => [name, meta]));

/** What react-admin wants to know of them. */
export const resourceDefinitions: Parameters<typeof ResourceDefinitionContextProvider>[0]['definitions'] =
  Object.fromEntries(
    all.map(({ name, list, show, edit, create, recordRepresentation }) => [
      name,
      { name, hasList: !!list, hasShow: !!show, hasEdit: !!edit, hasCreate: !!create, recordRepresentation },
    ]),
  );

export const resourceRoutes: readonly { readonly name: string; readonly element: ReactNode }[] = all.map(
  (resource) => ({
    name: resource.name,
    element: resource.list ? <resource.list /> : null,
  }),
);
