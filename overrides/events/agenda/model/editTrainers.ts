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

/** Leaves every item. */
export const withoutTrainer = (programme: Programme, trainerId: string): Programme =>
  mapItems(programme, (item) =>
    teaches(item, trainerId)
      ? { ...item, trainers: item.trainers.filter((one) => one.trainerId !== trainerId) }
      : item,
  );

/** One teaches these items in the other's place, paid as the other was; who teaches one of them already goes on as before. */
export const replaceTrainer = (
  programme: Programme,
  keys: ReadonlySet<string>,
  from: string,
  to: string,
): Programme =>
  changeTrainers(programme, keys, ({ trainers }) => {
    const isThere = trainers.some(({ trainerId }) => trainerId === to);
    return trainers.flatMap((one) => {
      if (one.trainerId !== from) return one;
      return isThere ? [] : { ...one, trainerId: to };
    });
  });

export const teaches = ({ trainers }: Item, trainerId: string): boolean =>
  trainers.some((one) => one.trainerId === trainerId);

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
