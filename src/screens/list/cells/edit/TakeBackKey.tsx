import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { useTableWords } from '#src/screens/list/tableWords.ts';
import type { ListCells } from '../CellsContext.ts';
import { useTakeBack } from './useTakeBack.ts';

/** Ctrl+Z, once something was saved in a cell. Text that is being typed takes its own back. */
export const TakeBackKey = ({ cells }: { readonly cells: ListCells }) => {
  const words = useTableWords();
  const takeBack = useTakeBack(cells);
  useShortcut({
    keys: 'Ctrl+Z',
    label: words('keys.cell_undo'),
    place: 'list',
    isStep: true,
    whileTyping: false,
    run: () => void takeBack(),
  });
  return null;
};
