import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useResourceOfType } from '#src/fields/wording/useFieldWords.ts';
import type { DecideImportRowsInput } from '#src/generated/schema.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import type { ReadRow } from './importOperations.ts';
import { type ImportWord, useImportWords } from './importWords.ts';

interface AlikeChoiceProps {
  readonly row: ReadRow;
  /** Whether somebody who is known can stand in the place of its person. */
  readonly takesKnown: boolean;
  readonly disabled: boolean;
  readonly onDecide: (input: Omit<DecideImportRowsInput, 'key'>) => void;
}

/** Like whom a row looks and why, and what becomes of it. */
export const AlikeChoice = ({ row, takesKnown, disabled, onDecide }: AlikeChoiceProps) => {
  const words = useImportWords();
  const resourceOf = useResourceOfType();
  const { alike, decision, personId, position, line, state } = row;
  if (alike.length === 0 || state === 'DONE') return null;
  const known = alike.flatMap(({ personId: id, name }) => (id ? [{ id, name: name ?? id }] : []));
  const value = decision === 'USE' ? (personId ?? '') : decision;
  return (
    <>
      {alike.map((other, index) => {
        const why = other.reasons.map((reason) => words(`alike.${reason}` as ImportWord)).join(', ');
        const resource = resourceOf(other.type);
        return (
          <Typography key={index} sx={{ color: 'text.secondary', fontSize: 13 }}>
            {other.personId && resource ? (
              <Link component={RouterLink} to={recordPath(resource, other.personId)} target="_blank">
                {other.name}
              </Link>
            ) : (
              (other.name ?? words('alike.line', { line: String(other.line) }))
            )}
            {`: ${why}`}
          </Typography>
        );
      })}
      <ChoiceField
        size="small"
        value={value}
        options={['LEAVE', 'CREATE', ...(takesKnown ? known.map(({ id }) => id) : [])]}
        wordOf={(choice) =>
          choice === 'LEAVE' || choice === 'CREATE'
            ? words(`alike.${choice}`)
            : words('alike.USE', { name: known.find(({ id }) => id === choice)?.name })
        }
        disabled={disabled}
        onChoose={(choice) =>
          onDecide(
            choice === 'LEAVE' || choice === 'CREATE'
              ? { position, decision: choice }
              : { position, decision: 'USE', person_id: choice },
          )
        }
        aria-label={words('alike.choice', { line: String(line) })}
        sx={{ minWidth: 200, my: 0.5 }}
      />
    </>
  );
};
