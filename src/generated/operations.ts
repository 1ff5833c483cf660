// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.

import type { TypedDocumentNode } from '@apollo/client/core';
import type * as Types from './schema.ts';

export type AccessQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type AccessQuery = { readonly access: ReadonlyArray<{ readonly type: string, readonly hiddenFields: ReadonlyArray<string>, readonly manyInputs: ReadonlyArray<string>, readonly demandedInputs: ReadonlyArray<string>, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly inputs: ReadonlyArray<{ readonly action: string, readonly inputs: ReadonlyArray<string> }> }> };

export type AddCostCategoryMutationVariables = Types.Exact<{
  input: Types.CreateCostCategoryInput;
}>;


export type AddCostCategoryMutation = { readonly createCostCategory: { readonly id: string, readonly name: string } };

export type AmendImportRowMutationVariables = Types.Exact<{
  input: Types.AmendImportRowInput;
}>;


export type AmendImportRowMutation = { readonly amendImportRow: { readonly position: number, readonly line: number, readonly cells: ReadonlyArray<string>, readonly outcome: Types.ImportOutcome | null, readonly state: Types.ImportRowState, readonly recordId: string | null, readonly decision: Types.ImportDecision, readonly personId: string | null, readonly problems: ReadonlyArray<{ readonly column: number | null, readonly message: string }>, readonly changes: ReadonlyArray<{ readonly field: string, readonly old: string | null, readonly new: string | null }>, readonly alike: ReadonlyArray<{ readonly type: string, readonly personId: string | null, readonly name: string | null, readonly line: number | null, readonly reasons: ReadonlyArray<Types.ImportLikeness> }> } };

export type ApprovalChangesFragment = { readonly changes: ReadonlyArray<{ readonly label: string, readonly field: string, readonly before: string | null, readonly after: string | null }> };

export type ApprovalCountsQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type ApprovalCountsQuery = { readonly approvalCounts: { readonly toApprove: number, readonly stale: number, readonly approved: number, readonly withdrawn: number } };

export type ApprovalWorklistQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type ApprovalWorklistQuery = { readonly approvalCounts: { readonly toApprove: number, readonly stale: number }, readonly approvalsDue: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: Types.ApprovalState, readonly dateNeeded: string | null, readonly centreEvent: { readonly id: string, readonly name: string, readonly timeZone: string } | null, readonly trainingCentre: { readonly id: string, readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly label: string, readonly field: string, readonly before: string | null, readonly after: string | null }> }> };

export type ApproveDocumentMutationVariables = Types.Exact<{
  input: Types.ApproveDocumentInput;
}>;


export type ApproveDocumentMutation = { readonly approveDocument: { readonly id: string, readonly state: Types.ApprovalState } };

export type AskForErasureMutationVariables = Types.Exact<{
  input: Types.AskForErasureInput;
}>;


export type AskForErasureMutation = { readonly askForErasure: { readonly id: string } };

export type AskForMergeMutationVariables = Types.Exact<{
  input: Types.AskForMergeInput;
}>;


export type AskForMergeMutation = { readonly askForMerge: { readonly id: string } };

export type AttachCandidatesQueryVariables = Types.Exact<{
  text: Types.Scalars['String']['input'];
}>;


export type AttachCandidatesQuery = { readonly participants: { readonly data: ReadonlyArray<{ readonly id: string, readonly fullName: string, readonly city: string | null, readonly country: { readonly name: string } | null }> } };

export type AttachParticipantMutationVariables = Types.Exact<{
  input: Types.UpdateEventBookingInput;
}>;


export type AttachParticipantMutation = { readonly updateEventBooking: { readonly id: string } };

export type AttachToCentreMutationVariables = Types.Exact<{
  trainingCentreId: Types.Scalars['ID']['input'];
  name?: Types.InputMaybe<Types.Scalars['String']['input']>;
  idempotency_key?: Types.InputMaybe<Types.Scalars['ID']['input']>;
}>;


export type AttachToCentreMutation = { readonly attachApprovedDocumentToTrainingCentre: { readonly id: string } };

export type AttachToEventMutationVariables = Types.Exact<{
  centreEventId: Types.Scalars['ID']['input'];
  name?: Types.InputMaybe<Types.Scalars['String']['input']>;
  documentGuid?: Types.InputMaybe<Types.Scalars['ID']['input']>;
  purpose?: Types.InputMaybe<Types.ApprovalPurpose>;
  idempotency_key?: Types.InputMaybe<Types.Scalars['ID']['input']>;
}>;


export type AttachToEventMutation = { readonly attachApprovedDocumentToCentreEvent: { readonly id: string } };

export type BeginMySecondFactorMutationVariables = Types.Exact<{
  input: Types.BeginMySecondFactorInput;
}>;


export type BeginMySecondFactorMutation = { readonly beginMySecondFactor: { readonly challenge: string, readonly secret: string, readonly uri: string } };

export type BirthDatesOfPeopleQueryVariables = Types.Exact<{
  people: Types.Scalars['Mixed']['input'];
}>;


export type BirthDatesOfPeopleQuery = { readonly eventBookings: { readonly data: ReadonlyArray<{ readonly participantId: string | null, readonly dateOfBirth: string | null }> } };

export type BoardPageFragment = { readonly data: ReadonlyArray<{ readonly id: string, readonly bookingStatus: Types.BookingStatus, readonly bookingType: Types.BookingType, readonly consumesSeat: boolean, readonly countryNotAllowed: boolean, readonly cancelReason: Types.BookingCancelReason | null, readonly collectStatus: Types.CollectStatus, readonly collectMissing: ReadonlyArray<string>, readonly dateExpiry: string | null, readonly dateModified: string, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly participant: { readonly id: string, readonly fullName: string } | null, readonly country: { readonly id: string, readonly name: string } | null, readonly author: { readonly fullName: string } | null }>, readonly paginatorInfo: { readonly total: number } };

export type BoardPermissionFragment = { readonly allowed: boolean, readonly code: string | null, readonly message: string | null, readonly overridable: boolean };

export type BoardUseFragment = { readonly maximum: number | null, readonly used: number, readonly placeholders: number, readonly free: number | null, readonly isOver: boolean };

export type BookingToKeepFragment = { readonly id: string, readonly bookingStatus: Types.BookingStatus, readonly bookingType: Types.BookingType, readonly authorName: string | null, readonly dateCreated: string };

export type BulkBookingQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type BulkBookingQuery = { readonly eventBooking: { readonly id: string, readonly bookingStatus: Types.BookingStatus, readonly bookingType: Types.BookingType, readonly consumesSeat: boolean, readonly collectStatus: Types.CollectStatus, readonly collectMissing: ReadonlyArray<string>, readonly dateModified: string, readonly participant: { readonly id: string, readonly fullName: string } | null, readonly country: { readonly id: string, readonly name: string } | null, readonly centreEvent: { readonly id: string, readonly name: string, readonly isFull: boolean, readonly waitingListCount: number, readonly authorisationObtained: boolean, readonly contractExecuted: boolean, readonly trainingCentre: { readonly id: string, readonly authorisationRequired: boolean, readonly contractRequired: boolean } | null } | null, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }> } | null };

export type BulkStatusMutationVariables = Types.Exact<{
  input: Types.UpdateEventBookingInput;
}>;


export type BulkStatusMutation = { readonly updateEventBooking: { readonly id: string } };

export type CancelTaskMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type CancelTaskMutation = { readonly cancelTask: { readonly id: string, readonly title: string, readonly state: Types.TaskState, readonly total: number, readonly done: number, readonly failed: number, readonly isCancelling: boolean, readonly message: string | null, readonly rows: ReadonlyArray<{ readonly key: string, readonly label: string, readonly state: Types.TaskRowState, readonly message: string | null }> } };

export type ChangeCostCategoryMutationVariables = Types.Exact<{
  input: Types.UpdateCostCategoryInput;
}>;


export type ChangeCostCategoryMutation = { readonly updateCostCategory: { readonly id: string, readonly name: string, readonly path: string } };

export type ChangeImportMutationVariables = Types.Exact<{
  input: Types.ChangeImportInput;
}>;


export type ChangeImportMutation = { readonly changeImport: { readonly key: string, readonly type: string, readonly fileName: string, readonly format: Types.SheetFormat, readonly encoding: Types.SheetEncoding | null, readonly separator: Types.SheetSeparator | null, readonly sheet: string | null, readonly sheets: ReadonlyArray<string>, readonly decimals: Types.DecimalStyle, readonly dates: Types.DateStyle, readonly clears: boolean, readonly match: string | null, readonly state: Types.ImportState, readonly message: string | null, readonly taskId: string | null, readonly rows: number, readonly checked: number, readonly created: number, readonly changed: number, readonly unchanged: number, readonly refused: number, readonly undecided: number, readonly alike: number, readonly usable: number, readonly takesKnown: boolean, readonly done: number, readonly failed: number, readonly shortages: ReadonlyArray<string>, readonly importedBefore: string | null, readonly columns: ReadonlyArray<{ readonly name: string, readonly field: string | null, readonly samples: ReadonlyArray<string>, readonly value: string | null }>, readonly fields: ReadonlyArray<{ readonly field: string, readonly label: string, readonly required: boolean, readonly matches: boolean }> } };

export type ChangeMyPasswordMutationVariables = Types.Exact<{
  input: Types.ChangeMyPasswordInput;
}>;


export type ChangeMyPasswordMutation = { readonly changeMyPassword: number };

export type ChangeRecordsMutationVariables = Types.Exact<{
  selection: Types.RowSelection;
  changes: Types.Scalars['JSON']['input'];
  add?: Types.InputMaybe<Types.Scalars['JSON']['input']>;
  expected?: Types.InputMaybe<Types.Scalars['JSON']['input']>;
  idempotency_key?: Types.InputMaybe<Types.Scalars['String']['input']>;
}>;


export type ChangeRecordsMutation = { readonly changeRecords: { readonly id: string, readonly title: string, readonly state: Types.TaskState, readonly total: number, readonly done: number, readonly failed: number, readonly isCancelling: boolean, readonly message: string | null, readonly rows: ReadonlyArray<{ readonly key: string, readonly label: string, readonly state: Types.TaskRowState, readonly message: string | null }> } };

export type CheckImportMutationVariables = Types.Exact<{
  key: Types.Scalars['ID']['input'];
}>;


export type CheckImportMutation = { readonly checkImport: { readonly key: string, readonly type: string, readonly fileName: string, readonly format: Types.SheetFormat, readonly encoding: Types.SheetEncoding | null, readonly separator: Types.SheetSeparator | null, readonly sheet: string | null, readonly sheets: ReadonlyArray<string>, readonly decimals: Types.DecimalStyle, readonly dates: Types.DateStyle, readonly clears: boolean, readonly match: string | null, readonly state: Types.ImportState, readonly message: string | null, readonly taskId: string | null, readonly rows: number, readonly checked: number, readonly created: number, readonly changed: number, readonly unchanged: number, readonly refused: number, readonly undecided: number, readonly alike: number, readonly usable: number, readonly takesKnown: boolean, readonly done: number, readonly failed: number, readonly shortages: ReadonlyArray<string>, readonly importedBefore: string | null, readonly columns: ReadonlyArray<{ readonly name: string, readonly field: string | null, readonly samples: ReadonlyArray<string>, readonly value: string | null }>, readonly fields: ReadonlyArray<{ readonly field: string, readonly label: string, readonly required: boolean, readonly matches: boolean }> } };

export type ConfirmMySecondFactorMutationVariables = Types.Exact<{
  input: Types.ConfirmMySecondFactorInput;
}>;


export type ConfirmMySecondFactorMutation = { readonly confirmMySecondFactor: ReadonlyArray<string> };

export type CostCategoryTreeQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type CostCategoryTreeQuery = { readonly costCategories: ReadonlyArray<{ readonly id: string, readonly name: string, readonly reference: string | null, readonly parentId: string | null, readonly path: string, readonly dateModified: string, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean }> }> };

export type CostLinePartsFragment = { readonly id: string, readonly name: string, readonly description: string | null, readonly costCategoryId: string, readonly unitMode: Types.UnitMode, readonly fixedUnits: number | null, readonly participants: number | null, readonly trainers: number | null, readonly amountExcVat: number, readonly amountIncVat: number, readonly currency: string, readonly date: string | null };

export type CostSheetQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type CostSheetQuery = { readonly centreEvent: { readonly id: string, readonly name: string, readonly dateStart: string | null, readonly trainingCentreId: string, readonly dateModified: string, readonly costsBaseCurrency: string | null, readonly costAccommodation: string | null, readonly costCoffee: string | null, readonly costDinner: string | null, readonly costFlights: string | null, readonly costLunch: string | null, readonly costTransfers: string | null, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly estimatedCosts: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string | null, readonly costCategoryId: string, readonly unitMode: Types.UnitMode, readonly fixedUnits: number | null, readonly participants: number | null, readonly trainers: number | null, readonly amountExcVat: number, readonly amountIncVat: number, readonly currency: string, readonly date: string | null, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean }> }>, readonly costTotals: { readonly currency: string | null, readonly isPartial: boolean, readonly trainees: number, readonly trainers: number, readonly seats: number | null, readonly booked: { readonly excVat: number | null, readonly incVat: number | null, readonly excVatPerHead: number | null, readonly incVatPerHead: number | null }, readonly atCapacity: { readonly excVat: number | null, readonly incVat: number | null, readonly excVatPerHead: number | null, readonly incVatPerHead: number | null }, readonly rates: ReadonlyArray<{ readonly currency: string, readonly rate: string | null, readonly lastUpdated: string | null }> } | null } | null, readonly costCategories: ReadonlyArray<{ readonly id: string, readonly path: string, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean }> }> };

export type CostSourcesQueryVariables = Types.Exact<{
  where?: Types.InputMaybe<Types.CentreEventWhere>;
}>;


export type CostSourcesQuery = { readonly centreEvents: { readonly data: ReadonlyArray<{ readonly id: string, readonly name: string, readonly dateStart: string | null, readonly estimatedCosts: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string | null, readonly costCategoryId: string, readonly unitMode: Types.UnitMode, readonly fixedUnits: number | null, readonly participants: number | null, readonly trainers: number | null, readonly amountExcVat: number, readonly amountIncVat: number, readonly currency: string, readonly date: string | null }> }> } };

