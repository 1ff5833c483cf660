import { useResourceDefinition } from 'react-admin';
import { listPath } from '#src/fields/relation/recordPath.ts';
import { useResourceNames } from './useResourceNames.ts';

export interface WayBack {
  /** Its list, else the home page: a contract may answer a type by id alone. */
  readonly path: string;
  readonly hasList: boolean;
}

/** Where one goes from the pages of the resource in context. */
export function useWayBack(): WayBack {
  const { resource } = useResourceNames();
  const hasList = useResourceDefinition({ resource }).hasList === true;
  return { path: hasList ? listPath(resource) : '/', hasList };
}
