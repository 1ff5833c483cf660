import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import CloseIcon from '@mui/icons-material/Close';
import ReplaceIcon from '@mui/icons-material/SwapHoriz';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, FormControlLabel, IconButton, Radio } from '@mui/material';
import { useState } from 'react';
import { useConfirm } from '#src/ui/confirm/ConfirmDialog.tsx';
import { useAgendaWords } from '../agendaWords.ts';
import { lengthText, parseLength } from '../model/clock.ts';
import { teaches } from '../model/editTrainers.ts';
import { itemsOf } from '../model/Programme.ts';
import { Cell } from '../outline/Cell.tsx';
import { lineSx } from '../outline/rowSx.ts';
import { moveMember, removeMember, setMember, type TeamMember } from '../state/Plan.ts';
import { useProgramme } from '../state/ProgrammeProvider.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';

interface MemberRowProps {
  readonly member: TeamMember;
  /** As last saved; undefined for who has joined since. */
  readonly was: TeamMember | undefined;
  readonly speaking: number;
  readonly speakingBefore: number;
  /** What the longest bar stands for. */
  readonly most: number;
  readonly leads: boolean;
  /** What is to be said of them, a line each. */
  readonly warnings: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

const times = [
  { field: 'prepMinutes', word: 'team.prep' },
  { field: 'postMinutes', word: 'team.post' },
  { field: 'travelMinutes', word: 'team.travel' },
] as const;

/** A trainer of the event: speaking minutes as a bar, and what is typed beside them; what it was stands below. */
export const MemberRow = (props: MemberRowProps) => {
  const { member, was, speaking, speakingBefore, most, leads, warnings } = props;
  const words = useAgendaWords();
  const { editPlan, readOnly } = useProgramme();
  const name = member.name || words('item.unseen');
  const change = (next: Partial<TeamMember>) => {
    editPlan({ code: 'team', name }, (plan) => setMember(plan, member.trainerId, next));
    return true;
  };
  const typeMinutes = (field: (typeof times)[number]['field'], text: string): boolean => {
    const minutes = text === '' || /^0+$/.test(text) ? 0 : parseLength(text);
    return minutes !== undefined && change({ [field]: minutes });
  };
  const spoken = lengthText(speaking);
  return (
    <Box component="li" sx={memberSx}>
      <Box sx={{ gridArea: 'name', minWidth: 0, px: 1, fontWeight: 500, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box sx={{ gridArea: 'bar', px: 1 }}>
        <Box
          role="img"
          aria-label={words('team.speaking_of', { name, length: spoken })}
          sx={{ height: 6, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden', mb: 0.5 }}
        >
          <Box sx={{ height: 1, width: `${(100 * speaking) / most}%`, bgcolor: 'primary.main' }} />
        </Box>
        <Box sx={{ fontSize: 12, fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
          {words('team.speaking')} {spoken}
          <Before before={lengthText(speakingBefore)} after={spoken} />
        </Box>
      </Box>
      {times.map(({ field, word }) => (
        <Box key={field} sx={{ gridArea: field, minWidth: 0 }}>
          <Box sx={captionSx}>{words(word)}</Box>
          <Cell
            label={words('team.of', { what: words(word), name })}
            text={lengthText(member[field])}
            readOnly={readOnly}
            onCommit={(text) => typeMinutes(field, text)}
            sx={{ '& .MuiInputBase-input': { fontVariantNumeric: 'tabular-nums' } }}
          />
          {was !== undefined && (
            <Box sx={{ px: 1, fontSize: 12, color: 'text.secondary' }}>
              <Before before={lengthText(was[field])} after={lengthText(member[field])} />
            </Box>
          )}
        </Box>
      ))}
      <Box sx={{ gridArea: 'activity', minWidth: 0 }}>
        <Box sx={captionSx}>{words('team.activity')}</Box>
        <Cell
          multiline
          label={words('team.of', { what: words('team.activity'), name })}
          text={member.activityDescription ?? ''}
          placeholder="–"
          readOnly={readOnly}
          onCommit={(text) => change({ activityDescription: text === '' ? null : text })}
        />
      </Box>
      <MemberActions {...props} name={name} />
      {readOnly && leads && (
        <Box sx={{ gridArea: 'actions', px: 1, fontSize: 12, textAlign: 'right' }}>{words('team.lead')}</Box>
      )}
      <Box sx={{ gridArea: 'lines' }} role="status">
        {warnings
          .split('\n')
          .filter(Boolean)
          .map((text) => (
            <Box key={text} sx={lineSx}>
              <WarningIcon fontSize="inherit" /> {text}
            </Box>
          ))}
      </Box>
    </Box>
  );
};

const Before = ({ before, after }: { readonly before: string; readonly after: string }) => {
  const words = useAgendaWords();
  return before === after ? null : <Box component="span"> ({words('team.changed', { before })})</Box>;
};

const MemberActions = ({
  member,
  leads,
  isFirst,
  isLast,
  name,
}: MemberRowProps & { readonly name: string }) => {
  const words = useAgendaWords();
  const confirm = useConfirm();
  const { plan, editPlan, readOnly } = useProgramme();
  const [isReplacing, setReplacing] = useState(false);
  if (readOnly) return null;
  const id = member.trainerId;
  const move = (by: -1 | 1) => editPlan({ code: 'team', name }, (now) => moveMember(now, id, by));
  const remove = () => {
    const taught = itemsOf(plan.programme).filter((item) => teaches(item, id));
    const items = taught.map((item) => `“${item.name}”`).join(', ');
    confirm({
      title: words('team.remove_title', { name }),
      message: items === '' ? words('team.remove_text_none') : words('team.remove_text', { items }),
      confirmLabel: words('team.remove_confirm'),
      action: () => editPlan({ code: 'team', name }, (now) => removeMember(now, id)),
    });
  };
  return (
    <Box sx={{ gridArea: 'actions', display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }}>
      <FormControlLabel
        control={
          <Radio
            size="small"
            checked={leads}
            onChange={() => editPlan({ code: 'team', name }, (now) => ({ ...now, leadTrainerId: id }))}
            slotProps={{ input: { 'aria-label': words('team.lead_of', { name }) } }}
          />
        }
        label={words('team.lead')}
        slotProps={{ typography: { sx: { fontSize: 12 } } }}
        sx={{ mr: 1 }}
      />
      <IconButton
        size="small"
        aria-label={words('team.up', { name })}
        disabled={isFirst}
        onClick={() => move(-1)}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={words('team.down', { name })}
        disabled={isLast}
        onClick={() => move(1)}
      >
        <DownIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={words('team.replace', { name })}
        title={words('team.replace', { name })}
        onClick={() => setReplacing(true)}
      >
        <ReplaceIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={words('team.remove', { name })} onClick={remove}>
        <CloseIcon fontSize="small" />
      </IconButton>
      {isReplacing && <ReplaceDialog member={member} onClose={() => setReplacing(false)} />}
    </Box>
  );
};

const captionSx = { px: 1, fontSize: 12, color: 'text.secondary' } as const;

const memberSx = {
  listStyle: 'none',
  display: 'grid',
  alignItems: 'start',
  columnGap: 1,
  rowGap: 0.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  gridTemplateColumns: {
    xs: 'repeat(3, minmax(0, 1fr))',
    md: '2fr 2fr repeat(3, 96px)',
    lg: 'minmax(0, 3fr) minmax(0, 3fr) repeat(3, 88px) minmax(0, 4fr) 208px',
  },
  gridTemplateAreas: {
    xs: `"name name name" "bar bar bar" "prepMinutes postMinutes travelMinutes" "activity activity activity" "actions actions actions" "lines lines lines"`,
    md: `"name bar prepMinutes postMinutes travelMinutes" "activity activity actions actions actions" "lines lines lines lines lines"`,
    lg: `"name bar prepMinutes postMinutes travelMinutes activity actions" "lines lines lines lines lines lines lines"`,
  },
} as const;
