import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import DashboardIcon from '@mui/icons-material/InsightsOutlined';
import BookingsIcon from '@mui/icons-material/EventSeatOutlined';
import CentresIcon from '@mui/icons-material/ApartmentOutlined';
import CountriesIcon from '@mui/icons-material/PublicOutlined';
import EventsIcon from '@mui/icons-material/EventOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import IndicationsIcon from '@mui/icons-material/LabelOutlined';
import LogIcon from '@mui/icons-material/HistoryOutlined';
import ParticipantsIcon from '@mui/icons-material/GroupsOutlined';
import RequestsIcon from '@mui/icons-material/RuleOutlined';
import RatesIcon from '@mui/icons-material/CurrencyExchangeOutlined';
import SpendIcon from '@mui/icons-material/VolunteerActivismOutlined';
import CostsIcon from '@mui/icons-material/PaymentsOutlined';
import TemplatesIcon from '@mui/icons-material/DescriptionOutlined';
import ApprovedIcon from '@mui/icons-material/TaskOutlined';
import RunsIcon from '@mui/icons-material/DynamicFeedOutlined';
import TrainersIcon from '@mui/icons-material/SchoolOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmpty';
import type SvgIcon from '@mui/material/SvgIcon';
import type { resources } from '#resources/index.ts';
import type { RailDefinition, RailItem } from '#src/screens/RailDefinition.ts';
import type { ShellWord } from './shellWords.ts';

type List = keyof typeof resources;

const of = (resource: List, icon: typeof SvgIcon): RailItem<ShellWord, List> => ({
  to: `/${resource}`,
  resource,
  icon,
});

/** Its lists are those of the contract: one that is misspelt, or gone, does not compile. */
export const rail: RailDefinition<ShellWord> = {
  groups: [
    {
      name: 'plan',
      label: 'rail.plan',
      items: [
        { to: '/', label: 'home.title', icon: HomeIcon },
        of('events', EventsIcon),
        of('centers', CentresIcon),
      ],
    },
    {
      name: 'people',
      label: 'rail.people',
      items: [
        of('participants', ParticipantsIcon),
        of('participantRequests', RequestsIcon),
        of('trainers', TrainersIcon),
      ],
    },
    {
      name: 'work',
      label: 'rail.work',
      items: [of('bookings', BookingsIcon), of('waitingListEntries', WaitingIcon)],
    },
    {
      name: 'documents',
      label: 'rail.documents',
      items: [
        of('documentRuns', RunsIcon),
        of('templates', TemplatesIcon),
        of('approvedDocuments', ApprovedIcon),
      ],
    },
    {
      name: 'insight',
      label: 'rail.insight',
      items: [
        { to: '/powerbi-dashboard', label: 'dashboard.title', icon: DashboardIcon },
        of('spend', SpendIcon),
        { to: '/log', label: 'rail.log', icon: LogIcon, resource: 'audits' },
      ],
    },
  ],
  rest: { name: 'administration', label: 'rail.administration' },
  icons: {
    users: BadgeIcon,
    countries: CountriesIcon,
    indications: IndicationsIcon,
    costCategories: CostsIcon,
    exchangeRateSets: RatesIcon,
  },
  first: 'users',
  elsewhere: ['notifications', 'generatedDocuments', 'tasks', 'savedViews'],
  titles: {
    events: 'rail.events',
    centers: 'rail.centers',
    bookings: 'rail.bookings',
    waitingListEntries: 'rail.waitingList',
    templates: 'rail.templates',
    approvedDocuments: 'rail.approvedDocuments',
    audits: 'rail.log',
  },
} satisfies RailDefinition<ShellWord, List>;
