import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { isStep, type StepName } from '../steps/wizardSteps.ts';

export interface StepPlace {
  readonly step: StepName;
  /** Id of what was made, once the form has been sent. */
  readonly done: string | undefined;
  readonly goTo: (step: StepName) => void;
  readonly finish: (id: string) => void;
  readonly restart: () => void;
}

/** The step is in the address: a refresh, a sign-in and the browser's own back keep to it. */
export function useStep(kept: StepName): StepPlace {
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
