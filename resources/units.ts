// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
export const units = {
  EventTrainer: { prepMinutes: 'minutes', postMinutes: 'minutes', travelMinutes: 'minutes' },
  EstimatedCost: { amountExcVat: { money: 'currency' }, amountIncVat: { money: 'currency' } },
  ReportableSpend: { lineAmount: { money: 'currency' }, amount: { money: 'currency' } },
  Trainer: { fmvAmount: { money: 'fmvCurrency' } },
} as const;
