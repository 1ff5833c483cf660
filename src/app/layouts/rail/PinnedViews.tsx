import PinIcon from '@mui/icons-material/PushPinOutlined';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router';
import { useAsk } from '#src/data/DataClient.tsx';
import { useCount } from '#src/fields/wording/useCount.ts';
import { pinnedViewsQuery, viewsKey } from '#src/screens/list/views/keeping/savedViewOperations.ts';
import { useViewCounts } from '#src/screens/list/views/keeping/useViewCounts.ts';
import { openViewKey } from '#src/screens/list/views/keeping/storedViews.ts';
import { viewPath } from '#src/screens/list/views/viewPath.ts';
import { useViewWords } from '#src/screens/list/views/viewWords.ts';
import { RailEntry } from './RailLink.tsx';
import { RailSection } from './RailSection.tsx';

export interface PinnedViewsProps {
  readonly collapsed: boolean;
  readonly onFollow: (() => void) | undefined;
}

/** The views that the viewer has pinned, each with how many records it has for them. */
export const PinnedViews = ({ collapsed, onFollow }: PinnedViewsProps) => {
  const ask = useAsk();
  const words = useViewWords();
  const count = useCount();
  const { data: views = [] } = useQuery({
    queryKey: viewsKey('pinned'),
    staleTime: 60_000,
    queryFn: async () => (await ask(pinnedViewsQuery, {})).savedViews,
  });
  const counts = useViewCounts(views.map(({ id }) => id));
  if (views.length === 0) return null;
  return (
    <RailSection label={words('view.pinned')} collapsed={collapsed}>
      {views.map(({ id, resource, label }) => {
        const known = counts.get(id);
        return (
          <PinnedView
            key={id}
            id={id}
            resource={resource}
            label={label}
            figure={known === undefined ? undefined : count(known)}
            collapsed={collapsed}
            onFollow={onFollow}
          />
        );
      })}
    </RailSection>
  );
};

interface PinnedViewProps extends PinnedViewsProps {
  readonly id: string;
  readonly resource: string;
  readonly label: string;
  readonly figure: string | undefined;
}

const PinnedView = ({ id, resource, ...entry }: PinnedViewProps) => {
  const { pathname } = useLocation();
  const [opened] = useStore<string | undefined>(openViewKey(resource));
  const active = pathname === `/${resource}` && opened === id;
  return <RailEntry {...entry} to={viewPath(resource, id)} icon={PinIcon} active={active} />;
};
