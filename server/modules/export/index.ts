export { exportDownload, exportKind, exportTask } from './exportRecords.ts';
export { forgetExports } from './forgetExports.ts';
export { exportMutations, exportQueries } from './resolvers.ts';
