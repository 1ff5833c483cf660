import AddIcon from '@mui/icons-material/Add';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { Box, Button, FormControlLabel, FormHelperText, Radio } from '@mui/material';
import { type DragEvent, useState } from 'react';
import { InputHelperText } from 'react-admin';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { CenterRecord } from '#resources/centers/index.ts';
import { DenseInputs } from '#src/fields/input/DenseInputs.ts';
import { GroupHead } from '#src/fields/input/GroupHead.tsx';
import { InputScope } from '#src/fields/input/InputScope.tsx';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { RelationInput } from '#src/fields/relation/RelationInput.tsx';
import { RowActions } from '#src/fields/rows/RowActions.tsx';
import { useRowFocus } from '#src/fields/rows/useRowFocus.ts';
import { valueAt } from '#src/fields/value/valueAt.ts';
import { chosenIn, nobody, picked, source, useLead, type Chosen } from './useLead.ts';

/** The priorities 1, 2, 3 … that go with the order of the rows: no two trainers of a centre share one (A3). */
const prioritised = (rows: unknown): readonly { readonly index: number; readonly priority: number }[] =>
  Array.isArray(rows) ? rows.map((_row, index) => ({ index, priority: index + 1 })) : [];

interface LeadToggleProps {
  readonly trainerId: string | undefined;
  readonly name: string | undefined;
  readonly lead: unknown;
  readonly onLead: (trainerId: string | undefined) => void;
}

/** Makes a trainer of the list the one who leads: another cannot be chosen, so the rule (A3) needs no message. */
const LeadToggle = ({ trainerId, name, lead, onLead }: LeadToggleProps) => (
  <FormControlLabel
    sx={{ mr: 0, flexShrink: 0 }}
    control={
      <Radio
        size="small"
        checked={trainerId !== undefined && lead === trainerId}
        disabled={trainerId === undefined}
        onChange={() => onLead(trainerId)}
        slotProps={{ input: { 'aria-label': name === undefined ? 'Leads' : `Leads: ${name}` } }}
      />
    }
    label="Leads"
  />
);

const place = 'priority' satisfies keyof CenterRecord['trainers'][number];

/** Who teaches at a centre: the place in the list is the priority, and one of them leads (A3). */
export const TrainersInput = () => {
  const { control, getValues, setValue } = useFormContext();
  const { errors } = useFormState({ control, name: source });
  const { fields, append, remove, move } = useFieldArray({ control, name: source, keyName: 'rowKey' });
  const { box, leave } = useRowFocus(fields.length);
  const [dragged, setDragged] = useState<number>();
  const problem = valueAt(errors, `${source}.message`) ?? valueAt(errors, `${source}.root.message`);

  const settle = () => {
    for (const { index, priority } of prioritised(getValues(source))) {
      setValue(`${source}.${index}.${place}`, priority, { shouldDirty: true });
    }
  };
  const shift = (from: number, to: number) => {
    move(from, to);
    settle();
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== undefined && dragged !== to) shift(dragged, to);
    setDragged(undefined);
  };
  const removeAt = (index: number) => {
    leave(index);
    remove(index);
    settle();
  };
  const rows: unknown = useWatch({ control, name: source });
  const { lead, setLead } = useLead();
  const trainerAt = (index: number): Chosen => chosenIn(rows)[index] ?? nobody;
  return (
    <Box component="fieldset" ref={box} className={wideInput} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <GroupHead source={source} />
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          maxWidth: 720,
          border: fields.length > 0 ? 1 : 0,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <InputScope path={source}>
          {fields.map((field, index) => (
            <Box
              key={field.rowKey}
              component="li"
              onDragOver={(event: DragEvent) => event.preventDefault()}
              onDrop={(event: DragEvent) => drop(event, index)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                flexWrap: { xs: 'wrap', sm: 'nowrap' },
                gap: 1,
                px: 1,
                py: 0.5,
                opacity: dragged === index ? 0.5 : 1,
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Box
                draggable
                aria-hidden
                onDragStart={() => setDragged(index)}
                onDragEnd={() => setDragged(undefined)}
                sx={{ display: 'flex', cursor: 'grab', color: 'text.secondary' }}
              >
                <DragIndicatorIcon sx={{ fontSize: 18 }} />
              </Box>
              <Box
                component="span"
                sx={{
                  width: 20,
                  textAlign: 'right',
                  fontVariantNumeric: 'tabular-nums',
                  color: 'text.secondary',
                }}
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
              <LeadToggle
                trainerId={trainerAt(index).id}
                name={trainerAt(index).name}
                lead={lead}
                onLead={setLead}
              />
              <RowActions index={index} count={fields.length} actions={{ remove: removeAt, move: shift }} />
            </Box>
          ))}
        </InputScope>
      </Box>
      {typeof problem === 'string' && (
        <FormHelperText error>
          <InputHelperText error={problem} />
        </FormHelperText>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button
          size="small"
          startIcon={<AddIcon />}
          data-add-row
          onClick={() => append({ [picked]: { id: null }, [place]: fields.length + 1 })}
        >
          Add trainer
        </Button>
        {typeof lead === 'string' && (
          <Button size="small" color="inherit" onClick={() => setLead(undefined)}>
            Nobody leads
          </Button>
        )}
      </Box>
    </Box>
  );
};
