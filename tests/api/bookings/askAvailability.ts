import type { Client } from '../Client.ts';

export interface Told {
  readonly [key: string]: unknown;
  readonly bookTrainee: { readonly allowed: boolean; readonly code: string | null };
  readonly holdTrainee: { readonly allowed: boolean; readonly code: string | null };
  readonly joinWaitingList: { readonly allowed: boolean; readonly code: string | null };
}
const use = '{ maximum used placeholders free isOver }';
const permission = '{ allowed code message overridable }';
export const availabilityQuery = `query ($event: ID!, $person: ID, $country: ID) {
  eventAvailability(centre_event_id: $event, participant_id: $person, country_id: $country) {
    trainees ${use} staff ${use} waitingList ${use} country ${use} user ${use} countriesOver { name use ${use} } usersOver { name use ${use} } countryId eligibleWaiting placeholderExpiry
    bookTrainee ${permission} bookStaff ${permission} holdTrainee ${permission} holdStaff ${permission} joinWaitingList ${permission} } }`;
export const ask = async (who: Client, event: string, person?: string): Promise<Told> =>
  (await who.ask(availabilityQuery, { event, person }))['eventAvailability'] as Told;

interface ToldOfPerson extends Pick<Told, 'bookTrainee' | 'joinWaitingList'> {
  readonly participantId: string;
}
export const askOfPeople = async (
  who: Client,
  event: string,
  people: readonly string[],
): Promise<readonly ToldOfPerson[] | null> =>
  (
    await who.ask(
      `query ($event: ID!, $people: [ID!]!) { peopleAvailability(centre_event_id: $event, participant_ids: $people) {
        participantId bookTrainee ${permission} bookStaff ${permission} joinWaitingList ${permission} } }`,
      { event, people },
    )
  )['peopleAvailability'] as readonly ToldOfPerson[] | null;
