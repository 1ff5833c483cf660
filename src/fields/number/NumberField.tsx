import { defineTextField } from '../kind/defineField.tsx';
import { formatNumber } from './formatNumber.ts';

export const NumberField = defineTextField({ text: formatNumber, tabular: true, align: 'right' });
