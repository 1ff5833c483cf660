import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { errorPaths } from '#src/screens/form/errorPaths.ts';
import { valueAt } from '#src/fields/value/valueAt.ts';
import type { WizardValues } from '../form/WizardValues.ts';

/** Kept while everything else that was sent changes. */
const reason: FieldPath<WizardValues> = 'overrideReason';

const isAbout = (path: string, changed: string): boolean =>
  path === changed || path.startsWith(`${changed}.`) || changed.startsWith(`${path}.`);

/**
 * A problem goes when it is mended: what the form itself sees is looked at again with every change, what the server said
 * of an input goes with that input's value, and a refusal with whatever else it was about.
 */
export function useMending(form: UseFormReturn<WizardValues>, forgetRefusal: () => void): void {
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
