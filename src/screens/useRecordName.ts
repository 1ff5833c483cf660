import { useCallback } from 'react';
import { useGetRecordRepresentation, useResourceContext, type RaRecord } from 'react-admin';
import { labelOf } from '../fields/value/labelOf.ts';
import { nameText } from '../fields/value/nameText.ts';
import { useFormatLocale } from '../fields/wording/useFormatLocale.ts';

/** Names a record of the resource in context; the resource's own word where the record has no name, never its id. */
export function useRecordName(): (record: RaRecord | undefined, otherwise: string) => string {
  const represent = useGetRecordRepresentation(useResourceContext());
  const locale = useFormatLocale();
  return useCallback(
    (record, otherwise) => {
      if (record === undefined) return otherwise;
      const text = represent(record);
      return typeof text === 'string' && text !== '' && !text.startsWith('#')
        ? nameText(text, locale)
        : (labelOf(record) ?? otherwise);
    },
    [represent, locale],
  );
}
