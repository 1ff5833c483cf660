export { DataClientProvider, useDataClient } from '../data/DataClient.tsx';
