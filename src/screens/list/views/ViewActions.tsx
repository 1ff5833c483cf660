import { useTableWords } from '../tableWords.ts';
import { HeardShortcut } from '#src/ui/keyboard/HeardShortcut.tsx';

interface ViewActionsProps<View extends { readonly label: string }> {
  readonly views: readonly View[];
  readonly open: (view: View) => void;
}

/** Each view of the list, to be opened from the palette. */
export const ViewActions = <View extends { readonly label: string }>({
  views,
  open,
}: ViewActionsProps<View>) => {
  const words = useTableWords();
  return views.map((view) => (
    <HeardShortcut
      key={view.label}
      label={words('list.open_view', { name: view.label })}
      place="list"
      leads
      run={() => open(view)}
    />
  ));
};
