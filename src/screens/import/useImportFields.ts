import { useTranslate } from 'react-admin';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { enumLabel } from '#src/fields/enum/enumLabel.ts';
import { useFieldWords } from '#src/fields/wording/useFieldWords.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import type { ImportFieldInput } from '#src/generated/schema.ts';
import { importFields } from './importFields.ts';

/** What a column of a file can fill, as the resource's forms call it. */
export function useImportFields(): () => Promise<readonly ImportFieldInput[]> {
  const { create, update } = useResourceMeta();
  const labelOf = useLabelText();
  const wordOf = useFieldWords();
  const translate = useTranslate();
  return async () =>
    importFields([...(create?.inputs ?? []), ...(update?.inputs ?? [])], {
      pieces: (await update?.pieces?.()) ?? {},
      labelOf,
      wordOf,
      enumLabel: (name, value) => enumLabel(translate, name, value),
    });
}
