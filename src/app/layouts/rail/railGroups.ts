import AccessIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import DashboardIcon from '@mui/icons-material/InsightsOutlined';
import BookingsIcon from '@mui/icons-material/EventSeatOutlined';
import CentresIcon from '@mui/icons-material/ApartmentOutlined';
import CountriesIcon from '@mui/icons-material/PublicOutlined';
import EventsIcon from '@mui/icons-material/EventOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import IndicationsIcon from '@mui/icons-material/LabelOutlined';
import LogIcon from '@mui/icons-material/HistoryOutlined';
import ParticipantsIcon from '@mui/icons-material/GroupsOutlined';
import RatesIcon from '@mui/icons-material/CurrencyExchangeOutlined';
import CostsIcon from '@mui/icons-material/PaymentsOutlined';
import TemplatesIcon from '@mui/icons-material/DescriptionOutlined';
import ApprovedIcon from '@mui/icons-material/TaskOutlined';
import TrainersIcon from '@mui/icons-material/SchoolOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmpty';
import type SvgIcon from '@mui/material/SvgIcon';
import type { AppWord } from '../../words/appMessages.ts';

export interface RailItem {
  readonly to: string;
  readonly label?: AppWord;
  readonly icon: typeof SvgIcon;
  /** Shown to those who may list it. */
  readonly resource?: string;
}

export interface RailGroup {
  readonly name: string;
  readonly label: AppWord;
  readonly items: readonly RailItem[];
}

const of = (resource: string, icon: typeof SvgIcon): RailItem => ({ to: `/${resource}`, resource, icon });

const groups: readonly RailGroup[] = [
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
    items: [of('participants', ParticipantsIcon), of('trainers', TrainersIcon)],
  },
  {
    name: 'work',
    label: 'rail.work',
    items: [of('bookings', BookingsIcon), of('waitingListEntries', WaitingIcon)],
  },
  {
    name: 'documents',
    label: 'rail.documents',
    items: [of('templates', TemplatesIcon), of('approvedDocuments', ApprovedIcon)],
  },
  {
    name: 'insight',
    label: 'rail.insight',
    items: [
      { to: '/powerbi-dashboard', label: 'dashboard.title', icon: DashboardIcon },
      { to: '/log', label: 'rail.log', icon: LogIcon, resource: 'audits' },
    ],
  },
];

const referenceIcons: Readonly<Record<string, typeof SvgIcon>> = {
  users: BadgeIcon,
  countries: CountriesIcon,
  indications: IndicationsIcon,
  costCategories: CostsIcon,
  exchangeRates: RatesIcon,
};

/** Lists that are at hand on every page: the bell. */
const elsewhere: readonly string[] = ['notifications'];

/** The rail: the named groups, then Administration with the users and every other list there is. */
export function railGroups(listed: readonly string[]): readonly RailGroup[] {
  const named = groups.map((group) => ({
    ...group,
    items: group.items.filter(({ resource }) => !resource || listed.includes(resource)),
  }));
  const placed = new Set([
    ...elsewhere,
    ...groups.flatMap(({ items }) => items.map(({ resource }) => resource)),
  ]);
  const rest = listed
    .filter((resource) => !placed.has(resource))
    .sort((a, b) => Number(b === 'users') - Number(a === 'users'));
  const administration: RailGroup = {
    name: 'administration',
    label: 'rail.administration',
    items: [
      ...rest.map((resource) => of(resource, referenceIcons[resource] ?? CategoryIcon)),
      { to: '/access', label: 'access.title', icon: AccessIcon },
    ],
  };
  return [...named, administration].filter(({ items }) => items.length > 0);
}
