import { linkedIds, syncedIds } from '#server/graphql/write/syncLinks.ts';
import type { Change, Write } from '#server/graphql/write/WriteDefinition.ts';
import { agendaOfInput, readAgenda, trainerPlaces } from '../agenda/index.ts';
import { eventTrainers } from './eventTrainers.ts';

/** A3: whoever is on the agenda is one of the event's trainers; a removal names the items it would leave without. */
export async function checkAgendaTrainers(write: Write, change: Change): Promise<void> {
  const { trainers, agenda } = change.input;
  if (trainers === undefined && agenda === undefined) return;
  const ids =
    trainers === undefined ? await linkedIds(write.tx, eventTrainers, change.id) : syncedIds(trainers);
  if (agenda !== undefined) {
    for (const place of trainerPlaces(agendaOfInput(agenda), `${change.path}.agenda`)) {
      if (!ids.includes(place.trainerId))
        change.problems.add(place.path, 'This trainer is not one of the trainers of the event.');
    }
    return;
  }
  if (change.id === null) return;
  const left = trainerPlaces(await readAgenda(write.tx, change.id), '').filter(
    (place) => !ids.includes(place.trainerId),
  );
  if (left.length === 0) return;
  const items = [...new Set(left.map((place) => `“${place.item}”`))].join(', ');
  change.problems.add(
    `${change.path}.trainers`,
    `A trainer who is still on the agenda cannot be removed: ${items}.`,
  );
}
