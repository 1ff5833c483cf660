import { matchPath } from 'react-router';
import { decodePart } from './decodePart.ts';

export interface CrumbPlan {
  readonly kind: 'page' | 'resource' | 'record' | 'edit' | 'create' | 'sub' | 'unknown';
  /** Page path, or the resource's name. */
  readonly name: string;
  readonly id?: string;
  readonly to?: string;
}

/** A page below a resource's list, by the pattern of its path. */
export interface SubPage {
  readonly path: string;
  readonly resource: string;
}

/** The steps that lead to a path: pure, so that the tab's title and the breadcrumb cannot disagree. */
export function crumbsOf(
  pathname: string,
  pages: readonly string[],
  resources: readonly string[],
  subPages: readonly SubPage[] = [],
): readonly CrumbPlan[] {
  const [first, id, action, ...rest] = pathname.split('/').filter((part) => part !== '');
  const path = pathname.replace(/(.)\/+$/, '$1');
  if (pages.includes(path)) return [{ kind: 'page', name: path }];
  const sub = subPages.find((page) => matchPath(page.path, pathname));
  if (sub)
    return [
      { kind: 'resource', name: sub.resource, to: `/${sub.resource}` },
      { kind: 'sub', name: path },
    ];
  if (!first || !resources.includes(first) || rest.length > 0) return [{ kind: 'unknown', name: pathname }];
  const list: CrumbPlan = { kind: 'resource', name: first, to: `/${first}` };
  if (!id) return [list];
  if (id === 'create') return [list, { kind: 'create', name: first }];
  const record: CrumbPlan = {
    kind: 'record',
    name: first,
    id: decodePart(id),
    to: `/${first}/${id}`,
  };
  if (!action) return [list, record];
  return action === 'edit'
    ? [list, record, { kind: 'edit', name: first }]
    : [{ kind: 'unknown', name: pathname }];
}
