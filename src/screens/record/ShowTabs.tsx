import { Box, Tab, Tabs } from '@mui/material';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { SectionProps } from '../sectionsOf.ts';
import { PartField } from '#src/fields/part/PartField.tsx';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { RowsField } from '#src/fields/rows/RowsField.tsx';
import { useWording } from '#src/fields/wording/useWording.ts';
import { sectionParameter } from '../sectionInAddress.ts';
import { useSectionWords } from '../useSectionWords.ts';
import { TabCount } from './TabCount.tsx';
import { belowSx, besideSx } from './besideSx.ts';

interface ShowTabsProps {
  readonly sections: readonly ReactElement<SectionProps>[];
  readonly children: ReactNode;
  /** What happened to the record: a tab of its own. */
  readonly history?: ReactNode;
  /** Stands beside what is shown, on a wide screen and where that leaves it room. */
  readonly aside?: ReactNode;
}

/** Up to here all sections stand below each other; where there are more, these make the overview. */
const sectionsOnPage = 3;
const overview = 'overview';
const historyTab = 'history';

/** A record's sections: all on the page, or the first of them as an overview and a tab for each of the others. */
export const ShowTabs = ({ sections, children, history, aside }: ShowTabsProps) => {
  const say = useWording();
  const { title } = useSectionWords();
  const panelId = useId();
  const [params, setParams] = useSearchParams();
  const isOnePage = sections.length <= sectionsOnPage + 1;
  if (isOnePage && history === undefined)
    return (
      <Box sx={besideSx}>
        <Box sx={sectionsSx}>{children}</Box>
        {aside}
      </Box>
    );
  const first = isOnePage ? children : sections.slice(0, sectionsOnPage);
  const rest = isOnePage ? [] : sections.slice(sectionsOnPage);
  const isHistory = history !== undefined && params.get(sectionParameter) === historyTab;
  const active = rest.find(({ props }) => props.name === params.get(sectionParameter));
  // The address keeps the tab, so that it can be sent to somebody and survives a step back.
  const open = (name: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (name === overview) next.delete(sectionParameter);
        else next.set(sectionParameter, name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <Tabs
        value={isHistory ? historyTab : (active?.props.name ?? overview)}
        onChange={(_event, name: string) => open(name)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        // The arrows stand in the margins of a narrow page.
        sx={{ mx: { xs: -2, sm: 0 } }}
      >
        <Tab value={overview} label={say('record.overview')} aria-controls={panelId} />
        {rest.map(({ props }) => (
          <Tab
            key={props.name}
            value={props.name}
            label={<TabLabel title={title(props.name)}>{props.children}</TabLabel>}
            aria-controls={panelId}
          />
        ))}
        {history !== undefined && (
          <Tab value={historyTab} label={say('record.history')} aria-controls={panelId} />
        )}
      </Tabs>
      <Box sx={isHistory || (active !== undefined && needsWidth(active)) ? belowSx : besideSx}>
        <Box
          id={panelId}
          role="tabpanel"
          aria-label={
            isHistory
              ? say('record.history')
              : active === undefined
                ? say('record.overview')
                : title(active.props.name)
          }
          sx={isHistory ? belowSx : sectionsSx}
        >
          {isHistory ? history : (active ?? first)}
        </Box>
        {/* Its latest activity and dates would say what the history says. */}
        {!isHistory && aside}
      </Box>
    </>
  );
};

/** The name of a tab, with how many there are behind it. */
const TabLabel = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <span>
    {title}{' '}
    <Box component="span" className="tabular" sx={{ fontWeight: 400, color: 'text.secondary' }}>
      <TabCount>{children}</TabCount>
    </Box>
  </span>
);

const sectionsSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
} as const;

/** Rows of their own, as tables or a board, are read across the whole page. */
const needsWidth = ({ props }: ReactElement<SectionProps>): boolean =>
  props.wide === true ||
  columnsOf(props.children).some(({ field }) => field === RowsField || field === PartField);
