import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { Refusal } from '#src/data/errors/Refusal.ts';
import { useWizardSubmit } from '../form/useWizardSubmit.ts';
import type { WizardCall } from '../form/wizardInputs.ts';
import type { WizardValues } from '../form/WizardValues.ts';
import { placeErrors } from '../parts/errorPlaces.ts';
import { errorPaths } from '#src/screens/form/errorPaths.ts';
import { valueAt } from '#src/fields/value/valueAt.ts';

/** Kept while everything else that was sent changes. */
const reason: FieldPath<WizardValues> = 'overrideReason';

const isAbout = (path: string, changed: string): boolean =>
  path === changed || path.startsWith(`${changed}.`) || changed.startsWith(`${path}.`);

/**
 * A problem goes when it is mended: what the form itself sees is looked at again with every change, what the server said
 * of an input goes with that input's value, and a refusal with whatever else it was about.
 */
function useMending(form: UseFormReturn<WizardValues>, forgetRefusal: () => void): void {
  const { errors } = form.formState;
  const mend = useEffectEvent((changed: string) => {
    if (changed !== reason) forgetRefusal();
    const paths = errorPaths(errors) as readonly FieldPath<WizardValues>[];
    const isOfServer = (path: string) => valueAt(errors, `${path}.type`) === 'server';
    const told = paths.filter((path) => isOfServer(path) && isAbout(path, changed));
    const seen = paths.filter((path) => !isOfServer(path));
    if (told.length > 0) form.clearErrors(told);
    if (seen.length > 0) void form.trigger(seen);
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== undefined) mend(name);
        },
      }),
    [form],
  );
}

interface SendingOptions {
  readonly form: UseFormReturn<WizardValues>;
  readonly call: WizardCall;
  readonly onDone: (id: string) => void;
  /** An input is to be corrected. */
  readonly onProblem: () => void;
}

export interface Sending {
  readonly sending: boolean;
  readonly refusal: Refusal | undefined;
  /** All that was refused stands at its inputs. */
  readonly isPlaced: boolean;
  /** What the server says that belongs to no input. */
  readonly loose: readonly string[];
  readonly send: (idempotencyKey?: string) => void;
  /** A refusal is told no more. */
  readonly forget: () => void;
}

/** Nothing is to be done but to correct inputs, each of which says what is wrong. */
const isOfInputs = ({ validation, overridable, nextSteps }: Refusal): boolean =>
  placeErrors(validation).placed.length > 0 && !overridable && nextSteps.length === 0;

/** Sends the form; what is refused stands at its inputs until it is mended. */
export function useSending({ form, call, onDone, onProblem }: SendingOptions): Sending {
  const refused = (refusal: Refusal) => {
    for (const { source, message } of placeErrors(refusal.validation).placed)
      form.setError(source as FieldPath<WizardValues>, { type: 'server', message });
    // Where there is something else to do than to correct an input, the choice is offered where it was sent.
    if (isOfInputs(refusal)) onProblem();
  };
  const { forget, send, ...state } = useWizardSubmit(onDone, refused);
  useMending(form, forget);
  const { refusal } = state;
  const { loose } = placeErrors(refusal?.validation ?? {});
  return {
    ...state,
    forget,
    loose,
    isPlaced: refusal !== undefined && isOfInputs(refusal) && loose.length === 0,
    send: (idempotencyKey = call.idempotencyKey) => {
      form.clearErrors();
      send(() => form.getValues(), { ...call, idempotencyKey });
    },
  };
}
