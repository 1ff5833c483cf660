import { matchPath } from 'react-router';
import type { ComponentType } from 'react';
import { isLazyPage } from '#src/screens/lazyPage.ts';
import type { ResourceScreens } from '#src/screens/Overrides.ts';

interface AheadRoutes {
  readonly pages: readonly { readonly path: string; readonly page: ComponentType }[];
  readonly resources: Readonly<Record<string, ResourceScreens & { readonly meta: () => Promise<unknown> }>>;
}

export type LoadAhead = () => Promise<unknown>;

/** What shows a path, to be loaded ahead: the page's code, and what the data provider knows of its resource. */
export function pageOf(pathname: string, { pages, resources }: AheadRoutes): LoadAhead | undefined {
  const own = pages.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));
  if (own) return isLazyPage(own.page) ? own.page.preload : undefined;
  const [name = '', id, action, ...rest] = pathname.split('/').filter(Boolean);
  const resource = Object.hasOwn(resources, name) ? resources[name] : undefined;
  if (!resource || rest.length > 0 || (action !== undefined && action !== 'edit')) return undefined;
  const { list, show, edit, create, meta } = resource;
  const page = id === undefined ? list : id === 'create' ? create : action === 'edit' ? edit : show;
  return isLazyPage(page) ? () => Promise.all([page.preload(), meta()]) : undefined;
}
