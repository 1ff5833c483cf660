export { participantRequestNoun } from './participantRequestNoun.ts';
export { requestMail } from './requestMail.ts';
export { settleErasure, settleMerge } from './settle.ts';
