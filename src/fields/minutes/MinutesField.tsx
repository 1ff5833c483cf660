import { defineTextField } from '../kind/defineField.tsx';
import { formatMinutes } from './formatMinutes.ts';

export const MinutesField = defineTextField({ text: formatMinutes, tabular: true, align: 'right' });
