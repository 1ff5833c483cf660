interface CostCategorySeed {
  readonly name: string;
  readonly reference: string;
  readonly children: readonly { readonly name: string; readonly reference: string }[];
}

const group = (name: string, reference: string, ...children: readonly string[]): CostCategorySeed => ({
  name,
  reference,
  children: children.map((child, index) => ({ name: child, reference: `${reference}-${index + 1}` })),
});

/** The tree of cost categories, two levels deep; references are those of the accounts. */
export const costCategories: readonly CostCategorySeed[] = [
  group('Travel', 'TRV', 'Flights', 'Rail', 'Transfers', 'Mileage'),
  group('Accommodation', 'ACC', 'Hotel', 'Tax'),
  group('Meals', 'MEA', 'Coffee', 'Lunch', 'Dinner'),
  group('Venue', 'VEN', 'Room', 'AV', 'Consumables'),
  group('Faculty', 'FAC', 'Honoraria', 'Travel time', 'Expenses'),
  group('Logistics', 'LOG', 'Agency', 'Onsite staff', 'Printing'),
  group('Other', 'OTH', 'Insurance', 'Visa'),
];
