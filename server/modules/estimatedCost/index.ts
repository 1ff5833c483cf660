export { costService } from './service.ts';
export { estimatedCostNoun } from './estimatedCostNoun.ts';
