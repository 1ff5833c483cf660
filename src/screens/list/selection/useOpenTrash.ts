import { useNavigate } from 'react-router';
import { useMay } from '#src/data/access/useAccess.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { listPath } from '#src/fields/relation/recordPath.ts';
import { useResourceNames } from '#src/screens/useResourceNames.ts';
import { useTableWords } from '../tableWords.ts';

/** Where what was deleted is shown and can be had back; undefined where it cannot be, or not by this viewer. */
export function useTrashPath(): string | undefined {
  const { resource } = useResourceNames();
  const filter = useResourceMeta().restore?.filter;
  const mayDelete = useMay('delete').allowed;
  if (filter === undefined || !mayDelete) return undefined;
  return `${listPath(resource)}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/** The palette leads to what was deleted. */
export function useOpenTrash(): void {
  const words = useTableWords();
  const navigate = useNavigate();
  const { manyInText } = useResourceNames();
  const path = useTrashPath();
  useShortcut({
    label: words('deleted', { name: manyInText }),
    place: 'list',
    leads: true,
    enabled: path !== undefined,
    run: () => path !== undefined && void navigate(path),
  });
}
