import { records } from '#tests/factories/records.ts';
import { outcomeOf } from '../Client.ts';
import type { HttpApi } from './httpApi.ts';
import { updating } from '../mutations.ts';

const people = 12;
const move = updating('CentreEvent');

/** Two events with the same people, booked the other way round, that move to centres of other countries at one moment. */
export async function eventRaces(api: HttpApi): Promise<() => Promise<readonly string[]>> {
  const manager = await api.as('global_manager');
  const make = records(manager.ask);
  const centreOf = (code: string) => make.centre({ country_id: api.country(code) });
  const [here, there] = [await centreOf('DE'), await centreOf('FR')];
  const booked: string[] = [];
  while (booked.length < people) booked.push((await make.participant()).id);
  const eventWith = async (ids: readonly string[]) => {
    const { id } = await make.event({ training_centre_id: here.id, max_trainees: people });
    for (const person of ids) await make.booking({ centre_event_id: id, participant: { connect: person } });
    return id;
  };
  const events = [await eventWith(booked), await eventWith([...booked].reverse())];
  let away = false;
  return async () => {
    away = !away;
    const input = { training_centre_id: (away ? there : here).id };
    const answers = await Promise.all(events.map((id) => manager.send(move, { input: { id, ...input } })));
    return answers.map(outcomeOf);
  };
}
