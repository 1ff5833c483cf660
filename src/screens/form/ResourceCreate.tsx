import { Box } from '@mui/material';
import { useRef, type ReactNode } from 'react';
import { CreateBase, useNotify, type RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { AnyObjectSchema } from 'yup';
import { useMay, useTypeAccess } from '#src/data/access/useAccess.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import type { Values } from '#src/data/isValues.ts';
import { useNewText } from '#src/fields/wording/useNewText.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useIsHere } from '#src/ui/page/useIsHere.ts';
import { RefusedPage } from '../access/RefusedPage.tsx';
import { writablePieces } from '../access/writablePieces.ts';
import { RecordHeader } from '../record/RecordHeader.tsx';
import { editPath, recordPath } from '#src/fields/relation/recordPath.ts';
import { useRecordName } from '../useRecordName.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { useWayBack } from '../useWayBack.ts';
import { RecordForm } from './RecordForm.tsx';
import { SentBefore } from './once/SentBefore.tsx';
import { useFormKey } from './once/useFormKey.ts';
import { saveFailure } from './saveFailure.ts';
import { handOnTyped } from './typedAhead.ts';
import { TypedSince, type TypedSinceHandle } from './TypedSince.tsx';
import { useReasonAsked } from './reason/useReasonAsked.ts';

interface ResourceCreateProps {
  readonly schema: AnyObjectSchema;
  /** What the form holds at first: what the contract would fill in. */
  readonly defaults?: Values;
  /** Keys of the pieces that are asked at once, where that is not all. */
  readonly first?: readonly string[];
  /** `<FormSection>`s of inputs. */
  readonly children: ReactNode;
}

/** Makes a new record. */
export const ResourceCreate = ({ schema, defaults, first, children }: ResourceCreateProps) => {
  const say = useWording();
  const meta = useResourceMeta();
  const { reason, onceKey } = meta.create ?? {};
  const newText = useNewText();
  const { resource, one, oneInText } = useResourceNames();
  const back = useWayBack();
  const nameOf = useRecordName();
  const notify = useNotify();
  const navigate = useNavigate();
  const { search } = useLocation();
  const done = useRef(false);
  const isHere = useIsHere();
  const { asked, ask, drop, transform } = useReasonAsked(reason);
  const once = useFormKey();
  const { current: key, renew, mismatches, refused } = once;
  const typing = useRef<TypedSinceHandle>(null);
  const sent = useRef<Values>({});
  const keyed = (values: Values) => {
    sent.current = values;
    const told = transform(values);
    return onceKey === undefined ? told : { ...told, [onceKey]: key() };
  };
  const may = useMay('create');
  const mayChange = useMay('update').allowed;
  const access = useTypeAccess();
  const inputs = (meta.create?.inputs ?? []).filter(({ source }) => source !== reason);
  const sources = inputs.map(({ source }) => source);
  const changeable = mayChange
    ? sources.filter((source) => meta.update?.inputs.some((input) => input.source === source) === true)
    : [];
  const onSuccess = (record: RaRecord) => {
    done.current = true;
    renew();
    const said = { record: nameOf(record, one) };
    const since = typing.current?.since(sent.current) ?? [];
    if (since.length > 0) {
      handOnTyped(resource, record.id, since);
      notify(say('form.saved_before', said), { type: 'info' });
      return void navigate(editPath(resource, record.id));
    }
    notify(say('form.created', said), { type: 'success' });
    if (isHere()) void navigate(meta.one === undefined ? back.path : recordPath(resource, record.id));
  };
  const onError = (error: Error) => {
    const isSaid = refused(error);
    if (ask(error) || isSaid) return;
    const message = saveFailure(error);
    if (message !== undefined) notify(message, { type: 'error' });
  };
  if (!may.allowed) return <RefusedPage why={may.why} back={back} />;
  return (
    <CreateBase
      disableAuthentication
      redirect={false}
      transform={keyed}
      mutationOptions={{ onSuccess, onError }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <RecordHeader title={newText(resource)} />
        <RecordForm
          schema={schema}
          defaults={defaults}
          first={first}
          sources={sources}
          saveLabel={say('form.create', { name: oneInText })}
          back={back.path}
          isNew
          done={done}
          kept={{ name: `${resource}:new${search}`, inputs, once }}
          asked={asked}
          onOtherEdit={drop}
          besides={<TypedSince ref={typing} sources={changeable} />}
          refused={mismatches > 0 && <SentBefore key={mismatches} onSendNew={renew} />}
        >
          {writablePieces(children, 'create', meta.create, access)}
        </RecordForm>
      </Box>
    </CreateBase>
  );
};
