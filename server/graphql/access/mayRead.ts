import { reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { TypeActions } from './ActionRule.ts';

/** Whether some records of the type can be seen at all; which ones is the scope's to say (S1). */
export const mayRead = ({ read }: TypeActions, viewer: Viewer): boolean =>
  read === undefined || reach(viewer, read) !== 'none';
