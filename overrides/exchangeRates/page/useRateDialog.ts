import { useSearchParams } from 'react-router';
import { useMay } from '#src/data/access/useAccess.ts';

/** How a set is brought in. It is part of the address: what is missing elsewhere leads straight to it. */
export function useRateDialog() {
  const mayKeep = useMay('create').allowed;
  const [params, setParams] = useSearchParams();
  const show = (dialog: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const { import: _import, enter: _enter, ...list } = Object.fromEntries(before);
        return { ...list, ...dialog };
      },
      { replace: true },
    );
  return {
    mayKeep,
    isImporting: mayKeep && params.has('import'),
    /** The currency that a rate is missing of, empty where none is; null while nothing is entered. */
    entering: mayKeep ? params.get('enter') : null,
    startImport: () => show({ import: '' }),
    enter: (currency: string) => show({ enter: currency }),
    close: () => show({}),
  };
}
