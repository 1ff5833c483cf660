import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { sql } from 'kysely';
import { TRUE, type Sql } from '#server/db/conditions.ts';
import { agendaLimits } from './checkAgenda.ts';
import type { Entity } from '#server/graphql/Entity.ts';

/** An agenda is seen by whoever sees its event, so its parts need no scope of their own. */
const scope = () => TRUE;

/** A1: by order, then id. */
const inOrder = (alias: string): Sql => sql`${sql.id(alias, 'order')}, ${sql.id(alias, 'id')}`;

const agendaEntity: Entity = {
  type: 'Agenda',
  table: 'agendas',
  scope,
  relations: {
    sections: {
      kind: 'many',
      type: 'AgendaSection',
      column: 'agenda_id',
      orderBy: inOrder,
      ...agendaLimits.sections,
    },
  },
};

const agendaSectionEntity: Entity = {
  type: 'AgendaSection',
  table: 'agenda_sections',
  scope,
  relations: {
    items: {
      kind: 'many',
      type: 'AgendaItem',
      column: 'agenda_section_id',
      orderBy: inOrder,
      ...agendaLimits.items,
    },
  },
};

const agendaItemEntity: Entity = {
  type: 'AgendaItem',
  table: 'agenda_items',
  scope,
  relations: {
    trainers: {
      kind: 'many',
      type: 'AgendaItemTrainer',
      column: 'agenda_item_id',
      ...agendaLimits.trainers,
      orderBy: (alias) => sql.id(alias, 'trainer_id'),
    },
  },
};

const agendaItemTrainerEntity: Entity = {
  type: 'AgendaItemTrainer',
  table: 'agenda_item_trainers',
  scope,
};

/** Read and written with its event. */
export const agendaNoun = defineNoun({
  entity: agendaEntity,
  parts: [agendaSectionEntity, agendaItemEntity, agendaItemTrainerEntity],
});
