import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import { Box, Button } from '@mui/material';
import {
  exchangeRateSetColumns,
  exchangeRateSetConditions,
  exchangeRateSetFilters,
  exchangeRateSetViews,
  type ExchangeRateSetSource,
} from '#resources/exchangeRateSets/index.ts';
import { ResourceList } from '#src/screens/list/ResourceList.tsx';
import { useRateWords } from '../rateWords.ts';
import { RatesInForce } from './RatesInForce.tsx';
import { useRateDialog } from './useRateDialog.ts';

const columns: readonly ExchangeRateSetSource[] = [
  'base',
  'day',
  'source',
  'rateCount',
  'inForce',
  'author',
  'reason',
  'dateCreated',
];

const sort = { field: 'day', order: 'DESC' } as const;

/** The rates in force and what events need, and below them every set that was kept. */
export const RateList = () => (
  <ResourceList
    filters={exchangeRateSetFilters}
    conditions={exchangeRateSetConditions}
    defaultColumns={columns}
    sort={sort}
    presets={exchangeRateSetViews}
    lead={<RatesInForce />}
    isLong
    actions={<KeepButtons />}
  >
    {Object.entries(exchangeRateSetColumns).map(([source, column]) => ({ ...column, key: source }))}
  </ResourceList>
);

const KeepButtons = () => {
  const words = useRateWords();
  const { mayKeep, startImport, enter } = useRateDialog();
  if (!mayKeep) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button color="inherit" startIcon={<ImportIcon />} onClick={startImport}>
        {words('import')}
      </Button>
      <Button variant="contained" onClick={() => enter('')}>
        {words('enter')}
      </Button>
    </Box>
  );
};
