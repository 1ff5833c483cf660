import { DragDropProvider } from '@dnd-kit/react';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button, FormHelperText } from '@mui/material';
import { useState } from 'react';
import { InputHelperText } from 'react-admin';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { CenterRecord } from '#resources/centers/index.ts';
import { GroupHead } from '#src/fields/input/GroupHead.tsx';
import { InputScope } from '#src/fields/input/InputScope.tsx';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { renumber } from '#src/fields/rows/renumber.ts';
import { useRowFocus } from '#src/fields/rows/useRowFocus.ts';
import { valueAt } from '#src/fields/value/valueAt.ts';
import { useCenterWords } from './centerWords.ts';
import { TrainerRow } from './TrainerRow.tsx';
import { chosenIn, nobody, picked, source, useLead } from './useLead.ts';
import { rowAt, rowDrag } from '#src/ui/rowDrag.ts';

const place = 'priority' satisfies keyof CenterRecord['trainers'][number];

/** Who teaches at a centre: the place in the list is the priority, no two share one, and one of them leads (A3). */
export const TrainersInput = () => {
  const words = useCenterWords();
  const form = useFormContext();
  const { control } = form;
  const { errors } = useFormState({ control, name: source });
  const { fields, append, remove, move } = useFieldArray({ control, name: source, keyName: 'rowKey' });
  const { box, leave } = useRowFocus(fields.length);
  const [target, setTarget] = useState<string>();
  const problem = valueAt(errors, `${source}.message`) ?? valueAt(errors, `${source}.root.message`);
  const rows: unknown = useWatch({ control, name: source });
  const { lead, setLead } = useLead();
  const chosen = chosenIn(rows);

  const actions = {
    move: (from: number, to: number) => {
      move(from, to);
      renumber(form, source, place);
    },
    remove: (index: number) => {
      leave(index);
      remove(index);
      renumber(form, source, place);
    },
  };
  const placeOf = (rowKey: unknown) => fields.findIndex((field) => field.rowKey === rowKey);
  const drop = (dragged: unknown, over: string | undefined) => {
    const [from, to] = [placeOf(dragged), placeOf(over)];
    if (from >= 0 && to >= 0 && from !== to) actions.move(from, to);
  };
  return (
    <Box component="fieldset" ref={box} className={wideInput} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <GroupHead source={source} />
      <DragDropProvider
        {...rowDrag}
        onDragMove={({ operation, to }) =>
          setTarget(rowAt(to ?? operation.position.current, 'data-trainer-row'))
        }
        onDragEnd={({ canceled, operation }) => {
          setTarget(undefined);
          if (!canceled) drop(operation.source?.id, rowAt(operation.position.current, 'data-trainer-row'));
        }}
      >
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
            {fields.map(({ rowKey }, index) => (
              <TrainerRow
                key={rowKey}
                rowKey={rowKey}
                index={index}
                count={fields.length}
                trainer={chosen[index] ?? nobody}
                lead={lead}
                isTarget={target === rowKey}
                actions={actions}
                onLead={setLead}
              />
            ))}
          </InputScope>
        </Box>
      </DragDropProvider>
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
          {words('add')}
        </Button>
        {typeof lead === 'string' && (
          <Button size="small" color="inherit" onClick={() => setLead(undefined)}>
            {words('nobody')}
          </Button>
        )}
      </Box>
    </Box>
  );
};
