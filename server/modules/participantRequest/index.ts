export { participantRequestNoun } from './participantRequestNoun.ts';
export { requestMail } from './requestMail.ts';
export { holdErasureRequests, settleErasure, settleMerge } from './settle.ts';
