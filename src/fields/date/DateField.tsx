import { defineTextField } from '../kind/defineField.tsx';
import { formatDate } from './formatDate.ts';

export const DateField = defineTextField({ text: formatDate, tabular: true });
