import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useCall } from '#src/data/write/useCall.ts';
import { useOnceKey } from '#src/data/write/useOnceKey.ts';
import { unreadOf, type Refusal } from '#src/data/errors/Refusal.ts';
import { useIsHere } from '#src/ui/page/useIsHere.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { importPath } from './importPath.ts';
import { startImportMutation } from './importOperations.ts';
import { useImportWords } from './importWords.ts';
import { countryName } from '#src/fields/countryCode/countryName.ts';
import { enumLabel } from '#src/fields/enum/enumLabel.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useFieldWords } from '#src/fields/wording/useFieldWords.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import type { ImportFieldInput } from '#src/generated/schema.ts';
import { importFields } from './importFields.ts';

interface StartImport {
  readonly start: (file: File) => Promise<void>;
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
  readonly forget: () => void;
}

/** Sends a file, and goes to where its import is found again; whoever has left by then is told where that is. */
export function useStartImport(): StartImport {
  const { resource } = useResourceNames();
  const { type } = useResourceMeta();
  const readFields = useImportFields();
  const navigate = useNavigate();
  const notify = useNotify();
  const words = useImportWords();
  const isHere = useIsHere();
  const { send, ...call } = useCall(startImportMutation);
  const once = useOnceKey();
  const [unread, setUnread] = useState<Refusal>();
  const start = async (file: File) => {
    setUnread(undefined);
    const fields = await readFields().catch((error: unknown) => setUnread(unreadOf(error)));
    if (fields === undefined) return;
    const outcome = await send({ input: { type, file, fields: [...fields], idempotency_key: once.key } });
    once.heard(outcome);
    const { data } = outcome;
    if (!data) return;
    const path = importPath(resource, data.startImport.key);
    if (isHere()) return navigate(path);
    notify(words('read', { name: file.name }), {
      type: 'info',
      action: (
        <Button component={RouterLink} to={path} size="small" color="inherit">
          {words('read.open')}
        </Button>
      ),
    });
  };
  return {
    start,
    busy: call.busy,
    refusal: call.refusal ?? unread,
    forget: () => {
      call.forget();
      setUnread(undefined);
    },
  };
}

/** What a column of a file can fill, as the resource's forms call it. */
function useImportFields(): () => Promise<readonly ImportFieldInput[]> {
  const { create, update } = useResourceMeta();
  const labelOf = useLabelText();
  const wordOf = useFieldWords();
  const locale = useFormatLocale();
  const translate = useTranslate();
  return async () =>
    importFields([...(create?.inputs ?? []), ...(update?.inputs ?? [])], {
      pieces: (await update?.pieces?.()) ?? {},
      labelOf,
      wordOf,
      enumLabel: (name, value) => enumLabel(translate, name, value),
      countryName: (code) => countryName(code, locale),
    });
}
