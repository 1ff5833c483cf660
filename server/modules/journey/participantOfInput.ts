import { isRecord } from '#server/db/isRecord.ts';
import { asText, toJson } from '#server/db/Json.ts';
import { heldRow } from '#server/graphql/write/heldRows.ts';
import { isVisibleAndHeld, NOT_VISIBLE } from '#server/graphql/write/references.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { participantService } from '../participant/index.ts';

/**
 * `participant: {create} | {connect}` as the participant's column: a new person is created in the same transaction.
 * Null detaches; an absent key leaves whoever is there.
 */
export async function participantOfInput(
  write: Write,
  change: Change,
): Promise<{ readonly participant_id?: string | null }> {
  const given = change.input.participant;
  if (given === undefined) return {};
  if (!isRecord(given)) return { participant_id: null };
  const path = `${change.path}.participant`;
  const { create, connect } = given;
  if (isRecord(create) === (connect !== undefined && connect !== null)) {
    change.problems.add(path, 'Give either a new participant or one that exists.');
    return {};
  }
  if (isRecord(create))
    return { participant_id: await participantService.createIn(write, create, `${path}.create`) };
  const id = asText(toJson(connect));
  // K1: whose country counts here keeps it until the seat is taken.
  if (await isVisibleAndHeld(write, 'Participant', id)) {
    const person = heldRow(write.tx, 'participants', id)?.row;
    if ((person?.erased_at ?? null) === null) return { participant_id: id };
    change.problems.add(`${path}.connect`, 'This participant was erased.');
    return {};
  }
  change.problems.add(`${path}.connect`, NOT_VISIBLE);
  return {};
}
