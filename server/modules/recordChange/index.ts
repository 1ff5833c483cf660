export { recordChangeTask } from './changeRecords.ts';
export { manyInputNames, writtenNoun } from './manyInputs.ts';
export { recordChangeKind } from './recordChangeKind.ts';
export { recordChangeMutations, recordChangeQueries } from './recordChangeOperations.ts';
export { recordUndoKind } from './recordUndoKind.ts';
export { recordUndoTask } from './undoRecordChange.ts';
