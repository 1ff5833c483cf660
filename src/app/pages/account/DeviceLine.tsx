import DesktopIcon from '@mui/icons-material/ComputerOutlined';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
import { Box, Chip } from '@mui/material';
import { formatDateTime } from '#src/fields/dateTime/formatDateTime.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useAccountWords } from '#src/app/words/useAccountWords.ts';
import { WaitingButton } from '#src/ui/WaitingButton.tsx';
import type { MySession } from './accountOperations.ts';
import { deviceOf } from './deviceOf.ts';

interface DeviceLineProps {
  readonly session: MySession;
  /** Whether it is being signed out. */
  readonly busy: boolean;
  readonly onEnd: (device: string) => void;
}

const handheld = ['iPhone', 'iPad', 'Android'];

export const DeviceLine = ({ session, busy, onEnd }: DeviceLineProps) => {
  const words = useAccountWords();
  const locale = useFormatLocale();
  const { userAgent, isCurrent, dateStarted, dateLastUsed } = session;
  const device = deviceOf(userAgent);
  const name =
    device === undefined
      ? words('account.device_unknown')
      : device.system === undefined
        ? device.browser
        : words('account.device', { browser: device.browser, system: device.system });
  const Icon = handheld.includes(device?.system ?? '') ? PhoneIcon : DesktopIcon;
  const when = {
    when: formatDateTime(dateLastUsed, locale),
    started: formatDateTime(dateStarted, locale),
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 1.5,
        py: 1.25,
      }}
    >
      <Icon aria-hidden="true" sx={{ fontSize: 20, color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
          <Box component="span" sx={{ fontWeight: 500 }}>
            {name}
          </Box>
          {isCurrent && <Chip size="small" label={words('account.device_this')} />}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}>
          {words(isCurrent ? 'account.device_now' : 'account.device_used', when)}
        </Box>
      </Box>
      {!isCurrent && (
        <WaitingButton
          size="small"
          loading={busy}
          aria-label={words('account.device_endLabel', { device: name })}
          onClick={() => onEnd(name)}
        >
          {words('account.device_end')}
        </WaitingButton>
      )}
    </Box>
  );
};
