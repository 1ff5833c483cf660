import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isTyping } from './isTyping.ts';

export interface RecordKeysOptions {
  readonly edit?: string;
  readonly back: string;
  readonly onHelp: () => void;
}

/** E edits, Esc steps back, ? shows the keys. */
export function useRecordKeys({ edit, back, onHelp }: RecordKeysOptions): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      if (event.key === 'Escape') void navigate(back);
      else if (event.key === '?') onHelp();
      else if (event.key.toLowerCase() === 'e' && edit !== undefined) {
        event.preventDefault();
        void navigate(edit);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [edit, back, onHelp, navigate]);
}
