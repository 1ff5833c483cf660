import { useTrash } from '#src/screens/list/selection/useTrash.ts';
import { EraseSelected } from './EraseSelected.tsx';
import { MergeSelected } from './MergeSelected.tsx';

/** What is done with ticked participants beside what every list offers. */
export const SelectedPeople = () => (useTrash() ? <EraseSelected /> : <MergeSelected />);
