import { TRUE } from '../../db/sql.ts';
import type { Entity } from '../../graphql/Entity.ts';

export const countryEntity: Entity = { type: 'Country', table: 'countries', scope: () => TRUE };
