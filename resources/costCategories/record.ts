// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export type CostCategoryRecord = {
  readonly id: string;
  readonly name: string;
  readonly reference: string | null;
  readonly path: string;
  readonly children: readonly { readonly id: string; readonly path: string | null }[];
};

export type CostCategorySource = 'name' | 'reference' | 'path' | 'children';
