import { getNamedType, isInputObjectType, isObjectType, type GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readOwnSchema } from '#codegen/fixtures/readFixture.ts';

const schema = readOwnSchema();

type Calls = readonly (readonly [name: string, ...given: readonly string[]])[];

const inputFields = (name: string) => {
  const type = schema.getType(name);
  return isInputObjectType(type) ? type.getFields() : {};
};

/** What of a call is not there, and what else would have to be sent along. */
const wrongIn = (root: GraphQLObjectType | undefined | null, calls: Calls): readonly string[] =>
  calls.flatMap(([name, ...given]) => {
    const args = root?.getFields()[name]?.args;
    if (args === undefined) return [`no ${name}`];
    const lacking = given.filter((each) => !args.some((argument) => argument.name === each));
    const demanded = args.filter((each) => !given.includes(each.name) && String(each.type).endsWith('!'));
    return [...lacking, ...demanded.map((each) => each.name)].map((each) => `${name}.${each}`);
  });

const nouns = [
  'CentreEvent',
  'EventBooking',
  'MergeTemplate',
  'Participant',
  'Trainer',
  'TrainingCentre',
  'User',
  'WaitingListEntry',
];
const deletes = ['CentreEvent', 'EventBooking', 'Participant', 'WaitingListEntry'].map(
  (noun) => `delete${noun}`,
);

describe('the calls of spec §7', () => {
  it('has every query, with what it is asked by and nothing else to send', () => {
    const queries: Calls = [
      ['approvedDocument', 'id'],
      ['approvedDocuments'],
      ['audit', 'ID'],
      ['audits', 'first', 'orderBy', 'page', 'whereConditions'],
      ['centreEvent', 'id'],
      ['centreEvents', 'first', 'orderBy', 'page', 'where'],
      ['costCategories'],
      ['countries'],
      ['eventBooking', 'id'],
      ['eventBookings', 'first', 'orderBy', 'page', 'where'],
      ['exchangeRates', 'base'],
      ['indications'],
      ['mergeTemplate', 'id'],
      ['mergeTemplates', 'first', 'isChild', 'page'],
      ['participant', 'id'],
      ['participants', 'first', 'orderBy', 'page', 'where'],
      ['trainer', 'id'],
      ['trainers', 'first', 'orderBy', 'page', 'where'],
      ['trainingCentre', 'id'],
      ['trainingCentres', 'first', 'indication_id', 'is_published', 'page'],
      ['user', 'ID'],
      ['users'],
      ['waitingListEntries', 'where'],
      ['waitingListEntry', 'id'],
    ];
    expect(wrongIn(schema.getQueryType(), queries)).toEqual([]);
  });

  it.each([
    [
      'CentreEventWhere',
      'capacity country_id date_start_gte date_start_lt indication_id is_published language restrict_by_current_user restrict_countries text_search trainer_id training_centre_id',
    ],
    [
      'EventBookingWhere',
      'author_id booking_status booking_type centre_event_id participant_id is_placeholder participant_country',
    ],
    ['ParticipantWhere', 'countries id id_not_in whereConditions'],
    ['TrainerWhere', 'text_search country_id id is_disabled whereConditions'],
    ['WaitingListEntryWhere', 'centre_event_id participant_id'],
  ])('%s has every filter', (where, names) => {
    expect(Object.keys(inputFields(where))).toEqual(expect.arrayContaining(names.split(' ')));
  });

  it('has every mutation, with what it is given and nothing else to send', () => {
    const mutations: Calls = [
      ...nouns.flatMap((noun): Calls => [
        [`create${noun}`, 'input'],
        [`update${noun}`, 'input'],
      ]),
      ...deletes.map((name): Calls[number] => [name, 'id']),
      ['approveDocument', 'input'],
      ['attachApprovedDocumentToCentreEvent', 'centreEventId'],
      ['attachApprovedDocumentToTrainingCentre', 'trainingCentreId'],
      ['attachParticipantToEventBooking', 'event_booking_id', 'participant_id'],
      ['detachParticipantFromEventBooking', 'id'],
      ['updateDocumentRun', 'input'],
      ['getOrCreateDocumentRun', 'runType', 'runParams'],
      ['generateDocumentArchive', 'documentGuids'],
      ['generateMergeDocuments', 'html', 'options', 'impressions'],
      ['removeCustomDocument', 'id'],
      ['updateUserPreferences', 'preferences'],
      ['upgradeWaitingListEntryToBooking', 'id'],
      ['uploadApprovedDocument', 'input'],
      ['withdrawDocument', 'id'],
    ];
    expect(wrongIn(schema.getMutationType(), mutations)).toEqual([]);
  });

  it('a deletion answers the id', () => {
    const types = deletes.map((name) => schema.getMutationType()?.getFields()[name]?.type);
    expect(types.filter((type) => isObjectType(type) && type.getFields()['id'])).toHaveLength(4);
  });

  it.each([
    ['UpdateCentreEventInput', 'estimated_costs', ['create', 'delete', 'update']],
    ['UpdateCentreEventInput', 'trainers', ['sync']],
    ['UpdateCentreEventInput', 'allowed_countries', ['sync']],
    ['UpdateTrainingCentreInput', 'trainers', ['sync']],
    ['CreateEventBookingInput', 'participant', ['connect', 'create']],
  ])('%s: %s takes %j', (input, key, ways) => {
    const field = inputFields(input)[key];
    const within = field === undefined ? {} : inputFields(getNamedType(field.type).name);
    expect(Object.keys(within).toSorted()).toEqual(ways);
  });

  it('a trainer of an event is synchronised with all that the link holds', () => {
    const names = 'id priority prep_minutes post_minutes travel_minutes activity_description';
    expect(Object.keys(inputFields('EventTrainerInput'))).toEqual(names.split(' '));
  });
});
