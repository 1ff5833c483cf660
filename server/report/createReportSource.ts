import type { ReportConfig } from '../config/Config.ts';
import { reportUnavailable } from '../errors/errors.ts';
import { PowerBi } from './PowerBi.ts';
import type { ReportEmbed, ReportSource } from './ReportSource.ts';

/** A token that ends sooner is not handed out: a page asks for the next one a little before. */
const marginMs = 5 * 60_000;

interface Log {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Embedding of the configured report, its token kept until shortly before it ends; many who ask at once cause one fetch. */
export function createReportSource(config: ReportConfig, now: () => Date, log: Log): ReportSource {
  const service = new PowerBi(config);
  let kept: ReportEmbed | null = null;
  let fetching: Promise<ReportEmbed> | null = null;

  async function fetchEmbed(): Promise<ReportEmbed> {
    const accessToken = await service.signIn();
    const report = await service.report(accessToken);
    const { token, expires } = await service.embedToken(accessToken);
    kept = { id: config.reportId, ...report, accessToken: token, expires: expires.toISOString() };
    return kept;
  }

  function current(): Promise<ReportEmbed> {
    if (kept !== null && Date.parse(kept.expires) - marginMs > now().getTime()) return Promise.resolve(kept);
    fetching ??= fetchEmbed().finally(() => {
      fetching = null;
    });
    return fetching;
  }

  return {
    embedFor: async ({ username, requestId }) => {
      try {
        const embed = await current();
        log.info({ username, requestId, report: embed.id, expires: embed.expires }, 'report embedded');
        return embed;
      } catch (error) {
        log.error({ username, requestId, err: error }, 'report unavailable');
        throw reportUnavailable();
      }
    },
  };
}