export type CountryUseQueryVariables = Types.Exact<{
  event: Types.Scalars['ID']['input'];
  country: Types.Scalars['ID']['input'];
}>;


export type CountryUseQuery = { readonly eventAvailability: { readonly country: { readonly maximum: number | null, readonly used: number, readonly placeholders: number, readonly free: number | null, readonly isOver: boolean } | null } | null };

export type CoveringTemplatesQueryVariables = Types.Exact<{
  page: Types.Scalars['Int']['input'];
}>;


export type CoveringTemplatesQuery = { readonly mergeTemplates: { readonly data: ReadonlyArray<{ readonly id: string, readonly name: string, readonly key: string | null, readonly version: number, readonly rootId: string | null }>, readonly paginatorInfo: { readonly hasMorePages: boolean } } };

export type CreatePlaceholderMutationVariables = Types.Exact<{
  input: Types.CreateEventBookingInput;
}>;


export type CreatePlaceholderMutation = { readonly createEventBooking: { readonly id: string } };

export type CreateSavedViewMutationVariables = Types.Exact<{
  input: Types.CreateSavedViewInput;
}>;


export type CreateSavedViewMutation = { readonly createSavedView: { readonly id: string } };

export type DashboardQueryVariables = Types.Exact<{
  where?: Types.InputMaybe<Types.DashboardWhere>;
}>;


export type DashboardQuery = { readonly dashboard: { readonly waitingCount: number, readonly months: ReadonlyArray<{ readonly month: string | null, readonly events: number, readonly seats: number, readonly taken: number, readonly trainees: number }>, readonly bookings: ReadonlyArray<{ readonly bookingStatus: Types.BookingStatus, readonly bookings: number, readonly country: { readonly id: string, readonly name: string } | null }>, readonly waiting: ReadonlyArray<{ readonly centreEventId: string, readonly name: string, readonly dateStart: string | null, readonly waiting: number, readonly maxTrainees: number | null, readonly trainees: number }>, readonly placeholders: ReadonlyArray<{ readonly month: string | null, readonly outcome: Types.PlaceholderOutcome, readonly bookings: number }>, readonly costs: ReadonlyArray<{ readonly month: string | null, readonly currency: string, readonly events: number, readonly trainees: number, readonly amountIncVat: number, readonly perHead: number | null }> | null } };

export type DashboardReportQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type DashboardReportQuery = { readonly dashboardReport: { readonly id: string, readonly name: string, readonly embedUrl: string, readonly accessToken: string, readonly expires: string } | null };

export type DeactivateUserMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type DeactivateUserMutation = { readonly deactivateUser: { readonly ID: string } };

export type DecideImportRowsMutationVariables = Types.Exact<{
  input: Types.DecideImportRowsInput;
}>;


export type DecideImportRowsMutation = { readonly decideImportRows: { readonly key: string, readonly type: string, readonly fileName: string, readonly format: Types.SheetFormat, readonly encoding: Types.SheetEncoding | null, readonly separator: Types.SheetSeparator | null, readonly sheet: string | null, readonly sheets: ReadonlyArray<string>, readonly decimals: Types.DecimalStyle, readonly dates: Types.DateStyle, readonly clears: boolean, readonly match: string | null, readonly state: Types.ImportState, readonly message: string | null, readonly taskId: string | null, readonly rows: number, readonly checked: number, readonly created: number, readonly changed: number, readonly unchanged: number, readonly refused: number, readonly undecided: number, readonly alike: number, readonly usable: number, readonly takesKnown: boolean, readonly done: number, readonly failed: number, readonly shortages: ReadonlyArray<string>, readonly importedBefore: string | null, readonly columns: ReadonlyArray<{ readonly name: string, readonly field: string | null, readonly samples: ReadonlyArray<string>, readonly value: string | null }>, readonly fields: ReadonlyArray<{ readonly field: string, readonly label: string, readonly required: boolean, readonly matches: boolean }> } };

export type DeclineRequestMutationVariables = Types.Exact<{
  input: Types.DeclineParticipantRequestInput;
}>;


export type DeclineRequestMutation = { readonly declineParticipantRequest: { readonly id: string } };

export type DeleteSavedViewMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type DeleteSavedViewMutation = { readonly deleteSavedView: { readonly id: string } | null };

export type DistinctValuesQueryVariables = Types.Exact<{
  type: Types.Scalars['String']['input'];
  field: Types.Scalars['String']['input'];
  search?: Types.InputMaybe<Types.Scalars['String']['input']>;
}>;


export type DistinctValuesQuery = { readonly distinctValues: ReadonlyArray<string> };

export type DocumentArchiveMutationVariables = Types.Exact<{
  guids: ReadonlyArray<Types.Scalars['ID']['input']>;
}>;


export type DocumentArchiveMutation = { readonly generateDocumentArchive: string };

export type DocumentMailsQueryVariables = Types.Exact<{
  input: Types.SendDocumentsInput;
}>;


export type DocumentMailsQuery = { readonly documentMails: ReadonlyArray<{ readonly guid: string, readonly label: string, readonly email: string | null, readonly html: string | null, readonly dateSent: string | null, readonly whyNot: string | null }> };

export type DocumentPageQueryVariables = Types.Exact<{
  guid: Types.Scalars['ID']['input'];
}>;


export type DocumentPageQuery = { readonly generatedDocument: { readonly guid: string, readonly title: string, readonly fileName: string, readonly fileSize: number, readonly fileHash: string, readonly pages: number, readonly runType: Types.DocumentRunType | null, readonly runKey: string | null, readonly dateCreated: string, readonly dateSent: string | null, readonly dateMailFailed: string | null, readonly dateFileDeleted: string | null, readonly isOutdated: boolean, readonly template: { readonly id: string, readonly name: string, readonly version: number } | null, readonly centreEvent: { readonly id: string, readonly name: string } | null, readonly eventBooking: { readonly id: string } | null, readonly participant: { readonly id: string, readonly fullName: string } | null, readonly trainer: { readonly id: string, readonly fullName: string } | null, readonly author: { readonly fullName: string, readonly id: string } | null } | null };

export type DocumentRunPageQueryVariables = Types.Exact<{
  key: Types.Scalars['ID']['input'];
}>;


export type DocumentRunPageQuery = { readonly documentRun: { readonly key: string, readonly name: string, readonly runType: Types.DocumentRunType, readonly centreEventId: string, readonly modifiedFields: unknown, readonly whyNotGenerate: string | null, readonly whyNotModify: string | null, readonly dateModified: string, readonly template: { readonly id: string, readonly name: string, readonly version: number } | null, readonly task: { readonly id: string, readonly title: string, readonly state: Types.TaskState, readonly total: number, readonly done: number, readonly failed: number, readonly isCancelling: boolean, readonly message: string | null, readonly rows: ReadonlyArray<{ readonly key: string, readonly label: string, readonly state: Types.TaskRowState, readonly message: string | null }> } | null, readonly impressions: ReadonlyArray<{ readonly key: string, readonly label: string, readonly fileName: string, readonly generatedCount: number, readonly blocks: ReadonlyArray<{ readonly code: string, readonly message: string, readonly mergeContext: Types.MergeContext | null, readonly mergeContextId: string | null, readonly field: string | null, readonly takesOwnValue: boolean }>, readonly latest: { readonly guid: string, readonly title: string, readonly fileName: string, readonly fileSize: number, readonly dateCreated: string, readonly dateSent: string | null, readonly dateFileDeleted: string | null, readonly isOutdated: boolean } | null }> } | null };

export type DocumentsOfEventQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
  kind?: Types.InputMaybe<Types.DocumentRunType>;
}>;


export type DocumentsOfEventQuery = { readonly generatedDocuments: { readonly data: ReadonlyArray<{ readonly id: string, readonly guid: string, readonly title: string, readonly fileName: string, readonly pages: number, readonly runType: Types.DocumentRunType | null, readonly dateCreated: string, readonly author: { readonly fullName: string } | null }>, readonly paginatorInfo: { readonly total: number } } };

export type DocumentsToApproveQueryVariables = Types.Exact<{
  ids: Types.Scalars['Mixed']['input'];
  first: Types.Scalars['Int']['input'];
}>;


export type DocumentsToApproveQuery = { readonly approvedDocumentsPaginated: { readonly data: ReadonlyArray<{ readonly id: string, readonly name: string, readonly fileName: string | null, readonly fileSize: number | null, readonly pages: number | null, readonly currentHash: string | null, readonly consequences: ReadonlyArray<string>, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly changes: ReadonlyArray<{ readonly label: string, readonly field: string, readonly before: string | null, readonly after: string | null }> }> } };

export type EndMyOtherSessionsMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type EndMyOtherSessionsMutation = { readonly endMyOtherSessions: number };

export type EndMySecondFactorMutationVariables = Types.Exact<{
  input: Types.MySecondFactorProofInput;
}>;


export type EndMySecondFactorMutation = { readonly endMySecondFactor: boolean };

export type EndMySessionMutationVariables = Types.Exact<{
  sessionId: Types.Scalars['String']['input'];
}>;


export type EndMySessionMutation = { readonly endMySession: boolean };

export type EnterExchangeRatesMutationVariables = Types.Exact<{
  input: Types.EnterExchangeRatesInput;
}>;


export type EnterExchangeRatesMutation = { readonly enterExchangeRates: { readonly id: string } };

export type EraseParticipantMutationVariables = Types.Exact<{
  input: Types.EraseParticipantInput;
}>;


export type EraseParticipantMutation = { readonly eraseParticipant: { readonly id: string } };

export type EventAgendaQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type EventAgendaQuery = { readonly centreEvent: { readonly id: string, readonly name: string, readonly dateStart: string | null, readonly dateEnd: string | null, readonly timeZone: string, readonly dateModified: string, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly leadTrainer: { readonly id: string } | null, readonly trainers: ReadonlyArray<{ readonly trainerId: string, readonly priority: number, readonly prepMinutes: number, readonly postMinutes: number, readonly travelMinutes: number, readonly activityDescription: string | null, readonly trainer: { readonly id: string, readonly fullName: string } | null }>, readonly agenda: { readonly name: string | null, readonly sections: ReadonlyArray<{ readonly name: string, readonly items: ReadonlyArray<{ readonly name: string, readonly objectives: string | null, readonly timeStart: string, readonly timeEnd: string, readonly trainers: ReadonlyArray<{ readonly trainerId: string, readonly excludeInHonoraria: boolean, readonly trainer: { readonly fullName: string } | null }> }> }> } | null, readonly agendaOrig: { readonly name: string | null, readonly sections: ReadonlyArray<{ readonly name: string, readonly items: ReadonlyArray<{ readonly name: string, readonly objectives: string | null, readonly timeStart: string, readonly timeEnd: string, readonly trainers: ReadonlyArray<{ readonly trainerId: string, readonly excludeInHonoraria: boolean, readonly trainer: { readonly fullName: string } | null }> }> }> } | null } | null };

export type EventAgendaPlanFragment = { readonly id: string, readonly name: string, readonly dateStart: string | null, readonly dateEnd: string | null, readonly timeZone: string, readonly dateModified: string, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly leadTrainer: { readonly id: string } | null, readonly trainers: ReadonlyArray<{ readonly trainerId: string, readonly priority: number, readonly prepMinutes: number, readonly postMinutes: number, readonly travelMinutes: number, readonly activityDescription: string | null, readonly trainer: { readonly id: string, readonly fullName: string } | null }>, readonly agenda: { readonly name: string | null, readonly sections: ReadonlyArray<{ readonly name: string, readonly items: ReadonlyArray<{ readonly name: string, readonly objectives: string | null, readonly timeStart: string, readonly timeEnd: string, readonly trainers: ReadonlyArray<{ readonly trainerId: string, readonly excludeInHonoraria: boolean, readonly trainer: { readonly fullName: string } | null }> }> }> } | null, readonly agendaOrig: { readonly name: string | null, readonly sections: ReadonlyArray<{ readonly name: string, readonly items: ReadonlyArray<{ readonly name: string, readonly objectives: string | null, readonly timeStart: string, readonly timeEnd: string, readonly trainers: ReadonlyArray<{ readonly trainerId: string, readonly excludeInHonoraria: boolean, readonly trainer: { readonly fullName: string } | null }> }> }> } | null };

export type EventAgendaProgrammeFragment = { readonly name: string | null, readonly sections: ReadonlyArray<{ readonly name: string, readonly items: ReadonlyArray<{ readonly name: string, readonly objectives: string | null, readonly timeStart: string, readonly timeEnd: string, readonly trainers: ReadonlyArray<{ readonly trainerId: string, readonly excludeInHonoraria: boolean, readonly trainer: { readonly fullName: string } | null }> }> }> };

export type EventBoardQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
  first: Types.Scalars['Int']['input'];
  entries: Types.Scalars['Int']['input'];
}>;


