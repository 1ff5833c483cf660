export { participantMutations } from './resolvers.ts';
export { participantService } from './service.ts';
