import { useLocation } from 'react-router';
import { crumbsOf } from '#src/app/navigation/crumbsOf.ts';
import { places } from '#src/app/navigation/places.ts';
import type { RailItem } from './railGroups.ts';

/** Tells of a rail item whether the page on screen belongs to it: by the first step of its breadcrumb. */
export function useRailPlace(): (item: RailItem) => boolean {
  const [place] = crumbsOf(useLocation().pathname, places);
  return ({ to, resource }) =>
    place?.kind === 'page' ? to === place.name : resource !== undefined && resource === place?.name;
}
