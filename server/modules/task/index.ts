export { asOwner, type ContextOf, type OwnedKind, type OwnedStore } from './OwnedKind.ts';
export { mostTaskRows, taskNoun } from './taskNoun.ts';
