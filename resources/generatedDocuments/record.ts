// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { DocumentRunType } from '../enums.ts';

export type GeneratedDocumentRecord = {
  readonly id: string;
  readonly guid: string;
  readonly title: string;
  readonly fileName: string;
  readonly fileSize: number;
  readonly pages: number;
  readonly runType: DocumentRunType | null;
  readonly runKey: string | null;
  readonly template: { readonly id: string; readonly name: string | null } | null;
  readonly centreEvent: {
    readonly id: string;
    readonly name: string | null;
    readonly dateStart: string | null;
    readonly timeZone: string | null;
  } | null;
  readonly eventBooking: {
    readonly id: string;
    readonly participant: { readonly fullName: string | null } | null;
    readonly centreEvent: { readonly name: string | null } | null;
  } | null;
  readonly participant: { readonly id: string; readonly fullName: string | null } | null;
  readonly trainer: { readonly id: string; readonly fullName: string | null } | null;
  readonly author: { readonly id: string; readonly fullName: string | null } | null;
  readonly dateSent: string | null;
  readonly isOutdated: boolean;
  readonly dateMailFailed: string | null;
  readonly dateCreated: string;
  readonly dateFileDeleted: string | null;
};

export type GeneratedDocumentSource =
  | 'guid'
  | 'title'
  | 'fileName'
  | 'fileSize'
  | 'pages'
  | 'runType'
  | 'runKey'
  | 'template'
  | 'centreEvent'
  | 'eventBooking'
  | 'participant'
  | 'trainer'
  | 'author'
  | 'dateSent'
  | 'isOutdated'
  | 'dateMailFailed'
  | 'dateCreated'
  | 'dateFileDeleted';