export type EventBoardQuery = { readonly centreEvent: { readonly id: string, readonly name: string, readonly timeZone: string, readonly dateStart: string | null, readonly dateEnd: string | null, readonly maxBookingsCountry: number | null, readonly maxBookingsUser: number | null } | null, readonly eventAvailability: { readonly eligibleWaiting: number, readonly placeholderExpiry: string | null, readonly trainees: { readonly maximum: number | null, readonly used: number, readonly placeholders: number, readonly free: number | null, readonly isOver: boolean }, readonly staff: { readonly maximum: number | null, readonly used: number, readonly placeholders: number, readonly free: number | null, readonly isOver: boolean }, readonly waitingList: { readonly maximum: number | null, readonly used: number, readonly placeholders: number, readonly free: number | null, readonly isOver: boolean }, readonly user: { readonly maximum: number | null, readonly used: number, readonly placeholders: number, readonly free: number | null, readonly isOver: boolean }, readonly usersOver: ReadonlyArray<{ readonly id: string, readonly name: string, readonly use: { readonly maximum: number | null, readonly used: number, readonly placeholders: number, readonly free: number | null, readonly isOver: boolean } }>, readonly bookTrainee: { readonly allowed: boolean, readonly code: string | null, readonly message: string | null, readonly overridable: boolean }, readonly bookStaff: { readonly allowed: boolean, readonly code: string | null, readonly message: string | null, readonly overridable: boolean }, readonly holdTrainee: { readonly allowed: boolean, readonly code: string | null, readonly message: string | null, readonly overridable: boolean }, readonly holdStaff: { readonly allowed: boolean, readonly code: string | null, readonly message: string | null, readonly overridable: boolean }, readonly joinWaitingList: { readonly allowed: boolean, readonly code: string | null, readonly message: string | null, readonly overridable: boolean } } | null, readonly CONFIRMED: { readonly data: ReadonlyArray<{ readonly id: string, readonly bookingStatus: Types.BookingStatus, readonly bookingType: Types.BookingType, readonly consumesSeat: boolean, readonly countryNotAllowed: boolean, readonly cancelReason: Types.BookingCancelReason | null, readonly collectStatus: Types.CollectStatus, readonly collectMissing: ReadonlyArray<string>, readonly dateExpiry: string | null, readonly dateModified: string, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly participant: { readonly id: string, readonly fullName: string } | null, readonly country: { readonly id: string, readonly name: string } | null, readonly author: { readonly fullName: string } | null }>, readonly paginatorInfo: { readonly total: number } }, readonly PENDING: { readonly data: ReadonlyArray<{ readonly id: string, readonly bookingStatus: Types.BookingStatus, readonly bookingType: Types.BookingType, readonly consumesSeat: boolean, readonly countryNotAllowed: boolean, readonly cancelReason: Types.BookingCancelReason | null, readonly collectStatus: Types.CollectStatus, readonly collectMissing: ReadonlyArray<string>, readonly dateExpiry: string | null, readonly dateModified: string, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly participant: { readonly id: string, readonly fullName: string } | null, readonly country: { readonly id: string, readonly name: string } | null, readonly author: { readonly fullName: string } | null }>, readonly paginatorInfo: { readonly total: number } }, readonly NEW: { readonly data: ReadonlyArray<{ readonly id: string, readonly bookingStatus: Types.BookingStatus, readonly bookingType: Types.BookingType, readonly consumesSeat: boolean, readonly countryNotAllowed: boolean, readonly cancelReason: Types.BookingCancelReason | null, readonly collectStatus: Types.CollectStatus, readonly collectMissing: ReadonlyArray<string>, readonly dateExpiry: string | null, readonly dateModified: string, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly participant: { readonly id: string, readonly fullName: string } | null, readonly country: { readonly id: string, readonly name: string } | null, readonly author: { readonly fullName: string } | null }>, readonly paginatorInfo: { readonly total: number } }, readonly NOT_SET: { readonly data: ReadonlyArray<{ readonly id: string, readonly bookingStatus: Types.BookingStatus, readonly bookingType: Types.BookingType, readonly consumesSeat: boolean, readonly countryNotAllowed: boolean, readonly cancelReason: Types.BookingCancelReason | null, readonly collectStatus: Types.CollectStatus, readonly collectMissing: ReadonlyArray<string>, readonly dateExpiry: string | null, readonly dateModified: string, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly participant: { readonly id: string, readonly fullName: string } | null, readonly country: { readonly id: string, readonly name: string } | null, readonly author: { readonly fullName: string } | null }>, readonly paginatorInfo: { readonly total: number } }, readonly CANCELLED: { readonly data: ReadonlyArray<{ readonly id: string, readonly bookingStatus: Types.BookingStatus, readonly bookingType: Types.BookingType, readonly consumesSeat: boolean, readonly countryNotAllowed: boolean, readonly cancelReason: Types.BookingCancelReason | null, readonly collectStatus: Types.CollectStatus, readonly collectMissing: ReadonlyArray<string>, readonly dateExpiry: string | null, readonly dateModified: string, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly participant: { readonly id: string, readonly fullName: string } | null, readonly country: { readonly id: string, readonly name: string } | null, readonly author: { readonly fullName: string } | null }>, readonly paginatorInfo: { readonly total: number } }, readonly waitingListEntriesPaginated: { readonly data: ReadonlyArray<{ readonly id: string, readonly position: number, readonly priority: number, readonly waitReason: Types.WaitReason, readonly isNextEligible: boolean, readonly dateCreated: string, readonly dateModified: string, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly participant: { readonly id: string, readonly fullName: string, readonly country: { readonly name: string } | null } | null, readonly author: { readonly fullName: string } | null }>, readonly paginatorInfo: { readonly total: number } } };

export type EventBookingsPageQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
  status: Types.BookingStatus;
  first: Types.Scalars['Int']['input'];
  page: Types.Scalars['Int']['input'];
}>;


export type EventBookingsPageQuery = { readonly eventBookings: { readonly data: ReadonlyArray<{ readonly id: string, readonly bookingStatus: Types.BookingStatus, readonly bookingType: Types.BookingType, readonly consumesSeat: boolean, readonly countryNotAllowed: boolean, readonly cancelReason: Types.BookingCancelReason | null, readonly collectStatus: Types.CollectStatus, readonly collectMissing: ReadonlyArray<string>, readonly dateExpiry: string | null, readonly dateModified: string, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly participant: { readonly id: string, readonly fullName: string } | null, readonly country: { readonly id: string, readonly name: string } | null, readonly author: { readonly fullName: string } | null }>, readonly paginatorInfo: { readonly total: number } } };

export type EventCountrySeatsQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
  page: Types.Scalars['Int']['input'];
}>;


export type EventCountrySeatsQuery = { readonly eventBookings: { readonly data: ReadonlyArray<{ readonly consumesSeat: boolean, readonly country: { readonly id: string, readonly name: string } | null }>, readonly paginatorInfo: { readonly hasMorePages: boolean } } };

export type EventHonorariaQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type EventHonorariaQuery = { readonly centreEvent: { readonly id: string, readonly name: string, readonly dateModified: string, readonly costsBaseCurrency: string | null, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly trainers: ReadonlyArray<{ readonly trainerId: string, readonly priority: number, readonly prepMinutes: number, readonly postMinutes: number, readonly travelMinutes: number, readonly activityDescription: string | null, readonly trainer: { readonly id: string, readonly fullName: string, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }> } | null }>, readonly trainerHonoraria: ReadonlyArray<{ readonly trainerId: string, readonly trainerName: string, readonly trainerCurrency: string | null, readonly eventCurrency: string | null, readonly exchangeRate: string | null, readonly rateDate: string | null, readonly trainerFMV: number | null, readonly fmvLastUpdated: string | null, readonly travelFactor: string, readonly vatPayable: boolean, readonly activityMinutes: number, readonly prepMinutes: number, readonly postMinutes: number, readonly speakerMinutes: number, readonly travelMinutes: number, readonly totalHonorariaEventCurrency: number | null, readonly totalHonorariaLocalCurrency: number | null, readonly totalActivityEventCurrency: number | null, readonly totalActivityLocalCurrency: number | null, readonly totalTravelEventCurrency: number | null, readonly totalTravelLocalCurrency: number | null, readonly frozenAt: string | null, readonly today: { readonly trainerFMV: number | null, readonly trainerCurrency: string | null, readonly eventCurrency: string | null, readonly exchangeRate: string | null, readonly totalHonorariaEventCurrency: number | null, readonly totalHonorariaLocalCurrency: number | null } | null, readonly items: ReadonlyArray<{ readonly name: string, readonly section: string, readonly timeStart: string, readonly timeEnd: string, readonly minutes: number, readonly isPaid: boolean }>, readonly blocks: ReadonlyArray<{ readonly code: Types.HonorariaBlockCode, readonly message: string }>, readonly yearlyCap: { readonly year: number, readonly amount: number, readonly currency: string, readonly total: number, readonly isOver: boolean } | null }> } | null };

export type EventLedgerFragment = { readonly id: string, readonly name: string, readonly dateModified: string, readonly costsBaseCurrency: string | null, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly trainers: ReadonlyArray<{ readonly trainerId: string, readonly priority: number, readonly prepMinutes: number, readonly postMinutes: number, readonly travelMinutes: number, readonly activityDescription: string | null, readonly trainer: { readonly id: string, readonly fullName: string, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }> } | null }>, readonly trainerHonoraria: ReadonlyArray<{ readonly trainerId: string, readonly trainerName: string, readonly trainerCurrency: string | null, readonly eventCurrency: string | null, readonly exchangeRate: string | null, readonly rateDate: string | null, readonly trainerFMV: number | null, readonly fmvLastUpdated: string | null, readonly travelFactor: string, readonly vatPayable: boolean, readonly activityMinutes: number, readonly prepMinutes: number, readonly postMinutes: number, readonly speakerMinutes: number, readonly travelMinutes: number, readonly totalHonorariaEventCurrency: number | null, readonly totalHonorariaLocalCurrency: number | null, readonly totalActivityEventCurrency: number | null, readonly totalActivityLocalCurrency: number | null, readonly totalTravelEventCurrency: number | null, readonly totalTravelLocalCurrency: number | null, readonly frozenAt: string | null, readonly today: { readonly trainerFMV: number | null, readonly trainerCurrency: string | null, readonly eventCurrency: string | null, readonly exchangeRate: string | null, readonly totalHonorariaEventCurrency: number | null, readonly totalHonorariaLocalCurrency: number | null } | null, readonly items: ReadonlyArray<{ readonly name: string, readonly section: string, readonly timeStart: string, readonly timeEnd: string, readonly minutes: number, readonly isPaid: boolean }>, readonly blocks: ReadonlyArray<{ readonly code: Types.HonorariaBlockCode, readonly message: string }>, readonly yearlyCap: { readonly year: number, readonly amount: number, readonly currency: string, readonly total: number, readonly isOver: boolean } | null }> };

export type ExportFieldsFragment = { readonly key: string, readonly fileName: string, readonly rows: number, readonly path: string | null, readonly message: string | null };

export type ExportRecordsMutationVariables = Types.Exact<{
  input: Types.ExportRecordsInput;
}>;


export type ExportRecordsMutation = { readonly exportRecords: { readonly key: string, readonly fileName: string, readonly rows: number, readonly path: string | null, readonly message: string | null } };

export type ExportedRecordsQueryVariables = Types.Exact<{
  key: Types.Scalars['ID']['input'];
}>;


export type ExportedRecordsQuery = { readonly exportedRecords: { readonly key: string, readonly fileName: string, readonly rows: number, readonly path: string | null, readonly message: string | null } | null };

export type GenerateDocumentsMutationVariables = Types.Exact<{
  input: Types.GenerateDocumentsInput;
}>;


export type GenerateDocumentsMutation = { readonly generateDocuments: { readonly id: string, readonly title: string, readonly state: Types.TaskState, readonly total: number, readonly done: number, readonly failed: number, readonly isCancelling: boolean, readonly message: string | null, readonly rows: ReadonlyArray<{ readonly key: string, readonly label: string, readonly state: Types.TaskRowState, readonly message: string | null }> } };

export type HasPasswordQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type HasPasswordQuery = { readonly hasPassword: boolean };

export type HeldDocumentsQueryVariables = Types.Exact<{
  event?: Types.InputMaybe<Types.Scalars['ID']['input']>;
  centre?: Types.InputMaybe<Types.Scalars['ID']['input']>;
}>;


export type HeldDocumentsQuery = { readonly approvedDocuments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: Types.ApprovalState, readonly isCustomDocument: boolean, readonly fileName: string | null, readonly approvedFilePath: string | null, readonly whyNotAgain: string | null, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly changes: ReadonlyArray<{ readonly label: string, readonly field: string, readonly before: string | null, readonly after: string | null }> }> };

export type HomeQueryVariables = Types.Exact<{
  from: Types.Scalars['Date']['input'];
  before: Types.Scalars['Date']['input'];
  expiresBefore: Types.Scalars['Date']['input'];
}>;


export type HomeQuery = { readonly upcoming: { readonly data: ReadonlyArray<{ readonly id: string, readonly name: string, readonly dateStart: string | null, readonly timeZone: string, readonly isPublished: boolean, readonly isFull: boolean, readonly traineeCount: number, readonly placeholderCount: number, readonly maxTrainees: number | null, readonly waitingListCount: number, readonly trainingCentre: { readonly id: string, readonly name: string } | null, readonly country: { readonly id: string, readonly name: string } | null }>, readonly paginatorInfo: { readonly total: number } }, readonly events: { readonly paginatorInfo: { readonly total: number } }, readonly expiring: { readonly data: ReadonlyArray<{ readonly id: string, readonly dateExpiry: string | null, readonly consumesSeat: boolean, readonly centreEvent: { readonly id: string, readonly name: string, readonly timeZone: string } | null, readonly author: { readonly fullName: string } | null }>, readonly paginatorInfo: { readonly total: number } }, readonly waiting: { readonly data: ReadonlyArray<{ readonly id: string, readonly participant: { readonly id: string, readonly fullName: string } | null, readonly centreEvent: { readonly id: string, readonly name: string, readonly dateStart: string | null } | null }>, readonly paginatorInfo: { readonly total: number } }, readonly requests: { readonly data: ReadonlyArray<{ readonly id: string, readonly kind: Types.ParticipantRequestKind, readonly dateCreated: string, readonly participant: { readonly id: string, readonly fullName: string } | null, readonly deletedParticipant: { readonly fullName: string } | null, readonly author: { readonly ID: string, readonly fullName: string } | null }>, readonly paginatorInfo: { readonly total: number } }, readonly blockedHonoraria: ReadonlyArray<{ readonly centreEventId: string, readonly eventName: string, readonly dateStart: string | null, readonly message: string }> | null, readonly NEW: { readonly paginatorInfo: { readonly total: number } }, readonly PENDING: { readonly paginatorInfo: { readonly total: number } }, readonly CONFIRMED: { readonly paginatorInfo: { readonly total: number } }, readonly CANCELLED: { readonly paginatorInfo: { readonly total: number } }, readonly NOT_SET: { readonly paginatorInfo: { readonly total: number } } };

