import { isDay } from '#src/data/dayOrMoment.ts';
import { addDays, todayIn } from '#src/fields/date/days.ts';
import type { DashboardWhere } from './dashboardQuery.ts';

export const periods = ['around', 'past', 'next', 'year', 'lastYear', 'all', 'custom'] as const;
export type Period = (typeof periods)[number];

/** The filters as the address holds them; what is left out is not filtered by. */
export interface DashboardFilters {
  readonly period: Period;
  /** Of a custom period; the last day counts. */
  readonly from: string;
  readonly to: string;
  readonly country: string;
  readonly centre: string;
  readonly indication: string;
}

export const noFilters: DashboardFilters = {
  period: 'around',
  from: '',
  to: '',
  country: '',
  centre: '',
  indication: '',
};

const day = (text: string | null) => (isDay(text) ? text : '');
const id = (text: string | null) => (text !== null && /^\d{1,18}$/.test(text) ? text : '');

/** Anything in the address that makes no sense counts as left out. */
export function readFilters(params: URLSearchParams): DashboardFilters {
  return {
    period: periods.find((period) => period === params.get('period')) ?? noFilters.period,
    from: day(params.get('from')),
    to: day(params.get('to')),
    country: id(params.get('country')),
    centre: id(params.get('centre')),
    indication: id(params.get('indication')),
  };
}

export function writeFilters(filters: DashboardFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of ['period', 'from', 'to', 'country', 'centre', 'indication'] as const) {
    const isOfCustom = key === 'from' || key === 'to';
    if (filters[key] !== noFilters[key] && (!isOfCustom || filters.period === 'custom'))
      params.set(key, filters[key]);
  }
  return params;
}

interface Range {
  readonly from?: string;
  /** Exclusive (D1). */
  readonly before?: string;
}

export function rangeOf({ period, from, to }: DashboardFilters, now: Date): Range {
  const month = (offset: number) => todayIn(null, new Date(now.getFullYear(), now.getMonth() + offset, 1));
  const year = (offset: number) => `${now.getFullYear() + offset}-01-01`;
  switch (period) {
    case 'around':
      return { from: month(-6), before: month(7) };
    case 'past':
      return { from: month(-11), before: month(1) };
    case 'next':
      return { from: month(0), before: month(12) };
    case 'year':
      return { from: year(0), before: year(1) };
    case 'lastYear':
      return { from: year(-1), before: year(0) };
    case 'all':
      return {};
    case 'custom':
      return { ...(from && { from }), ...(to && { before: addDays(to, 1) }) };
  }
}

export function whereOf(filters: DashboardFilters, { from, before }: Range): DashboardWhere {
  return {
    ...(from !== undefined && { date_start_gte: from }),
    ...(before !== undefined && { date_start_lt: before }),
    ...(filters.country && { country_id: filters.country }),
    ...(filters.centre && { training_centre_id: filters.centre }),
    ...(filters.indication && { indication_id: filters.indication }),
  };
}
