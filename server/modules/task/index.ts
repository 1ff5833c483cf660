export { asOwner, type ContextOf, type OwnedKind, type OwnedStore } from './OwnedKind.ts';
export { doneBefore, type Span, spanKey, spanOf, type SpanResult, spanSize } from './spans.ts';
export { mostTaskRows, taskNoun, taskResolver } from './taskNoun.ts';
export { versionsOf } from './versionsOf.ts';
