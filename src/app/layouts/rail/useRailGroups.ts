import { useCanAccessResources } from 'react-admin';
import { useMemo } from 'react';
import { listedResources } from '../../resourceRoutes.tsx';
import { railGroups, type RailGroup } from './railGroups.ts';

/** The groups with just what the viewer may list; until that is known, what everybody may. */
export function useRailGroups(): readonly RailGroup[] {
  const { canAccess } = useCanAccessResources({ action: 'list', resources: [...listedResources] });
  return useMemo(
    () => railGroups(listedResources.filter((resource) => canAccess?.[resource] ?? false)),
    [canAccess],
  );
}
