import { yupResolver } from '@hookform/resolvers/yup';
import { Box } from '@mui/material';
import { useMemo, useRef, type ReactNode, type RefObject, useEffect } from 'react';
import { Form, useCanBlock } from 'react-admin';
import { useNavigate } from 'react-router';
import { string, type AnyObjectSchema } from 'yup';
import type { Values } from '#src/data/isValues.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { passOnTyped } from '#src/ui/keyboard/passOnTyped.ts';
import { useShortcut } from '#src/ui/keyboard/useShortcut.ts';
import { useReplacements, useHasInputs } from '../Replace.tsx';
import { useHoldPage } from '#src/ui/page/heldPage.ts';
import { sectionsOf } from '../sectionsOf.ts';
import { KeepTyped, type KeptForm } from './draft/KeepTyped.tsx';
import { LeaveGuard } from './leave/LeaveGuard.tsx';
import { AskedFirstProvider } from './more/AskedFirst.ts';
import { MoreFields } from './more/MoreFields.tsx';
import { useMoreFields } from './more/useMoreFields.ts';
import { ReasonAsked, type ReasonAskedProps } from './reason/ReasonAsked.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SectionNav } from './sections/SectionNav.tsx';
import { useFieldInAddress } from './sections/useFieldInAddress.ts';
import { useFormState } from 'react-hook-form';
import { focusFirstProblem } from '#src/ui/focusFirstProblem.ts';

interface RecordFormProps {
  readonly schema: AnyObjectSchema;
  /** `<FormSection>`s of inputs. */
  readonly children: ReactNode;
  readonly defaults?: Values;
  /** Keys of the pieces that are asked at once, where that is not all. */
  readonly first?: readonly string[] | undefined;
  /** Sources of all inputs that are sent. */
  readonly sources: readonly string[];
  readonly saveLabel: string;
  readonly back: string;
  readonly isNew: boolean;
  readonly done: RefObject<boolean>;
  readonly kept: KeptForm;
  /** Why it was not saved, where a reason would pass that. */
  readonly asked?: ReasonAskedProps | undefined;
  /** Another input than the reason was written to. */
  readonly onOtherEdit: () => void;
  /** Why it was not saved, and what can be done instead. */
  readonly refused?: ReactNode;
  /** What else looks at the form, within its context. */
  readonly besides?: ReactNode;
}

/** Up to here a form needs no table of contents. */
const sectionsWithoutNav = 3;

/** The bar that saves is no wider than what it saves: the sections, and the way through them beside. */
const formWidth = 1120;

/** The form of a record: sections, a way through them, and the bar that saves. */
export const RecordForm = ({
  schema,
  children,
  defaults,
  first,
  sources,
  saveLabel,
  back,
  isNew,
  done,
  kept,
  asked,
  onOtherEdit,
  refused,
  besides,
}: RecordFormProps) => {
  useHoldPage();
  const say = useWording();
  const navigate = useNavigate();
  // Raw: values go out as the person left them, the schema only judges.
  const { schema: extended, notice } = useReplacements();
  const reason = asked?.source;
  const resolver = useMemo(() => {
    const whole = extended?.(schema) ?? schema;
    const demanded =
      reason === undefined
        ? whole
        : whole.shape({ [reason]: string().trim().required(say('form.reason_missing')) });
    return yupResolver(demanded, {}, { raw: true });
  }, [schema, extended, reason, say]);
  const canBlock = useCanBlock();
  const box = useRef<HTMLDivElement>(null);
  useFieldInAddress(box);
  const hasInputs = useHasInputs();
  const more = useMoreFields(first, sources);
  const sections =
    more.asked === undefined ? sectionsOf(children).filter(({ props }) => hasInputs(props.children)) : [];
  const hasNav = sections.length > sectionsWithoutNav;
  const save = () => {
    passOnTyped();
    // By its button, once it knows of that: with nothing to save it is disabled, and nothing is sent.
    setTimeout(() => box.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click());
  };
  useShortcut({ keys: 'Ctrl+S', label: saveLabel, place: 'form', run: save });
  useShortcut({ keys: 'Ctrl+Enter', place: 'form', run: save });
  // Like Cancel: what has changed is asked about.
  useShortcut({
    keys: 'Esc',
    label: say('keys.back'),
    place: 'form',
    isStep: true,
    run: () => void navigate(back),
  });
  return (
    <Box ref={box} sx={{ maxWidth: hasNav ? formWidth + 192 : formWidth }}>
      <Form
        resolver={resolver}
        defaultValues={defaults}
        noValidate
        disableInvalidFormNotification
        // ProblemInView does it, for what the server refuses as well.
        shouldFocusError={false}
      >
        <ProblemInView within={box} isOpened={more.asked === undefined} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: hasNav
              ? { xs: 'minmax(0, 1fr)', lg: '176px minmax(0, 1fr)' }
              : 'minmax(0, 1fr)',
          }}
        >
          {hasNav && <SectionNav sections={sections} />}
          <Box sx={{ display: 'grid', gap: 2, maxWidth: formWidth, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <KeepTyped form={kept} done={done} onPutBack={more.open} />
            <AskedFirstProvider value={more.asked}>{children}</AskedFirstProvider>
            {more.rest.length > 0 && <MoreFields sources={more.rest} onOpen={more.open} />}
            {notice}
            {refused}
            {asked !== undefined && <ReasonAsked {...asked} onOtherEdit={onOtherEdit} />}
          </Box>
        </Box>
        <SaveBar sources={sources} label={saveLabel} back={back} isNew={isNew} />
        {besides}
        {canBlock && <LeaveGuard sources={sources} done={done} />}
      </Form>
    </Box>
  );
};

interface ProblemInViewProps {
  readonly within: RefObject<HTMLElement | null>;
  /** The form shows more than it did, since some of it was refused. */
  readonly isOpened: boolean;
}

/** After each try to save, the first input that is wrong, or that the server refused, comes into view. */
const ProblemInView = ({ within, isOpened }: ProblemInViewProps) => {
  const { submitCount } = useFormState();
  useEffect(() => {
    if (submitCount > 0 && within.current !== null) focusFirstProblem(within.current);
  }, [submitCount, isOpened, within]);
  return null;
};
