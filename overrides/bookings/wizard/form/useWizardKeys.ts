import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';

interface WizardKeys {
  readonly onSend: () => void;
  /** What sending does. */
  readonly label: string;
  readonly onLeave: () => void;
}

/** What Enter says nothing to by itself: the person who has just been chosen. */
const isAtPerson = (): boolean => document.activeElement?.matches('[role="group"]') === true;

/** The keys of the form, from any of its inputs. */
export function useWizardKeys({ onSend, label, onLeave }: WizardKeys): void {
  const words = useWizardWords();
  const key = { place: 'form', whileTyping: true, isStep: true } as const;
  useShortcut({ ...key, keys: 'Ctrl+Enter', label, run: onSend });
  useShortcut({ ...key, keys: 'Enter', run: () => isAtPerson() && onSend() });
  useShortcut({ ...key, keys: 'Esc', label: words('go.leave'), run: onLeave });
}
