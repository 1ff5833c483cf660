import { TRUE } from '../../db/conditions.ts';
import type { Entity } from '../../graphql/Entity.ts';

export const indicationEntity: Entity = { type: 'Indication', table: 'indications', scope: () => TRUE };
