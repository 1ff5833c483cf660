import { lazy, type ComponentType } from 'react';
import type { OverridePage } from '../screens/OverridePage.ts';
import { pages } from '../../overrides/index.ts';
import type { LayoutName } from './layouts/layouts.ts';

export interface PageRoute {
  readonly path: string;
  readonly layout: LayoutName;
  readonly page: ComponentType;
  /** A route may say whether its address makes sense; where not, there is no such page (spec §2). */
  readonly isValid?: OverridePage['isValid'];
}

/** Pages that overrides add to a resource. */
export const overridePages: readonly OverridePage[] = pages;

const HomePage = lazy(() =>
  import('./pages/home/HomePage.tsx').then((module) => ({ default: module.HomePage })),
);
const LogPage = lazy(() => import('./pages/LogPage.tsx').then((module) => ({ default: module.LogPage })));
const AccountPage = lazy(() =>
  import('./pages/account/AccountPage.tsx').then((module) => ({ default: module.AccountPage })),
);
const DashboardPage = lazy(() =>
  import('./pages/dashboard/DashboardPage.tsx').then((module) => ({ default: module.DashboardPage })),
);

/** Pages that are not a resource's. Those under /account/ stand outside: they need no session. */
export const pageRoutes: readonly PageRoute[] = [
  { path: '/', layout: 'default', page: HomePage },
  { path: '/log', layout: 'default', page: LogPage },
  { path: '/account', layout: 'default', page: AccountPage },
  { path: '/powerbi-dashboard', layout: 'dashboard', page: DashboardPage },
  ...overridePages.map(({ path, page, isValid }) => ({ path, page, isValid, layout: 'default' as const })),
];
