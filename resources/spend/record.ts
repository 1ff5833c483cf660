// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export type SpendRecord = {
  readonly id: string;
  readonly participant: { readonly id: string; readonly fullName: string | null } | null;
  readonly centreEvent: {
    readonly id: string;
    readonly name: string | null;
    readonly dateStart: string | null;
    readonly timeZone: string | null;
  } | null;
  readonly country: { readonly id: string; readonly name: string | null } | null;
  readonly dateStart: string | null;
  readonly dateEnd: string | null;
  readonly name: string;
  readonly costCategory: { readonly id: string; readonly path: string | null } | null;
  readonly lineAmount: number;
  readonly sharedBy: number;
  readonly amount: number;
  readonly currency: string;
};

export type SpendSource =
  | 'participant'
  | 'centreEvent'
  | 'country'
  | 'dateStart'
  | 'dateEnd'
  | 'name'
  | 'costCategory'
  | 'lineAmount'
  | 'sharedBy'
  | 'amount'
  | 'currency';
