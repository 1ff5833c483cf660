import { Box, Button, TextField } from '@mui/material';
import { EmptyValue } from '#src/fields/cell/EmptyValue.tsx';
import { useDocumentWords } from '../documentWords.ts';
import type { ContextField } from '../runOperations.ts';
import { ownOf, shownField, type OwnValue } from './ownValues.ts';

interface FieldRowProps {
  readonly field: ContextField;
  readonly label: string;
  /** What kind of record it is of: several have a city. */
  readonly record: string;
  readonly saved: OwnValue | undefined;
  readonly typed: OwnValue | null | undefined;
  /** Said beside what it is; null where there is nothing to say, or it has been said of all. */
  readonly whyNot: string | null;
  /** Undefined where the viewer may set no own value. */
  readonly onType: ((own: OwnValue | null) => void) | undefined;
}

/** A field: what its record says, and what the document is to say. */
export const FieldRow = ({ field, label, record, saved, typed, whyNot, onType }: FieldRowProps) => {
  const words = useDocumentWords();
  const { own, differs, changedFrom } = shownField(field, saved, typed);
  const isMissing = field.required && (own === '' ? (field.source ?? '') === '' : false);
  return (
    <>
      <tr role="row" className={differs ? 'field differs' : 'field'}>
        <th role="rowheader" scope="row">
          {label}
          {field.required && <span> · {words('own.required')}</span>}
          {differs && (
            <Box component="span" sx={{ color: 'primary.main' }}>
              {' '}
              · {words('own.differs')}
            </Box>
          )}
        </th>
        <td role="cell">{(field.source ?? '') === '' ? <EmptyValue /> : field.source}</td>
        <td role="cell">
          {onType === undefined ? (
            <>
              {own}
              {whyNot !== null && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{whyNot}</Box>}
            </>
          ) : (
            <TextField
              size="small"
              margin="none"
              fullWidth
              value={own}
              error={isMissing}
              placeholder={isMissing ? words('own.missing') : undefined}
              onChange={({ target }) => onType(ownOf(target.value, field.source, saved))}
              slotProps={{
                htmlInput: {
                  'aria-label': words('own.input', { field: label, record }),
                  'data-own-field': field.field,
                },
              }}
            />
          )}
        </td>
      </tr>
      {changedFrom !== null && (
        <tr role="row" className="note">
          <td role="cell" colSpan={3}>
            <Box sx={{ fontSize: 12, color: 'warning.dark' }}>
              {words('own.changed', { before: changedFrom, now: field.source ?? '–' })}
            </Box>
            {onType !== undefined && (
              <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
                <Button size="small" onClick={() => onType({ value: own, source: field.source })}>
                  {words('own.keep')}
                </Button>
                <Button size="small" color="inherit" onClick={() => onType(null)}>
                  {words('own.take')}
                </Button>
              </Box>
            )}
          </td>
        </tr>
      )}
    </>
  );
};
