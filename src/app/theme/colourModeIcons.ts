import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/ContrastOutlined';

export const colourModeIcons = { system: SystemIcon, light: LightIcon, dark: DarkIcon };
