import { useEffect, useEffectEvent } from 'react';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { isCovered, isTyping } from '#src/ui/keyboard/isTaken.ts';
import { useCostWords } from './costWords.ts';
import { type Pasting, usePasteCells } from './usePasteCells.ts';

/** A sheet without a line has no cell to stand in: rows are pasted onto the page. */
export const NoCosts = ({ mayWrite, ...pasting }: Pasting & { readonly mayWrite: boolean }) => {
  const words = useCostWords();
  const pasteCells = usePasteCells(pasting);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!mayWrite || isTyping(event) || isCovered()) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (pasteCells(text, { key: '', cell: 'name', order: [] })) event.preventDefault();
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  return <EmptyState title={words('none')} text={words(mayWrite ? 'none_text' : 'none_read_text')} />;
};