export type HonorariaOfMinutesQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
  trainers: ReadonlyArray<Types.HonorariaMinutesInput>;
}>;


export type HonorariaOfMinutesQuery = { readonly honorariaPreview: ReadonlyArray<{ readonly trainerId: string, readonly activityMinutes: number, readonly totalHonorariaEventCurrency: number | null, readonly totalHonorariaLocalCurrency: number | null, readonly totalActivityEventCurrency: number | null, readonly totalActivityLocalCurrency: number | null, readonly totalTravelEventCurrency: number | null, readonly totalTravelLocalCurrency: number | null }> | null };

export type ImportExchangeRatesMutationVariables = Types.Exact<{
  input: Types.ImportExchangeRatesInput;
}>;


export type ImportExchangeRatesMutation = { readonly importExchangeRates: { readonly id: string } };

export type ImportFieldsFragment = { readonly key: string, readonly type: string, readonly fileName: string, readonly format: Types.SheetFormat, readonly encoding: Types.SheetEncoding | null, readonly separator: Types.SheetSeparator | null, readonly sheet: string | null, readonly sheets: ReadonlyArray<string>, readonly decimals: Types.DecimalStyle, readonly dates: Types.DateStyle, readonly clears: boolean, readonly match: string | null, readonly state: Types.ImportState, readonly message: string | null, readonly taskId: string | null, readonly rows: number, readonly checked: number, readonly created: number, readonly changed: number, readonly unchanged: number, readonly refused: number, readonly undecided: number, readonly alike: number, readonly usable: number, readonly takesKnown: boolean, readonly done: number, readonly failed: number, readonly shortages: ReadonlyArray<string>, readonly importedBefore: string | null, readonly columns: ReadonlyArray<{ readonly name: string, readonly field: string | null, readonly samples: ReadonlyArray<string>, readonly value: string | null }>, readonly fields: ReadonlyArray<{ readonly field: string, readonly label: string, readonly required: boolean, readonly matches: boolean }> };

export type ImportProblemsMutationVariables = Types.Exact<{
  key: Types.Scalars['ID']['input'];
}>;


export type ImportProblemsMutation = { readonly importProblems: string };

export type ImportRowFieldsFragment = { readonly position: number, readonly line: number, readonly cells: ReadonlyArray<string>, readonly outcome: Types.ImportOutcome | null, readonly state: Types.ImportRowState, readonly recordId: string | null, readonly decision: Types.ImportDecision, readonly personId: string | null, readonly problems: ReadonlyArray<{ readonly column: number | null, readonly message: string }>, readonly changes: ReadonlyArray<{ readonly field: string, readonly old: string | null, readonly new: string | null }>, readonly alike: ReadonlyArray<{ readonly type: string, readonly personId: string | null, readonly name: string | null, readonly line: number | null, readonly reasons: ReadonlyArray<Types.ImportLikeness> }> };

export type ImportedChangesQueryVariables = Types.Exact<{
  key: Types.Scalars['ID']['input'];
  first: Types.Scalars['Int']['input'];
  page: Types.Scalars['Int']['input'];
}>;


export type ImportedChangesQuery = { readonly recordImport: { readonly columns: ReadonlyArray<{ readonly field: string | null }> } | null, readonly recordImportRows: { readonly data: ReadonlyArray<{ readonly recordId: string | null, readonly changes: ReadonlyArray<{ readonly field: string, readonly new: string | null }> }> } | null };

export type ImpressionValuesQueryVariables = Types.Exact<{
  key: Types.Scalars['ID']['input'];
  impression: Types.Scalars['ID']['input'];
}>;


export type ImpressionValuesQuery = { readonly documentRun: { readonly impressions: ReadonlyArray<{ readonly contexts: ReadonlyArray<{ readonly binding: string, readonly mergeContext: Types.MergeContext, readonly mergeContextId: string, readonly fields: ReadonlyArray<{ readonly field: string, readonly label: string, readonly match: boolean, readonly value: string | null, readonly source: string | null, readonly changedFrom: string | null, readonly required: boolean, readonly whyNotModify: string | null }> }> }> } | null };

export type JourneysQueryVariables = Types.Exact<{
  where: Types.EventBookingWhere;
}>;


export type JourneysQuery = { readonly eventBookings: { readonly paginatorInfo: { readonly total: number } } };

export type LinkUserIdentityMutationVariables = Types.Exact<{
  input: Types.LinkUserIdentityInput;
}>;


export type LinkUserIdentityMutation = { readonly linkUserIdentity: { readonly isAvailable: boolean, readonly secondFactorSince: string | null, readonly identities: ReadonlyArray<{ readonly id: string, readonly objectId: string, readonly dateLinked: string, readonly lastSignIn: string | null }> } };

export type ListFiguresQueryVariables = Types.Exact<{
  list: Types.RowSelection;
  groupBy?: Types.InputMaybe<Types.Scalars['String']['input']>;
  unit?: Types.InputMaybe<Types.FigureUnit>;
  zone?: Types.InputMaybe<Types.Scalars['String']['input']>;
  totals?: Types.InputMaybe<ReadonlyArray<Types.FigureField>>;
}>;


export type ListFiguresQuery = { readonly listFigures: { readonly count: number, readonly totals: ReadonlyArray<{ readonly field: string, readonly apart: string | null, readonly count: number, readonly sum: string, readonly average: string, readonly min: string, readonly max: string }>, readonly groups: ReadonlyArray<{ readonly key: string | null, readonly count: number, readonly totals: ReadonlyArray<{ readonly field: string, readonly apart: string | null, readonly count: number, readonly sum: string, readonly average: string, readonly min: string, readonly max: string }> }> } };

export type MadeDocumentsQueryVariables = Types.Exact<{
  first?: Types.InputMaybe<Types.Scalars['Int']['input']>;
  where?: Types.InputMaybe<Types.GeneratedDocumentWhere>;
}>;


export type MadeDocumentsQuery = { readonly generatedDocuments: { readonly data: ReadonlyArray<{ readonly guid: string, readonly title: string, readonly fileName: string, readonly fileSize: number, readonly pages: number, readonly runType: Types.DocumentRunType | null, readonly runKey: string | null, readonly dateCreated: string, readonly dateSent: string | null, readonly dateMailFailed: string | null, readonly dateFileDeleted: string | null, readonly isOutdated: boolean, readonly template: { readonly id: string, readonly version: number } | null, readonly author: { readonly fullName: string, readonly id: string } | null }>, readonly paginatorInfo: { readonly total: number, readonly hasMorePages: boolean } } };

export type MarkNotificationsReadMutationVariables = Types.Exact<{
  ids: ReadonlyArray<Types.Scalars['ID']['input']>;
  older?: Types.InputMaybe<Types.Scalars['Boolean']['input']>;
}>;


export type MarkNotificationsReadMutation = { readonly markNotificationsRead: number };

export type MergeParticipantsMutationVariables = Types.Exact<{
  input: Types.MergeParticipantsInput;
}>;


export type MergeParticipantsMutation = { readonly mergeParticipants: { readonly id: string } };

export type MergePreviewQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
  duplicate: Types.Scalars['ID']['input'];
}>;


export type MergePreviewQuery = { readonly participantMerge: { readonly bookings: number, readonly waitingListEntries: number, readonly documents: number, readonly doubles: ReadonlyArray<{ readonly centreEventId: string, readonly eventName: string, readonly dateStart: string | null, readonly dateEnd: string | null, readonly keepsDuplicates: boolean, readonly own: { readonly id: string, readonly bookingStatus: Types.BookingStatus, readonly bookingType: Types.BookingType, readonly authorName: string | null, readonly dateCreated: string }, readonly duplicates: { readonly id: string, readonly bookingStatus: Types.BookingStatus, readonly bookingType: Types.BookingType, readonly authorName: string | null, readonly dateCreated: string } }> } | null };

export type MovedEventQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type MovedEventQuery = { readonly centreEvent: { readonly id: string, readonly name: string, readonly dateStart: string | null, readonly dateEnd: string | null, readonly timeZone: string, readonly trainers: ReadonlyArray<{ readonly trainer: { readonly id: string, readonly fullName: string } | null }>, readonly agenda: { readonly sections: ReadonlyArray<{ readonly items: ReadonlyArray<{ readonly timeStart: string }> }> } | null, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }> } | null };

export type MySecondFactorQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type MySecondFactorQuery = { readonly mySecondFactor: { readonly since: string | null, readonly recoveryCodesLeft: number, readonly isRequired: boolean } };

export type MySessionsQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { readonly mySessions: ReadonlyArray<{ readonly sessionId: string, readonly userAgent: string | null, readonly isCurrent: boolean, readonly dateStarted: string, readonly dateLastUsed: string }> };

export type NoticeFieldsFragment = { readonly id: string, readonly kind: Types.NotificationKind, readonly dateCreated: string, readonly dateRead: string | null, readonly count: number | null, readonly centreEvent: { readonly id: string, readonly name: string } | null, readonly waitingListEntry: { readonly id: string, readonly participant: { readonly id: string, readonly fullName: string } | null } | null, readonly approvedDocument: { readonly id: string, readonly name: string } | null, readonly participantRequest: { readonly id: string, readonly kind: Types.ParticipantRequestKind, readonly state: Types.ParticipantRequestState, readonly participant: { readonly id: string, readonly fullName: string } | null } | null, readonly generatedDocument: { readonly guid: string, readonly title: string, readonly runKey: string | null } | null, readonly savedView: { readonly id: string, readonly resource: string, readonly label: string } | null };

export type NotificationsQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type NotificationsQuery = { readonly notifications: ReadonlyArray<{ readonly id: string, readonly kind: Types.NotificationKind, readonly dateCreated: string, readonly dateRead: string | null, readonly count: number | null, readonly centreEvent: { readonly id: string, readonly name: string } | null, readonly waitingListEntry: { readonly id: string, readonly participant: { readonly id: string, readonly fullName: string } | null } | null, readonly approvedDocument: { readonly id: string, readonly name: string } | null, readonly participantRequest: { readonly id: string, readonly kind: Types.ParticipantRequestKind, readonly state: Types.ParticipantRequestState, readonly participant: { readonly id: string, readonly fullName: string } | null } | null, readonly generatedDocument: { readonly guid: string, readonly title: string, readonly runKey: string | null } | null, readonly savedView: { readonly id: string, readonly resource: string, readonly label: string } | null }> };

export type OlderNotificationsQueryVariables = Types.Exact<{
  than: Types.Scalars['ID']['input'];
}>;


export type OlderNotificationsQuery = { readonly olderNotifications: ReadonlyArray<{ readonly id: string, readonly kind: Types.NotificationKind, readonly dateCreated: string, readonly dateRead: string | null, readonly count: number | null, readonly centreEvent: { readonly id: string, readonly name: string } | null, readonly waitingListEntry: { readonly id: string, readonly participant: { readonly id: string, readonly fullName: string } | null } | null, readonly approvedDocument: { readonly id: string, readonly name: string } | null, readonly participantRequest: { readonly id: string, readonly kind: Types.ParticipantRequestKind, readonly state: Types.ParticipantRequestState, readonly participant: { readonly id: string, readonly fullName: string } | null } | null, readonly generatedDocument: { readonly guid: string, readonly title: string, readonly runKey: string | null } | null, readonly savedView: { readonly id: string, readonly resource: string, readonly label: string } | null }> };

export type OpenDocumentRunMutationVariables = Types.Exact<{
  runType: Types.DocumentRunType;
  runParams: Types.Scalars['JSON']['input'];
}>;


export type OpenDocumentRunMutation = { readonly getOrCreateDocumentRun: { readonly key: string } };

export type OpenRequestsQueryVariables = Types.Exact<{
  participant: Types.Scalars['ID']['input'];
}>;


export type OpenRequestsQuery = { readonly participantRequests: { readonly data: ReadonlyArray<{ readonly id: string, readonly kind: Types.ParticipantRequestKind, readonly reason: string, readonly dateCreated: string, readonly dateModified: string, readonly author: { readonly ID: string, readonly fullName: string } | null, readonly participant: { readonly id: string, readonly fullName: string } | null, readonly duplicate: { readonly id: string, readonly fullName: string } | null, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }> }> } };

export type OrderSavedViewsMutationVariables = Types.Exact<{
  resource: Types.Scalars['String']['input'];
  ids: ReadonlyArray<Types.Scalars['ID']['input']>;
}>;


export type OrderSavedViewsMutation = { readonly orderSavedViews: number };

export type OtherAgendasQueryVariables = Types.Exact<{
  text: Types.Scalars['String']['input'];
}>;


export type OtherAgendasQuery = { readonly centreEvents: { readonly data: ReadonlyArray<{ readonly id: string, readonly name: string, readonly dateStart: string | null }> } };

export type OutdatedDocumentsQueryVariables = Types.Exact<{
  where: Types.GeneratedDocumentWhere;
}>;


export type OutdatedDocumentsQuery = { readonly generatedDocuments: { readonly paginatorInfo: { readonly total: number } } };

export type PersonInSearchFragment = { readonly id: string, readonly fullName: string, readonly email: string | null, readonly speciality: string | null, readonly jobTitle: string | null, readonly onekeyId: string | null, readonly veevaId: string | null, readonly country: { readonly id: string, readonly name: string } | null };

export type PersonPermissionFragment = { readonly allowed: boolean, readonly code: string | null, readonly message: string | null, readonly overridable: boolean };

export type PersonSearchQueryVariables = Types.Exact<{
  text?: Types.InputMaybe<Types.Scalars['String']['input']>;
}>;


export type PersonSearchQuery = { readonly participants: { readonly data: ReadonlyArray<{ readonly id: string, readonly fullName: string, readonly email: string | null, readonly speciality: string | null, readonly jobTitle: string | null, readonly onekeyId: string | null, readonly veevaId: string | null, readonly country: { readonly id: string, readonly name: string } | null }> } };

export type PinViewMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
  isPinned: Types.Scalars['Boolean']['input'];
}>;


export type PinViewMutation = { readonly pinView: { readonly id: string } };

