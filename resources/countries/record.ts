// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export type CountryRecord = {
  readonly id: string;
  readonly name: string;
  readonly countryCode: string;
  readonly isCustom: boolean;
};

export type CountrySource = 'name' | 'countryCode' | 'isCustom';
