// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { Permission } from '../../src/data/access/Permission.ts';
import type { ParticipantRequestKind, ParticipantRequestState } from '../enums.ts';

export type ParticipantRequestRecord = {
  readonly id: string;
  readonly can?: readonly Permission[];
  readonly kind: ParticipantRequestKind;
  readonly state: ParticipantRequestState;
  readonly participant: { readonly id: string; readonly fullName: string | null } | null;
  readonly deletedParticipant: { readonly id: string; readonly fullName: string | null } | null;
  readonly duplicate: { readonly id: string; readonly fullName: string | null } | null;
  readonly reason: string;
  readonly author: { readonly id: string; readonly fullName: string | null } | null;
  readonly decidedBy: { readonly id: string; readonly fullName: string | null } | null;
  readonly dateDecided: string | null;
  readonly answer: string | null;
  readonly dateCreated: string;
  readonly dateModified: string;
};

export type ParticipantRequestSource =
  | 'kind'
  | 'state'
  | 'participant'
  | 'deletedParticipant'
  | 'duplicate'
  | 'reason'
  | 'author'
  | 'decidedBy'
  | 'dateDecided'
  | 'answer'
  | 'dateCreated'
  | 'dateModified';
