export { agendaOfInput } from './agendaOfInput.ts';
export { agendaPart } from './agendaPart.ts';
export { trainerPlaces } from './checkAgenda.ts';
export { keepOriginalAgenda } from './keepOriginalAgenda.ts';
export { readAgenda } from './repository.ts';
export { agendaNoun } from './agendaNoun.ts';
