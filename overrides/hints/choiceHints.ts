import type { Hints } from '#codegen/hints/Hints.ts';
import { collectFields } from '#schema/collectFields.ts';
import type { ObjectTypes } from '#src/generated/schema.ts';

/** What the contract keeps as text although only some values occur. */
export const choiceHints = {
  /** G1: the details that may be asked of a participant for a booking. */
  CollectField: {
    fieldsOf: ['EventBooking', 'Participant'],
    values: collectFields,
  },
  AuditEvent: {
    labels: {
      created: 'Created',
      updated: 'Updated',
      deleted: 'Deleted',
      restored: 'Restored',
      revealed: 'Passport shown',
      exported: 'Exported',
      viewed: 'Viewed',
      signed_in: 'Signed in',
    },
  },
  AuditedType: {
    labels: {
      CentreEvent: 'Event',
      TrainingCentre: 'Centre',
      Trainer: 'Trainer',
      Participant: 'Participant',
      ParticipantRequest: 'Participant request',
      EventBooking: 'Booking',
      WaitingListEntry: 'Waiting-list entry',
      MergeTemplate: 'Template',
      DocumentRun: 'Document run',
      DocumentRunEntry: 'Document runs',
      GeneratedDocument: 'Generated document',
      ApprovedDocument: 'Approved document',
      EstimatedCost: 'Estimated cost',
      User: 'User',
      Redirect: 'Redirect',
      ExchangeRateSet: 'Exchange rates',
      Country: 'Country',
      CostCategory: 'Cost category',
      Indication: 'Indication',
      SavedView: 'Saved view',
      ReportableSpend: 'Reportable spend',
      Audit: 'Log',
      Dashboard: 'Dashboard',
      DashboardReport: 'Report',
    },
  },
} as const satisfies Hints<ObjectTypes>['choices'];