export type PinnedViewsQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type PinnedViewsQuery = { readonly savedViews: ReadonlyArray<{ readonly id: string, readonly resource: string, readonly label: string }> };

export type PollTaskQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type PollTaskQuery = { readonly task: { readonly id: string, readonly title: string, readonly state: Types.TaskState, readonly total: number, readonly done: number, readonly failed: number, readonly isCancelling: boolean, readonly message: string | null, readonly rows: ReadonlyArray<{ readonly key: string, readonly label: string, readonly state: Types.TaskRowState, readonly message: string | null }> } | null };

export type PossibleDuplicatesQueryVariables = Types.Exact<{
  conditions?: Types.InputMaybe<Types.ParticipantWhereConditions>;
}>;


export type PossibleDuplicatesQuery = { readonly participants: { readonly data: ReadonlyArray<{ readonly firstName: string | null, readonly lastName: string, readonly id: string, readonly fullName: string, readonly email: string | null, readonly speciality: string | null, readonly jobTitle: string | null, readonly onekeyId: string | null, readonly veevaId: string | null, readonly country: { readonly id: string, readonly name: string } | null }> } };

export type PreferencesQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type PreferencesQuery = { readonly user: { readonly preferences: string | null } | null };

export type PreviewImpressionMutationVariables = Types.Exact<{
  key: Types.Scalars['ID']['input'];
  impression: Types.Scalars['ID']['input'];
}>;


export type PreviewImpressionMutation = { readonly previewImpression: string };

export type PreviewRecordChangeQueryVariables = Types.Exact<{
  selection: Types.RowSelection;
  changes: Types.Scalars['JSON']['input'];
  add?: Types.InputMaybe<Types.Scalars['JSON']['input']>;
  isFirst: Types.Scalars['Boolean']['input'];
}>;


export type PreviewRecordChangeQuery = { readonly previewRecordChange: { readonly ids?: ReadonlyArray<string>, readonly looked: number, readonly rows: ReadonlyArray<{ readonly id: string, readonly label: string, readonly state: Types.PreviewedState, readonly reason: string | null, readonly version: string | null, readonly changes: ReadonlyArray<{ readonly field: string, readonly before: unknown | null, readonly after: unknown | null, readonly currency: string | null }> }> } };

export type PreviewTemplateMutationVariables = Types.Exact<{
  input: Types.PreviewMergeTemplateInput;
}>;


export type PreviewTemplateMutation = { readonly previewMergeTemplate: { readonly path: string | null, readonly pages: number, readonly missing: ReadonlyArray<string>, readonly problems: ReadonlyArray<string> } };

export type PrintedAgendaQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type PrintedAgendaQuery = { readonly centreEvent: { readonly id: string, readonly name: string, readonly dateStart: string | null, readonly timeZone: string, readonly trainingCentre: { readonly name: string, readonly city: string | null } | null, readonly agenda: { readonly name: string | null, readonly sections: ReadonlyArray<{ readonly name: string, readonly items: ReadonlyArray<{ readonly name: string, readonly objectives: string | null, readonly timeStart: string, readonly timeEnd: string, readonly trainers: ReadonlyArray<{ readonly trainerId: string, readonly trainer: { readonly fullName: string } | null }> }> }> } | null } | null };

export type RateCourseQueryVariables = Types.Exact<{
  base: Types.Scalars['Currency']['input'];
  target: Types.Scalars['Currency']['input'];
  from: Types.Scalars['Date']['input'];
}>;


export type RateCourseQuery = { readonly exchangeRateHistory: ReadonlyArray<{ readonly day: string, readonly rate: number }> | null };

export type RatePreviewQueryVariables = Types.Exact<{
  base: Types.Scalars['Currency']['input'];
  day: Types.Scalars['Date']['input'];
  text: Types.Scalars['String']['input'];
}>;


export type RatePreviewQuery = { readonly exchangeRatePreview: { readonly followsId: string | null, readonly changes: ReadonlyArray<{ readonly target: string, readonly kind: Types.ExchangeRateChangeKind, readonly before: number | null, readonly after: number }>, readonly problems: ReadonlyArray<{ readonly line: number, readonly text: string, readonly message: string }> } | null };

export type RatesPageQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type RatesPageQuery = { readonly inForce: { readonly data: ReadonlyArray<{ readonly id: string, readonly base: string, readonly day: string, readonly source: Types.ExchangeRateSource, readonly lastUpdated: string, readonly author: { readonly fullName: string } | null, readonly rates: ReadonlyArray<{ readonly target: string, readonly rate: number, readonly lastUpdated: string }> }> }, readonly exchangeRateNeeds: ReadonlyArray<{ readonly base: string, readonly target: string, readonly rate: number | null, readonly lastUpdated: string | null, readonly eventCount: number, readonly events: ReadonlyArray<{ readonly centreEventId: string, readonly name: string, readonly dateStart: string | null, readonly forHonoraria: boolean, readonly forCosts: boolean }> }> | null, readonly exchangeRateFeed: { readonly askedAt: string | null, readonly answeredAt: string | null, readonly problem: string | null } | null };

export type RatesToMendQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type RatesToMendQuery = { readonly exchangeRateSets: { readonly data: ReadonlyArray<{ readonly id: string, readonly base: string, readonly lastUpdated: string }> }, readonly exchangeRateNeeds: ReadonlyArray<{ readonly base: string, readonly target: string, readonly rate: number | null, readonly lastUpdated: string | null }> | null };

export type ReactivateUserMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type ReactivateUserMutation = { readonly reactivateUser: { readonly ID: string } };

export type RecordAuthorFragment = { readonly fullName: string, readonly id: string };

export type RecordEventFragment = { readonly id: string, readonly name: string, readonly dateStart: string | null, readonly dateEnd: string | null, readonly isFull: boolean, readonly waitingListCount: number, readonly globalManageFlights: boolean };

export type RecordExportMutationVariables = Types.Exact<{
  input: Types.RecordExportInput;
}>;


export type RecordExportMutation = { readonly recordExport: boolean };

export type RecordImportQueryVariables = Types.Exact<{
  key: Types.Scalars['ID']['input'];
}>;


export type RecordImportQuery = { readonly recordImport: { readonly key: string, readonly type: string, readonly fileName: string, readonly format: Types.SheetFormat, readonly encoding: Types.SheetEncoding | null, readonly separator: Types.SheetSeparator | null, readonly sheet: string | null, readonly sheets: ReadonlyArray<string>, readonly decimals: Types.DecimalStyle, readonly dates: Types.DateStyle, readonly clears: boolean, readonly match: string | null, readonly state: Types.ImportState, readonly message: string | null, readonly taskId: string | null, readonly rows: number, readonly checked: number, readonly created: number, readonly changed: number, readonly unchanged: number, readonly refused: number, readonly undecided: number, readonly alike: number, readonly usable: number, readonly takesKnown: boolean, readonly done: number, readonly failed: number, readonly shortages: ReadonlyArray<string>, readonly importedBefore: string | null, readonly columns: ReadonlyArray<{ readonly name: string, readonly field: string | null, readonly samples: ReadonlyArray<string>, readonly value: string | null }>, readonly fields: ReadonlyArray<{ readonly field: string, readonly label: string, readonly required: boolean, readonly matches: boolean }> } | null };

export type RecordImportRowsQueryVariables = Types.Exact<{
  key: Types.Scalars['ID']['input'];
  outcome?: Types.InputMaybe<Types.ImportOutcome>;
  state?: Types.InputMaybe<Types.ImportRowState>;
  alike?: Types.InputMaybe<Types.Scalars['Boolean']['input']>;
  first?: Types.InputMaybe<Types.Scalars['Int']['input']>;
  page?: Types.InputMaybe<Types.Scalars['Int']['input']>;
}>;


export type RecordImportRowsQuery = { readonly recordImportRows: { readonly total: number, readonly data: ReadonlyArray<{ readonly position: number, readonly line: number, readonly cells: ReadonlyArray<string>, readonly outcome: Types.ImportOutcome | null, readonly state: Types.ImportRowState, readonly recordId: string | null, readonly decision: Types.ImportDecision, readonly personId: string | null, readonly problems: ReadonlyArray<{ readonly column: number | null, readonly message: string }>, readonly changes: ReadonlyArray<{ readonly field: string, readonly old: string | null, readonly new: string | null }>, readonly alike: ReadonlyArray<{ readonly type: string, readonly personId: string | null, readonly name: string | null, readonly line: number | null, readonly reasons: ReadonlyArray<Types.ImportLikeness> }> }> } | null };

export type RecordParticipantFragment = { readonly id: string, readonly fullName: string, readonly country: { readonly id: string, readonly name: string } | null };

export type RedirectLookupQueryVariables = Types.Exact<{
  path: Types.Scalars['String']['input'];
}>;


export type RedirectLookupQuery = { readonly redirectLookup: { readonly target: string | null } };

export type RemoveCostCategoryMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type RemoveCostCategoryMutation = { readonly deleteCostCategory: { readonly id: string, readonly name: string } | null };

export type RemoveDocumentMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type RemoveDocumentMutation = { readonly removeCustomDocument: string };

export type RenewMyRecoveryCodesMutationVariables = Types.Exact<{
  input: Types.MySecondFactorProofInput;
}>;


export type RenewMyRecoveryCodesMutation = { readonly renewMyRecoveryCodes: ReadonlyArray<string> };

export type ResetUserSecondFactorMutationVariables = Types.Exact<{
  userId: Types.Scalars['ID']['input'];
}>;


export type ResetUserSecondFactorMutation = { readonly resetUserSecondFactor: { readonly isAvailable: boolean, readonly secondFactorSince: string | null, readonly identities: ReadonlyArray<{ readonly id: string, readonly objectId: string, readonly dateLinked: string, readonly lastSignIn: string | null }> } };

export type RestOfChangeQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type RestOfChangeQuery = { readonly task: { readonly id: string, readonly asked: unknown | null, readonly rows: ReadonlyArray<{ readonly key: string, readonly state: Types.TaskRowState }> } | null };

export type RestoreSavedViewMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type RestoreSavedViewMutation = { readonly restoreSavedView: { readonly id: string } };

export type RestoreTemplateMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
  idempotency_key?: Types.InputMaybe<Types.Scalars['ID']['input']>;
}>;


export type RestoreTemplateMutation = { readonly restoreMergeTemplate: { readonly id: string, readonly version: number } };

export type RetryTaskMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
  expected?: Types.InputMaybe<Types.Scalars['JSON']['input']>;
}>;


export type RetryTaskMutation = { readonly retryTask: { readonly id: string, readonly title: string, readonly state: Types.TaskState, readonly total: number, readonly done: number, readonly failed: number, readonly isCancelling: boolean, readonly message: string | null, readonly rows: ReadonlyArray<{ readonly key: string, readonly label: string, readonly state: Types.TaskRowState, readonly message: string | null }> } };

export type RoleTableQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type RoleTableQuery = { readonly roleTable: { readonly roles: ReadonlyArray<{ readonly role: Types.Role, readonly label: string, readonly description: string, readonly isOwn: boolean }>, readonly capabilities: ReadonlyArray<{ readonly capability: string, readonly label: string, readonly group: string, readonly note: string | null, readonly reaches: ReadonlyArray<Types.Reach>, readonly own: Types.Reach }> } };

export type RunImportMutationVariables = Types.Exact<{
  key: Types.Scalars['ID']['input'];
}>;


export type RunImportMutation = { readonly runImport: { readonly key: string, readonly type: string, readonly fileName: string, readonly format: Types.SheetFormat, readonly encoding: Types.SheetEncoding | null, readonly separator: Types.SheetSeparator | null, readonly sheet: string | null, readonly sheets: ReadonlyArray<string>, readonly decimals: Types.DecimalStyle, readonly dates: Types.DateStyle, readonly clears: boolean, readonly match: string | null, readonly state: Types.ImportState, readonly message: string | null, readonly taskId: string | null, readonly rows: number, readonly checked: number, readonly created: number, readonly changed: number, readonly unchanged: number, readonly refused: number, readonly undecided: number, readonly alike: number, readonly usable: number, readonly takesKnown: boolean, readonly done: number, readonly failed: number, readonly shortages: ReadonlyArray<string>, readonly importedBefore: string | null, readonly columns: ReadonlyArray<{ readonly name: string, readonly field: string | null, readonly samples: ReadonlyArray<string>, readonly value: string | null }>, readonly fields: ReadonlyArray<{ readonly field: string, readonly label: string, readonly required: boolean, readonly matches: boolean }> } };

export type SaveCostsMutationVariables = Types.Exact<{
  input: Types.UpdateCentreEventInput;
}>;


export type SaveCostsMutation = { readonly updateCentreEvent: { readonly id: string } };

export type SaveEventAgendaMutationVariables = Types.Exact<{
  input: Types.UpdateCentreEventInput;
}>;


export type SaveEventAgendaMutation = { readonly updateCentreEvent: { readonly id: string, readonly name: string, readonly dateStart: string | null, readonly dateEnd: string | null, readonly timeZone: string, readonly dateModified: string, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly leadTrainer: { readonly id: string } | null, readonly trainers: ReadonlyArray<{ readonly trainerId: string, readonly priority: number, readonly prepMinutes: number, readonly postMinutes: number, readonly travelMinutes: number, readonly activityDescription: string | null, readonly trainer: { readonly id: string, readonly fullName: string } | null }>, readonly agenda: { readonly name: string | null, readonly sections: ReadonlyArray<{ readonly name: string, readonly items: ReadonlyArray<{ readonly name: string, readonly objectives: string | null, readonly timeStart: string, readonly timeEnd: string, readonly trainers: ReadonlyArray<{ readonly trainerId: string, readonly excludeInHonoraria: boolean, readonly trainer: { readonly fullName: string } | null }> }> }> } | null, readonly agendaOrig: { readonly name: string | null, readonly sections: ReadonlyArray<{ readonly name: string, readonly items: ReadonlyArray<{ readonly name: string, readonly objectives: string | null, readonly timeStart: string, readonly timeEnd: string, readonly trainers: ReadonlyArray<{ readonly trainerId: string, readonly excludeInHonoraria: boolean, readonly trainer: { readonly fullName: string } | null }> }> }> } | null } };

