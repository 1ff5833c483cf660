import { isRecord } from '#server/db/isRecord.ts';
import { asText, toJson } from '#server/db/Json.ts';
import { type Input, inputsIn } from '#server/graphql/write/Input.ts';
import { keptText } from '#server/graphql/write/keptText.ts';

/** A programme as it is kept in the audit and compared: in the input's names, every gap filled. */
export type Agenda = { readonly name: string | null; readonly sections: readonly AgendaSection[] };
type AgendaSection = {
  readonly name: string;
  readonly order: number;
  readonly items: readonly AgendaItem[];
};
export type AgendaItem = {
  readonly name: string;
  readonly objectives: string | null;
  readonly order: number;
  readonly time_start: string;
  readonly time_end: string;
  readonly trainers: readonly AgendaItemTrainer[];
};
type AgendaItemTrainer = { readonly trainer_id: string; readonly exclude_in_honoraria: boolean };

/** A1: an order that nobody gives is the place in the list. */
export function agendaOfInput(value: unknown): Agenda | null {
  if (!isRecord(value)) return null;
  return { name: textOrNull(value.name), sections: inputsIn(value.sections).map(sectionOf) };
}

function sectionOf(input: Input, index: number): AgendaSection {
  return {
    name: textOrNull(input.name) ?? '',
    order: orderOf(input, index),
    items: inputsIn(input.items).map(itemOf),
  };
}

function itemOf(input: Input, index: number): AgendaItem {
  return {
    name: textOrNull(input.name) ?? '',
    objectives: textOrNull(input.objectives),
    order: orderOf(input, index),
    time_start: text(input.time_start),
    time_end: text(input.time_end),
    trainers: inputsIn(input.trainers).map((trainer) => ({
      trainer_id: text(trainer.trainer_id),
      exclude_in_honoraria: trainer.exclude_in_honoraria === true,
    })),
  };
}

function orderOf(input: Input, index: number): number {
  const order = input.order;
  return typeof order === 'number' ? order : index;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? keptText(value) : null);
const text = (value: unknown): string => asText(toJson(value) ?? '');
