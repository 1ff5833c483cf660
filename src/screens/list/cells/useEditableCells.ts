import { use, useCallback } from 'react';
import { decide, decideInput, permissionsIn } from '#src/data/access/Permission.ts';
import { useTypeAccess } from '#src/data/access/useAccess.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import type { InputMeta } from '#src/data/ResourceMeta.ts';
import { BesideListContext } from '#src/screens/BesideList.ts';

/** Answers which input of the update a cell of a record is changed by; undefined where the viewer may not. */
type EditableCells = (record: unknown, source: string) => InputMeta | undefined;

/** What has one line of a table to be entered in. */
const inOneCell: readonly InputMeta['kind'][] = ['value', 'id', 'ids'];

/** Which cells of the list may be changed in their place, by the contract and by what the viewer may. */
export function useEditableCells(): EditableCells {
  const { update, can } = useResourceMeta();
  const access = useTypeAccess();
  const hasForm = use(BesideListContext).edit !== undefined;
  return useCallback(
    (record, source) => {
      const permissions = permissionsIn(record, can);
      const input = update?.inputs.find((one) => one.source === source || one.source === `${source}.id`);
      const isOffered = hasForm && input !== undefined && inOneCell.includes(input.kind);
      return isOffered &&
        decide('update', access, permissions).allowed &&
        decideInput(input.name, 'update', access, permissions)
        ? input
        : undefined;
    },
    [update, can, access, hasForm],
  );
}
