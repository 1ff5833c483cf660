import type { EntityIndex } from '../graphql/Entity.ts';
import { nouns } from './nouns.ts';

/** Every type that is read from a table, by name. */
export const entities: EntityIndex = new Map(
  nouns.flatMap((noun) => noun.entities).map((entity) => [entity.type, entity]),
);