export type SaveHonorariaMinutesMutationVariables = Types.Exact<{
  input: Types.UpdateCentreEventInput;
}>;


export type SaveHonorariaMinutesMutation = { readonly updateCentreEvent: { readonly id: string, readonly name: string, readonly dateModified: string, readonly costsBaseCurrency: string | null, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly trainers: ReadonlyArray<{ readonly trainerId: string, readonly priority: number, readonly prepMinutes: number, readonly postMinutes: number, readonly travelMinutes: number, readonly activityDescription: string | null, readonly trainer: { readonly id: string, readonly fullName: string, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }> } | null }>, readonly trainerHonoraria: ReadonlyArray<{ readonly trainerId: string, readonly trainerName: string, readonly trainerCurrency: string | null, readonly eventCurrency: string | null, readonly exchangeRate: string | null, readonly rateDate: string | null, readonly trainerFMV: number | null, readonly fmvLastUpdated: string | null, readonly travelFactor: string, readonly vatPayable: boolean, readonly activityMinutes: number, readonly prepMinutes: number, readonly postMinutes: number, readonly speakerMinutes: number, readonly travelMinutes: number, readonly totalHonorariaEventCurrency: number | null, readonly totalHonorariaLocalCurrency: number | null, readonly totalActivityEventCurrency: number | null, readonly totalActivityLocalCurrency: number | null, readonly totalTravelEventCurrency: number | null, readonly totalTravelLocalCurrency: number | null, readonly frozenAt: string | null, readonly today: { readonly trainerFMV: number | null, readonly trainerCurrency: string | null, readonly eventCurrency: string | null, readonly exchangeRate: string | null, readonly totalHonorariaEventCurrency: number | null, readonly totalHonorariaLocalCurrency: number | null } | null, readonly items: ReadonlyArray<{ readonly name: string, readonly section: string, readonly timeStart: string, readonly timeEnd: string, readonly minutes: number, readonly isPaid: boolean }>, readonly blocks: ReadonlyArray<{ readonly code: Types.HonorariaBlockCode, readonly message: string }>, readonly yearlyCap: { readonly year: number, readonly amount: number, readonly currency: string, readonly total: number, readonly isOver: boolean } | null }> } };

export type SaveOwnValuesMutationVariables = Types.Exact<{
  input: Types.UpdateDocumentRunInput;
}>;


export type SaveOwnValuesMutation = { readonly updateDocumentRun: { readonly key: string } };

export type SavedViewCountsQueryVariables = Types.Exact<{
  ids: ReadonlyArray<Types.Scalars['ID']['input']>;
  zone?: Types.InputMaybe<Types.Scalars['String']['input']>;
}>;


export type SavedViewCountsQuery = { readonly savedViewCounts: ReadonlyArray<{ readonly id: string, readonly count: number | null }> };

export type SavedViewsQueryVariables = Types.Exact<{
  resource?: Types.InputMaybe<Types.Scalars['String']['input']>;
}>;


export type SavedViewsQuery = { readonly savedViews: ReadonlyArray<{ readonly id: string, readonly label: string, readonly audience: Types.ViewAudience, readonly role: Types.Role | null, readonly look: unknown, readonly isPinned: boolean, readonly watch: Types.ViewWatch, readonly watchProblem: string | null, readonly isDefault: boolean, readonly defaultRoles: ReadonlyArray<Types.Role>, readonly dateModified: string, readonly owner: { readonly fullName: string, readonly id: string }, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }> }> };

export type SendDocumentsMutationVariables = Types.Exact<{
  input: Types.SendDocumentsInput;
}>;


export type SendDocumentsMutation = { readonly sendDocuments: { readonly id: string, readonly title: string, readonly state: Types.TaskState, readonly total: number, readonly done: number, readonly failed: number, readonly isCancelling: boolean, readonly message: string | null, readonly rows: ReadonlyArray<{ readonly key: string, readonly label: string, readonly state: Types.TaskRowState, readonly message: string | null }> } };

export type SetBeforeQueryVariables = Types.Exact<{
  base: Types.Scalars['Currency']['input'];
  day: Types.Scalars['Mixed']['input'];
}>;


export type SetBeforeQuery = { readonly exchangeRateSets: { readonly data: ReadonlyArray<{ readonly id: string, readonly rates: ReadonlyArray<{ readonly target: string, readonly rate: number }> }> } };

export type SetDefaultViewMutationVariables = Types.Exact<{
  resource: Types.Scalars['String']['input'];
  id?: Types.InputMaybe<Types.Scalars['ID']['input']>;
  role?: Types.InputMaybe<Types.Role>;
}>;


export type SetDefaultViewMutation = { readonly setDefaultView: boolean };

export type SignOnFragment = { readonly isAvailable: boolean, readonly secondFactorSince: string | null, readonly identities: ReadonlyArray<{ readonly id: string, readonly objectId: string, readonly dateLinked: string, readonly lastSignIn: string | null }> };

export type StaleChangesQueryVariables = Types.Exact<{
  ids: Types.Scalars['Mixed']['input'];
  first: Types.Scalars['Int']['input'];
}>;


export type StaleChangesQuery = { readonly approvedDocumentsPaginated: { readonly data: ReadonlyArray<{ readonly id: string, readonly changes: ReadonlyArray<{ readonly label: string, readonly field: string, readonly before: string | null, readonly after: string | null }> }> } };

export type StartImportMutationVariables = Types.Exact<{
  input: Types.StartImportInput;
}>;


export type StartImportMutation = { readonly startImport: { readonly key: string, readonly type: string, readonly fileName: string, readonly format: Types.SheetFormat, readonly encoding: Types.SheetEncoding | null, readonly separator: Types.SheetSeparator | null, readonly sheet: string | null, readonly sheets: ReadonlyArray<string>, readonly decimals: Types.DecimalStyle, readonly dates: Types.DateStyle, readonly clears: boolean, readonly match: string | null, readonly state: Types.ImportState, readonly message: string | null, readonly taskId: string | null, readonly rows: number, readonly checked: number, readonly created: number, readonly changed: number, readonly unchanged: number, readonly refused: number, readonly undecided: number, readonly alike: number, readonly usable: number, readonly takesKnown: boolean, readonly done: number, readonly failed: number, readonly shortages: ReadonlyArray<string>, readonly importedBefore: string | null, readonly columns: ReadonlyArray<{ readonly name: string, readonly field: string | null, readonly samples: ReadonlyArray<string>, readonly value: string | null }>, readonly fields: ReadonlyArray<{ readonly field: string, readonly label: string, readonly required: boolean, readonly matches: boolean }> } };

export type StopImportMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type StopImportMutation = { readonly cancelTask: { readonly id: string } };

export type TaskPartsFragment = { readonly id: string, readonly title: string, readonly state: Types.TaskState, readonly total: number, readonly done: number, readonly failed: number, readonly isCancelling: boolean, readonly message: string | null, readonly rows: ReadonlyArray<{ readonly key: string, readonly label: string, readonly state: Types.TaskRowState, readonly message: string | null }> };

export type TellsOfDaysQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
  journeys: Types.EventBookingWhere;
}>;


export type TellsOfDaysQuery = { readonly journeys: { readonly paginatorInfo: { readonly total: number } }, readonly made: { readonly paginatorInfo: { readonly total: number } }, readonly sent: { readonly paginatorInfo: { readonly total: number } } };

export type TemplateBookingsQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
  text: Types.Scalars['String']['input'];
}>;


export type TemplateBookingsQuery = { readonly eventBookings: { readonly data: ReadonlyArray<{ readonly id: string, readonly participant: { readonly id: string, readonly fullName: string } | null }> } };

export type TemplateEventQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type TemplateEventQuery = { readonly centreEvent: { readonly id: string, readonly trainingCentre: { readonly id: string } | null, readonly trainers: ReadonlyArray<{ readonly trainer: { readonly id: string, readonly fullName: string } | null }> } | null, readonly eventBookings: { readonly data: ReadonlyArray<{ readonly id: string, readonly participant: { readonly id: string, readonly fullName: string } | null }> } };

export type TemplateFieldsQueryVariables = Types.Exact<{
  contexts: ReadonlyArray<Types.MergeContext>;
  sources?: Types.InputMaybe<ReadonlyArray<Types.MergeSourceInput>>;
}>;


export type TemplateFieldsQuery = { readonly mergeFields: ReadonlyArray<{ readonly path: string, readonly label: string, readonly group: string, readonly mergeContext: Types.MergeContext | null, readonly kind: Types.MergeFieldKind, readonly formats: ReadonlyArray<string>, readonly list: string | null, readonly example: string, readonly value: string | null }> };

export type TemplateVersionsQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type TemplateVersionsQuery = { readonly mergeTemplate: { readonly id: string, readonly versions: ReadonlyArray<{ readonly id: string, readonly name: string, readonly version: number, readonly dateCreated: string, readonly author: { readonly fullName: string } | null, readonly usedBy: { readonly runs: number, readonly documents: number } }> } | null };

export type TrainerYearsQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type TrainerYearsQuery = { readonly trainer: { readonly id: string, readonly honorariaYears: ReadonlyArray<{ readonly year: number, readonly currency: string | null, readonly eventCount: number, readonly total: number, readonly untold: number }>, readonly honorariaCaps: ReadonlyArray<{ readonly year: number, readonly amount: number, readonly currency: string, readonly total: number, readonly untold: number, readonly isOver: boolean }>, readonly trainerHonoraria: ReadonlyArray<{ readonly centreEventId: string, readonly trainerCurrency: string | null, readonly totalHonorariaMinutes: number, readonly totalHonorariaLocalCurrency: number | null, readonly frozenAt: string | null, readonly blocks: ReadonlyArray<{ readonly code: Types.HonorariaBlockCode, readonly message: string }>, readonly centreEvent: { readonly id: string, readonly name: string, readonly dateStart: string | null } | null }> } | null };

export type TrainersElsewhereQueryVariables = Types.Exact<{
  trainers: Types.Scalars['Mixed']['input'];
  first: Types.Scalars['Mixed']['input'];
  after: Types.Scalars['Date']['input'];
}>;


export type TrainersElsewhereQuery = { readonly centreEvents: { readonly data: ReadonlyArray<{ readonly id: string, readonly name: string, readonly dateStart: string | null, readonly dateEnd: string | null, readonly timeZone: string, readonly trainers: ReadonlyArray<{ readonly trainerId: string }>, readonly agenda: { readonly name: string | null, readonly sections: ReadonlyArray<{ readonly name: string, readonly items: ReadonlyArray<{ readonly name: string, readonly objectives: string | null, readonly timeStart: string, readonly timeEnd: string, readonly trainers: ReadonlyArray<{ readonly trainerId: string, readonly excludeInHonoraria: boolean, readonly trainer: { readonly fullName: string } | null }> }> }> } | null }> } };

export type TrainersToAddQueryVariables = Types.Exact<{
  text: Types.Scalars['String']['input'];
}>;


export type TrainersToAddQuery = { readonly trainers: { readonly data: ReadonlyArray<{ readonly id: string, readonly fullName: string }> } };

export type UndoRecordChangeMutationVariables = Types.Exact<{
  task: Types.Scalars['ID']['input'];
  idempotency_key?: Types.InputMaybe<Types.Scalars['ID']['input']>;
}>;


export type UndoRecordChangeMutation = { readonly undoRecordChange: { readonly id: string, readonly title: string, readonly state: Types.TaskState, readonly total: number, readonly done: number, readonly failed: number, readonly isCancelling: boolean, readonly message: string | null, readonly rows: ReadonlyArray<{ readonly key: string, readonly label: string, readonly state: Types.TaskRowState, readonly message: string | null }> } };

export type UnlinkUserIdentityMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type UnlinkUserIdentityMutation = { readonly unlinkUserIdentity: { readonly isAvailable: boolean, readonly secondFactorSince: string | null, readonly identities: ReadonlyArray<{ readonly id: string, readonly objectId: string, readonly dateLinked: string, readonly lastSignIn: string | null }> } };

export type UpdateMyProfileMutationVariables = Types.Exact<{
  input: Types.UpdateMyProfileInput;
}>;


export type UpdateMyProfileMutation = { readonly updateMyProfile: { readonly nameTitle: string | null, readonly firstName: string | null, readonly lastName: string | null } };

export type UpdatePreferencesMutationVariables = Types.Exact<{
  preferences: Types.Scalars['String']['input'];
}>;


export type UpdatePreferencesMutation = { readonly updateUserPreferences: { readonly preferences: string | null } };

export type UpdateSavedViewMutationVariables = Types.Exact<{
  input: Types.UpdateSavedViewInput;
}>;


export type UpdateSavedViewMutation = { readonly updateSavedView: { readonly id: string } };

export type UploadDocumentMutationVariables = Types.Exact<{
  input: Types.UploadApprovedDocumentInput;
}>;


export type UploadDocumentMutation = { readonly uploadApprovedDocument: { readonly id: string, readonly state: Types.ApprovalState, readonly fileName: string | null, readonly fileSize: number | null, readonly pages: number | null } };

export type UserSignOnQueryVariables = Types.Exact<{
  userId: Types.Scalars['ID']['input'];
}>;


export type UserSignOnQuery = { readonly userSignOn: { readonly isAvailable: boolean, readonly secondFactorSince: string | null, readonly identities: ReadonlyArray<{ readonly id: string, readonly objectId: string, readonly dateLinked: string, readonly lastSignIn: string | null }> } | null };

export type VersionTextsQueryVariables = Types.Exact<{
  before: Types.Scalars['ID']['input'];
  after: Types.Scalars['ID']['input'];
}>;


export type VersionTextsQuery = { readonly before: { readonly html: string | null } | null, readonly after: { readonly html: string | null } | null };

export type ViewSharingQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type ViewSharingQuery = { readonly viewSharing: { readonly roles: ReadonlyArray<Types.Role>, readonly everyone: boolean } };

export type WatchViewMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
  watch: Types.ViewWatch;
  zone?: Types.InputMaybe<Types.Scalars['String']['input']>;
}>;


export type WatchViewMutation = { readonly watchView: { readonly id: string } };

