export { afterEventWrite } from './afterEventWrite.ts';
export { notificationMutations } from './resolvers.ts';
export { notifyNext, notifyNextEligible } from './service.ts';
export { seatFreeMail } from './seatFreeMail.ts';
