import type { EventTrainer, Honorarium, Preview } from './honorariaOperations.ts';

/** The minutes that are typed, and what a ledger adds up. */

const minuteFields = ['prepMinutes', 'postMinutes', 'travelMinutes'] as const;
export type MinuteField = (typeof minuteFields)[number];

/** What has been typed and not saved: by trainer, only what differs. A text is no length of time. */
export type MinutesDraft = Readonly<Record<string, Readonly<Partial<Record<MinuteField, number | string>>>>>;

/** The draft with one value typed; back at what is saved, it is none. */
export function typed(
  draft: MinutesDraft,
  trainer: EventTrainer,
  field: MinuteField,
  value: number | string,
): MinutesDraft {
  const { [field]: _old, ...others } = draft[trainer.trainerId] ?? {};
  const next = value === trainer[field] ? others : { ...others, [field]: value };
  const { [trainer.trainerId]: _row, ...rows } = draft;
  return Object.keys(next).length === 0 ? rows : { ...rows, [trainer.trainerId]: next };
}

/** What is typed and was not sent yet, where what was sent is stored: also what was typed back meanwhile. */
export const typedSince = (
  draft: MinutesDraft,
  sent: MinutesDraft,
  trainers: readonly EventTrainer[],
): MinutesDraft =>
  trainers.reduce<MinutesDraft>((since, trainer) => {
    const stored = { ...trainer, ...minutesOf(trainer, sent) };
    const wanted = (field: MinuteField) => draft[trainer.trainerId]?.[field] ?? trainer[field];
    return minuteFields.reduce((all, field) => typed(all, stored, field, wanted(field)), since);
  }, {});

export const changesIn = (draft: MinutesDraft): number =>
  Object.values(draft).reduce((sum, fields) => sum + Object.keys(fields).length, 0);

const isMinutes = (value: number | string | undefined): value is number =>
  typeof value === 'number' && value >= 0 && value <= mostMinutes;

/** A month of them. */
const mostMinutes = 43_200;

export const isWrong = (value: number | string | undefined): boolean =>
  value !== undefined && !isMinutes(value);

export const canBeSaved = (draft: MinutesDraft): boolean =>
  !Object.values(draft).some((fields) => Object.values(fields).some(isWrong));

/** The minutes of a trainer as they would be saved. */
export function minutesOf(trainer: EventTrainer, draft: MinutesDraft): Readonly<Record<MinuteField, number>> {
  const own = draft[trainer.trainerId] ?? {};
  const value = (field: MinuteField) => {
    const given = own[field];
    return isMinutes(given) ? given : trainer[field];
  };
  return {
    prepMinutes: value('prepMinutes'),
    postMinutes: value('postMinutes'),
    travelMinutes: value('travelMinutes'),
  };
}

const written = (trainer: EventTrainer, draft: MinutesDraft) => {
  const { prepMinutes, postMinutes, travelMinutes } = minutesOf(trainer, draft);
  return { prep_minutes: prepMinutes, post_minutes: postMinutes, travel_minutes: travelMinutes };
};

/** What the preview is asked for: the trainers whose minutes were typed. */
export const previewInput = (trainers: readonly EventTrainer[], draft: MinutesDraft) =>
  trainers
    .filter(({ trainerId }) => draft[trainerId] !== undefined)
    .map((trainer) => ({ trainer_id: trainer.trainerId, ...written(trainer, draft) }));

/** The whole list, as saving replaces it (A3). */
export const syncInput = (trainers: readonly EventTrainer[], draft: MinutesDraft) => ({
  sync: trainers.map((trainer) => ({
    id: trainer.trainerId,
    priority: trainer.priority,
    activity_description: trainer.activityDescription,
    ...written(trainer, draft),
  })),
});

export const amountKeys = {
  activity: ['totalActivityLocalCurrency', 'totalActivityEventCurrency'],
  travel: ['totalTravelLocalCurrency', 'totalTravelEventCurrency'],
  honorarium: ['totalHonorariaLocalCurrency', 'totalHonorariaEventCurrency'],
} as const;
export type Part = keyof typeof amountKeys;
export const parts = ['activity', 'travel', 'honorarium'] as const satisfies readonly Part[];

type Amounts = Pick<Honorarium | Preview, (typeof amountKeys)[Part][number]>;

interface Sum {
  readonly currency: string;
  readonly amounts: Readonly<Record<Part, number>>;
  /** Honoraria that are not in it: nobody can tell them. */
  readonly untold: number;
}

/**
 * What the event pays, in its own currency; a frozen currency that is another one makes a sum of its own. Which sum a
 * hidden honorarium is missing from nobody can tell either, so each is without it.
 */
export function sumsOf(
  rows: readonly (Amounts & Pick<Honorarium, 'eventCurrency'>)[],
  hidden: number,
): readonly Sum[] {
  const currencies = [...new Set(rows.flatMap(({ eventCurrency }) => eventCurrency ?? []))];
  return currencies.map((currency) => {
    const own = rows.filter(({ eventCurrency }) => eventCurrency === currency);
    const told = own.filter((row) => row.totalHonorariaEventCurrency !== null);
    const sum = (part: Part) => told.reduce((all, row) => all + (row[amountKeys[part][1]] ?? 0), 0);
    return {
      currency,
      amounts: { activity: sum('activity'), travel: sum('travel'), honorarium: sum('honorarium') },
      untold: own.length - told.length + hidden,
    };
  });
}
