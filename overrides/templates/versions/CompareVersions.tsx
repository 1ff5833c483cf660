import { Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useAsk } from '#src/data/DataClient.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { usePieceWords } from '../editor/usePieceWords.ts';
import { useTemplateWords } from '../templateWords.ts';
import { compareLines, type LinePair, type Part } from './compareLines.ts';
import { templateLines } from './templateLines.ts';
import { type TemplateVersion, versionTextsQuery } from './versionOperations.ts';

type Version = Pick<TemplateVersion, 'id' | 'version'>;

interface CompareVersionsProps {
  readonly before: Version;
  readonly after: Version;
  readonly catalogue: Catalogue;
}

/** Two versions beside each other as text, what each has alone marked. */
export const CompareVersions = ({ before, after, catalogue }: CompareVersionsProps) => {
  const words = useTemplateWords();
  const pieces = usePieceWords(catalogue);
  const { data, error, refetch } = useTexts(before.id, after.id);
  if (data === undefined)
    return error === null ? (
      <Skeleton variant="rounded" height={240} />
    ) : (
      <FailurePanel title={words('versions_failed')} error={error} onRetry={() => void refetch()} />
    );
  const pairs = compareLines(
    templateLines(data.before?.html ?? '', pieces),
    templateLines(data.after?.html ?? '', pieces),
  );
  // A line that both have is one and the same.
  const first = pairs.findIndex((pair) => pair.before !== pair.after);
  return (
    // Whoever has no mouse scrolls it.
    <Box
      role="region"
      aria-label={words('compare_title', { one: before.version, other: after.version })}
      tabIndex={0}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      {first === -1 && <Typography color="textSecondary">{words('compare_same')}</Typography>}
      <Box component="table" sx={tableSx}>
        <thead>
          <tr>
            {[before, after].map(({ id, version }) => (
              <th key={id} scope="col">
                {words('version', { version })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair, place) => (
            <Line key={place} {...pair} isFirst={place === first} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
};

function useTexts(before: string, after: string) {
  const ask = useAsk();
  return useQuery({
    queryKey: ['templates', 'texts', before, after],
    queryFn: ({ signal }) => ask(versionTextsQuery, { before, after }, signal),
  });
}

/** Of a long text one looks for what differs. */
const intoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'center' });

/** A line of both; the first that differs comes into view. */
const Line = ({ before, after, isFirst }: LinePair & { readonly isFirst: boolean }) => (
  <tr ref={isFirst ? intoView : undefined}>
    <td>{before?.map((part, index) => (part.isOwn ? <del key={index}>{part.text}</del> : part.text))}</td>
    <td>
      {after?.map((part: Part, index) => (part.isOwn ? <ins key={index}>{part.text}</ins> : part.text))}
    </td>
  </tr>
);

const tableSx = {
  width: 1,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& :is(th, td)': {
    textAlign: 'start',
    verticalAlign: 'top',
    px: 1,
    py: 0.5,
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: 600, position: 'sticky', top: 0, bgcolor: 'background.paper' },
  '& :is(del, ins)': { color: 'text.primary', borderRadius: '2px' },
  '& del': { bgcolor: 'color-mix(in srgb, #c02b18, transparent 75%)' },
  '& ins': { bgcolor: 'color-mix(in srgb, #2e8b3a, transparent 70%)' },
} as const;
