import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/** Whether there is a connection, as far as the browser knows. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);
