export { noPassport, passportColumns } from './passportColumns.ts';
export { passportOfInput } from './passportOfInput.ts';
export { recheckPassports } from './recheckPassports.ts';
export { passportMutations } from './resolvers.ts';
export { openPassport, sealPassport } from './sealPassport.ts';
export { bookingPassports, revealPassport } from './service.ts';
export { expiresSoon } from './expiresSoon.ts';
export { purgePassports } from './purgePassports.ts';
export { resealPassports, tryPassportKeys } from './resealPassports.ts';
