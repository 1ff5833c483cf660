import { useEffect } from 'react';
import { useResourceContext } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { leaveRecord } from './leftRecord.ts';

interface RecordKeysOptions {
  readonly edit?: string | undefined;
  readonly back: string;
}

/** E edits, Esc steps back; the list knows which record that was. */
export function useRecordKeys({ edit, back }: RecordKeysOptions): void {
  const navigate = useNavigate();
  const say = useWording();
  const resource = useResourceContext() ?? '';
  const { id = '' } = useParams();
  useEffect(() => () => leaveRecord(resource, id), [resource, id]);
  useShortcut({
    keys: 'E',
    label: say('keys.edit'),
    place: 'record',
    enabled: edit !== undefined,
    run: () => edit !== undefined && void navigate(edit),
  });
  useShortcut({
    keys: 'Esc',
    label: say('keys.back'),
    place: 'record',
    isStep: true,
    run: () => void navigate(back),
  });
}
