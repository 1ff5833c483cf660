export { afterEventWrite } from './afterEventWrite.ts';
export { notifyNext, notifyNextEligible } from './service.ts';
export { seatFreeMail } from './seatFreeMail.ts';
export { notificationNoun } from './notificationNoun.ts';
