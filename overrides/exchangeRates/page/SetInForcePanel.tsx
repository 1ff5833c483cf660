import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useState } from 'react';
import { currencyName } from '#src/fields/currency/CurrencyField.tsx';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { formatMomentDay } from '#src/fields/dateTime/formatMomentDay.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { Flag } from '#src/ui/Flag.tsx';
import { ageInDays, formatRate, isOld } from '../rateFigures.ts';
import type { SetInForce } from '../rateOperations.ts';
import { useRateWords, type RateWords } from '../rateWords.ts';
import { RatesPanel } from './RatesPanel.tsx';

interface SetInForcePanelProps {
  readonly sets: readonly SetInForce[];
  readonly base: string;
  readonly onBase: (base: string) => void;
  readonly now: Date;
}

/** 'entered by hand by Ada Coe' */
function sourceText({ source, author }: Pick<SetInForce, 'source' | 'author'>, words: RateWords): string {
  const how = words(`source_${source}`);
  return author === null ? how : words('by', { how, name: author.fullName });
}

/** As many rows as stand beside the course of a pair. */
const shown = 10;

/** What amounts are converted with: the rates of a base, each with its day, old ones marked (H5). */
export const SetInForcePanel = ({ sets, base, onBase, now }: SetInForcePanelProps) => {
  const words = useRateWords();
  const locale = useFormatLocale();
  const [isWhole, setWhole] = useState(false);
  const set = sets.find((one) => one.base === base) ?? sets[0];
  if (set === undefined) return null;
  const day = formatDate(set.day, locale);
  return (
    <RatesPanel title={words('in_force')} lead={words('set', { day, source: sourceText(set, words) })}>
      {sets.length > 1 && (
        <Box sx={{ px: 2, pt: 2 }}>
          <ChoiceField
            label={words('base')}
            value={set.base}
            options={sets.map((one) => one.base)}
            wordOf={(code) => currencyName(code, locale)}
            onChoose={onBase}
            sx={{ minWidth: 220 }}
          />
        </Box>
      )}
      <Table size="small" className="tabular" aria-label={words('in_force')}>
        <TableHead>
          <TableRow>
            <TableCell>{words('currency')}</TableCell>
            <TableCell align="right">
              {words('base')} {set.base}
            </TableCell>
            <TableCell align="right">{words('as_of')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {(isWhole ? set.rates : set.rates.slice(0, shown)).map(({ target, rate, lastUpdated }) => (
            <TableRow key={target}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                <Box component="span" sx={{ display: { sm: 'none' } }}>
                  {target}
                </Box>
                <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                  {currencyName(target, locale)}
                </Box>
              </TableCell>
              <TableCell align="right">{formatRate(rate, locale)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {isOld(lastUpdated, now) ? (
                  <Flag
                    palette="starship"
                    title={formatMomentDay(lastUpdated, locale)}
                    label={words('old', { smart_count: ageInDays(lastUpdated, now) })}
                  />
                ) : (
                  formatMomentDay(lastUpdated, locale)
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {set.rates.length > shown && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ m: 0.75 }}>
          {words(isWhole ? 'fewer_rates' : 'all_rates', { smart_count: set.rates.length })}
        </Button>
      )}
    </RatesPanel>
  );
};
