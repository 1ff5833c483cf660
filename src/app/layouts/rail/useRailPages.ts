import { useResourceTitle } from '#src/app/words/useResourceTitle.ts';
import { useWords } from '#src/app/words/useWords.ts';
import { useRailGroups } from './useRailGroups.ts';

interface RailPage {
  readonly to: string;
  readonly label: string;
  readonly resource: string | undefined;
}

/** The pages of the rail by name, in its order. */
export function useRailPages(): readonly RailPage[] {
  const words = useWords();
  const resourceTitle = useResourceTitle();
  const groups = useRailGroups();
  return groups.flatMap(({ items }) =>
    items.map(({ to, label, resource }) => ({
      to,
      label: label ? words(label) : resourceTitle(resource ?? ''),
      resource,
    })),
  );
}
