import { gql } from '@apollo/client/core';
import type {
  Documents,
  RateCourseQuery,
  RatePreviewQuery,
  RatesPageQuery,
  SetBeforeQuery,
} from '#src/generated/operations.ts';

export type SetInForce = RatesPageQuery['inForce']['data'][number];
export type SetBefore = SetBeforeQuery['exchangeRateSets']['data'][number];
export type RateNeed = NonNullable<RatesPageQuery['exchangeRateNeeds']>[number];
export type RateFeed = RatesPageQuery['exchangeRateFeed'];
export type RatePreview = NonNullable<RatePreviewQuery['exchangeRatePreview']>;
export type RateCourse = NonNullable<RateCourseQuery['exchangeRateHistory']>;

/** What stands above the list of sets in one request, but for the course of a pair. */
export const ratesPageQuery: Documents['RatesPage'] = gql`
  query RatesPage {
    inForce: exchangeRateSets(first: 50, where: { in_force: true }, orderBy: [{ column: BASE }]) {
      data {
        id
        base
        day
        source
        author {
          fullName
        }
        lastUpdated
        rates {
          target
          rate
          lastUpdated
        }
      }
    }
    exchangeRateNeeds {
      base
      target
      rate
      lastUpdated
      eventCount
      events {
        centreEventId
        name
        dateStart
        forHonoraria
        forCosts
      }
    }
    exchangeRateFeed {
      askedAt
      answeredAt
      problem
    }
  }
`;

export const rateCourseQuery: Documents['RateCourse'] = gql`
  query RateCourse($base: Currency!, $target: Currency!, $from: Date!) {
    exchangeRateHistory(base: $base, target: $target, from: $from) {
      day
      rate
    }
  }
`;

/** The set that rates of a day follow. */
export const setBeforeQuery: Documents['SetBefore'] = gql`
  query SetBefore($base: Currency!, $day: Mixed!) {
    exchangeRateSets(
      first: 1
      where: { base: $base, whereConditions: { column: DAY, operator: LTE, value: $day } }
    ) {
      data {
        id
        rates {
          target
          rate
        }
      }
    }
  }
`;

export const ratePreviewQuery: Documents['RatePreview'] = gql`
  query RatePreview($base: Currency!, $day: Date!, $text: String!) {
    exchangeRatePreview(base: $base, day: $day, text: $text) {
      followsId
      changes {
        target
        kind
        before
        after
      }
      problems {
        line
        text
        message
      }
    }
  }
`;

export const importRatesMutation: Documents['ImportExchangeRates'] = gql`
  mutation ImportExchangeRates($input: ImportExchangeRatesInput!) {
    importExchangeRates(input: $input) {
      id
    }
  }
`;

export const enterRatesMutation: Documents['EnterExchangeRates'] = gql`
  mutation EnterExchangeRates($input: EnterExchangeRatesInput!) {
    enterExchangeRates(input: $input) {
      id
    }
  }
`;
