import '@fontsource-variable/inter/wght.css';
import { createRoot } from 'react-dom/client';
import { localStorageStore } from 'react-admin';
import { App } from './app/App.tsx';
import { guardChunkFailures } from './app/navigation/reloadGuard.ts';
import { authProvider, client, i18nProvider } from './app/placeholder.tsx';
import { resourceMetas } from './app/resourceRoutes.tsx';
import { createDataProvider } from './data/createDataProvider.ts';

guardChunkFailures();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <App
    config={{ brand: 'Convene' }}
    client={client}
    dataProvider={createDataProvider({ client, metas: resourceMetas })}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    store={localStorageStore()}
  />,
);
