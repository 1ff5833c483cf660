import { use, useMemo, useRef, useState } from 'react';
import { EditBase, useNotify, type Identifier, type RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { StaleWriteError } from '#src/data/errors/StaleWriteError.ts';
import type { Values } from '#src/data/isValues.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useIsHere } from '#src/ui/page/useIsHere.ts';
import { sectionSearch } from '../sectionInAddress.ts';
import { useRecordName } from '../useRecordName.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { EditFrameContext, type ResourceEditProps } from './EditFrame.ts';
import { EditView } from './EditView.tsx';
import { useHeldRecord } from './HoldRecord.tsx';
import { saveFailure } from './saveFailure.ts';
import { useReasonAsked } from './reason/useReasonAsked.ts';
import type { TypedSinceHandle } from './TypedSince.tsx';

const callMeta = { screen: 'edit' } as const;
const nothing = () => undefined;

/** Edits one record, on a page of its own or where its inputs are used. */
export const ResourceEdit = (props: ResourceEditProps) => {
  const Frame = use(EditFrameContext) ?? EditPage;
  return <Frame {...props} />;
};

/** Saved before anything else is shown (pessimistic): the answer may be a refusal. */
const EditPage = ({ schema, children, pathOf }: ResourceEditProps) => {
  const say = useWording();
  const { resource, one } = useResourceNames();
  const { reason } = useResourceMeta().update ?? {};
  const nameOf = useRecordName();
  const notify = useNotify();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [stale, setStale] = useState<StaleWriteError>();
  const { asked, ask, drop, transform } = useReasonAsked(reason);
  const done = useRef(false);
  const isHere = useIsHere();
  const { held, onHold } = useHeldRecord();
  const typing = useRef<TypedSinceHandle>(null);
  const sent = useRef<Values>({});
  const sending = (values: Values) => {
    sent.current = values;
    return transform(values);
  };
  // Held where it is read, so that a change is told from the record that it was made on as well.
  const queryOptions = useMemo(() => ({ meta: callMeta, onError: nothing, select: held }), [held]);

  const saved = (record: RaRecord, before?: { readonly id?: Identifier }) => {
    done.current = true;
    // M1: what has been used is never rewritten, and the answer is another record than the one that was opened.
    const isNew = before?.id !== undefined && String(before.id) !== String(record.id);
    notify(say(isNew ? 'form.saved_as_new' : 'form.saved', { record: nameOf(record, one) }), {
      type: 'success',
    });
    if (!isHere()) return;
    void navigate(`${pathOf?.(record.id) ?? recordPath(resource, record.id)}${sectionSearch(search)}`);
  };
  const onSuccess = (record: RaRecord, before: { readonly id?: Identifier }) => {
    const since = typing.current?.since(sent.current) ?? [];
    if (since.length === 0 || String(before.id) !== String(record.id)) return saved(record, before);
    typing.current?.keep(since);
    onHold(undefined);
    notify(say('form.saved_before', { record: nameOf(record, one) }), { type: 'info' });
  };
  const onError = (error: Error) => {
    if (error instanceof StaleWriteError) return setStale(error);
    if (ask(error)) return;
    const message = saveFailure(error);
    if (message !== undefined) notify(message, { type: 'error' });
  };
  return (
    <EditBase
      disableAuthentication
      mutationMode="pessimistic"
      redirect={false}
      transform={sending}
      queryOptions={queryOptions}
      mutationOptions={{ meta: callMeta, onSuccess, onError }}
    >
      <EditView
        schema={schema}
        done={done}
        stale={stale}
        asked={asked}
        onOtherEdit={drop}
        onStale={setStale}
        onHold={onHold}
        typing={typing}
        onSaved={saved}
        pathOf={pathOf}
      >
        {children}
      </EditView>
    </EditBase>
  );
};
