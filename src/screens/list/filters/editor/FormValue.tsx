import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { SourceContextProvider } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { DenseInputs } from '#src/fields/input/DenseInputs.ts';
import { useFilterWording } from '../useFilterWording.ts';

interface FormValueProps {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** An input whose source is "value". */
  readonly children: ReactNode;
}

/** The inputs of forms, for one value outside any: here a form of that value alone. */
export const FormValue = ({ value, onChange, children }: FormValueProps) => {
  const words = useFilterWording();
  const scope = useMemo(
    () => ({ getSource: (source: string) => source, getLabel: () => words('conditions.value') }),
    [words],
  );
  const form = useForm({ defaultValues: { value } });
  const changed = useEffectEvent((next: unknown) => onChange(next ?? null));
  useEffect(() => {
    const { unsubscribe } = form.watch(({ value: next }) => changed(next));
    return unsubscribe;
  }, [form]);
  return (
    <FormProvider {...form}>
      <SourceContextProvider value={scope}>
        <DenseInputs value>{children}</DenseInputs>
      </SourceContextProvider>
    </FormProvider>
  );
};
