// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { Permission } from '../../src/data/access/Permission.ts';
import type { ApprovalEvent, ApprovalPurpose, ApprovalState, DocumentRunType } from '../enums.ts';

export type ApprovedDocumentRecord = {
  readonly id: string;
  readonly can?: readonly Permission[];
  readonly name: string;
  readonly jobcode: string | null;
  readonly documentUrl: string | null;
  readonly author: { readonly id: string; readonly fullName: string | null } | null;
  readonly approvedBy: { readonly id: string; readonly fullName: string | null } | null;
  readonly dateApproved: string | null;
  readonly isCustomDocument: boolean;
  readonly isApprovalStale: boolean;
  readonly isAvailable: boolean;
  readonly state: ApprovalState;
  readonly currentHash: string | null;
  readonly changes: readonly {
    readonly label: string;
    readonly field: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
  readonly history: readonly {
    readonly event: ApprovalEvent;
    readonly user: { readonly id: string; readonly fullName: string | null } | null;
    readonly date: string;
    readonly hash: string | null;
    readonly jobcode: string | null;
    readonly reason: string | null;
  }[];
  readonly blocks: readonly string[];
  readonly consequences: readonly string[];
  readonly fileName: string | null;
  readonly fileHash: string | null;
  readonly fileSize: number | null;
  readonly pages: number | null;
  readonly approvedFilePath: string | null;
  readonly purpose: ApprovalPurpose;
  readonly runType: DocumentRunType | null;
  readonly runKey: string | null;
  readonly newerGuid: string | null;
  readonly whyNotAgain: string | null;
  readonly template: { readonly id: string; readonly name: string | null } | null;
  readonly centreEvent: {
    readonly id: string;
    readonly name: string | null;
    readonly dateStart: string | null;
    readonly timeZone: string | null;
  } | null;
  readonly trainingCentre: { readonly id: string; readonly name: string | null } | null;
  readonly dateNeeded: string | null;
  readonly dateWaiting: string | null;
  readonly dateWithdrawn: string | null;
  readonly withdrawnBy: { readonly id: string; readonly fullName: string | null } | null;
  readonly withdrawnReason: string | null;
  readonly dateCreated: string;
  readonly dateModified: string;
};

export type ApprovedDocumentSource =
  | 'name'
  | 'jobcode'
  | 'documentUrl'
  | 'author'
  | 'approvedBy'
  | 'dateApproved'
  | 'isCustomDocument'
  | 'isApprovalStale'
  | 'isAvailable'
  | 'state'
  | 'currentHash'
  | 'changes'
  | 'history'
  | 'blocks'
  | 'consequences'
  | 'fileName'
  | 'fileHash'
  | 'fileSize'
  | 'pages'
  | 'approvedFilePath'
  | 'purpose'
  | 'runType'
  | 'runKey'
  | 'newerGuid'
  | 'whyNotAgain'
  | 'template'
  | 'centreEvent'
  | 'trainingCentre'
  | 'dateNeeded'
  | 'dateWaiting'
  | 'dateWithdrawn'
  | 'withdrawnBy'
  | 'withdrawnReason'
  | 'dateCreated'
  | 'dateModified';
