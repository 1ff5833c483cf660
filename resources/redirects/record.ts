// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { Permission } from '../../src/data/access/Permission.ts';

export type RedirectRecord = {
  readonly id: string;
  readonly can?: readonly Permission[];
  readonly path: string;
  readonly target: string;
  readonly notes: string | null;
  readonly dateCreated: string;
  readonly dateModified: string;
};

export type RedirectInputSource = 'path' | 'target' | 'notes';

export type RedirectSource = 'dateCreated' | 'dateModified' | RedirectInputSource;
