import { ofInput, operation, type Operations } from '#server/graphql/access/Operation.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { importProblems } from './file/problemsFile.ts';
import { importById, importRows } from './readService.ts';
import { decideRows } from './people/decideRows.ts';
import { changeImport } from './changeImport.ts';
import { startImport } from './startImport.ts';
import { amendRow, checkImport, runImport } from './workService.ts';

interface Asked {
  readonly key: string;
}

/** Does something with an import, and answers it as it is then. */
const acting = <Given>(act: (session: WriteSession, given: Given) => Promise<string>) =>
  operation('signedIn', async (session, given: Given) => importById(session, await act(session, given)));

export const recordImportQueries: Operations = {
  recordImport: operation('signedIn', (session, { key }: Asked) => importById(session, key)),
  recordImportRows: operation('signedIn', importRows),
};

export const recordImportMutations: Operations = {
  startImport: acting(ofInput(startImport)),
  changeImport: acting(ofInput(changeImport)),
  checkImport: acting(checkImport),
  runImport: acting(runImport),
  amendImportRow: operation(
    'signedIn',
    async (session, { input }: { readonly input: Parameters<typeof amendRow>[1] }) => {
      const position = await amendRow(session, input);
      const rows = await importRows(session, { key: input.key, position, first: 1, page: 1 });
      return rows?.data[0];
    },
  ),
  decideImportRows: acting(ofInput(decideRows)),
  importProblems: operation('signedIn', importProblems),
};
