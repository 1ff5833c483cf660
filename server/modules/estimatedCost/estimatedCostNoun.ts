import { defineNoun } from '#server/graphql/noun/defineNoun.ts';
import { estimatedCostEntity } from './estimatedCostEntity.ts';
import { costService } from './service.ts';

/** Written with its event. */
export const estimatedCostNoun = defineNoun({ entity: estimatedCostEntity, writes: costService });
