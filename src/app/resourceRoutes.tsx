import type { ComponentProps, ReactNode } from 'react';
import type { RaRecord, ResourceDefinitionContextProvider } from 'react-admin';
import type { ResourceMeta, ResourceMetas } from '../data/ResourceMeta.ts';
import type { Overrides, WrittenScreens } from '../screens/Overrides.ts';
import { ResourceRoutes } from '../screens/ResourceRoutes.tsx';
import { isValidAddress } from './isValidAddress.ts';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { overrides } from '#overrides/index.ts';
import { resources } from '#resources/index.ts';

/** A resource as the app runs it: what was generated, with what was written by hand over it. */
interface AppResource extends WrittenScreens {
  readonly name: string;
  readonly type: string;
  readonly meta: () => Promise<ResourceMeta>;
  readonly recordRepresentation?: (record: RaRecord) => string;
}

const generated: Readonly<Record<string, AppResource>> = resources;
const written: Overrides = overrides;

/** The one place where resources and overrides meet. */
export const appResources: Readonly<Record<string, AppResource>> = Object.fromEntries(
  Object.entries(generated).map(([name, resource]) => [name, { ...resource, ...written[name] }]),
);
const all = Object.values(appResources);

export const listedResources: readonly string[] = all.filter(({ list }) => list).map(({ name }) => name);

/** Those whose records have a page. */
export const shownResources: readonly string[] = all.filter(({ show }) => show).map(({ name }) => name);

export const resourceMetas: ResourceMetas = Object.fromEntries(all.map(({ name, meta }) => [name, meta]));

export const resourceTypes: Readonly<Record<string, string>> = Object.fromEntries(
  all.map(({ name, type }) => [name, type]),
);

/** What react-admin wants to know of them. */
export const resourceDefinitions: ComponentProps<typeof ResourceDefinitionContextProvider>['definitions'] =
  Object.fromEntries(
    all.map((resource) => [
      resource.name,
      ResourceRoutes.registerResource({ ...resource, options: { type: resource.type } }),
    ]),
  );

export const resourceRoutes: readonly { readonly name: string; readonly element: ReactNode }[] = all.map(
  ({ name, list, show, edit, create, besideList, bulkButtons, afterImport }) => ({
    name,
    element: (
      <ResourceRoutes
        name={name}
        list={list}
        show={show}
        edit={edit}
        create={create}
        beside={besideList === 'generated' ? generated[name] : undefined}
        bulkButtons={bulkButtons}
        afterImport={afterImport}
        isValid={isValidAddress}
        notFound={<NotFoundPage />}
      />
    ),
  }),
);
