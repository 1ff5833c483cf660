import { Box, Typography } from '@mui/material';
import { RecordContextProvider } from 'react-admin';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import { EmptyValue } from '#src/fields/cell/EmptyValue.tsx';
import { isEmptyValue } from '#src/fields/value/valueAt.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import { FieldValue } from '#src/screens/form/FieldValue.tsx';
import { useInputPieces } from '#src/screens/form/useInputPieces.ts';
import { Panel } from '#src/ui/Panel.tsx';
import type { DifferingField, Side } from './differingFields.ts';
import { useMergeWords } from './mergeWords.ts';
import { TwoChoices } from './TwoChoices.tsx';

interface FieldChoicesProps {
  readonly own: ParticipantRecord;
  readonly duplicate: ParticipantRecord;
  readonly fields: readonly DifferingField[];
  readonly sideOf: (name: string, usual: Side) => Side;
  readonly onChoose: (name: string, side: Side) => void;
}

/** Each field in which the two differ, to be kept of one of them. */
export const FieldChoices = ({ own, duplicate, fields, sideOf, onChoose }: FieldChoicesProps) => {
  const words = useMergeWords();
  const labelOf = useLabelText();
  const { pieces } = useInputPieces();
  const inputs = new Map(Object.values(pieces ?? {}).map((input) => [input.props.source, input]));
  const shown = (record: ParticipantRecord, source: string, value: unknown) =>
    isEmptyValue(value) ? (
      <EmptyValue />
    ) : (
      <RecordContextProvider value={record}>
        <FieldValue input={inputs.get(source)} value={value} />
      </RecordContextProvider>
    );
  return (
    <Panel title={words('fields.title')}>
      <Typography sx={{ color: 'text.secondary', mb: fields.length > 0 ? 1 : 0 }}>
        {fields.length > 0 ? `${words('fields.lead')} ${words('fields.alike')}` : words('fields.none')}
      </Typography>
      <Box>
        {fields.map((field) => (
          <TwoChoices
            key={field.name}
            label={labelOf(field.source)}
            value={sideOf(field.name, field.usual)}
            onChoose={(side) => onChoose(field.name, side)}
            own={shown(own, field.source, field.own)}
            duplicates={shown(duplicate, field.source, field.duplicates)}
          />
        ))}
      </Box>
    </Panel>
  );
};
