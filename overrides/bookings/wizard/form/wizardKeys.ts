import type { KeyboardEvent } from 'react';

export interface WizardKeys {
  readonly onBack: (() => void) | undefined;
  readonly onNext: () => void;
}

const isOpen = () => document.querySelector('[role="dialog"], [role="listbox"], [role="menu"]') !== null;

/** Enter goes on from a heading or a chosen person as from any input; Esc and Alt + left step back, Alt + right goes on. */
export const wizardKeys =
  ({ onBack, onNext }: WizardKeys) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented || isOpen()) return;
    const isHeading = event.target instanceof HTMLElement && event.target.matches('h2, [role="group"]');
    const goesBack = event.key === 'Escape' || (event.altKey && event.key === 'ArrowLeft');
    const goesOn = (event.altKey && event.key === 'ArrowRight') || (event.key === 'Enter' && isHeading);
    if (!goesBack && !goesOn) return;
    // Alt + left is also the browser's way to the page before.
    event.preventDefault();
    if (goesBack) onBack?.();
    else onNext();
  };
