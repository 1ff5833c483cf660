export { afterEventWrite } from './afterEventWrite.ts';
export { notifySeats } from './seatFreeMail.ts';
export { notifyNextEligible } from './service.ts';
export { seatFreeMail } from './seatFreeMail.ts';
export { notificationNoun } from './notificationNoun.ts';
