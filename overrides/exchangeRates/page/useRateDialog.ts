import { useLocation, useNavigate } from 'react-router';
import { useMay } from '#src/data/access/useAccess.ts';

/**
 * How a set is brought in. It is part of the address: what is missing elsewhere leads straight to it. Not of its search,
 * which the list keeps and comes back with.
 */
export function useRateDialog() {
  const mayKeep = useMay('create').allowed;
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(hash.slice(1));
  const show = (dialog: string) => void navigate({ search, hash: dialog }, { replace: true });
  return {
    mayKeep,
    isImporting: mayKeep && params.has('import'),
    /** The currency that a rate is missing of, empty where none is; null while nothing is entered. */
    entering: mayKeep ? params.get('enter') : null,
    startImport: () => show('import'),
    enter: (currency: string) => show(`enter=${currency}`),
    close: () => show(''),
  };
}
