export { afterEventWrite } from './afterEventWrite.ts';
export { forgetNotifications } from './forgetNotifications.ts';
export { notifyNextEligible } from './service.ts';
export { notifySeats, seatFreeMail } from './seatFreeMail.ts';
export { notificationNoun } from './notificationNoun.ts';
