import { useTranslate } from 'react-admin';
import type { MergeContext } from '#src/generated/schema.ts';
import { contextResource } from './contextResource.ts';
import type { ContextField } from './runOperations.ts';

/** A field as its record's own page calls it, a country by its record: what templates say of it is a sentence. */
export function useFieldLabel(): (
  context: MergeContext,
  field: Pick<ContextField, 'field' | 'label'>,
) => string {
  const translate = useTranslate();
  return (context, { field, label }) => {
    const source = field.replace(/\.(name|fullName)$/, '');
    return translate(`resources.${contextResource[context] ?? ''}.fields.${source}`, { _: label });
  };
}
