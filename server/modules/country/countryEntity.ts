import { TRUE } from '#server/db/conditions.ts';
import type { Entity } from '#server/graphql/Entity.ts';

export const countryEntity: Entity = { type: 'Country', table: 'countries', scope: () => TRUE };
