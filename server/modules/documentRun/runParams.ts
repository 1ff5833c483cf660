import { isRecord } from '#server/db/isRecord.ts';
import { isId } from '#server/db/rows.ts';
import { validationFailed } from '#server/errors/errors.ts';
import type { RunKind } from './runKindPolicy.ts';

/** What a run is made for. Left out, its bookings or trainers are all that the event has when one looks. */
export interface RunParams {
  readonly centre_event_id: string;
  readonly event_booking_ids?: readonly string[];
  readonly trainer_ids?: readonly string[];
}

const most = 1_000;
const place = 'runParams';

/**
 * Parameters in their one form: ids as text, each once, in order (M2).
 * @throws validationFailed in words
 */
export function readRunParams({ label, each }: RunKind, given: unknown): RunParams {
  if (!isRecord(given)) throw refused('Must be an object with centre_event_id.');
  const { centre_event_id: event, event_booking_ids: bookings, trainer_ids: trainers, ...others } = given;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw refused(`There is no parameter ${unknown}.`);
  if (event === undefined || event === null) throw refused('Say which event: centre_event_id.');
  const allowed = (ids: unknown, name: string, isMade: boolean) => {
    if (ids === undefined || ids === null) return {};
    if (!isMade) throw refused(`${label}: it is not made for each of ${name}.`);
    return { [name]: idList(ids, name) };
  };
  return {
    centre_event_id: idOf(event, 'centre_event_id'),
    ...allowed(bookings, 'event_booking_ids', each === 'booking'),
    ...allowed(trainers, 'trainer_ids', each === 'trainer'),
  };
}

function idList(given: unknown, name: string): readonly string[] {
  if (!Array.isArray(given) || given.length === 0) throw refused(`${name} must be a list of ids.`);
  if (given.length > most) throw refused(`${name} may hold at most ${most} ids.`);
  const ids = new Set(given.map((id: unknown) => idOf(id, name)));
  return [...ids].sort((one, other) => Number(one) - Number(other));
}

function idOf(given: unknown, name: string): string {
  const id = typeof given === 'number' ? String(given) : given;
  if (!isId(id)) throw refused(`${name} holds something that is not an id.`);
  return id;
}

const refused = (message: string) => validationFailed(place, message);
