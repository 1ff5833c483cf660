import type { ContextField, Impression, ImpressionContext, Run } from '../runOperations.ts';

export const aField = (changes: Partial<ContextField> = {}): ContextField => ({
  field: 'fullName',
  label: 'Full name',
  match: true,
  value: 'Zoë Brontë',
  source: 'Zoë Brontë',
  changedFrom: null,
  required: true,
  whyNotModify: null,
  ...changes,
});

export const anImpression = (changes: Partial<Impression> = {}): Impression => ({
  key: 'booking-1',
  label: 'Zoë Brontë',
  fileName: 'invitation.pdf',
  generatedCount: 0,
  blocks: [],
  latest: null,
  ...changes,
});

/** What an impression takes from its person. */
export const aContext = (fields: readonly ContextField[] = [aField()]): ImpressionContext => ({
  binding: 'participant',
  mergeContext: 'PARTICIPANT',
  mergeContextId: '12',
  fields: [...fields],
});

/** The document that was last made of an impression. */
export const aMadeDocument: NonNullable<Impression['latest']> = {
  guid: 'g',
  title: 'Invitation',
  fileName: 'a.pdf',
  fileSize: 1,
  dateCreated: '2027-03-12T10:00:00.000Z',
  dateSent: null,
  dateFileDeleted: null,
  isOutdated: false,
};

export const aRun = (changes: Partial<Run> = {}): Run => ({
  key: 'run-1',
  name: 'Invitation · Spring course',
  runType: 'INVITATION',
  centreEventId: '7',
  modifiedFields: '{}',
  whyNotGenerate: null,
  whyNotModify: null,
  dateModified: '2027-01-01T00:00:00.000Z',
  template: { id: '3', name: 'Invitation', version: 2 },
  task: null,
  impressions: [anImpression()],
  ...changes,
});
