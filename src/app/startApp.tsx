import { createRoot } from 'react-dom/client';
import { takeOAuthResponse } from '../auth/sso/oauthResponse.ts';
import { loadConfig } from '../config/loadConfig.ts';
import { createDataProvider } from '../data/createDataProvider.ts';
import { createI18nProvider } from '../i18n/createI18nProvider.ts';
import { App } from './App.tsx';
import { showPageIcon } from './navigation/showPageIcon.ts';
import { accounts } from '#overrides/index.ts';
import { labels } from '#overrides/labels.ts';
import { messages } from '#resources/index.ts';
import { resourceMetas } from './resourceRoutes.tsx';
import { partsWithAccounts } from './start/partsWithAccounts.ts';

/** Reads the run-time configuration, makes the parts, and renders. */
export async function startApp(root: HTMLElement): Promise<void> {
  takeOAuthResponse();
  const config = await loadConfig();
  showPageIcon(config.faviconBase);
  // An app with accounts need not load what it is made of without.
  const partsOf = accounts ? partsWithAccounts : (await import('./start/partsForAnybody.ts')).partsForAnybody;
  const { viewer, ...parts } = partsOf(config);

  createRoot(root).render(
    <App
      {...parts}
      config={config}
      dataProvider={createDataProvider({ client: parts.client, metas: resourceMetas, viewer })}
      i18nProvider={createI18nProvider([messages, labels], { locale: config.locale })}
    />,
  );
}
