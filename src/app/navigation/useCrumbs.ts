import { useQueryClient } from '@tanstack/react-query';
import { useGetResourceLabel, type RaRecord } from 'react-admin';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { nameText } from '#src/fields/value/nameText.ts';
import { useNewText } from '#src/fields/wording/useNewText.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useCurrentPageTitle } from '#src/ui/page/PageTitle.tsx';
import { appResources } from '../resourceRoutes.tsx';
import { crumbsOf, type CrumbPlan } from './crumbsOf.ts';
import { pageTitles } from './pageTitles.ts';
import { places } from './places.ts';
import { useResourceTitle } from '../words/useResourceTitle.ts';
import { useWords } from '../words/useWords.ts';

interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** The name of a record that the page on screen has read; it asks for nothing itself. */
function useRecordName(record: CrumbPlan | undefined): string | undefined {
  const client = useQueryClient();
  const locale = useFormatLocale();
  const [name, setName] = useState<string>();
  const { name: resource, id } = record ?? {};
  useEffect(() => {
    if (!resource || id === undefined) return setName(undefined);
    const read = () => {
      const found = client.getQueriesData<RaRecord>({ queryKey: [resource, 'getOne', { id }] });
      const known = found.find(([, data]) => data)?.[1];
      setName(known && appResources[resource]?.recordRepresentation?.(known));
    };
    read();
    return client.getQueryCache().subscribe(({ query }) => {
      const [asked, method] = query.queryKey as readonly unknown[];
      if (asked === resource && method === 'getOne') queueMicrotask(read);
    });
  }, [client, resource, id]);
  return name === undefined ? undefined : nameText(name, locale);
}

export function useCrumbs(): readonly Crumb[] {
  const { pathname } = useLocation();
  const words = useWords();
  const resourceLabel = useGetResourceLabel();
  const resourceTitle = useResourceTitle();
  const newText = useNewText();
  const pageTitle = useCurrentPageTitle();
  const plans = useMemo(() => crumbsOf(pathname, places), [pathname]);
  const recordName = useRecordName(plans.find(({ kind }) => kind === 'record'));
  return plans.map(({ kind, name, to }, index) => {
    const link = to ? { to } : {};
    const given = index === plans.length - 1 ? pageTitle : undefined;
    switch (kind) {
      case 'page':
        return { label: given ?? words(pageTitles[name] ?? 'crumb.notFound'), ...link };
      case 'resource':
        return { label: given ?? resourceTitle(name), ...link };
      case 'record':
        return { label: given ?? recordName ?? resourceLabel(name, 1), ...link };
      case 'create':
        return { label: given ?? newText(name) };
      case 'sub':
        // The page names itself as soon as it knows what it shows; until then it is one of its kind.
        return { label: given ?? resourceLabel(name, 1) };
      case 'edit':
        return { label: given ?? words('crumb.edit') };
      case 'unknown':
        // It has no place here and names itself: a page of the way in, or the one that says there is none.
        return { label: given ?? '' };
    }
  });
}
