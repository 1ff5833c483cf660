import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { TRUE } from '#server/db/conditions.ts';
import type { Entity } from '#server/graphql/Entity.ts';

const indicationEntity: Entity = { type: 'Indication', table: 'indications', scope: () => TRUE };

export const indicationNoun = defineNoun({
  entity: indicationEntity,
  list: { defaultOrder: [{ column: 'NAME', order: 'ASC' }] },
});
