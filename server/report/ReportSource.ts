/** What the browser needs to embed a report. */
export interface ReportEmbed {
  readonly id: string;
  readonly name: string;
  readonly embedUrl: string;
  /** Opens this one report for reading; not the service's own secret or token. */
  readonly accessToken: string;
  readonly expires: string;
}

/** For whom, so that the log can tell who was given a token. */
interface ReportReader {
  readonly username: string;
  readonly requestId: string;
}

export interface ReportSource {
  /** @throws reportUnavailable where the service does not answer as it should. */
  embedFor(reader: ReportReader): Promise<ReportEmbed>;
}
