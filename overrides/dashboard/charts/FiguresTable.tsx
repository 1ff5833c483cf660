import { Box, Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-router';

export interface FiguresCell {
  readonly text: string;
  /** As a spreadsheet takes it; the text if left out. */
  readonly plain?: string | undefined;
  /** The list behind the figure. */
  readonly to?: string | undefined;
}

export interface Figures {
  readonly head: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly FiguresCell[])[];
}

interface FiguresTableProps {
  readonly figures: Figures;
  readonly label: string;
  readonly height: number;
}

const Content = ({ text, to }: FiguresCell) =>
  to === undefined || text === '' ? (
    text
  ) : (
    <MuiLink component={Link} to={to} sx={{ color: 'text.primary' }}>
      {text}
    </MuiLink>
  );

/** The numbers of a chart, each a link into the list behind it. */
export const FiguresTable = ({ figures: { head, rows }, label, height }: FiguresTableProps) => (
  <Box
    role="region"
    aria-label={label}
    tabIndex={0}
    sx={{ height, overflow: 'auto', mx: -2, '&:focus-visible': { outlineOffset: -2 } }}
  >
    <Table size="small" stickyHeader aria-label={label}>
      <TableHead>
        <TableRow>
          {head.map((name, column) => (
            <TableCell
              key={name}
              align={column === 0 ? 'left' : 'right'}
              sx={{ bgcolor: 'background.paper' }}
            >
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow key={index}>
            {row.map((cell, column) =>
              column === 0 ? (
                <TableCell key={column} component="th" scope="row" sx={{ minWidth: 96, fontWeight: 400 }}>
                  <Content {...cell} />
                </TableCell>
              ) : (
                <TableCell key={column} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  <Content {...cell} />
                </TableCell>
              ),
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
