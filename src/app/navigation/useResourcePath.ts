import { matchPath, useLocation } from 'react-router';
import { overridePages } from '../routes.tsx';

/** Where the app stands as its menu has it: a page of a resource that lies elsewhere counts as that resource's. */
export function useResourcePath(): string {
  const { pathname } = useLocation();
  const page = overridePages.find(({ path }) => matchPath(path, pathname));
  return page === undefined ? pathname : `/${page.resource}`;
}
