import { gql } from '@apollo/client/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAsk } from '#src/data/DataClient.tsx';
import type { Documents } from '#src/generated/operations.ts';
import { ageInDays, isOld } from './rateFigures.ts';

const ratesToMendQuery: Documents['RatesToMend'] = gql`
  query RatesToMend {
    exchangeRateSets(first: 50, where: { in_force: true }) {
      data {
        id
        base
        lastUpdated
      }
    }
    exchangeRateNeeds {
      base
      target
      rate
      lastUpdated
    }
  }
`;

export interface ToMend {
  readonly isLoading: boolean;
  /** Currencies that events to come need, and that have no rate. */
  readonly missing: readonly string[];
  /** How many days old the rates of others are. */
  readonly old: ReadonlyMap<string, number>;
}

/** H5: what somebody who can mend rates is warned of. */
export function useRatesToMend(canMend: boolean): ToMend {
  const ask = useAsk();
  const [now] = useState(() => new Date());
  const { data, isLoading } = useQuery({
    queryKey: ['exchangeRateSets', 'toMend'],
    queryFn: ({ signal }) => ask(ratesToMendQuery, {}, signal),
    enabled: canMend,
  });
  const needs = data?.exchangeRateNeeds ?? [];
  const missing = [...new Set(needs.filter(({ rate }) => rate === null).map(({ base }) => base))];
  const oldSets = (data?.exchangeRateSets.data ?? []).filter(({ lastUpdated }) => isOld(lastUpdated, now));
  const oldPairs = needs.filter(({ lastUpdated }) => lastUpdated !== null && isOld(lastUpdated, now));
  const old = new Map(
    [...oldPairs, ...oldSets].map(({ base, lastUpdated }) => [base, ageInDays(lastUpdated ?? '', now)]),
  );
  return { isLoading, missing, old };
}
