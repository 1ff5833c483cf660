import type { Identifier } from 'react-admin';

const segment = (id: Identifier): string => encodeURIComponent(String(id));

/** Where a record is shown: /events/12. react-admin's own paths differ and are never used. */
export const recordPath = (resource: string, id: Identifier): string => `/${resource}/${segment(id)}`;

/** Where a record is edited: /events/12/edit. */
export const editPath = (resource: string, id: Identifier): string => `/${resource}/${segment(id)}/edit`;

export const createPath = (resource: string): string => `/${resource}/create`;

export const listPath = (resource: string): string => `/${resource}`;
