// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { Permission } from '../../src/data/access/Permission.ts';
import type { ExchangeRateSource } from '../enums.ts';

export type ExchangeRateSetRecord = {
  readonly id: string;
  readonly can?: readonly Permission[];
  readonly base: string;
  readonly day: string;
  readonly source: ExchangeRateSource;
  readonly reason: string | null;
  readonly author: { readonly id: string; readonly fullName: string | null } | null;
  readonly dateCreated: string;
  readonly lastUpdated: string;
  readonly inForce: boolean;
  readonly rateCount: number;
  readonly rates: readonly {
    readonly base: string;
    readonly target: string;
    readonly rate: number;
    readonly lastUpdated: string;
  }[];
};

export type ExchangeRateSetSource =
  | 'base'
  | 'day'
  | 'source'
  | 'reason'
  | 'author'
  | 'dateCreated'
  | 'lastUpdated'
  | 'inForce'
  | 'rateCount'
  | 'rates';
