import { TRUE } from '../../db/conditions.ts';
import type { Entity } from '../../graphql/Entity.ts';

export const countryEntity: Entity = { type: 'Country', table: 'countries', scope: () => TRUE };
