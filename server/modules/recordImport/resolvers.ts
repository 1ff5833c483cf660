import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import type { WriteSession } from '#server/graphql/WriteSession.ts';
import { importProblems } from './file/problemsFile.ts';
import { importById, importRows, type RowsAsked } from './readService.ts';
import { decideRows, type DecideInput } from './people/decideRows.ts';
import { type ChangeInput, changeImport } from './changeImport.ts';
import { startImport, type StartInput } from './startImport.ts';
import { amendRow, checkImport, runImport } from './workService.ts';

interface Asked {
  readonly key: string;
}

/** Does something with an import, and answers it as it is then. */
const acting = <Given>(act: (session: WriteSession, given: Given) => Promise<string>) =>
  operation('signedIn', async (session, given: Given) => importById(session, await act(session, given)));

export const recordImportQueries: Operations = {
  recordImport: operation('signedIn', (session, { key }: Asked) => importById(session, key)),
  recordImportRows: operation('signedIn', (session, asked: RowsAsked) => importRows(session, asked)),
};

export const recordImportMutations: Operations = {
  startImport: acting((session, { input }: { readonly input: StartInput }) => startImport(session, input)),
  changeImport: acting((session, { input }: { readonly input: ChangeInput }) => changeImport(session, input)),
  checkImport: acting((session, asked: Asked) => checkImport(session, asked)),
  runImport: acting((session, asked: Asked) => runImport(session, asked)),
  amendImportRow: operation(
    'signedIn',
    async (session, { input }: { readonly input: Parameters<typeof amendRow>[1] }) => {
      const position = await amendRow(session, input);
      const rows = await importRows(session, { key: input.key, position, first: 1, page: 1 });
      return rows?.data[0];
    },
  ),
  decideImportRows: acting((session, { input }: { readonly input: DecideInput }) =>
    decideRows(session, input),
  ),
  importProblems: operation('signedIn', (session, asked: Asked) => importProblems(session, asked)),
};
