export { mergePolicy, participantService } from './service.ts';
export { checkMovedSeats } from './changeOfCountry.ts';
export { participantEntity, participantNoun } from './participantNoun.ts';
