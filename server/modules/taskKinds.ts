import { documentsKind, documentsTask, mailsKind, mailsTask } from './documentRun/index.ts';
import { recordChangeKind, recordChangeTask, recordUndoKind, recordUndoTask } from './recordChange/index.ts';
import { exportKind, exportTask } from './export/index.ts';
import { checkKind, checkTask, runKind, runTask } from './recordImport/index.ts';
import type { OwnedKind } from './task/index.ts';

/** Every kind of long work, by the name that its tasks bear. */
export const taskKinds: Readonly<Record<string, OwnedKind>> = {
  [documentsTask]: documentsKind,
  [mailsTask]: mailsKind,
  [recordChangeTask]: recordChangeKind,
  [recordUndoTask]: recordUndoKind,
  [exportTask]: exportKind,
  [checkTask]: checkKind,
  [runTask]: runKind,
};
