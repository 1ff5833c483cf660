import { use } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { HeardShortcut } from '#src/ui/keyboard/HeardShortcut.tsx';
import { RowColumnsContext } from '../table/RowColumns.ts';
import { useTableWords } from '../tableWords.ts';
import { useEditableCells } from './useEditableCells.ts';

const named = [
  ['→', 'keys.cell_walk'],
  ['Shift+↓', 'keys.cell_pick'],
  ['F2', 'keys.cell_edit'],
  ['Tab', 'keys.cell_next'],
  ['Ctrl+C', 'keys.cell_copy'],
  ['Ctrl+V', 'keys.cell_paste'],
] as const;

/** Named in the sheet of keys where some cell may be changed; they are heard at the cell that has the focus. */
export const CellKeyNames = () => {
  const words = useTableWords();
  const { columns } = use(RowColumnsContext);
  const { data = [] } = useListContext<RaRecord>();
  const inputOf = useEditableCells();
  const isAny = data.some((record) => columns.some(({ source }) => inputOf(record, source) !== undefined));
  if (!isAny) return null;
  return named.map(([keys, label]) => (
    <HeardShortcut key={keys} keys={keys} label={words(label)} place="list" isStep run={() => false} />
  ));
};
