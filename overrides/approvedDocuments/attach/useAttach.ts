import { useRecordContext } from 'react-admin';
import type { ApprovalPurpose } from '#resources/enums.ts';
import type { Refusal } from '#src/data/errors/Refusal.ts';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import type { Holder } from '../held/useHeldDocuments.ts';
import { useUpload, type Upload } from '../upload/useUpload.ts';
import { attachToCentreMutation, attachToEventMutation } from './attachOperations.ts';

interface Attached {
  readonly id: string;
  /** Why its file was not taken. */
  readonly why: string | undefined;
}

interface Wanted {
  readonly name: string;
  /** A PDF, or the guid of a document that was made. */
  readonly what: File | string;
  readonly purpose: ApprovalPurpose | undefined;
}

interface Attach extends Pick<Upload, 'file' | 'share'> {
  /** Answers undefined where nothing was added. */
  readonly send: (wanted: Wanted) => Promise<Attached | undefined>;
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
}

/** Adds a document to the event or centre on the page, then gives it its file. */
export function useAttach(holder: Holder): Attach {
  const holderId = String(useRecordContext()?.id ?? '');
  const toEvent = useMutationRun(attachToEventMutation);
  const toCentre = useMutationRun(attachToCentreMutation);
  const upload = useUpload();
  const add = async ({ name, what, purpose }: Wanted) => {
    const given = name === '' ? null : name;
    if (holder === 'centre') {
      const { data } = await toCentre.send({ trainingCentreId: holderId, name: given });
      return data?.attachApprovedDocumentToTrainingCentre.id;
    }
    const { data } = await toEvent.send({
      centreEventId: holderId,
      name: given,
      documentGuid: typeof what === 'string' ? what : null,
      purpose: purpose ?? null,
    });
    return data?.attachApprovedDocumentToCentreEvent.id;
  };
  const send = async (wanted: Wanted): Promise<Attached | undefined> => {
    const id = await add(wanted);
    if (id === undefined) return undefined;
    if (typeof wanted.what === 'string') return { id, why: undefined };
    const refusal = await upload.send(id, wanted.what);
    return { id, why: refusal?.message };
  };
  return {
    send,
    busy: toEvent.busy || toCentre.busy || upload.file !== undefined,
    refusal: toEvent.refusal ?? toCentre.refusal,
    file: upload.file,
    share: upload.share,
  };
}
