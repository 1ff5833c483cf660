import type { Api } from '../startApi.ts';

export const dashboardQuery = `query ($where: DashboardWhere) { dashboard(where: $where) {
  months { month events seats taken trainees }
  bookings { country { id name } bookingStatus bookings }
  waitingCount waiting { centreEventId name dateStart waiting maxTrainees trainees }
  placeholders { month outcome bookings }
  costs { month currency events trainees amountExcVat amountIncVat perHead } } }`;

/** What the query above answers. */
export interface DashboardFigures {
  readonly months: readonly {
    month: string | null;
    events: number;
    seats: number;
    taken: number;
    trainees: number;
  }[];
  readonly bookings: readonly {
    country: { id: string; name: string } | null;
    bookingStatus: string;
    bookings: number;
  }[];
  readonly waitingCount: number;
  readonly waiting: readonly { centreEventId: string; waiting: number; trainees: number }[];
  readonly placeholders: readonly { month: string | null; outcome: string; bookings: number }[];
  readonly costs:
    | readonly {
        month: string | null;
        currency: string;
        events: number;
        trainees: number;
        amountExcVat: number;
        amountIncVat: number;
        perHead: number | null;
      }[]
    | null;
}

export const readDashboard = async (api: Api, who: string, where: object = {}): Promise<DashboardFigures> =>
  (await api.as(who).ask(dashboardQuery, { where }))['dashboard'] as DashboardFigures;

/** How many rows a list has behind a figure. */
export async function totalOf(
  api: Api,
  who: string,
  list: 'eventBookings' | 'centreEvents',
  where: object,
): Promise<number> {
  const type = list === 'eventBookings' ? 'EventBookingWhere' : 'CentreEventWhere';
  const data = await api
    .as(who)
    .ask(`query ($where: ${type}) { list: ${list}(first: 1, where: $where) { paginatorInfo { total } } }`, {
      where,
    });
  return (data['list'] as { paginatorInfo: { total: number } }).paginatorInfo.total;
}

export const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((all, row) => all + of(row), 0);

export const nextMonth = (month: string) => {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
};

/** Of events that start in a month, given by its first day. */
export const within = (month: string) => ({ date_start_gte: month, date_start_lt: nextMonth(month) });
