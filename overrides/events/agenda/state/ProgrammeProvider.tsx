import { createContext, use, useEffect, useMemo, useReducer, type ReactNode } from 'react';
import { useStore } from 'react-admin';
import { allows } from '#src/data/access/Permission.ts';
import { checkProgramme, type Finding } from '../model/checkProgramme.ts';
import { clockChanges } from '../model/clockChanges.ts';
import type { StepLabel } from '#overrides/events/history.ts';
import { eventDays, type Programme } from '../model/Programme.ts';
import { speakingMinutes } from '../model/speakingMinutes.ts';
import { useTeamElsewhere } from '../team/useTeamElsewhere.ts';
import type { EventAgenda } from '../agendaOperations.ts';
import { AgendaDraftStore } from './AgendaDraftStore.ts';
import { editing, startEditing, type Editing } from './editing.ts';
import { readPlan, samePlan, type Plan } from './Plan.ts';

/** What may be done to the agenda. Stays the same while it changes, so that whoever only acts is not drawn again. */
interface ProgrammeActions {
  readonly days: readonly string[];
  readonly readOnly: boolean;
  readonly edit: (label: StepLabel, change: (programme: Programme) => Programme) => void;
  readonly editPlan: (label: StepLabel, change: (plan: Plan) => Plan) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly select: (change: (selected: ReadonlySet<string>) => ReadonlySet<string>) => void;
  readonly settle: (plan: Plan, modified: string) => void;
  readonly saved: (sent: Plan, plan: Plan, modified: string) => void;
  readonly rebase: (base: Plan, mine: Plan, modified: string) => void;
}

export interface ProgrammeState extends Editing {
  readonly event: EventAgenda;
  readonly plan: Plan;
  readonly programme: Programme;
  readonly dirty: boolean;
  readonly findings: readonly Finding[];
  readonly speaking: ReadonlyMap<string, number>;
  readonly undoLabel: StepLabel | undefined;
  readonly redoLabel: StepLabel | undefined;
  /** Unsaved changes have been put back and not been saved since: onto the version they were made on, or an older one. */
  readonly restored: 'same' | 'older' | undefined;
}

const ActionsContext = createContext<ProgrammeActions | undefined>(undefined);
const StateContext = createContext<ProgrammeState | undefined>(undefined);

export function useProgrammeActions(): ProgrammeActions {
  const actions = use(ActionsContext);
  if (actions === undefined) throw new Error('useProgrammeActions needs <ProgrammeProvider> above it.');
  return actions;
}

/** The agenda as it stands, with what may be done to it. */
export function useProgramme(): ProgrammeState & ProgrammeActions {
  const state = use(StateContext);
  const actions = useProgrammeActions();
  if (state === undefined) throw new Error('useProgramme needs <ProgrammeProvider> above it.');
  return useMemo(() => ({ ...state, ...actions }), [state, actions]);
}

interface ProgrammeProviderProps {
  readonly event: EventAgenda;
  readonly userId: string;
  readonly children: ReactNode;
}

/** One agenda for the outline, the day and the trainers beside them. */
export const ProgrammeProvider = ({ event, userId, children }: ProgrammeProviderProps) => {
  const readOnly = !allows(event.can, 'update');
  const store = useMemo(() => new AgendaDraftStore(userId, event.id), [userId, event.id]);
  const draft = useMemo(() => (readOnly ? undefined : store.read()), [readOnly, store]);
  const [state, dispatch] = useReducer(editing, undefined, () =>
    draft === undefined
      ? startEditing(readPlan(event), event.dateModified)
      : startEditing(draft.base, draft.modified, draft.mine),
  );
  const plan = state.history.present;
  const dirty = useMemo(() => !samePlan(state.base, plan), [state.base, plan]);
  const { base, modified } = state;
  useEffect(() => {
    store.write(dirty ? { modified, base, mine: plan } : undefined);
  }, [store, dirty, modified, base, plan]);

  // Somebody else's version replaces what nobody has changed here.
  useEffect(() => {
    if (!dirty && event.dateModified > modified)
      dispatch({ type: 'settle', plan: readPlan(event, base.programme), modified: event.dateModified });
  }, [event, dirty, modified, base]);

  const days = useMemo(() => eventDays(event.dateStart, event.dateEnd), [event.dateStart, event.dateEnd]);
  const actions = useMemo(
    (): ProgrammeActions => ({
      days,
      readOnly,
      edit: (label, change) =>
        dispatch({
          type: 'edit',
          label,
          change: (before) => withProgramme(before, change(before.programme)),
        }),
      editPlan: (label, change) => dispatch({ type: 'edit', label, change }),
      undo: () => dispatch({ type: 'undo' }),
      redo: () => dispatch({ type: 'redo' }),
      select: (change) => dispatch({ type: 'select', change }),
      settle: (settled, when) => dispatch({ type: 'settle', plan: settled, modified: when }),
      saved: (sent, stored, when) => dispatch({ type: 'saved', sent, plan: stored, modified: when }),
      rebase: (theirs, mine, when) => dispatch({ type: 'rebase', base: theirs, mine, modified: when }),
    }),
    [days, readOnly],
  );
  const changes = useMemo(() => clockChanges(event.timeZone, days), [event.timeZone, days]);
  const elsewhere = useTeamElsewhere(event, plan, days, readOnly);
  const isRestored = draft !== undefined && draft.modified === modified;
  const isOlder = event.dateModified !== modified;
  const value = useMemo((): ProgrammeState => {
    const { programme, team } = plan;
    return {
      ...state,
      event,
      plan,
      programme,
      dirty,
      findings: [
        ...checkProgramme(
          programme,
          days,
          team.map(({ trainerId }) => trainerId),
          changes,
        ),
        ...elsewhere,
      ],
      speaking: speakingMinutes(programme),
      undoLabel: state.history.past.at(-1)?.label,
      redoLabel: state.history.future[0]?.label,
      restored: isRestored ? (isOlder ? 'older' : 'same') : undefined,
    };
  }, [state, event, plan, dirty, days, changes, elsewhere, isRestored, isOlder]);
  return (
    <ActionsContext value={actions}>
      <StateContext value={value}>{children}</StateContext>
    </ActionsContext>
  );
};

const withProgramme = (plan: Plan, programme: Programme): Plan =>
  programme === plan.programme ? plan : { ...plan, programme };

/** Whether what follows on the day moves along when a start or a length changes; remembered. */
export const useMoveAlong = () => useStore('agenda.moveAlong', true);
