import { mapItems, type Item, type ItemTrainer, type Programme } from './Programme.ts';

/** These and no others; who was not paid for an item stays so. */
export function setTrainers(
  programme: Programme,
  keys: ReadonlySet<string>,
  trainerIds: readonly string[],
): Programme {
  return changeTrainers(programme, keys, ({ trainers }) =>
    [...new Set(trainerIds)].map(
      (trainerId) => trainers.find((one) => one.trainerId === trainerId) ?? { trainerId, unpaid: false },
    ),
  );
}

/** Of all who teach these items. */
export function setUnpaid(programme: Programme, keys: ReadonlySet<string>, unpaid: boolean): Programme {
  return changeTrainers(programme, keys, ({ trainers }) =>
    trainers.map((one) => (one.unpaid === unpaid ? one : { ...one, unpaid })),
  );
}

/** One teaches wherever the other did; a place that the new one has already is not given twice. */
export function replaceTrainer(programme: Programme, from: string, to: string | null): Programme {
  return mapItems(programme, (item) => {
    if (!item.trainers.some(({ trainerId }) => trainerId === from)) return item;
    const kept = item.trainers.filter(({ trainerId }) => trainerId !== from && trainerId !== to);
    const unpaid = item.trainers.find(({ trainerId }) => trainerId === from)?.unpaid ?? false;
    return { ...item, trainers: to === null ? kept : [...kept, { trainerId: to, unpaid }] };
  });
}

function changeTrainers(
  programme: Programme,
  keys: ReadonlySet<string>,
  change: (item: Item) => readonly ItemTrainer[],
): Programme {
  return mapItems(programme, (item) => {
    if (!keys.has(item.key)) return item;
    const trainers = change(item);
    const isSame =
      trainers.length === item.trainers.length &&
      trainers.every((trainer, index) => trainer === item.trainers[index]);
    return isSame ? item : { ...item, trainers };
  });
}
