import {
  CoreAdminContext,
  Notification,
  ResourceDefinitionContextProvider,
  type AuthProvider,
  type DataProvider,
  type I18nProvider,
  type Store,
} from 'react-admin';
import type { ApolloClient } from '@apollo/client/core';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { windowOfRouter } from './navigation/windowOfRouter.ts';
import { useState } from 'react';
import type { AccessStore } from '../auth/AccessStore.ts';
import type { SessionStore } from '../auth/SessionStore.ts';
import type { Config } from '../config/Config.ts';
import { createQueryClient } from '../data/createQueryClient.ts';
import { ResourceMetasContext } from '../data/meta/ResourceMetasContext.ts';
import { MissingRecordContext } from '../screens/record/MissingRecord.ts';
import { RecordActivityContext } from '../screens/record/RecordActivity.ts';
import { ConfirmDialog } from '../ui/confirm/ConfirmDialog.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { ModalHost } from '../ui/modal/ModalHost.tsx';
import { PageTitleProvider } from '../ui/page/PageTitle.tsx';
import { AccessProvider } from './Access.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { ConfigProvider } from '../config/ConfigContext.tsx';
import { DataClientProvider } from '../data/DataClient.tsx';
import type { Arrival } from '../data/headStart/Arrival.ts';
import { createFetchFile } from '../data/download/createFetchFile.ts';
import { FetchFileProvider } from '../data/download/FetchFileProvider.tsx';
import { FollowRedirect } from './navigation/redirects/LazyFollowRedirect.tsx';
import { AfterPaint } from './navigation/ahead/LazyAfterPaint.tsx';
import { DocumentTitle } from './navigation/DocumentTitle.tsx';
import { accounts, recordActivity } from '#overrides/index.ts';
import { ExportLogContext } from '#src/screens/export/ExportLogContext.ts';
import { resourceDefinitions, resourceMetas } from './resourceRoutes.tsx';
import { PageOwnerProvider } from './session/PageOwner.tsx';
import { SessionsProvider } from './Sessions.tsx';
import { AppThemeProvider } from './theme/AppThemeProvider.tsx';

export interface AppProps {
  readonly config: Config;
  readonly client: ApolloClient<unknown>;
  readonly sessions: SessionStore;
  readonly access: AccessStore;
  readonly dataProvider: DataProvider;
  /** Left out where nobody signs in. */
  readonly authProvider?: AuthProvider | undefined;
  readonly i18nProvider: I18nProvider;
  readonly store: Store;
  /** What is asked of it is kept for the next time. */
  readonly arrival?: Arrival | undefined;
}

const Shell = ({
  config,
  client,
  sessions,
  access,
  dataProvider,
  authProvider,
  i18nProvider,
  store,
  arrival,
}: AppProps) => {
  const [queryClient] = useState(createQueryClient);
  const [fetchFile] = useState(() =>
    createFetchFile({
      authToken: () => sessions.get()?.authToken,
      onUnauthenticated: () => sessions.end(),
    }),
  );
  return (
    // react-admin's context without its user interface: routes, layouts and titles are ours, and nothing phones home.
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
    >
      <ResourceDefinitionContextProvider definitions={resourceDefinitions ?? {}}>
        <ResourceMetasContext value={resourceMetas}>
          <MissingRecordContext value={accounts ? FollowRedirect : undefined}>
            <ExportLogContext value={accounts}>
              <RecordActivityContext value={recordActivity}>
                <ConfigProvider value={config}>
                  <SessionsProvider value={sessions}>
                    <AccessProvider value={access}>
                      <DataClientProvider value={client}>
                        <FetchFileProvider value={fetchFile}>
                          <AppThemeProvider>
                            <PageTitleProvider>
                              <ConfirmDialog>
                                <ModalHost>
                                  <ErrorBoundary>
                                    <DocumentTitle />
                                    <AppRoutes />
                                  </ErrorBoundary>
                                </ModalHost>
                              </ConfirmDialog>
                              <Notification />
                              <AfterPaint arrival={arrival} />
                            </PageTitleProvider>
                          </AppThemeProvider>
                        </FetchFileProvider>
                      </DataClientProvider>
                    </AccessProvider>
                  </SessionsProvider>
                </ConfigProvider>
              </RecordActivityContext>
            </ExportLogContext>
          </MissingRecordContext>
        </ResourceMetasContext>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
};

/** A data router, because forms that ask before leaving need one. */
export const App = (props: AppProps) => {
  const [router] = useState(() =>
    createBrowserRouter(
      [
        {
          path: '*',
          element: (
            <PageOwnerProvider>
              <Shell {...props} />
            </PageOwnerProvider>
          ),
        },
      ],
      { window: windowOfRouter() },
    ),
  );
  return <RouterProvider router={router} />;
};
