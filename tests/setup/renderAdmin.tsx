import type { ApolloClient } from '@apollo/client/core';
import { ThemeProvider } from '@mui/material';
import { act, render, type RenderResult } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { Suspense, type ReactNode } from 'react';
import {
  CoreAdminContext,
  memoryStore,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
  testDataProvider,
  type DataProvider,
  type ResourceDefinition,
} from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createAppTheme } from '#src/app/theme/createAppTheme.ts';
import { AccessContext, type AccessReader } from '#src/data/access/AccessContext.ts';
import { createQueryClient } from '#src/data/createQueryClient.ts';
import { DataClientProvider } from '#src/data/DataClient.tsx';
import type { FetchFile } from '#src/data/download/createFetchFile.ts';
import { FetchFileProvider } from '#src/data/download/FetchFileProvider.tsx';
import { ResourceMetasContext } from '#src/data/meta/ResourceMetasContext.ts';
import type { ResourceMetas } from '#src/data/ResourceMeta.ts';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { ConfirmDialog } from '#src/ui/confirm/ConfirmDialog.tsx';
import { ModalHost } from '#src/ui/modal/ModalHost.tsx';

export interface RenderAdminOptions {
  readonly resource?: string;
  readonly path?: string;
  readonly dataProvider?: Partial<DataProvider>;
  /** What is asked without the data provider; answers nothing where it is left out. */
  readonly client?: ApolloClient<unknown>;
  /** Files that are downloaded; none arrives where it is left out. */
  readonly fetchFile?: FetchFile;
  readonly metas?: ResourceMetas;
  readonly definitions?: Readonly<Record<string, ResourceDefinition>>;
  /** What the viewer may do; without it nothing is held back. */
  readonly access?: AccessReader;
  /** What the preferences hold already. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** Words by key, over react-admin's own. */
  readonly messages?: object;
}

interface RenderedAdmin extends RenderResult {
  /** Where the app stands now. */
  readonly pathname: () => string;
}

/** Renders a piece of the web as the app would: theme, words, router, dialogs, data. */
export async function renderAdmin(
  ui: ReactNode,
  {
    resource = 'events',
    path = '/',
    dataProvider,
    client = answeringClient(() => ({})).client,
    fetchFile = async () => new Promise(() => undefined),
    metas = {},
    definitions = {},
    messages = {},
    stored = {},
    access,
  }: RenderAdminOptions = {},
): Promise<RenderedAdmin> {
  const i18n = polyglotI18nProvider(() => ({ ...englishMessages, ...messages }), 'en', [], {
    allowMissing: true,
  });
  const known = access === undefined ? ui : <AccessContext value={access}>{ui}</AccessContext>;
  const page = (
    <CoreAdminContext
      dataProvider={testDataProvider(dataProvider)}
      i18nProvider={i18n}
      store={memoryStore({ ...stored })}
      queryClient={createQueryClient()}
    >
      <ResourceDefinitionContextProvider definitions={definitions}>
        <ResourceMetasContext value={metas}>
          <DataClientProvider value={client}>
            <FetchFileProvider value={fetchFile}>
              <ThemeProvider theme={createAppTheme('light')}>
                <ConfirmDialog>
                  <ModalHost>
                    <ResourceContextProvider value={resource}>
                      <Suspense fallback={<p>…</p>}>{known}</Suspense>
                    </ResourceContextProvider>
                  </ModalHost>
                </ConfirmDialog>
              </ThemeProvider>
            </FetchFileProvider>
          </DataClientProvider>
        </ResourceMetasContext>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  // Awaited: metadata is read with `use`, which React settles only within an asynchronous act.
  const rendered = await act(async () => render(<RouterProvider router={router} />));
  return { ...rendered, pathname: () => router.state.location.pathname };
}
