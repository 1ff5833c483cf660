export { participantService } from './service.ts';
export { participantNoun } from './participantNoun.ts';
