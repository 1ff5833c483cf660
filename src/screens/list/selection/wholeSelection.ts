import type { Identifier } from 'react-admin';

type Ids = readonly Identifier[];

/** Ticked rows that stand for all that match. Ticking anything else makes other ids of them. */
const wholes = new WeakSet<Ids>();

export const chooseWhole = (ids: Ids): void => void wholes.add(ids);

export const isWhole = (ids: Ids): boolean => wholes.has(ids);
