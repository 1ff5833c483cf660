import { useFieldValue } from 'react-admin';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { TextCell } from '#src/fields/cell/TextCell.tsx';
import { humanise } from '#src/fields/wording/humanise.ts';
import { layoutOf, orientations, papers } from './layout.ts';

const words: Readonly<Record<string, string>> = { ...papers, ...orientations };
const plain = ['paper', 'orientation'];

/** 'A4, upright, header: Confidential'. */
export const LayoutField: FieldComponent = ({ source }) => {
  const parts = Object.entries(layoutOf(useFieldValue({ source }))).flatMap(([name, value]) => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const said = words[String(value)] ?? String(value);
    return [plain.includes(name) ? said : `${humanise(name)}: ${said}`];
  });
  return <TextCell text={parts.join(' · ')} />;
};
