import { UserError } from './errors.ts';

/** Why a task is not stopped, done once more or taken back (V3), and why a row of one was not done. */

export const taskEnded = () => new UserError('TASK_ENDED', 'It has ended already.');

export const taskUnderWay = () => new UserError('TASK_UNDER_WAY', 'It is still under way.');

export const taskOfAnother = () =>
  new UserError(
    'FORBIDDEN',
    'You may do only your own tasks once more: they run with the rights of their owner.',
  );

export const nothingLeftToRepeat = () =>
  new UserError('NOTHING_LEFT', 'There is nothing left of it to do once more.');

export const taskInterrupted = () => new UserError('TASK_INTERRUPTED', 'It was interrupted too often.');

export const importUnderWay = () =>
  new UserError('IMPORT_UNDER_WAY', 'It is being worked on. Stop it first, or wait until it is done.');

export const importWorkedOnSince = () =>
  new UserError('REPLACED', 'The file has been checked or imported since. Go on from there.');

export const importUnchecked = () =>
  new UserError('IMPORT_UNCHECKED', 'Some rows have not been checked. Check the file first.');

export const nothingLeftToWrite = () =>
  new UserError('NOTHING_LEFT', 'There is nothing left of it to write.');

export const nothingToChange = () =>
  new UserError('NOTHING_TO_CHANGE', 'None of these records is there to be changed.');

/** A row of many that somebody else has saved since it was seen. */
export const staleRow = (message: string) => new UserError('STALE_WRITE', message);

export const onlyReplaced = () =>
  new UserError('NOT_ADDED_TO', 'Nothing can be added to this list: it can only be replaced.');

export const alreadyUndone = () => new UserError('UNDONE', 'This has been taken back already.');

export const nothingToUndo = () => new UserError('NOTHING_TO_UNDO', 'Nothing of it has been changed.');

export const tooLateToUndo = () => new UserError('TOO_LATE', 'A change can be taken back for a day.');

/** `what` is not known any more. */
export const changeForgotten = (what: string) => new UserError('GONE', what);

export const exportForgotten = () =>
  new UserError('GONE', 'What was to be exported is not known any more. Please export it again.');

export const savedAsVersion = () => new UserError('REPLACED', 'It was saved as a new version, which stays.');

export const notUndone = () => new UserError('NOT_UNDONE', 'This change cannot be taken back here.');