export type WithdrawDocumentMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
  reason?: Types.InputMaybe<Types.Scalars['String']['input']>;
}>;


export type WithdrawDocumentMutation = { readonly withdrawDocument: { readonly id: string, readonly state: Types.ApprovalState } };

export type WithdrawRequestMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type WithdrawRequestMutation = { readonly withdrawParticipantRequest: { readonly id: string } };

export type WizardAddBookingMutationVariables = Types.Exact<{
  input: Types.CreateEventBookingInput;
}>;


export type WizardAddBookingMutation = { readonly made: { readonly id: string } };

export type WizardAddEntryMutationVariables = Types.Exact<{
  input: Types.CreateWaitingListEntryInput;
}>;


export type WizardAddEntryMutation = { readonly made: { readonly id: string } };

export type WizardAvailabilityQueryVariables = Types.Exact<{
  event: Types.Scalars['ID']['input'];
  participant?: Types.InputMaybe<Types.Scalars['ID']['input']>;
  country?: Types.InputMaybe<Types.Scalars['ID']['input']>;
}>;


export type WizardAvailabilityQuery = { readonly eventAvailability: { readonly countryId: string | null, readonly eligibleWaiting: number, readonly placeholderExpiry: string | null, readonly trainees: { readonly maximum: number | null, readonly used: number, readonly placeholders: number, readonly free: number | null, readonly isOver: boolean }, readonly staff: { readonly maximum: number | null, readonly used: number, readonly placeholders: number, readonly free: number | null, readonly isOver: boolean }, readonly waitingList: { readonly maximum: number | null, readonly used: number, readonly placeholders: number, readonly free: number | null, readonly isOver: boolean }, readonly country: { readonly maximum: number | null, readonly used: number, readonly placeholders: number, readonly free: number | null, readonly isOver: boolean } | null, readonly user: { readonly maximum: number | null, readonly used: number, readonly placeholders: number, readonly free: number | null, readonly isOver: boolean }, readonly countriesOver: ReadonlyArray<{ readonly id: string, readonly name: string, readonly use: { readonly maximum: number | null, readonly used: number, readonly placeholders: number, readonly free: number | null, readonly isOver: boolean } }>, readonly usersOver: ReadonlyArray<{ readonly id: string, readonly name: string, readonly use: { readonly maximum: number | null, readonly used: number, readonly placeholders: number, readonly free: number | null, readonly isOver: boolean } }>, readonly bookTrainee: { readonly allowed: boolean, readonly code: string | null, readonly message: string | null, readonly overridable: boolean }, readonly bookStaff: { readonly allowed: boolean, readonly code: string | null, readonly message: string | null, readonly overridable: boolean }, readonly holdTrainee: { readonly allowed: boolean, readonly code: string | null, readonly message: string | null, readonly overridable: boolean }, readonly holdStaff: { readonly allowed: boolean, readonly code: string | null, readonly message: string | null, readonly overridable: boolean }, readonly joinWaitingList: { readonly allowed: boolean, readonly code: string | null, readonly message: string | null, readonly overridable: boolean } } | null };

export type WizardBookingQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type WizardBookingQuery = { readonly eventBooking: { readonly id: string, readonly dateExpiry: string | null, readonly collectStatus: Types.CollectStatus, readonly collectMissing: ReadonlyArray<string>, readonly dateCreated: string, readonly dateModified: string, readonly bookingStatus: Types.BookingStatus, readonly bookingType: Types.BookingType, readonly cancelReason: Types.BookingCancelReason | null, readonly countryNotAllowed: boolean, readonly accommodation: boolean | null, readonly transportation: boolean | null, readonly transportMethod: string | null, readonly dateArrival: string | null, readonly arrivalFrom: string | null, readonly arrivalFlight: string | null, readonly dateDeparture: string | null, readonly departureCity: string | null, readonly departureTo: string | null, readonly departureFlight: string | null, readonly dateCheckIn: string | null, readonly dateCheckOut: string | null, readonly numberOfNights: number | null, readonly dateOfBirth: string | null, readonly passportNumber: string | null, readonly passportCountryIssue: string | null, readonly passportExpirationDate: string | null, readonly passportOnFile: ReadonlyArray<string>, readonly passportExpiresSoon: boolean | null, readonly visaRequired: boolean | null, readonly expectations: string | null, readonly notes: string | null, readonly participant: { readonly id: string, readonly fullName: string, readonly country: { readonly id: string, readonly name: string } | null } | null, readonly centreEvent: { readonly id: string, readonly name: string, readonly dateStart: string | null, readonly dateEnd: string | null, readonly isFull: boolean, readonly waitingListCount: number, readonly globalManageFlights: boolean } | null, readonly author: { readonly fullName: string, readonly id: string } | null, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly country: { readonly id: string, readonly name: string } | null } | null };

export type WizardChangeBookingMutationVariables = Types.Exact<{
  input: Types.UpdateEventBookingInput;
}>;


export type WizardChangeBookingMutation = { readonly updateEventBooking: { readonly id: string } };

export type WizardChangeEntryMutationVariables = Types.Exact<{
  input: Types.UpdateWaitingListEntryInput;
}>;


export type WizardChangeEntryMutation = { readonly updateWaitingListEntry: { readonly id: string } };

export type WizardEntryQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type WizardEntryQuery = { readonly waitingListEntry: { readonly id: string, readonly dateExpiry: string | null, readonly collectStatus: Types.CollectStatus, readonly collectMissing: ReadonlyArray<string>, readonly dateCreated: string, readonly dateModified: string, readonly priority: number, readonly position: number, readonly waitReason: Types.WaitReason, readonly isNextEligible: boolean, readonly accommodation: boolean | null, readonly transportation: boolean | null, readonly transportMethod: string | null, readonly dateArrival: string | null, readonly arrivalFrom: string | null, readonly arrivalFlight: string | null, readonly dateDeparture: string | null, readonly departureCity: string | null, readonly departureTo: string | null, readonly departureFlight: string | null, readonly dateCheckIn: string | null, readonly dateCheckOut: string | null, readonly numberOfNights: number | null, readonly dateOfBirth: string | null, readonly passportNumber: string | null, readonly passportCountryIssue: string | null, readonly passportExpirationDate: string | null, readonly passportOnFile: ReadonlyArray<string>, readonly passportExpiresSoon: boolean | null, readonly visaRequired: boolean | null, readonly expectations: string | null, readonly notes: string | null, readonly participant: { readonly id: string, readonly fullName: string, readonly country: { readonly id: string, readonly name: string } | null } | null, readonly centreEvent: { readonly id: string, readonly name: string, readonly dateStart: string | null, readonly dateEnd: string | null, readonly isFull: boolean, readonly waitingListCount: number, readonly globalManageFlights: boolean } | null, readonly author: { readonly fullName: string, readonly id: string } | null, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }> } | null };

export type WizardEventQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type WizardEventQuery = { readonly centreEvent: { readonly id: string, readonly name: string, readonly dateStart: string | null, readonly dateEnd: string | null, readonly isPublished: boolean, readonly restrictCountries: boolean, readonly collectFields: ReadonlyArray<string>, readonly globalManageFlights: boolean, readonly allowedCountries: ReadonlyArray<{ readonly id: string }>, readonly can: ReadonlyArray<{ readonly action: string, readonly allowed: boolean, readonly why: string | null }>, readonly country: { readonly id: string, readonly name: string } | null, readonly trainingCentre: { readonly id: string, readonly name: string, readonly city: string | null } | null } | null };

export type WizardEventPeopleQueryVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type WizardEventPeopleQuery = { readonly eventBookings: { readonly data: ReadonlyArray<{ readonly id: string, readonly bookingStatus: Types.BookingStatus, readonly participant: { readonly id: string, readonly fullName: string } | null }>, readonly paginatorInfo: { readonly hasMorePages: boolean } }, readonly waitingListEntriesPaginated: { readonly data: ReadonlyArray<{ readonly id: string, readonly position: number, readonly waitReason: Types.WaitReason, readonly participant: { readonly id: string, readonly fullName: string } | null }>, readonly paginatorInfo: { readonly hasMorePages: boolean } } };

export type WizardPeopleQueryVariables = Types.Exact<{
  event: Types.Scalars['ID']['input'];
  people: ReadonlyArray<Types.Scalars['ID']['input']>;
}>;


export type WizardPeopleQuery = { readonly peopleAvailability: ReadonlyArray<{ readonly participantId: string, readonly bookTrainee: { readonly allowed: boolean, readonly code: string | null, readonly message: string | null, readonly overridable: boolean }, readonly bookStaff: { readonly allowed: boolean, readonly code: string | null, readonly message: string | null, readonly overridable: boolean }, readonly joinWaitingList: { readonly allowed: boolean, readonly code: string | null, readonly message: string | null, readonly overridable: boolean } }> | null };

export type WizardPermissionFragment = { readonly allowed: boolean, readonly code: string | null, readonly message: string | null, readonly overridable: boolean };

export type WizardRemoveEntryMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
}>;


export type WizardRemoveEntryMutation = { readonly deleteWaitingListEntry: { readonly id: string } | null };

export type WizardRevealBookingPassportMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
  reason?: Types.InputMaybe<Types.Scalars['String']['input']>;
}>;


export type WizardRevealBookingPassportMutation = { readonly passport: { readonly passportNumber: string | null, readonly passportCountryIssue: string | null, readonly passportExpirationDate: string | null } };

export type WizardRevealEntryPassportMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
  reason?: Types.InputMaybe<Types.Scalars['String']['input']>;
}>;


export type WizardRevealEntryPassportMutation = { readonly passport: { readonly passportNumber: string | null, readonly passportCountryIssue: string | null, readonly passportExpirationDate: string | null } };

export type WizardUpgradeMutationVariables = Types.Exact<{
  id: Types.Scalars['ID']['input'];
  reason?: Types.InputMaybe<Types.Scalars['String']['input']>;
  idempotency_key?: Types.InputMaybe<Types.Scalars['ID']['input']>;
}>;


export type WizardUpgradeMutation = { readonly upgradeWaitingListEntryToBooking: { readonly id: string } };

export type WizardUseFragment = { readonly maximum: number | null, readonly used: number, readonly placeholders: number, readonly free: number | null, readonly isOver: boolean };

