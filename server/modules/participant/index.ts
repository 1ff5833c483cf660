export { erasePolicyOf, mergePolicy, participantService } from './service.ts';
export { becameAddress } from './becameAddress.ts';
export { lockPeople } from './lockPeople.ts';
export { asOneWord, findLookAlikes, type Likeness, type NewPerson, spellingsOf } from './lookAlikes.ts';
export { countedColumns, nobody, personColumns } from './personColumns.ts';
export { checkMovedSeats, takesSeatToCome } from './changeOfCountry.ts';
export { refuseLosing } from './detailsOfConfirmed.ts';
export { participantEntity, participantNoun } from './participantNoun.ts';
export { erasableScope } from './participantScope.ts';
