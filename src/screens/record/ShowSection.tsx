import { Box, Button } from '@mui/material';
import { type ReactNode, type ReactElement, useState, Children, isValidElement } from 'react';
import { useRecordContext } from 'react-admin';
import { wideInput, wideOnPhone } from '#src/fields/input/inputWidth.ts';
import { SectionTitle } from '#src/fields/cell/SectionTitle.ts';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { isEmptyValue, valueAt } from '#src/fields/value/valueAt.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { panelSx } from '#src/ui/panelSx.ts';
import { SectionHead } from '../SectionHead.tsx';
import { useReplacements } from '../Replace.tsx';
import { useSectionWords } from '../useSectionWords.ts';
import { notOnPaper } from '#src/ui/notOnPaper.ts';

interface Pieces {
  readonly filled: readonly ReactNode[];
  readonly empty: readonly ReactElement[];
}

/** A single dash says what it says; only several are worth hiding. */
const fewest = 2;
/** Where nothing else stands there, a line of dashes takes no more room than the button in its place. */
const fewestAlone = 4;

/** The pieces of a section, apart from fields that are empty in this record; what says something of an empty value stays. */
function emptyAmong(children: ReactNode, record: unknown, isKept: (source: string) => boolean): Pieces {
  const pieces = Children.toArray(children);
  const isEmpty = (piece: ReactNode): piece is ReactElement => {
    const [field, ...more] = columnsOf(piece);
    if (!isValidElement(piece) || field === undefined || more.length > 0) return false;
    if (field.field?.saysEmpty === true || field.render !== undefined || isKept(field.source)) return false;
    return isEmptyValue(valueAt(record, field.source));
  };
  const empty = pieces.filter(isEmpty);
  return empty.length < (empty.length === pieces.length ? fewestAlone : fewest)
    ? { filled: pieces, empty: [] }
    : { filled: pieces.filter((piece) => !isEmpty(piece)), empty };
}

/** What nothing is known of: a number until somebody asks. */
const EmptyFields = ({ fields }: { readonly fields: readonly ReactElement[] }): ReactNode => {
  const say = useWording();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOpen && fields}
      <div className={wideInput}>
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ color: 'text.secondary', ml: -1.25 }}
        >
          {say(isOpen ? 'record.hide_empty' : 'record.show_empty', { smart_count: fields.length })}
        </Button>
      </div>
    </>
  );
};

interface ShowSectionProps {
  /** Its words are `resources.<resource>.sections.<name>` and `…<name>_help`. */
  readonly name: string;
  readonly children?: ReactNode;
  /** A tab of it leaves no room for what stands beside. */
  readonly wide?: boolean;
}

/** Values of a record that belong together; those that are empty behind their number. */
export const ShowSection = ({ name, children }: ShowSectionProps) => {
  const record = useRecordContext();
  const { fields = {} } = useReplacements();
  const { filled, empty } = emptyAmong(children, record, (source) => source in fields);
  return (
    <Box
      component="section"
      sx={{ ...panelSx, p: { xs: 2, md: 2.5 }, ...(filled.length === 0 && empty.length > 0 && notOnPaper) }}
    >
      <SectionHead name={name} bare={filled.length === 0} />
      <Box sx={showGridSx}>
        <SectionTitle value={useSectionWords().title(name)}>
          {filled}
          {empty.length > 0 && <EmptyFields fields={empty} />}
        </SectionTitle>
      </Box>
    </Box>
  );
};

const showGridSx = {
  display: 'grid',
  columnGap: { xs: 2, sm: 3 },
  rowGap: 2,
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(136px, 1fr))',
    sm: 'repeat(auto-fill, minmax(220px, 1fr))',
  },
  [`& > .${wideInput}`]: { gridColumn: '1 / -1' },
  [`& > .${wideOnPhone}`]: { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
