/** There are no more than some 250 countries, and of a record hardly ever more than a region's. */
export const someCountries = { atMost: 300, usually: 20 } as const;
