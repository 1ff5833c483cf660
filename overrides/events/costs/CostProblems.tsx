import { Box } from '@mui/material';

interface CostProblemsProps {
  readonly problems: readonly { readonly id: string; readonly column: string; readonly text: string }[];
  /** As many as the table has. */
  readonly columns: number;
}

/** Why a line cannot be taken, below it: most of its cells are narrower than the words. */
export const CostProblems = ({ problems, columns }: CostProblemsProps) => (
  <Box component="tr" sx={{ borderTop: '0 !important' }}>
    <td className="wide" colSpan={columns}>
      {problems.map(({ id, column, text }) => (
        <Box key={id} sx={{ px: 1, py: 0.25, fontSize: 12, color: 'error.main', overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {column}:
          </Box>{' '}
          <span id={id}>{text}</span>
        </Box>
      ))}
    </td>
  </Box>
);
