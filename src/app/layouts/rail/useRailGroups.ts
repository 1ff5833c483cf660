import { useMemo } from 'react';
import { decide } from '#src/data/access/Permission.ts';
import { useAccess } from '#src/data/access/useAccess.ts';
import { listedResources, resourceTypes } from '#src/app/resourceRoutes.tsx';
import { railGroups, type RailGroup } from './railGroups.ts';

/** The groups with just what the viewer may list; until that is known, nothing is held back. */
export function useRailGroups(): readonly RailGroup[] {
  const access = useAccess();
  return useMemo(() => {
    const typeOf = (resource: string) => access?.find(({ type }) => type === resourceTypes[resource]);
    return railGroups(
      listedResources.filter((resource) => decide('list', typeOf(resource), undefined).allowed),
    );
  }, [access]);
}
