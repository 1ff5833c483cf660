import { createServer, type ServerResponse } from 'node:http';
import { listen, stopListening } from '#tests/setup/listen.ts';

/** What the reference rates of a day look like. */
export const referenceRates = (day: string, rates: Readonly<Record<string, number>>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <Cube><Cube time='${day}'>${Object.entries(rates)
    .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
    .join('')}</Cube></Cube></gesmes:Envelope>`;

export interface RateServer {
  readonly url: string;
  /** What it answers from now on. */
  answer: (response: ServerResponse) => void;
  asked: number;
  readonly stop: () => Promise<void>;
}

/** A bank on a free port of this machine. */
export async function startRateServer(): Promise<RateServer> {
  const server = createServer((_request, response) => {
    bank.asked += 1;
    bank.answer(response);
  });
  const port = await listen(server);
  const bank: RateServer = {
    url: `http://127.0.0.1:${port}/eurofxref-daily.xml`,
    answer: (response) => void response.writeHead(500).end(),
    asked: 0,
    stop: () => stopListening(server),
  };
  return bank;
}
