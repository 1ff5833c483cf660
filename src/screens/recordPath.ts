export { createPath, editPath, listPath, recordPath } from '../fields/relation/recordPath.ts';
