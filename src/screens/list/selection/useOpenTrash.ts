import { useNavigate } from 'react-router';
import { useMay } from '#src/data/access/useAccess.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { listPath } from '#src/fields/relation/recordPath.ts';
import { useResourceNames } from '#src/screens/useResourceNames.ts';
import { useTableWords } from '../tableWords.ts';

/** The palette leads to what was deleted, where it can be had back. */
export function useOpenTrash(): void {
  const words = useTableWords();
  const navigate = useNavigate();
  const { resource, manyInText } = useResourceNames();
  const filter = useResourceMeta().restore?.filter;
  const mayDelete = useMay('delete').allowed;
  useShortcut({
    label: words('deleted', { name: manyInText }),
    place: 'list',
    enabled: mayDelete && filter !== undefined,
    run: () => void navigate(`${listPath(resource)}?filter=${encodeURIComponent(JSON.stringify(filter))}`),
  });
}
