import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { countryEntity } from './countryEntity.ts';

export const countryNoun = defineNoun({
  entity: countryEntity,
  list: { defaultOrder: [{ column: 'NAME', order: 'ASC' }] },
});
