import { isRecord } from '#server/db/isRecord.ts';
import type { MergeContext, MergeWorld, Values } from '#server/documents/merge/MergeWorld.ts';
import type { MergeSource, Records } from '#server/documents/merge/readRecords.ts';
import { GraphQLObjectType, isScalarType } from 'graphql';
import { bookingsOfEvent } from './bookingsOfEvent.ts';
import { contract } from '#server/graphql/contract.ts';

const byId = (kind: string, type: string, query: string): MergeContext => ({
  kind,
  type,
  query: (selection) => `query ($id: ID!) { ${query}(id: $id) ${selection} }`,
  record: (answer) => valuesOf(answer[query]),
});

const valuesOf = (value: unknown): Values | null => (isRecord(value) ? value : null);

/** Known by its event and its trainer: it is no row of its own, and read with the event's. */
const honoraria: MergeContext = {
  kind: 'TRAINER_HONORARIA',
  type: 'TrainerHonoraria',
  identity: ['centreEventId', 'trainerId'],
  query: (selection) => `query ($id: ID!) { centreEvent(id: $id) { trainerHonoraria ${selection} } }`,
  idOf: (id) => id.split('-')[0] ?? id,
  record: ({ centreEvent }, id) => {
    const all = valuesOf(centreEvent)?.['trainerHonoraria'];
    const found: unknown = Array.isArray(all)
      ? all.find((each: unknown) => isRecord(each) && each['trainerId'] === id.split('-')[1])
      : undefined;
    return valuesOf(found);
  },
};

const booking: MergeContext = {
  ...byId('EVENT_BOOKING', 'EventBooking', 'eventBooking'),
  sealed: ['passportNumber', 'passportCountryIssue', 'passportExpirationDate'],
};

const date = contract.getType('Date');
if (!isScalarType(date)) throw new Error('The contract has no days.');

const paper = new GraphQLObjectType({
  name: 'Paper',
  description: 'Document.',
  fields: { date: { type: date, description: 'Day on which it is made.' } },
});

/** What templates can take values from: the records of the contract, what is for the office's own use left out. */
export const mergeWorld: MergeWorld = {
  schema: contract,
  contexts: {
    centreEvent: {
      ...byId('CENTRE_EVENT', 'CentreEvent', 'centreEvent'),
      long: { eventBookings: bookingsOfEvent },
    },
    trainingCentre: byId('TRAINING_CENTRE', 'TrainingCentre', 'trainingCentre'),
    trainer: byId('TRAINER', 'Trainer', 'trainer'),
    participant: byId('PARTICIPANT', 'Participant', 'participant'),
    eventBooking: booking,
    trainerHonoraria: honoraria,
  },
  document: paper,
  leftOut: new Set([
    ...['Permission', 'User', 'ApprovedDocument', 'TrainerPhoto', 'LocationImage'],
    ...['CostLine', 'HonorariaToday', 'HonorariaCap', 'HonorariaYear', 'HonorariaBlock', 'WaitingListEntry'],
    ...['CentreEvent.collectFields', 'Participant.collectFields', 'Participant.notes'],
    ...['EventBooking.collectFields', 'EventBooking.collectMissing', 'EventBooking.passportOnFile'],
    'EventBooking.countryNotAllowed',
    // The events of a person, a centre or a trainer are theirs, not the document's.
    ...['Participant.eventBookings', 'Participant.nextBooking', 'Trainer.centreEvents'],
    ...['Trainer.trainerHonoraria', 'TrainingCentre.centreEvents'],
  ]),
  currencies: {
    'Trainer.fmvAmount': 'fmvCurrency',
    'TrainerHonoraria.trainerFMV': 'trainerCurrency',
    ...amounts('EventCurrency', 'eventCurrency'),
    ...amounts('LocalCurrency', 'trainerCurrency'),
  },
};

function amounts(ending: string, currency: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ['Honoraria', 'Activity', 'Travel'].map((part) => [`TrainerHonoraria.total${part}${ending}`, currency]),
  );
}

/** What tells the zone of a document: its event, or that of its booking. */
export const zonePaths = [
  'centreEvent.timeZone',
  'eventBooking.centreEvent.timeZone',
  'trainerHonoraria.centreEvent.timeZone',
];

/** The zone that a document tells its day in, and moments of no place; UTC where it is about no event. */
export function zoneIn({ centreEvent, eventBooking, trainerHonoraria }: Records): string {
  const events = [centreEvent, eventBooking?.['centreEvent'], trainerHonoraria?.['centreEvent']];
  const zones = events.map((event) => valuesOf(event)?.['timeZone']);
  return zones.find((zone) => typeof zone === 'string') ?? 'UTC';
}

/** A record as operations name it (MergeSourceInput). */
export interface SourceInput {
  readonly mergeContext: string;
  readonly mergeContextId: string;
}

export const sourcesOf = (given: readonly SourceInput[]): readonly MergeSource[] =>
  given.map(({ mergeContext, mergeContextId }) => ({ kind: mergeContext, id: mergeContextId }));
