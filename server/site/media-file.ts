/** A picture or a part of a stream, wherever it is. */
export interface MediaFile {
  /** @param caching the `Cache-Control` */
  respond(request: Request, caching: string): Response | Promise<Response>;
  /** `null` where it is not there. */
  text(): Promise<string | null>;
}
