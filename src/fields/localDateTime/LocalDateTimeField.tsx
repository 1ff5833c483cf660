import { defineTextField } from '../kind/defineField.tsx';
import { formatLocalDateTime } from './formatLocalDateTime.ts';

export const LocalDateTimeField = defineTextField({ text: formatLocalDateTime, tabular: true });
