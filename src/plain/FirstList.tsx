import { useResourceDefinitions } from 'react-admin';
import { Navigate } from 'react-router';
import { listPath } from '../fields/relation/recordPath.ts';

/** Without a home of its own the app begins with its first list. */
export const FirstList = () => {
  const first = Object.values(useResourceDefinitions()).find(({ hasList }) => hasList);
  return first ? <Navigate replace to={listPath(first.name)} /> : null;
};
