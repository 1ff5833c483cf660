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
interface SubPage {
  readonly path: string;
  readonly resource: string;
}

/** What there is to lead to. */
export interface Places {
  readonly pages: readonly string[];
  readonly resources: readonly string[];
  /** Those of them that have a list. */
  readonly lists: readonly string[];
  /** Those whose records have a page. */
  readonly shown: readonly string[];
  readonly subPages: readonly SubPage[];
  readonly isValid: (params: Readonly<Record<string, string | undefined>>) => boolean;
}

/** The steps that lead to a path: pure, so that the tab's title and the breadcrumb cannot disagree. */
export function crumbsOf(
  pathname: string,
  { pages, resources, lists, shown, subPages, isValid }: Places,
): readonly CrumbPlan[] {
  const unknown: CrumbPlan = { kind: 'unknown', name: pathname };
  const [first, id, action, ...rest] = pathname.split('/').filter((part) => part !== '');
  const path = pathname.replace(/(.)\/+$/, '$1');
  if (pages.includes(path)) return [{ kind: 'page', name: path }];
  const listOf = (name: string): CrumbPlan => ({
    kind: 'resource',
    name,
    ...(lists.includes(name) && { to: `/${name}` }),
  });
  const paramsIn = ({ path: pattern }: SubPage) =>
    matchPath({ path: pattern, caseSensitive: true }, pathname)?.params;
  const sub = subPages.find(paramsIn);
  if (sub && !isValid(paramsIn(sub) ?? {})) return [unknown];
  if (sub) return [listOf(sub.resource), { kind: 'sub', name: sub.resource }];
  if (!first || !resources.includes(first) || rest.length > 0) return [unknown];
  const list = listOf(first);
  if (!id) return [list];
  if (id === 'create') return [list, { kind: 'create', name: first }];
  // Whose key is given is the same page, a step further.
  if (id === 'import') return [list, { kind: 'sub', name: first }];
  const known = decodePart(id);
  if (!shown.includes(first) || !isValid({ id: known })) return [unknown];
  const record: CrumbPlan = { kind: 'record', name: first, id: known, to: `/${first}/${id}` };
  if (!action) return [list, record];
  return action === 'edit' ? [list, record, { kind: 'edit', name: first }] : [unknown];
}
