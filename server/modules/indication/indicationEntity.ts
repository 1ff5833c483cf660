import { TRUE } from '#server/db/conditions.ts';
import type { Entity } from '#server/graphql/Entity.ts';

export const indicationEntity: Entity = { type: 'Indication', table: 'indications', scope: () => TRUE };
