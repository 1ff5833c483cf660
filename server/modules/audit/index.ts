export { auditNoun } from './auditNoun.ts';
