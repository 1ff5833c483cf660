import { Box } from '@mui/material';
import type { ReactNode, RefObject } from 'react';
import { useEditContext, type Identifier, type RaRecord } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import type { AnyObjectSchema } from 'yup';
import type { StaleWriteError } from '#src/data/errors/StaleWriteError.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { permissionsIn } from '#src/data/access/Permission.ts';
import { useMay, useTypeAccess } from '#src/data/access/useAccess.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { RefusedPage } from '../access/RefusedPage.tsx';
import { turnedAwayState } from '../access/turnedAway.ts';
import { writablePieces } from '../access/writablePieces.ts';
import { DeleteButton } from '../record/DeleteButton.tsx';
import { RecordAwaited } from '../record/RecordAwaited.tsx';
import { RecordHeader } from '../record/RecordHeader.tsx';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { sectionSearch } from '../sectionInAddress.ts';
import { useRecordName } from '../useRecordName.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { HoldRecord } from './HoldRecord.tsx';
import type { ReasonAskedProps } from './reason/ReasonAsked.tsx';
import { RecordForm } from './RecordForm.tsx';
import { StaleWrite } from './stale/StaleWrite.tsx';
import { TypedSince, type TypedSinceHandle } from './TypedSince.tsx';

interface EditViewProps {
  readonly schema: AnyObjectSchema;
  readonly children: ReactNode;
  readonly done: RefObject<boolean>;
  readonly stale: StaleWriteError | undefined;
  /** Why it was not saved, where a reason would pass that. */
  readonly asked: ReasonAskedProps | undefined;
  readonly onOtherEdit: () => void;
  readonly onStale: (stale: StaleWriteError | undefined) => void;
  readonly onHold: (record: RaRecord | undefined) => void;
  readonly typing: RefObject<TypedSinceHandle | null>;
  readonly onSaved: (record: RaRecord) => void;
  readonly pathOf?: ((id: Identifier) => string) | undefined;
}

export const EditView = ({
  schema,
  children,
  done,
  stale,
  asked,
  onOtherEdit,
  onStale,
  onHold,
  typing,
  onSaved,
  pathOf,
}: EditViewProps) => {
  const say = useWording();
  const meta = useResourceMeta();
  const { resource, one } = useResourceNames();
  const { record, error, isPending, refetch } = useEditContext<RaRecord>();
  const name = useRecordName()(record, one);
  const read = useMay('list');
  const may = useMay('update', record);
  const access = useTypeAccess();
  const { search } = useLocation();
  if (record === undefined && !read.allowed) return <RefusedPage why={read.why} />;
  if (record === undefined) return <RecordAwaited error={error} isPending={isPending} refetch={refetch} />;

  if (!may.allowed)
    return (
      <Navigate replace to={pathOf?.(record.id) ?? recordPath(resource, record.id)} state={turnedAwayState} />
    );

  const inputs = (meta.update?.inputs ?? []).filter(
    (input) =>
      input.name !== meta.update?.version?.input &&
      input.name !== (meta.update?.idInput ?? 'id') &&
      input.source !== meta.update?.reason,
  );
  const sources = inputs.map((input) => input.source);
  const leave = () => {
    done.current = true;
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <RecordHeader
        title={say('form.edit_title', { record: name })}
        actions={<DeleteButton record={record} onLeave={leave} />}
      />
      <RecordForm
        schema={schema}
        sources={sources}
        saveLabel={say('form.save')}
        back={`${pathOf?.(record.id) ?? recordPath(resource, record.id)}${sectionSearch(search)}`}
        isNew={false}
        done={done}
        kept={{ name: `${resource}:${record.id}`, inputs, version: meta.update?.version?.source }}
        asked={asked}
        onOtherEdit={onOtherEdit}
        besides={
          <>
            <HoldRecord record={record} sources={sources} onHold={onHold} />
            <TypedSince ref={typing} sources={sources} />
            {stale !== undefined && (
              <StaleWrite
                name={name}
                record={record}
                sources={sources}
                asked={asked}
                stale={stale}
                onStale={onStale}
                onSaved={onSaved}
                onTheirs={() => void refetch()}
              />
            )}
          </>
        }
      >
        {writablePieces(children, 'update', meta.update, access, permissionsIn(record, meta.can))}
      </RecordForm>
    </Box>
  );
};
