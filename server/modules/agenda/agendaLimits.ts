/** How long the parts of a programme may get, and how long they are: a day's has a dozen items. */
export const agendaLimits = {
  sections: { atMost: 50, usually: 5 },
  items: { atMost: 100, usually: 15 },
  trainers: { atMost: 50, usually: 3 },
} as const;
