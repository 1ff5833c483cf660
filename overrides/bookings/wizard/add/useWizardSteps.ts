import { useReducer, useRef, type RefObject, useCallback } from 'react';
import { stepNames, stepOf, type StepName, isStep } from '../steps/wizardSteps.ts';
import { useSearchParams } from 'react-router';

interface StepPlace {
  readonly step: StepName;
  /** Id of what was made, once the form has been sent. */
  readonly done: string | undefined;
  readonly goTo: (step: StepName) => void;
  readonly finish: (id: string) => void;
  readonly restart: () => void;
}

/** The step is in the address: a refresh, a sign-in and the browser's own back keep to it. */
function useStep(kept: StepName): StepPlace {
  const [params, setParams] = useSearchParams();
  const asked = params.get('step');
  const done = params.get('done') ?? undefined;
  return {
    step: isStep(asked) ? asked : kept,
    done: done !== undefined && /^\d+$/.test(done) ? done : undefined,
    goTo: useCallback((step) => setParams({ step }, { preventScrollReset: false }), [setParams]),
    finish: useCallback((id) => setParams({ done: id }, { replace: true }), [setParams]),
    restart: useCallback(() => setParams({ step: 'event' }), [setParams]),
  };
}

export interface WizardSteps extends StepPlace {
  /** The first problem there is to have the focus, not the heading. */
  readonly goToProblem: (step: StepName) => void;
  /** To the first of these sources in the order of the steps. */
  readonly goToFirst: (sources: readonly string[]) => void;
  readonly seeksProblem: RefObject<boolean>;
  /** How often a problem was sought at the step where one is. */
  readonly sought: number;
}

/** Where the form stands, kept with what is typed, and whether it was brought there by a problem. */
export function useWizardSteps(kept: StepName, keep: (step: StepName) => void): WizardSteps {
  const { goTo: show, ...place } = useStep(kept);
  const seeksProblem = useRef(false);
  const [sought, seekHere] = useReducer((times: number) => times + 1, 0);
  const goTo = (next: StepName) => {
    keep(next);
    show(next);
  };
  const goToProblem = (at: StepName) => {
    seeksProblem.current = true;
    if (at === place.step) seekHere();
    else goTo(at);
  };
  const goToFirst = (sources: readonly string[]) => {
    const steps = sources.map(stepOf);
    const first = stepNames.find((step) => steps.includes(step));
    if (first !== undefined) goToProblem(first);
  };
  return { ...place, goTo, goToProblem, goToFirst, seeksProblem, sought };
}
