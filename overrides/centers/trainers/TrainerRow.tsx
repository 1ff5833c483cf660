import { useDraggable } from '@dnd-kit/react';
import { Box, FormControlLabel, Radio } from '@mui/material';
import { DenseInputs } from '#src/fields/input/DenseInputs.ts';
import { InputScope } from '#src/fields/input/InputScope.tsx';
import { RelationInput } from '#src/fields/relation/RelationInput.tsx';
import { RowActions, type RowActionHandlers } from '#src/fields/rows/RowActions.tsx';
import { DragHandle } from '#src/ui/DragHandle.tsx';
import { useCenterWords } from './centerWords.ts';
import { type Chosen, picked } from './useLead.ts';

interface TrainerRowProps {
  readonly rowKey: string;
  readonly index: number;
  readonly count: number;
  readonly trainer: Chosen;
  /** The id of whoever leads. */
  readonly lead: unknown;
  /** What is dragged would take its place. */
  readonly isTarget: boolean;
  readonly actions: RowActionHandlers;
  readonly onLead: (trainerId: string | undefined) => void;
}

/** A trainer of a centre among the others, with the ways to put them elsewhere. */
export const TrainerRow = ({
  rowKey,
  index,
  count,
  trainer,
  lead,
  isTarget,
  actions,
  onLead,
}: TrainerRowProps) => {
  const { ref, handleRef, isDragSource } = useDraggable({ id: rowKey });
  return (
    <Box
      component="li"
      ref={ref}
      data-trainer-row={rowKey}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: 1,
        px: 1,
        py: 0.5,
        opacity: isDragSource ? 0.5 : 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
        ...(isTarget && { boxShadow: ({ palette }) => `inset 0 0 0 2px ${palette.primary.main}` }),
      }}
    >
      <DragHandle ref={handleRef} />
      <Box
        component="span"
        className="tabular"
        sx={{ width: 20, textAlign: 'right', color: 'text.secondary' }}
      >
        {index + 1}
      </Box>
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <InputScope path={String(index)} label="">
          <DenseInputs value>
            <RelationInput source={`${picked}.id`} reference="trainers" required />
          </DenseInputs>
        </InputScope>
      </Box>
      <LeadToggle trainer={trainer} lead={lead} onLead={onLead} />
      <RowActions index={index} count={count} actions={actions} />
    </Box>
  );
};

/** Makes a trainer of the list the one who leads: another cannot be chosen, so the rule (A3) needs no message. */
const LeadToggle = ({ trainer, lead, onLead }: Pick<TrainerRowProps, 'trainer' | 'lead' | 'onLead'>) => {
  const words = useCenterWords();
  const { id, name } = trainer;
  return (
    <FormControlLabel
      sx={{ mr: 0, flexShrink: 0 }}
      control={
        <Radio
          size="small"
          checked={id !== undefined && lead === id}
          disabled={id === undefined}
          onChange={() => onLead(id)}
          slotProps={{
            input: { 'aria-label': name === undefined ? words('leads') : words('leads_of', { name }) },
          }}
        />
      }
      label={words('leads')}
    />
  );
};
