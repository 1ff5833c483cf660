import { Box, IconButton, Typography } from '@mui/material';
import {
  NextChip,
  UpgradeButton,
  mayEdit,
  removeEntryMutation,
  useBookingWords,
  wizardPaths,
} from '#overrides/bookings/index.ts';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { formatMomentDay } from '#src/fields/dateTime/formatMomentDay.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { allows } from '#src/data/access/Permission.ts';
import type { BoardEntry } from '../board/Board.ts';
import { EditLink, LineName } from '../board/lineLinks.tsx';
import { useEventWords } from '../eventWords.ts';
import { PriorityButton } from './PriorityButton.tsx';
import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import { useNotify } from 'react-admin';
import { useMutationRun } from '#src/data/write/useMutationRun.ts';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';

/** Takes somebody off the list after saying what is lost. */
const RemoveEntryButton = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const words = useEventWords();
  const confirm = useConfirm();
  const notify = useNotify();
  const { send } = useMutationRun(removeEntryMutation);
  const remove = async () => {
    const { refusal } = await send({ id });
    if (refusal === undefined) notify(words('waiting.removed', { name }), { type: 'success' });
    else notify(refusal.message, { type: 'error' });
  };
  const ask = () =>
    confirm({
      title: words('waiting.remove_title', { name }),
      message: words('waiting.remove_text'),
      confirmLabel: words('waiting.remove_confirm'),
      needsConnection: true,
      action: remove,
    });
  const label = words('waiting.remove', { name });
  return (
    <IconButton size="small" aria-label={label} title={label} onClick={ask}>
      <RemoveIcon sx={{ fontSize: 16 }} />
    </IconButton>
  );
};

interface WaitingLineProps {
  readonly entry: BoardEntry;
}

const lineSx = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.75,
  minHeight: 52,
  px: 1.5,
  py: 0.75,
  gridTemplateColumns: { xs: '28px minmax(0, 1fr)', md: '28px minmax(0, 5fr) minmax(0, 4fr) auto' },
  gridTemplateAreas: { xs: '"place name" ". why" ". act"', md: '"place name why act"' },
} as const;

/** One who waits: the place, the person, why, and what can be done. */
export const WaitingLine = ({ entry }: WaitingLineProps) => {
  const words = useEventWords();
  const shared = useBookingWords();
  const locale = useFormatLocale();
  const reason = useEnumWord()('WaitReason', entry.waitReason);
  const name = entry.participant?.fullName ?? shared('waiting.somebody');
  const mayUpgrade = allows(entry.can, 'upgrade');
  const isEditable = mayEdit(entry);
  const mayRemove = allows(entry.can, 'delete');
  const about = [
    entry.participant?.country?.name,
    words('waiting.since', { day: formatMomentDay(entry.dateCreated, locale) }),
    entry.author?.fullName ? words('bookings.by', { name: entry.author.fullName }) : undefined,
  ].filter((part) => part !== undefined);
  return (
    <Box
      component="li"
      sx={lineSx}
      aria-label={`${shared('waiting.position', { position: entry.position })}: ${name}`}
    >
      <Box
        className="tabular"
        aria-hidden
        sx={{ gridArea: 'place', textAlign: 'right', color: 'text.secondary', fontWeight: 500 }}
      >
        {entry.position}
      </Box>
      <LineName
        to={wizardPaths.viewEntry(entry.id)}
        name={name}
        about={about}
        title={formatDateTime(entry.dateCreated, locale)}
      />
      <Box sx={{ gridArea: 'why', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {entry.isNextEligible && <NextChip />}
        <Typography component="span" sx={{ fontSize: '0.875rem' }}>
          {reason}
        </Typography>
        {allows(entry.can, 'prioritise') ? (
          <PriorityButton entry={entry} name={name} />
        ) : (
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {words('waiting.priority', { priority: entry.priority })}
          </Typography>
        )}
      </Box>
      {(mayUpgrade || isEditable || mayRemove) && (
        <Box sx={{ gridArea: 'act', display: 'flex', alignItems: 'center', gap: 0.5 }}>
          {mayUpgrade && <UpgradeButton id={entry.id} name={name} isNext={entry.isNextEligible} />}
          {isEditable && (
            <EditLink to={wizardPaths.editEntry(entry.id)} label={words('waiting.edit', { name })} />
          )}
          {mayRemove && <RemoveEntryButton id={entry.id} name={name} />}
        </Box>
      )}
    </Box>
  );
};
