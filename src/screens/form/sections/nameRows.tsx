import { Box } from '@mui/material';
import { Children, isValidElement, type ReactNode } from 'react';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { isNamePart, isNameTitle } from '#src/screens/nameParts.ts';

const sourceOf = (node: ReactNode): string =>
  isValidElement<{ readonly source?: string }>(node) ? (node.props.source ?? '') : '';

const isPart = (node: ReactNode): boolean => isNamePart(sourceOf(node)) || isNameTitle(sourceOf(node));

/** The parts of a person's name, where they follow each other, side by side as one writes them. */
export function nameRows(children: ReactNode): ReactNode {
  const nodes = Children.toArray(children);
  const from = nodes.findIndex(isPart);
  const length = nodes.slice(from).findIndex((node) => !isPart(node));
  const row = from < 0 ? [] : nodes.slice(from, length < 0 ? undefined : from + length);
  if (row.filter((node) => isNamePart(sourceOf(node))).length < 2) return children;
  return [
    ...nodes.slice(0, from),
    <Box key="name" className={wideInput} sx={nameRowSx}>
      {row.map((node) => (
        <Box
          key={sourceOf(node)}
          sx={{ flex: isNameTitle(sourceOf(node)) ? '0 1 104px' : '1 1 200px', minWidth: 0 }}
        >
          {node}
        </Box>
      ))}
    </Box>,
    ...nodes.slice(from + row.length),
  ];
}

const nameRowSx = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: 2,
  maxWidth: 720,
  '& .MuiInputBase-root': { maxWidth: 'none' },
} as const;
