// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export type RedirectRecord = {
  readonly id: string;
  readonly path: string;
  readonly target: string;
  readonly notes: string | null;
  readonly dateCreated: string;
  readonly dateModified: string;
};

export type RedirectSource = 'path' | 'target' | 'notes' | 'dateCreated' | 'dateModified';
