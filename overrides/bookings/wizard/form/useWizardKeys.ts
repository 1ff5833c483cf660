import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';

export interface WizardKeys {
  /** Nothing on the first step. */
  readonly onBack: (() => void) | undefined;
  readonly onNext: () => void;
  /** What going on does. */
  readonly label: string;
}

/** What Enter says nothing to by itself: the heading of a step, a group of cards with a chosen person. */
const isHeading = (): boolean => document.activeElement?.matches('h2, [role="group"]') === true;

/** The keys of the form in steps, from any of its inputs: on and back. */
export function useWizardKeys({ onBack, onNext, label }: WizardKeys): void {
  const words = useWizardWords();
  const back = { place: 'form', whileTyping: true, isStep: true, enabled: onBack !== undefined } as const;
  const next = { place: 'form', whileTyping: true, isStep: true, run: onNext } as const;
  useShortcut({ ...next, keys: 'Ctrl+Enter' });
  // Alt + left is also the browser's way to the page before.
  useShortcut({ ...next, keys: 'Alt+→' });
  // Of an input it is the form's own; here it is named.
  useShortcut({ ...next, keys: 'Enter', label, run: () => isHeading() && onNext() });
  useShortcut({ ...back, keys: 'Alt+←', run: () => onBack?.() });
  useShortcut({ ...back, keys: 'Esc', label: words('go.back'), run: () => onBack?.() });
}
