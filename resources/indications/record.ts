// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { Permission } from '../../src/data/access/Permission.ts';

export type IndicationRecord = {
  readonly id: string;
  readonly can?: readonly Permission[];
  readonly name: string;
  readonly colour: string;
};

export type IndicationSource = 'name' | 'colour';
