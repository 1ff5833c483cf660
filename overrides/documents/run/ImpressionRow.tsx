import { Box, ButtonBase, Checkbox, Link } from '@mui/material';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { tone, type PaletteName } from '#src/ui/palettes.ts';
import { useDocumentWords } from '../documentWords.ts';
import { impressionState, isReady, type ImpressionState } from '../impressionState.ts';
import { mendPath } from '../mendPath.ts';
import type { Impression, ImpressionBlock } from '../runOperations.ts';
import type { ShownTask } from '#src/data/task/taskParts.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

/** Why a document cannot be made; a field is called as the page calls it where it is entered. */
function useBlockWords(): (block: ImpressionBlock) => string {
  const words = useDocumentWords();
  const labelOf = useFieldLabel();
  return ({ code, message, mergeContext, field }) => {
    if (code !== 'MISSING_VALUE' || mergeContext === null || field === null) return message;
    const label = labelOf(mergeContext, { field, label: '' });
    return label === '' ? message : words('state.missing', { field: label });
  };
}

interface ImpressionRowProps {
  readonly impression: Impression;
  /** What the task under way says of it. */
  readonly row: ShownTask['rows'][number] | undefined;
  readonly isMaking: boolean;
  readonly eventId: string;
  readonly isChosen: boolean;
  /** Undefined where there is only one. */
  readonly isTicked: boolean | undefined;
  readonly onChoose: (key: string) => void;
  readonly onTick: (keys: readonly string[], on: boolean) => void;
  readonly onMend: (impression: string, field: string) => void;
}

const colours: Readonly<Record<ImpressionState, PaletteName>> = {
  waiting: 'matisse',
  failed: 'thunderbird',
  blocked: 'thunderbird',
  outdated: 'starship',
  made: 'fern',
  ready: 'night',
};

/** Whom a document is for and where it stands; what keeps it from being made, with the way to mend it. */
export const ImpressionRow = memo((props: ImpressionRowProps) => {
  const { impression, row, isMaking, eventId, isChosen, isTicked, onChoose, onTick, onMend } = props;
  const words = useDocumentWords();
  const locale = useFormatLocale();
  const { key, label, blocks, latest } = impression;
  const state = impressionState(impression, row, isMaking);
  const text =
    state === 'failed'
      ? (row?.message ?? words('state.failed'))
      : words(state === 'made' && latest === null ? 'state.made_now' : `state.${state}`, {
          when: formatDateTime(latest?.dateCreated, locale),
        });
  return (
    <Box
      component="li"
      data-impression={key}
      sx={{ display: 'flex', alignItems: 'flex-start', bgcolor: isChosen ? 'action.selected' : undefined }}
    >
      {isTicked !== undefined && (
        <Checkbox
          size="small"
          checked={isTicked}
          disabled={!isReady(impression)}
          onChange={(_event, on) => onTick([key], on)}
          slotProps={{ input: { 'aria-label': words('list.tick', { name: label }) } }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0, py: 1, pr: 1.5, pl: isTicked === undefined ? 1.5 : 0 }}>
        <ButtonBase
          onClick={() => onChoose(key)}
          aria-current={isChosen ? 'true' : undefined}
          sx={{ display: 'block', width: '100%', textAlign: 'left', font: 'inherit', borderRadius: '4px' }}
        >
          <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{label}</Box>
          <Box sx={stateSx(colours[state])}>{text}</Box>
        </ButtonBase>
        {state !== 'made' &&
          blocks.map((block) => (
            <Block
              key={`${block.code} ${block.field ?? ''}`}
              block={block}
              eventId={eventId}
              onMend={block.takesOwnValue ? (field) => onMend(key, field) : undefined}
            />
          ))}
      </Box>
    </Box>
  );
});

const stateSx = (palette: PaletteName) => (theme: Parameters<typeof tone>[0]) =>
  ({
    display: 'flex',
    alignItems: 'baseline',
    gap: 0.75,
    fontSize: 12,
    color: tone(theme, palette).text,
    '&::before': {
      content: '""',
      flex: 'none',
      width: 7,
      height: 7,
      borderRadius: '50%',
      backgroundColor: tone(theme, palette).strong,
    },
  }) as const;

interface BlockProps {
  readonly block: ImpressionBlock;
  readonly eventId: string;
  /** Undefined where an own value would not help. */
  readonly onMend: ((field: string) => void) | undefined;
}

/** Why it cannot be made, the record where it is mended, and the field where an own value does as well. */
const Block = ({ block, eventId, onMend }: BlockProps) => {
  const words = useDocumentWords();
  const enumWord = useEnumWord();
  const message = useBlockWords()(block);
  const { mergeContext, mergeContextId, field } = block;
  return (
    <Box sx={{ fontSize: 12, mt: 0.25 }}>
      {message}{' '}
      {mergeContext !== null && mergeContextId !== null && (
        <Link component={RouterLink} to={mendPath(mergeContext, mergeContextId, { eventId, field })}>
          {words('state.mend', { record: enumWord('MergeContext', mergeContext).toLocaleLowerCase() })}
        </Link>
      )}
      {field !== null && onMend !== undefined && (
        <>
          {' · '}
          <Link component="button" type="button" onClick={() => onMend(field)} sx={{ font: 'inherit' }}>
            {words('state.own')}
          </Link>
        </>
      )}
    </Box>
  );
};
