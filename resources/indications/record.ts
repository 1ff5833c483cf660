// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export type IndicationRecord = {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
};

export type IndicationSource = 'name' | 'colour';
