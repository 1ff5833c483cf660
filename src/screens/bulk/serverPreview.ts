import type { Ask } from '#src/data/DataClient.tsx';
import { askedChange } from './AskedChange.ts';
import type { LookAhead, PreviewRow, SelectedRows } from './BulkPreview.ts';
import { previewQuery } from './changeOperations.ts';

/** As many as the server looks at in one go, at most. */
const atOnce = 50;

/** The server does the change and takes it back: what it says is what will be. */
export const serverPreview =
  (ask: Ask, type: string): LookAhead =>
  (wishes, ...selected) =>
    previewAsked(ask, type, variablesOf(wishes))(...selected);

type AskedVariables = ReturnType<typeof variablesOf>;
type Lookup = LookAhead extends (wishes: never, ...rest: infer Rest) => infer Answer
  ? (...rest: Rest) => Answer
  : never;

/** The same of what was asked for before. */
export const previewAsked =
  (ask: Ask, type: string, asked: AskedVariables): Lookup =>
  async (selected, tell, signal, before) => {
    const look = async (rows: SelectedRows, isFirst: boolean) => {
      const variables = { selection: selectionOf(type, rows), ...asked, isFirst };
      return (await ask(previewQuery, variables, signal)).previewRecordChange;
    };
    let { ids, rows, looked } = before;
    if (ids.length === 0) {
      const first = await look(selected, true);
      ({ rows, looked } = first);
      ids = first.ids ?? [];
      tell({ rows, looked, ids });
    }
    while (looked < ids.length && !signal.aborted) {
      const more = await look({ ids: ids.slice(looked, looked + atOnce) }, false);
      rows = [...rows, ...more.rows];
      // Of those that are gone by now nothing is answered, and nothing is left to be looked at.
      looked = more.looked === 0 ? ids.length : looked + more.looked;
      tell({ rows, looked, ids });
    }
  };

export const variablesOf = (wishes: Parameters<LookAhead>[0]) => {
  const { changes, add } = askedChange(wishes);
  return { changes: JSON.stringify(changes), add: JSON.stringify(add) };
};

/** What each row was like when it was looked at (K6). */
export const versionsOf = (rows: readonly PreviewRow[]): string =>
  JSON.stringify(Object.fromEntries(rows.map(({ id, version }) => [id, version ?? null])));

export const selectionOf = (type: string, { ids, args }: SelectedRows) => ({
  type,
  ...(ids === undefined ? { arguments: JSON.stringify(args) } : { ids: [...ids] }),
});
