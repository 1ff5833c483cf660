// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { NotificationKind } from '../enums.ts';

export type NotificationRecord = {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly centreEvent: {
    readonly id: string;
    readonly name: string | null;
    readonly dateStart: string | null;
    readonly timeZone: string | null;
  } | null;
  readonly waitingListEntry: {
    readonly id: string;
    readonly participant: { readonly fullName: string | null } | null;
    readonly centreEvent: { readonly name: string | null } | null;
  } | null;
  readonly approvedDocument: {
    readonly id: string;
    readonly name: string | null;
    readonly state: string | null;
  } | null;
  readonly savedView: { readonly id: string; readonly label: string | null } | null;
  readonly participantRequest: {
    readonly id: string;
    readonly participant: { readonly fullName: string | null } | null;
  } | null;
  readonly generatedDocument: { readonly id: string; readonly title: string | null } | null;
  readonly count: number | null;
  readonly dateCreated: string;
  readonly dateRead: string | null;
};

export type NotificationSource =
  | 'kind'
  | 'centreEvent'
  | 'waitingListEntry'
  | 'approvedDocument'
  | 'savedView'
  | 'participantRequest'
  | 'generatedDocument'
  | 'count'
  | 'dateCreated'
  | 'dateRead';
