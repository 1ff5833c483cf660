export { userEntity } from './userEntity.ts';
export { userService } from './service.ts';
export { resealSecondFactors, trySecondFactorKeys } from './secondFactorKeys.ts';
export { userNoun } from './userNoun.ts';
