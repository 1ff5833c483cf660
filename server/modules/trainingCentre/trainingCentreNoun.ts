import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { centreService } from './service.ts';
import { centreTrainerEntity, trainingCentreEntity } from './trainingCentreEntity.ts';

export const trainingCentreNoun = defineNoun({
  entity: trainingCentreEntity,
  parts: [centreTrainerEntity],
  list: { defaultOrder: [{ column: 'NAME', order: 'ASC' }] },
  writes: centreService,
});