/** Every operation by its name. */
export interface Documents {
  Access: TypedDocumentNode<AccessQuery, AccessQueryVariables>;
  AddCostCategory: TypedDocumentNode<AddCostCategoryMutation, AddCostCategoryMutationVariables>;
  AmendImportRow: TypedDocumentNode<AmendImportRowMutation, AmendImportRowMutationVariables>;
  ApprovalCounts: TypedDocumentNode<ApprovalCountsQuery, ApprovalCountsQueryVariables>;
  ApprovalWorklist: TypedDocumentNode<ApprovalWorklistQuery, ApprovalWorklistQueryVariables>;
  ApproveDocument: TypedDocumentNode<ApproveDocumentMutation, ApproveDocumentMutationVariables>;
  AskForErasure: TypedDocumentNode<AskForErasureMutation, AskForErasureMutationVariables>;
  AskForMerge: TypedDocumentNode<AskForMergeMutation, AskForMergeMutationVariables>;
  AttachCandidates: TypedDocumentNode<AttachCandidatesQuery, AttachCandidatesQueryVariables>;
  AttachParticipant: TypedDocumentNode<AttachParticipantMutation, AttachParticipantMutationVariables>;
  AttachToCentre: TypedDocumentNode<AttachToCentreMutation, AttachToCentreMutationVariables>;
  AttachToEvent: TypedDocumentNode<AttachToEventMutation, AttachToEventMutationVariables>;
  BeginMySecondFactor: TypedDocumentNode<BeginMySecondFactorMutation, BeginMySecondFactorMutationVariables>;
  BirthDatesOfPeople: TypedDocumentNode<BirthDatesOfPeopleQuery, BirthDatesOfPeopleQueryVariables>;
  BulkBooking: TypedDocumentNode<BulkBookingQuery, BulkBookingQueryVariables>;
  BulkStatus: TypedDocumentNode<BulkStatusMutation, BulkStatusMutationVariables>;
  CancelTask: TypedDocumentNode<CancelTaskMutation, CancelTaskMutationVariables>;
  ChangeCostCategory: TypedDocumentNode<ChangeCostCategoryMutation, ChangeCostCategoryMutationVariables>;
  ChangeImport: TypedDocumentNode<ChangeImportMutation, ChangeImportMutationVariables>;
  ChangeMyPassword: TypedDocumentNode<ChangeMyPasswordMutation, ChangeMyPasswordMutationVariables>;
  ChangeRecords: TypedDocumentNode<ChangeRecordsMutation, ChangeRecordsMutationVariables>;
  CheckImport: TypedDocumentNode<CheckImportMutation, CheckImportMutationVariables>;
  ConfirmMySecondFactor: TypedDocumentNode<ConfirmMySecondFactorMutation, ConfirmMySecondFactorMutationVariables>;
  CostCategoryTree: TypedDocumentNode<CostCategoryTreeQuery, CostCategoryTreeQueryVariables>;
  CostSheet: TypedDocumentNode<CostSheetQuery, CostSheetQueryVariables>;
  CostSources: TypedDocumentNode<CostSourcesQuery, CostSourcesQueryVariables>;
  CountryUse: TypedDocumentNode<CountryUseQuery, CountryUseQueryVariables>;
  CoveringTemplates: TypedDocumentNode<CoveringTemplatesQuery, CoveringTemplatesQueryVariables>;
  CreatePlaceholder: TypedDocumentNode<CreatePlaceholderMutation, CreatePlaceholderMutationVariables>;
  CreateSavedView: TypedDocumentNode<CreateSavedViewMutation, CreateSavedViewMutationVariables>;
  Dashboard: TypedDocumentNode<DashboardQuery, DashboardQueryVariables>;
  DashboardReport: TypedDocumentNode<DashboardReportQuery, DashboardReportQueryVariables>;
  DeactivateUser: TypedDocumentNode<DeactivateUserMutation, DeactivateUserMutationVariables>;
  DecideImportRows: TypedDocumentNode<DecideImportRowsMutation, DecideImportRowsMutationVariables>;
  DeclineRequest: TypedDocumentNode<DeclineRequestMutation, DeclineRequestMutationVariables>;
  DeleteSavedView: TypedDocumentNode<DeleteSavedViewMutation, DeleteSavedViewMutationVariables>;
  DistinctValues: TypedDocumentNode<DistinctValuesQuery, DistinctValuesQueryVariables>;
  DocumentArchive: TypedDocumentNode<DocumentArchiveMutation, DocumentArchiveMutationVariables>;
  DocumentMails: TypedDocumentNode<DocumentMailsQuery, DocumentMailsQueryVariables>;
  DocumentPage: TypedDocumentNode<DocumentPageQuery, DocumentPageQueryVariables>;
  DocumentRunPage: TypedDocumentNode<DocumentRunPageQuery, DocumentRunPageQueryVariables>;
  DocumentsOfEvent: TypedDocumentNode<DocumentsOfEventQuery, DocumentsOfEventQueryVariables>;
  DocumentsToApprove: TypedDocumentNode<DocumentsToApproveQuery, DocumentsToApproveQueryVariables>;
  EndMyOtherSessions: TypedDocumentNode<EndMyOtherSessionsMutation, EndMyOtherSessionsMutationVariables>;
  EndMySecondFactor: TypedDocumentNode<EndMySecondFactorMutation, EndMySecondFactorMutationVariables>;
  EndMySession: TypedDocumentNode<EndMySessionMutation, EndMySessionMutationVariables>;
  EnterExchangeRates: TypedDocumentNode<EnterExchangeRatesMutation, EnterExchangeRatesMutationVariables>;
  EraseParticipant: TypedDocumentNode<EraseParticipantMutation, EraseParticipantMutationVariables>;
  EventAgenda: TypedDocumentNode<EventAgendaQuery, EventAgendaQueryVariables>;
  EventBoard: TypedDocumentNode<EventBoardQuery, EventBoardQueryVariables>;
  EventBookingsPage: TypedDocumentNode<EventBookingsPageQuery, EventBookingsPageQueryVariables>;
  EventCountrySeats: TypedDocumentNode<EventCountrySeatsQuery, EventCountrySeatsQueryVariables>;
  EventHonoraria: TypedDocumentNode<EventHonorariaQuery, EventHonorariaQueryVariables>;
  ExportRecords: TypedDocumentNode<ExportRecordsMutation, ExportRecordsMutationVariables>;
  ExportedRecords: TypedDocumentNode<ExportedRecordsQuery, ExportedRecordsQueryVariables>;
  GenerateDocuments: TypedDocumentNode<GenerateDocumentsMutation, GenerateDocumentsMutationVariables>;
  HasPassword: TypedDocumentNode<HasPasswordQuery, HasPasswordQueryVariables>;
  HeldDocuments: TypedDocumentNode<HeldDocumentsQuery, HeldDocumentsQueryVariables>;
  Home: TypedDocumentNode<HomeQuery, HomeQueryVariables>;
  HonorariaOfMinutes: TypedDocumentNode<HonorariaOfMinutesQuery, HonorariaOfMinutesQueryVariables>;
  ImportExchangeRates: TypedDocumentNode<ImportExchangeRatesMutation, ImportExchangeRatesMutationVariables>;
  ImportProblems: TypedDocumentNode<ImportProblemsMutation, ImportProblemsMutationVariables>;
  ImportedChanges: TypedDocumentNode<ImportedChangesQuery, ImportedChangesQueryVariables>;
  ImpressionValues: TypedDocumentNode<ImpressionValuesQuery, ImpressionValuesQueryVariables>;
  Journeys: TypedDocumentNode<JourneysQuery, JourneysQueryVariables>;
  LinkUserIdentity: TypedDocumentNode<LinkUserIdentityMutation, LinkUserIdentityMutationVariables>;
  ListFigures: TypedDocumentNode<ListFiguresQuery, ListFiguresQueryVariables>;
  MadeDocuments: TypedDocumentNode<MadeDocumentsQuery, MadeDocumentsQueryVariables>;
  MarkNotificationsRead: TypedDocumentNode<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;
  MergeParticipants: TypedDocumentNode<MergeParticipantsMutation, MergeParticipantsMutationVariables>;
  MergePreview: TypedDocumentNode<MergePreviewQuery, MergePreviewQueryVariables>;
  MovedEvent: TypedDocumentNode<MovedEventQuery, MovedEventQueryVariables>;
  MySecondFactor: TypedDocumentNode<MySecondFactorQuery, MySecondFactorQueryVariables>;
  MySessions: TypedDocumentNode<MySessionsQuery, MySessionsQueryVariables>;
  Notifications: TypedDocumentNode<NotificationsQuery, NotificationsQueryVariables>;
  OlderNotifications: TypedDocumentNode<OlderNotificationsQuery, OlderNotificationsQueryVariables>;
  OpenDocumentRun: TypedDocumentNode<OpenDocumentRunMutation, OpenDocumentRunMutationVariables>;
  OpenRequests: TypedDocumentNode<OpenRequestsQuery, OpenRequestsQueryVariables>;
  OrderSavedViews: TypedDocumentNode<OrderSavedViewsMutation, OrderSavedViewsMutationVariables>;
  OtherAgendas: TypedDocumentNode<OtherAgendasQuery, OtherAgendasQueryVariables>;
  OutdatedDocuments: TypedDocumentNode<OutdatedDocumentsQuery, OutdatedDocumentsQueryVariables>;
  PersonSearch: TypedDocumentNode<PersonSearchQuery, PersonSearchQueryVariables>;
  PinView: TypedDocumentNode<PinViewMutation, PinViewMutationVariables>;
  PinnedViews: TypedDocumentNode<PinnedViewsQuery, PinnedViewsQueryVariables>;
  PollTask: TypedDocumentNode<PollTaskQuery, PollTaskQueryVariables>;
  PossibleDuplicates: TypedDocumentNode<PossibleDuplicatesQuery, PossibleDuplicatesQueryVariables>;
  Preferences: TypedDocumentNode<PreferencesQuery, PreferencesQueryVariables>;
  PreviewImpression: TypedDocumentNode<PreviewImpressionMutation, PreviewImpressionMutationVariables>;
  PreviewRecordChange: TypedDocumentNode<PreviewRecordChangeQuery, PreviewRecordChangeQueryVariables>;
  PreviewTemplate: TypedDocumentNode<PreviewTemplateMutation, PreviewTemplateMutationVariables>;
  PrintedAgenda: TypedDocumentNode<PrintedAgendaQuery, PrintedAgendaQueryVariables>;
  RateCourse: TypedDocumentNode<RateCourseQuery, RateCourseQueryVariables>;
  RatePreview: TypedDocumentNode<RatePreviewQuery, RatePreviewQueryVariables>;
  RatesPage: TypedDocumentNode<RatesPageQuery, RatesPageQueryVariables>;
  RatesToMend: TypedDocumentNode<RatesToMendQuery, RatesToMendQueryVariables>;
  ReactivateUser: TypedDocumentNode<ReactivateUserMutation, ReactivateUserMutationVariables>;
  RecordExport: TypedDocumentNode<RecordExportMutation, RecordExportMutationVariables>;
  RecordImport: TypedDocumentNode<RecordImportQuery, RecordImportQueryVariables>;
  RecordImportRows: TypedDocumentNode<RecordImportRowsQuery, RecordImportRowsQueryVariables>;
  RedirectLookup: TypedDocumentNode<RedirectLookupQuery, RedirectLookupQueryVariables>;
  RemoveCostCategory: TypedDocumentNode<RemoveCostCategoryMutation, RemoveCostCategoryMutationVariables>;
  RemoveDocument: TypedDocumentNode<RemoveDocumentMutation, RemoveDocumentMutationVariables>;
  RenewMyRecoveryCodes: TypedDocumentNode<RenewMyRecoveryCodesMutation, RenewMyRecoveryCodesMutationVariables>;
  ResetUserSecondFactor: TypedDocumentNode<ResetUserSecondFactorMutation, ResetUserSecondFactorMutationVariables>;
  RestOfChange: TypedDocumentNode<RestOfChangeQuery, RestOfChangeQueryVariables>;
  RestoreSavedView: TypedDocumentNode<RestoreSavedViewMutation, RestoreSavedViewMutationVariables>;
  RestoreTemplate: TypedDocumentNode<RestoreTemplateMutation, RestoreTemplateMutationVariables>;
  RetryTask: TypedDocumentNode<RetryTaskMutation, RetryTaskMutationVariables>;
  RoleTable: TypedDocumentNode<RoleTableQuery, RoleTableQueryVariables>;
  RunImport: TypedDocumentNode<RunImportMutation, RunImportMutationVariables>;
  SaveCosts: TypedDocumentNode<SaveCostsMutation, SaveCostsMutationVariables>;
  SaveEventAgenda: TypedDocumentNode<SaveEventAgendaMutation, SaveEventAgendaMutationVariables>;
  SaveHonorariaMinutes: TypedDocumentNode<SaveHonorariaMinutesMutation, SaveHonorariaMinutesMutationVariables>;
  SaveOwnValues: TypedDocumentNode<SaveOwnValuesMutation, SaveOwnValuesMutationVariables>;
  SavedViewCounts: TypedDocumentNode<SavedViewCountsQuery, SavedViewCountsQueryVariables>;
  SavedViews: TypedDocumentNode<SavedViewsQuery, SavedViewsQueryVariables>;
  SendDocuments: TypedDocumentNode<SendDocumentsMutation, SendDocumentsMutationVariables>;
  SetBefore: TypedDocumentNode<SetBeforeQuery, SetBeforeQueryVariables>;
  SetDefaultView: TypedDocumentNode<SetDefaultViewMutation, SetDefaultViewMutationVariables>;
  StaleChanges: TypedDocumentNode<StaleChangesQuery, StaleChangesQueryVariables>;
  StartImport: TypedDocumentNode<StartImportMutation, StartImportMutationVariables>;
  StopImport: TypedDocumentNode<StopImportMutation, StopImportMutationVariables>;
  TellsOfDays: TypedDocumentNode<TellsOfDaysQuery, TellsOfDaysQueryVariables>;
  TemplateBookings: TypedDocumentNode<TemplateBookingsQuery, TemplateBookingsQueryVariables>;
  TemplateEvent: TypedDocumentNode<TemplateEventQuery, TemplateEventQueryVariables>;
  TemplateFields: TypedDocumentNode<TemplateFieldsQuery, TemplateFieldsQueryVariables>;
  TemplateVersions: TypedDocumentNode<TemplateVersionsQuery, TemplateVersionsQueryVariables>;
  TrainerYears: TypedDocumentNode<TrainerYearsQuery, TrainerYearsQueryVariables>;
  TrainersElsewhere: TypedDocumentNode<TrainersElsewhereQuery, TrainersElsewhereQueryVariables>;
  TrainersToAdd: TypedDocumentNode<TrainersToAddQuery, TrainersToAddQueryVariables>;
  UndoRecordChange: TypedDocumentNode<UndoRecordChangeMutation, UndoRecordChangeMutationVariables>;
  UnlinkUserIdentity: TypedDocumentNode<UnlinkUserIdentityMutation, UnlinkUserIdentityMutationVariables>;
  UpdateMyProfile: TypedDocumentNode<UpdateMyProfileMutation, UpdateMyProfileMutationVariables>;
  UpdatePreferencesMutation: TypedDocumentNode<UpdatePreferencesMutation, UpdatePreferencesMutationVariables>;
  UpdateSavedView: TypedDocumentNode<UpdateSavedViewMutation, UpdateSavedViewMutationVariables>;
  UploadDocument: TypedDocumentNode<UploadDocumentMutation, UploadDocumentMutationVariables>;
  UserSignOn: TypedDocumentNode<UserSignOnQuery, UserSignOnQueryVariables>;
  VersionTexts: TypedDocumentNode<VersionTextsQuery, VersionTextsQueryVariables>;
  ViewSharing: TypedDocumentNode<ViewSharingQuery, ViewSharingQueryVariables>;
  WatchView: TypedDocumentNode<WatchViewMutation, WatchViewMutationVariables>;
  WithdrawDocument: TypedDocumentNode<WithdrawDocumentMutation, WithdrawDocumentMutationVariables>;
  WithdrawRequest: TypedDocumentNode<WithdrawRequestMutation, WithdrawRequestMutationVariables>;
  WizardAddBooking: TypedDocumentNode<WizardAddBookingMutation, WizardAddBookingMutationVariables>;
  WizardAddEntry: TypedDocumentNode<WizardAddEntryMutation, WizardAddEntryMutationVariables>;
  WizardAvailability: TypedDocumentNode<WizardAvailabilityQuery, WizardAvailabilityQueryVariables>;
  WizardBooking: TypedDocumentNode<WizardBookingQuery, WizardBookingQueryVariables>;
  WizardChangeBooking: TypedDocumentNode<WizardChangeBookingMutation, WizardChangeBookingMutationVariables>;
  WizardChangeEntry: TypedDocumentNode<WizardChangeEntryMutation, WizardChangeEntryMutationVariables>;
  WizardEntry: TypedDocumentNode<WizardEntryQuery, WizardEntryQueryVariables>;
  WizardEvent: TypedDocumentNode<WizardEventQuery, WizardEventQueryVariables>;
  WizardEventPeople: TypedDocumentNode<WizardEventPeopleQuery, WizardEventPeopleQueryVariables>;
  WizardPeople: TypedDocumentNode<WizardPeopleQuery, WizardPeopleQueryVariables>;
  WizardRemoveEntry: TypedDocumentNode<WizardRemoveEntryMutation, WizardRemoveEntryMutationVariables>;
  WizardRevealBookingPassport: TypedDocumentNode<WizardRevealBookingPassportMutation, WizardRevealBookingPassportMutationVariables>;
  WizardRevealEntryPassport: TypedDocumentNode<WizardRevealEntryPassportMutation, WizardRevealEntryPassportMutationVariables>;
  WizardUpgrade: TypedDocumentNode<WizardUpgradeMutation, WizardUpgradeMutationVariables>;
}
