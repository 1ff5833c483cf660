import AddIcon from '@mui/icons-material/Add';
import { Box, Button, FormHelperText } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { InputHelperText, useSourceContext } from 'react-admin';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { GroupHead } from '../input/GroupHead.tsx';
import type { InputProps } from '../input/InputProps.ts';
import { InputScope } from '../input/InputScope.tsx';
import { wideInput } from '../input/inputWidth.ts';
import { defineInput } from '../kind/defineInput.ts';
import { StringInput } from '../string/StringInput.tsx';
import { valueAt } from '../value/valueAt.ts';
import { useLabelText } from '../wording/useLabelText.ts';
import { useWording } from '../wording/useWording.ts';
import { type MemberInput, memberInputs } from './memberInputs.ts';
import { RowCards } from './RowCard.tsx';
import { RowInputTable } from './RowInputTable.tsx';
import { renumber } from './renumber.ts';
import { useNarrow } from './useNarrow.ts';
import { useRowFocus } from './useRowFocus.ts';

type Row = Record<string, unknown>;

/** An empty row with a place for each member: an input without a value would not count as part of the form. */
function newRow(members: readonly MemberInput[], orderSource: string | undefined, place: number): Row {
  const row: Row = {};
  for (const { source } of members) put(row, source.split('.'), null);
  if (orderSource !== undefined) row[orderSource] = place;
  return row;
}

function put(row: Row, [key, ...rest]: readonly string[], value: unknown): void {
  if (key === undefined) return;
  if (rest.length === 0) {
    row[key] = value;
    return;
  }
  const inner = row[key];
  const part: Row = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  row[key] = part;
  put(part, rest, value);
}

interface RowsInputProps extends InputProps {
  readonly children?: ReactNode;
  /** The member that holds a row's place, counted from 1: set by moving rows, not typed. */
  readonly orderSource?: string;
}

/** More members than this do not fit side by side. */
const membersInTable = 6;

/** Rows within the record: an editable table, cards where a row is too wide for one or holds rows itself. */
export const RowsInput = defineInput({
  Filter: StringInput.Filter,
  Input: ({ source, required, readOnly = false, orderSource, children }: RowsInputProps) => {
    const say = useWording();
    const scope = useSourceContext();
    const narrow = useNarrow();
    const path = scope.getSource(source);
    const form = useFormContext();
    const { control } = form;
    const { errors } = useFormState({ control, name: path });
    const { fields, append, remove, move } = useFieldArray({ control, name: path, keyName: 'rowKey' });
    const { box, leave } = useRowFocus(fields.length);
    const [added, setAdded] = useState<string>();
    const members = memberInputs(children).filter((member) => member.source !== orderSource);
    const cards = narrow || members.length > membersInTable || members.some((member) => member.block);
    const name = useLabelText()(source);
    const problem = valueAt(errors, `${path}.root.message`) ?? valueAt(errors, `${path}.message`);

    const settle = () => {
      if (orderSource !== undefined) renumber(form, path, orderSource);
    };
    const actions = {
      remove: (index: number) => {
        leave(index);
        remove(index);
        settle();
      },
      ...(orderSource !== undefined && {
        move: (from: number, to: number) => {
          move(from, to);
          settle();
        },
      }),
    };
    const add = () => {
      append(newRow(members, orderSource, fields.length + 1), { shouldFocus: !cards });
      setAdded(`${fields.length}`);
    };
    const rows = fields.map((field, index) => ({ key: field.rowKey, index, isNew: added === String(index) }));
    const Layout = cards ? RowCards : RowInputTable;
    return (
      <Box component="fieldset" ref={box} className={wideInput} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
        <GroupHead source={source} required={required} />
        <InputScope path={source}>
          {rows.length === 0 ? (
            <Box sx={{ color: 'text.secondary', py: 1 }}>{say('rows.none')}</Box>
          ) : (
            <Layout path={path} rows={rows} members={members} actions={actions} readOnly={readOnly} />
          )}
        </InputScope>
        {typeof problem === 'string' && (
          <FormHelperText error>
            <InputHelperText error={problem} />
          </FormHelperText>
        )}
        {!readOnly && (
          <Button
            size="small"
            startIcon={<AddIcon />}
            onClick={add}
            data-add-row
            sx={{ mt: 1 }}
            aria-label={say('rows.add_to', { name })}
          >
            {say('rows.add')}
          </Button>
        )}
      </Box>
    );
  },
  wide: true,
  block: true,
});
