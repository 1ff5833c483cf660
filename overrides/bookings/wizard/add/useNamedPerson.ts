import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';
import type { Person } from '#overrides/participants/index.ts';
import { isValues } from '#src/data/isValues.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { holdsSomething, type JourneyKind } from '../form/WizardValues.ts';
import type { WizardDraft } from './useWizardForm.ts';

const isPerson = (value: unknown): value is Person =>
  isValues(value) && typeof value.id === 'string' && typeof value.fullName === 'string';

/** Who came along with the navigation: `navigate(path, { state: { chosen: person } })`. */
export function useNamedPerson(): Person | undefined {
  const state: unknown = useLocation().state;
  const chosen = isValues(state) ? state.chosen : undefined;
  return isPerson(chosen) ? chosen : undefined;
}

interface OpenNamedOptions {
  readonly named: Person | undefined;
  readonly target: JourneyKind;
  readonly unsent: WizardDraft['unsent'];
  readonly begin: (person: Person) => void;
}

/** Opens the form of who was named, also where it stands open already; what it holds of another is asked about first. */
export function useOpenNamed({ named, target, unsent, begin }: OpenNamedOptions): void {
  const words = useWizardWords();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const open = useEffectEvent((person: Person) => {
    // Once: a page that is loaded again must not ask anew.
    void navigate({ pathname, search }, { replace: true });
    const draft = unsent();
    if (draft === undefined || !holdsSomething(draft)) return begin(person);
    if (draft.participantMode === 'existing' && draft.chosen?.id === person.id) return;
    confirm({
      title: words(`draft.replace_title_${target}`),
      message: words('draft.replace_named', { person: person.fullName }),
      confirmLabel: words('draft.replace'),
      action: () => begin(person),
    });
  });
  useEffect(() => {
    if (named !== undefined) open(named);
  }, [named]);
}
