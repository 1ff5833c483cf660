export { afterEventWrite } from './afterEventWrite.ts';
export { notificationMutations } from './resolvers.ts';
export { notifyNeverTold, notifyNextEligible } from './service.ts';
