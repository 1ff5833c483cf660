import { useNavigate } from 'react-router';
import { useDataClient } from '#src/data/DataClient.tsx';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useCall } from '#src/data/write/useCall.ts';
import { useOnceKey } from '#src/data/write/useOnceKey.ts';
import type { Refusal } from '#src/data/errors/Refusal.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { importPath } from './importPath.ts';
import { startImportMutation } from './importOperations.ts';
import { useImportFields } from './useImportFields.ts';

interface StartImport {
  readonly start: (file: File) => Promise<void>;
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
  readonly forget: () => void;
}

/** Sends a file, and goes to where its import is found again. */
export function useStartImport(): StartImport {
  const { resource } = useResourceNames();
  const { type } = useResourceMeta();
  const readFields = useImportFields();
  const navigate = useNavigate();
  const { send, busy, refusal, forget } = useCall(useDataClient(), startImportMutation);
  const once = useOnceKey();
  const start = async (file: File) => {
    const fields = [...(await readFields())];
    const outcome = await send({ input: { type, file, fields, idempotency_key: once.key } });
    once.heard(outcome);
    const { data } = outcome;
    if (data) await navigate(importPath(resource, data.startImport.key));
  };
  return { start, busy, refusal, forget };
}
