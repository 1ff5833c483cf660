import { useMoveAlong, useProgramme } from '../state/ProgrammeProvider.tsx';
import { DayView } from './DayView.tsx';

export interface DayPanelProps {
  /** Shows an item where its words are typed. */
  readonly onOpen?: (key: string) => void;
}

/** The day beside the outline: two pictures of the agenda at hand, of which each moves with the other. */
export const DayPanel = ({ onOpen }: DayPanelProps) => {
  const { programme, plan, days, readOnly, event, edit } = useProgramme();
  const [along] = useMoveAlong();
  const names = new Map(plan.team.map(({ trainerId, name }) => [trainerId, name]));
  return (
    <DayView
      programme={programme}
      days={days}
      timeZone={event.timeZone}
      nameOf={(trainerId) => names.get(trainerId) || undefined}
      onEdit={readOnly ? undefined : (next, label) => edit(label, () => next)}
      along={along}
      onOpen={onOpen}
    />
  );
};
