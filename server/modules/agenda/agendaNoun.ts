import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import {
  agendaEntity,
  agendaItemEntity,
  agendaItemTrainerEntity,
  agendaSectionEntity,
} from './agendaEntity.ts';

/** Read and written with its event. */
export const agendaNoun = defineNoun({
  entity: agendaEntity,
  parts: [agendaSectionEntity, agendaItemEntity, agendaItemTrainerEntity],
});
