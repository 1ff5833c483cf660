import { Box } from '@mui/material';
import type { AuditRecord } from '#resources/audits/index.ts';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { factsLine } from '#src/fields/wording/factsLine.ts';
import { EmptyValue } from '#src/fields/cell/EmptyValue.tsx';
import { useAuditWords } from '../auditWords.ts';
import { columnWords } from './columnWords.ts';
import { changesInWords, type ChangeInWords } from './changesInWords.ts';
import { inLine } from './excerpt.ts';
import { inPageOrder } from './pageOrder.ts';
import { ExportedLine } from '../exported/ExportedLine.tsx';
import { useExported } from '../exported/useExported.ts';
import { oneLine, oneLineSx } from '../oneLineSx.ts';
import { useAuditedChanges } from './useAuditedChanges.ts';

const few = 3;

type SideName = 'before' | 'after';

/** The changed values of one side: 'Status: New'. */
const toldOn = (side: SideName, changes: readonly ChangeInWords[]): readonly string[] =>
  changes
    .filter((change) => (side === 'before' ? change.old : change.new) !== undefined)
    .map(({ label, [side]: text }) => (text === undefined ? label : `${label}: ${inLine(text)}`));

/** The changed values on one line, as they were or as they became; the whole in its title. */
function sideOf(side: SideName): FieldComponent {
  const Side: FieldComponent = () => {
    const words = useAuditWords();
    const told = toldOn(side, useAuditedChanges());
    const exported = useExported();
    if (told.length === 0) return <EmptyValue />;
    if (exported !== undefined) return <ExportedLine exported={exported} />;
    const more = told.length - few;
    return (
      <Box component="span" title={told.join('\n')} className={oneLine} sx={oneLineSx}>
        {factsLine(told.slice(0, few))}
        {more > 0 && (
          <Box
            component="span"
            sx={{ color: 'text.secondary' }}
          >{` · ${words('more', { count: more })}`}</Box>
        )}
      </Box>
    );
  };
  Side.needs = ['auditableType', 'oldValues', 'newValues', 'event'] satisfies (keyof AuditRecord)[];
  Side.csv = (_value, _props, { translate, locale, fieldWords }, record) => {
    const audit: Partial<AuditRecord> = record ?? {};
    const { auditableType: type = '' } = audit;
    const words = { type, translate, locale, fieldWords: columnWords(type, fieldWords) };
    return toldOn(side, inPageOrder(type, changesInWords(audit, words))).join('; ');
  };
  return Side;
}

export const BeforeField = sideOf('before');
export const AfterField = sideOf('after');
