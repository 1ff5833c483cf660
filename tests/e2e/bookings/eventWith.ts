import { type Ask, records } from '#tests/factories/records.ts';
import { coming } from './coming.ts';

interface People {
  readonly seats: number;
  readonly booked: number;
  readonly waiting?: number;
}

interface Made {
  readonly id: string;
  readonly bookings: readonly string[];
}

/** An event to come, with so many booked and so many waiting. */
export async function eventWith(ask: Ask, { seats, booked, waiting = 0 }: People): Promise<Made> {
  const make = records(ask);
  const { id } = await make.event({ ...coming, max_trainees: seats, is_published: true });
  const someone = async () => ({
    centre_event_id: id,
    participant: { connect: (await make.participant()).id },
  });
  const bookings: string[] = [];
  for (let n = 0; n < booked; n += 1) bookings.push((await make.booking(await someone())).id);
  for (let n = 0; n < waiting; n += 1) await make.waitingEntry(await someone());
  return { id, bookings };
}
