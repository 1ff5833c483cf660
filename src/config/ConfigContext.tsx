import { createContext, useContext } from 'react';
import type { Config } from './Config.ts';

const ConfigContext = createContext<Config | undefined>(undefined);
export const ConfigProvider = ConfigContext.Provider;

/** The run-time configuration, loaded before the first render. */
export function useConfig(): Config {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('useConfig needs <ConfigProvider> above it.');
  return config;
}
