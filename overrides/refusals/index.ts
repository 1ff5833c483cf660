/** What every noun says where something is refused, and asks before it is done. */
export { ActionDialog, type RecordAction } from './ActionDialog.tsx';
export { ReasonField } from './ReasonField.tsx';
export { ReasonForm } from './ReasonForm.tsx';
export { RefusalNote } from './RefusalNote.tsx';
export { useTellDone } from './useTellDone.tsx';
export { useToldWhenGone } from './useToldWhenGone.ts';
export { whyNoMore } from './whyNoMore.ts';
