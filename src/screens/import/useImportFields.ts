import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import type { ImportFieldInput } from '#src/generated/schema.ts';

/** What the inputs of the resource's forms are called, by the names that the contract gives them. */
export function useImportFields(): readonly ImportFieldInput[] {
  const { create, update } = useResourceMeta();
  const labelOf = useLabelText();
  const inputs = [...(create?.inputs ?? []), ...(update?.inputs ?? [])];
  const sources = new Map(inputs.map(({ name, source }) => [name, source]));
  return [...sources].map(([field, source]) => ({ field, label: labelOf(source) }));
}
