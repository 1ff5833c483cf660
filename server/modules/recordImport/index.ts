export { problemsDownload } from './file/problemsFile.ts';
export { droppedFiles, forgetImports } from './forgetImports.ts';
export { importsType } from './mapping/importRights.ts';
export { recordImportMutations, recordImportQueries } from './resolvers.ts';
export { checkKind, checkTask } from './tasks/checkKind.ts';
export { runKind, runTask } from './tasks/runKind.ts';
