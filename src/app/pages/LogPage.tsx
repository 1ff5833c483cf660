import { ResourceContextProvider } from 'react-admin';
import { appResources } from '../resourceRoutes.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** What happened, when, by whom: the list of audits under its own address. */
export const LogPage = () => {
  const List = appResources['audits']?.list;
  if (!List) return <NotFoundPage />;
  return (
    <ResourceContextProvider value="audits">
      <List />
    </ResourceContextProvider>
  );
};
