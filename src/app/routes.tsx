import type { ComponentType } from 'react';
import { lazyPage } from '../screens/lazyPage.ts';
import type { OverridePage } from '../screens/OverridePage.ts';
import { accounts, ownPages, pages } from '#overrides/index.ts';
import type { LayoutName } from './layouts/LayoutName.ts';

export interface PageRoute {
  readonly path: string;
  readonly layout: LayoutName;
  readonly page: ComponentType;
}

/** Pages that overrides add to a resource. */
export const overridePages: readonly OverridePage[] = pages;

const LogPage = lazyPage(() => import('./pages/LogPage.tsx'), 'LogPage');
const AccountPage = lazyPage(() => import('./pages/account/AccountPage.tsx'), 'AccountPage');
const AccessPage = lazyPage(() => import('./pages/access/AccessPage.tsx'), 'AccessPage');

const accountRoutes: readonly PageRoute[] = [
  { path: '/log', layout: 'default', page: LogPage },
  { path: '/access', layout: 'default', page: AccessPage },
  { path: '/account', layout: 'default', page: AccountPage },
];

/** Pages that are not a resource's. Those under /account/ stand outside: they need no session. */
export const pageRoutes: readonly PageRoute[] = [
  ...(accounts ? accountRoutes : []),
  ...ownPages,
  ...overridePages.map(({ path, page, isPaper = false }) => ({
    path,
    page,
    layout: isPaper ? ('pdf-layout' as const) : ('default' as const),
  })),
];
