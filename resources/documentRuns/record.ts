// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { DocumentRunType } from '../enums.ts';

export type DocumentRunEntryRecord = {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly runType: DocumentRunType;
  readonly centreEvent: {
    readonly id: string;
    readonly name: string | null;
    readonly dateStart: string | null;
    readonly timeZone: string | null;
  } | null;
  readonly author: { readonly id: string; readonly fullName: string | null } | null;
  readonly generatedCount: number;
  readonly dateGenerated: string | null;
  readonly dateCreated: string;
  readonly dateModified: string;
};

export type DocumentRunEntrySource =
  | 'key'
  | 'name'
  | 'runType'
  | 'centreEvent'
  | 'author'
  | 'generatedCount'
  | 'dateGenerated'
  | 'dateCreated'
  | 'dateModified';
